/** What a change says, in the language it is shown in: for the page of changes, and for news feeds. */
import type { Change, ChangedFacts, Pricing } from '../contracts/generated/read-api.ts';
import { LANGUAGE_TEXTS, type LanguageTag } from '../texts/languages.ts';
import { fillMessage } from '../texts/message.ts';
import { priceText } from './price-words.ts';
import { sayState } from './state-words.ts';

type ChangeTexts = (typeof LANGUAGE_TEXTS)['en']['changes'];

/** With the name of the listing as it is now, or was when it was withdrawn; undefined where nobody noted it. */
type NamedChange = Pick<Change, 'slug' | 'change' | 'what' | 'reason' | 'renamed_to' | 'state'> & {
  name: string | undefined;
};

export interface ChangeWords {
  /** In one line, like "Obsidian 1.13.6 → 1.13.7". */
  title(change: NamedChange): string;
  /** Title and text of a source that cannot be read. @param code why, as problems are called */
  failing(name: string, code: string): { title: string; text: string };
  /** Whatever the title does not say, a sentence each: why it was withdrawn, another license. */
  details(change: Pick<NamedChange, 'change' | 'what' | 'reason' | 'state'>): string[];
}

/** @param language of the interface, like de; English where the catalog has no texts in it */
export function changeWords(language: string): ChangeWords {
  const locale = Object.hasOwn(LANGUAGE_TEXTS, language) ? (language as LanguageTag) : 'en';
  const texts: ChangeTexts = LANGUAGE_TEXTS[locale].changes;
  const fill = (message: string, values: Record<string, string>) => fillMessage(message, values, locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const move = (before: string | null, after: string | null) =>
    fill(texts.move, { before: before ?? texts.notGiven, after: after ?? texts.notGiven });
  const version = ({ before, after }: NonNullable<ChangedFacts['version']>) =>
    before === null ? (after ?? texts.notGiven) : move(before, after);
  return {
    title({ slug, change, what, renamed_to, name = slug }) {
      if (change === 'published') return fill(texts.new, { name });
      if (change === 'withdrawn') return fill(texts.withdrawn, { name });
      if (change === 'silent' || change === 'answering') return fill(texts[change], { name });
      if (change === 'renamed') return fill(texts.renamed, { slug, present: renamed_to ?? name });
      if (what?.version !== undefined) return fill(texts.updatedVersion, { name, version: version(what.version) });
      return fill(texts.updated, { name });
    },
    failing: (name, code) => ({ title: fill(texts.failing, { name }), text: fill(texts.failingWhy, { code }) }),
    details({ change, what = {}, reason, state }) {
      if (change === 'withdrawn') return reason === undefined ? [] : [reason];
      if (state !== undefined) {
        const said = sayState(state, locale, (day) => days.format(new Date(day)));
        return [`${said.state} (${said.by})`];
      }
      const { yanked = [], license, pricing, verified, archived, fields } = what;
      const licensed = (value: string | null) => value && named(texts.licenseTypes, value, value);
      const priced = (value: Pricing | null) => value && (priceText(value, locale) ?? null);
      return [
        ...yanked.map(({ version, reason }) => {
          return fill(reason === null ? texts.yanked : texts.yankedBecause, { version, reason: reason ?? '' });
        }),
        ...(pricing ? [fill(texts.pricing, { move: move(priced(pricing.before), priced(pricing.after)) })] : []),
        ...(license ? [fill(texts.license, { move: move(licensed(license.before), licensed(license.after)) })] : []),
        ...(verified === undefined ? [] : [verified ? texts.verified : texts.unverified]),
        ...(archived === undefined ? [] : [archived ? texts.archived : texts.unarchived]),
        ...(fields ? [fill(texts.fields, { fields: fieldList(fields, texts) })] : []),
      ];
    },
  };
}

/** Kinds of changes that a reader may pick, in the order of importance; one change may be of several. */
export const CHANGE_KINDS = [
  ...(['published', 'version', 'pricing', 'license', 'verified', 'archived', 'silent', 'answering'] as const),
  ...(['fields', 'renamed', 'withdrawn'] as const),
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** @returns fields for an update of which no more is known */
export function changeKinds({ change, what = {} }: Pick<Change, 'change' | 'what'>): ChangeKind[] {
  if (change !== 'updated') return [change];
  const kinds = CHANGE_KINDS.filter((kind) => kind in what);
  return kinds.length > 0 ? kinds : ['fields'];
}

function fieldList(fields: readonly string[], { fieldNames, other, separator }: ChangeTexts): string {
  const names = new Set(fields.map((field) => named(fieldNames, field, other)));
  // What has no name of its own comes last.
  const last = names.delete(other) ? [other] : [];
  return [...names, ...last].join(separator);
}

function named(names: Readonly<Record<string, string>>, code: string, otherwise: string): string {
  return Object.hasOwn(names, code) ? (names[code] ?? otherwise) : otherwise;
}
