/** A listing in words: the one view that rows, cards, search results, comparisons and previews are made of. */
import type { Summary } from '../contracts/generated/read-api.ts';

/** What codes are called in the language of a page. */
export type ListingLabels = Readonly<Record<'category' | 'kind' | 'license_type', Readonly<Record<string, string>>>>;

export interface ViewedListing
  extends Pick<
    Summary,
    'slug' | 'name' | 'icon' | 'summary' | 'category' | 'license_type' | 'version' | 'released_on' | 'verified'
  > {
  vendor: string;
  /** A month or a year, where no day is known. */
  released_in?: string | undefined;
  /** A draft has neither place nor score. */
  position?: number | undefined;
  score?: number;
}

export interface ViewLanguage {
  labels: ListingLabels;
  formatDay(day: string): string;
  formatCount(count: number): string;
}

/** Texts by the names of their places in markup; an empty one for what is not known. */
export type ListingView = ReturnType<typeof listingView>;

export function listingView(listing: ViewedListing, { labels, formatDay, formatCount }: ViewLanguage) {
  const { slug, name, vendor, summary, category, license_type, version, verified, position, score } = listing;
  const { released_on, released_in } = listing;
  const released = released_on ?? released_in;
  return {
    ...{ slug, name, vendor, category, version },
    summary: summary ?? '',
    category_label: nameOf(category, labels.category),
    license: license_type === null ? '' : nameOf(license_type, labels.license_type),
    released: released === undefined ? '' : formatDay(released),
    released_on: released_on ?? '',
    released_in: released_on === null ? (released_in ?? '') : '',
    verified: String(verified || ''),
    position: position === undefined ? '' : formatCount(position),
    score: score === undefined ? '' : formatCount(score),
  };
}

/** What a code is called. One without a name stands as it is, so that a new one needs no text. */
export function nameOf(code: string, names: Readonly<Record<string, string>>): string {
  // `constructor` is a legal slug of a category.
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
}
