/** Figures as people say them: 940M downloads a month, as of March 2026. */
import type { EvidenceRecord } from '../contracts/generated/evidence.ts';
import type { SoftwareListing, Summary } from '../contracts/generated/read-api.ts';
import { defined, isEmpty } from '../rules/without-undefined.ts';
import { memoizeBy } from '../texts/memoize-by-key.ts';
import { fillMessage, type Message } from '../texts/message.ts';
import { shortTexts } from '../texts/short-texts.ts';

/** What tells a visitor most comes first; what depends on a package says little of its users. */
const COUNTED = ['downloads', 'installs', 'computers', 'dependents'] as const;

type PublicUse = NonNullable<Summary['public_use']>;

export interface UseFigure {
  counted: (typeof COUNTED)[number];
  count: number;
  /** Day since which the count is known. */
  since: string;
}

/**
 * The figure to show of a product: of several packages the one that is used most, because a sum would count people twice.
 * @returns undefined where nobody was asked, or nobody counts: that is not nought
 */
export function useFigure(evidence: readonly Pick<EvidenceRecord, 'values' | 'since'>[]): UseFigure | undefined {
  for (const counted of COUNTED) {
    const known = evidence.flatMap(({ values: { [counted]: count }, since }) =>
      count === undefined ? [] : [{ counted, count, since }],
    );
    if (known.length > 0) return known.reduce((most, one) => (one.count > most.count ? one : most));
  }
  return undefined;
}

type Used = Pick<SoftwareListing, 'public_sector' | 'confirmed_users'>;

/** What lists show public bodies of a product: as its publisher declares it, and how many users confirm. */
export function publicUseOf({ public_sector: said, confirmed_users: confirmed = [] }: Used): Summary['public_use'] {
  const use = defined({
    used_by: said?.used_by?.length,
    confirmed_users: confirmed.length || undefined,
    maintained_until: said?.maintenance?.until,
  });
  return isEmpty(use) ? undefined : use;
}

/** @param language that there are texts in; others are shown in English */
export const figuresIn = memoizeBy((language: string) => {
  const { locale, figures: texts } = shortTexts(language);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const say = (text: Message, count: number) => fillMessage(text, { count, shown: compact.format(count) }, locale);
  return {
    /** "940M", "940 Mio." */
    sayCount: (count: number) => compact.format(count),
    /** "940M downloads a month", and how old that is: "as of March 2026". */
    sayUse: (figure: UseFigure | undefined): { use: string; asOf: string | undefined } => {
      if (figure === undefined) return { use: texts.none, asOf: undefined };
      const { counted, count, since } = figure;
      const use = fillMessage(texts[counted], { count, shown: compact.format(count) }, locale);
      return { use, asOf: fillMessage(texts.asOf, { month: months.format(new Date(since)) }, locale) };
    },
    /** "names 3 public bodies as users", "use confirmed by 1 organization", "maintained until Dec 31, 2027". @param formatDay of the page */
    sayPublicUse: (
      { used_by: named, confirmed_users: confirmed, maintained_until: until }: PublicUse,
      formatDay: (day: string) => string,
    ) => [
      ...(named === undefined ? [] : [say(texts.usedBy, named)]),
      ...(confirmed === undefined ? [] : [say(texts.confirmedUsers, confirmed)]),
      ...(until === undefined ? [] : [fillMessage(texts.maintainedUntil, { day: formatDay(until) }, locale)]),
    ],
  };
});
