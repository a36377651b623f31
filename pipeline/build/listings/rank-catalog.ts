/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type RankPlace, rankAll } from '../../../schemas/rank/engine.ts';
import { changedOn, type RankableListing } from '../../../schemas/rank/rank-input.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { type ListingDays, listingDays } from './listing-changes.ts';
import { type AllFacts, type CachedFacts, factsOfAll, type ListingFacts } from './listing-facts.ts';
import { toPublicListing, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing extends RankPlace {
  readonly summary: UnrankedSummary;
  readonly facts: ListingFacts;
  /** Day, where the history is known. */
  readonly published_on: string | null;
  /** Of all that it is shown with: the same text, the same listing. */
  readonly key: string;
  /** Read and computed on each access: holding all of them would take as much memory as what is stored. */
  readonly listing: RankableListing;
  /** The same listing in its place of another day. */
  at(place: RankPlace): RankedListing;
}

/** What listings are shown with, for all of them. */
interface Sources {
  catalog: Pick<ShownCatalog, 'listings' | 'evidence' | 'ledger'>;
  site: Site;
}

interface Known extends CachedFacts {
  days: ListingDays | undefined;
}

/** There is one for each listing of the catalog: what can be asked for is of the class, and takes no memory in each of them. */
class Ranked implements RankedListing {
  readonly input: RankPlace['input'];
  readonly score: RankPlace['score'];
  readonly points: RankPlace['points'];
  readonly tie: RankPlace['tie'];
  readonly since: RankPlace['since'];
  readonly #known: Known;
  readonly #sources: Sources;

  constructor({ input, score, points, tie, since }: RankPlace, known: Known, sources: Sources) {
    this.input = input;
    this.score = score;
    this.points = points;
    this.tie = tie;
    this.since = since;
    this.#known = known;
    this.#sources = sources;
  }

  get facts() {
    return this.#known.facts;
  }

  get summary() {
    return this.facts.summary;
  }

  get published_on() {
    return this.#known.days?.published_on ?? null;
  }

  get key() {
    const known = this.#known;
    const { approved_packages, overrides, yanked } = this.#decision ?? {};
    const days = [known.days?.published_on, known.days?.updated_on];
    return JSON.stringify([known.key ?? this.#read(), ...days, approved_packages, overrides, yanked]);
  }

  get listing() {
    const { stored, evidence } = this.#read();
    return toPublicListing(stored, this.#sources.site, { days: this.#known.days, evidence, decision: this.#decision });
  }

  at(place: RankPlace): RankedListing {
    return new Ranked(place, this.#known, this.#sources);
  }

  get #decision() {
    return this.#sources.catalog.ledger.get(this.input.slug);
  }

  #read() {
    const { slug } = this.input;
    const { listings, evidence } = this.#sources.catalog;
    return { stored: listings.get(slug) as Listing, evidence: evidence.get(slug)?.records };
  }
}

/**
 * @param date the day of the build, like 2026-01-31
 * @param facts of each listing, where they are known
 */
export function rankCatalog(
  catalog: Pick<ShownCatalog, 'listings' | 'ledger' | 'evidence'>,
  { events }: Pick<History, 'events'>,
  site: Site,
  date: string,
  facts: AllFacts = factsOfAll(catalog, site),
): RankedListing[] {
  const days = listingDays(events, catalog.ledger);
  const known = new Map(
    Array.from(catalog.listings.keys(), (slug): [string, Known] => {
      const kept = facts.get(slug);
      if (kept === undefined) throw new Error(`Nothing is known of the listing ${slug}.`);
      return [slug, { facts: kept.facts, key: kept.key, days: days.get(slug) }];
    }),
  );
  const inputs = Array.from(known.values(), ({ facts, days }) => changedOn(facts.input, days?.updated_on ?? null));
  const sources = { catalog, site };
  return rankAll(inputs, date).map((place) => new Ranked(place, known.get(place.input.slug) as Known, sources));
}

/** The same listings in the order of another day. */
export function rankedOn(ranked: readonly RankedListing[], date: string): RankedListing[] {
  const before = new Map(ranked.map((listing) => [listing.input.slug, listing]));
  const places = rankAll(
    Array.from(ranked, ({ input }) => input),
    date,
  );
  return places.map((place) => (before.get(place.input.slug) as RankedListing).at(place));
}
