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
  const examples = examplesOf(settings);
  return {
    languages,
    plans: { ...DEFAULT_PLANS, ...plans },
    ...(settings.count_reads === false && { count_reads: false }),
    ...(Object.keys(examples).length > 0 && { examples }),
  };
}

/** By language; those without any are left out, because words of another language may find nothing. */
function examplesOf(settings: Settings): NonNullable<PublicSettings['examples']> {
  const { examples, translations = {} } = settings;
  const entries = [[firstLanguage(settings), { examples }], ...Object.entries(translations)] as const;
  return Object.fromEntries(entries.flatMap(([tag, { examples: own }]) => (own === undefined ? [] : [[tag, own]])));
}
