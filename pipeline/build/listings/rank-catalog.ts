/** Ranks a whole catalog: public listings with their score, from first to last place. */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type Place, rankAll } from '../../../schemas/rank/engine.ts';
import { changedOn, type RankableListing } from '../../../schemas/rank/rank-input.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { type ListingDays, listingDays } from './listing-changes.ts';
import { type AllFacts, factsOfAll, type KeptFacts, type ListingFacts } from './listing-facts.ts';
import { toPublicListing, type UnrankedSummary } from './public-listing.ts';

export interface RankedListing extends Place {
  summary: UnrankedSummary;
  facts: ListingFacts;
  /** Day, where the history is known. */
  published_on: string | null;
  /** Of all that it is shown with: the same text, the same listing. */
  readonly key: string;
  /** Read and made anew each time it is asked for: all of them at once would take as much memory as what is stored. */
  readonly listing: RankableListing;
}

interface Entry extends Pick<RankedListing, 'input' | 'summary' | 'facts' | 'published_on'> {
  key(): string;
  show(): RankableListing;
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
  const entries = new Map(
    Array.from(catalog.listings.keys(), (slug): [string, Entry] => {
      const known = facts.get(slug);
      if (known === undefined) throw new Error(`Nothing is known of the listing ${slug}.`);
      return [slug, entryOf(slug, known, { catalog, site, days: days.get(slug) })];
    }),
  );
  return inOrder(entries, date);
}

/** The same listings in the order of another day. */
export function rankedOn(ranked: readonly RankedListing[], date: string): RankedListing[] {
  const entries = ranked.map((entry): [string, Entry] => {
    const { input, summary, facts, published_on } = entry;
    return [input.slug, { input, summary, facts, published_on, key: () => entry.key, show: () => entry.listing }];
  });
  return inOrder(new Map(entries), date);
}

function inOrder(entries: ReadonlyMap<string, Entry>, date: string): RankedListing[] {
  const inputs = Array.from(entries.values(), ({ input }) => input);
  return rankAll(inputs, date).flatMap((place) => {
    const entry = entries.get(place.input.slug);
    if (entry === undefined) return [];
    return {
      ...{ ...place, summary: entry.summary, facts: entry.facts, published_on: entry.published_on },
      get key() {
        return entry.key();
      },
      get listing() {
        return entry.show();
      },
    };
  });
}

interface Beside {
  catalog: Pick<ShownCatalog, 'listings' | 'evidence'>;
  site: Site;
  days: ListingDays | undefined;
}

function entryOf(slug: string, { facts, key }: KeptFacts, { catalog, site, days }: Beside): Entry {
  const read = () => ({ stored: catalog.listings.get(slug) as Listing, evidence: catalog.evidence.get(slug)?.records });
  return {
    input: changedOn(facts.input, days?.updated_on ?? null),
    ...{ summary: facts.summary, facts, published_on: days?.published_on ?? null },
    key: () => JSON.stringify([key ?? read(), days?.published_on, days?.updated_on]),
    show() {
      const { stored, evidence } = read();
      return toPublicListing(stored, site, { days, evidence });
    },
  };
}
