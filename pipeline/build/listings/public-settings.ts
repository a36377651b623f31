/** What pages and worker need of data/catalog.json, defaults filled in. */
import type { PublicSettings } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';

const DEFAULT_LANGUAGES = ['en'];
const DEFAULT_PLANS: PublicSettings['plans'] = {
  free: { per_minute: 60, per_month: 10_000 },
  top: { per_minute: 3000, per_month: null },
};

/** Tag of the language of the pages at /, and of every word in the API. */
export function firstLanguage({ languages: [first = 'en'] = DEFAULT_LANGUAGES }: Pick<Settings, 'languages'>): string {
  return first;
}

export function publicSettings(settings: Settings): PublicSettings {
  const { languages = DEFAULT_LANGUAGES, plans } = settings;
  return { languages, plans: { ...DEFAULT_PLANS, ...plans } };
}
