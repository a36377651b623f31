/** A listing in words: the one view that rows, cards, search results, comparisons and previews are made of. */
import type { ListingState, Pricing, Summary } from '../contracts/generated/read-api.ts';
import { priceText } from '../wording/price-words.ts';
import { sayState } from '../wording/state-words.ts';
import { figuresIn } from '../wording/usage-figures.ts';

/** What codes are called in the language of a page. */
export type ListingLabels = Readonly<Record<'category' | 'kind' | 'license_type', Readonly<Record<string, string>>>>;

export interface ViewedListing
  extends Pick<
    Summary,
    'slug' | 'name' | 'icon' | 'summary' | 'category' | 'license_type' | 'version' | 'released_on' | 'verified'
  > {
  vendor: string;
  /** Slug of the publisher's page. */
  publisher?: string | undefined;
  /** As SPDX has the license. */
  spdx_id?: string | null | undefined;
  pricing?: Pricing | null | undefined;
  use?: Summary['use'] | undefined;
  public_use?: Summary['public_use'] | undefined;
  state?: Summary['state'] | undefined;
  /** A month or a year, where no day is known. */
  released_in?: string | undefined;
  /** A draft has neither place nor score. */
  position?: number | undefined;
  score?: number;
}

/** An entry of an answer of the API, where it was searched for: not all that was asked for may be in it. */
export function viewedEntry({ vendor, rank, match = 'all', ...summary }: Summary) {
  return { ...summary, vendor: vendor.name, position: rank.position, match };
}

export interface ViewLanguage {
  /** Like de. */
  language: string;
  labels: ListingLabels;
  formatDay(day: string): string;
  formatCount(count: number): string;
}

/** Texts by the names of their places in markup; an empty one for what is not known. */
export type ListingView = ReturnType<typeof listingView>;

export function listingView(listing: ViewedListing, { language, labels, formatDay, formatCount }: ViewLanguage) {
  const { slug, name, vendor, summary, category, license_type, version, verified, position, score } = listing;
  const { released_on, released_in, spdx_id, pricing, use, public_use, publisher = '' } = listing;
  const ended = endingOf(listing.state);
  const said = ended && sayState(ended, language, formatDay);
  const price = (pricing && priceText(pricing, language)) ?? '';
  const license = license_type === null ? '' : nameOf(license_type, labels.license_type);
  const used = use && figuresIn(language).sayUse(use);
  const released = released_on ?? released_in;
  return {
    ...{ slug, name, vendor, publisher, category, version },
    summary: summary ?? '',
    category_label: nameOf(category, labels.category),
    license,
    price,
    // "MIT" says more than "Open source", and neither repeats the price.
    terms: [spdx_id, license].find((each) => each) === price ? '' : (spdx_id ?? license),
    use: used ? [used.use, used.asOf].filter((each) => each !== undefined).join(', ') : '',
    public_use: public_use === undefined ? '' : figuresIn(language).sayPublicUse(public_use, formatDay).join(', '),
    released: released === undefined ? '' : formatDay(released),
    released_on: released_on ?? '',
    released_in: released_on === null ? (released_in ?? '') : '',
    verified: String(verified || ''),
    // With who says so; that something answers is no news.
    state: said === undefined ? '' : `${said.state} (${said.by})`,
    position: position === undefined ? '' : formatCount(position),
    score: score === undefined ? '' : formatCount(score),
  };
}

/** The state that lists show, who cannot show several. @param states as a listing has them */
export function leadingState([first]: readonly ListingState[] = []): ListingState | undefined {
  if (first === undefined) return undefined;
  const { subject: _subject, ...state } = first;
  return state;
}

/** What a visitor should know before they click. */
const endingOf = (state: Summary['state']) => (state?.state === 'answering' ? undefined : state);

/** What a code is called. One without a name stands as it is, so that a new one needs no text. */
export function nameOf(code: string, names: Readonly<Record<string, string>>): string {
  // `constructor` is a legal slug of a category.
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? code;
}
