/** Which products the start page shows: none of them twice, and in each list of as many publishers or categories as there are. */
import { readBrief, readSlugs } from '../catalog/catalog-data.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { newcomers, newestReleases } from '../lists/selections.ts';
import { distinctLists } from './distinct-lists.ts';

/** Two rows of three where there is room. */
const LONGEST = 6;
/** Beside the search, in two rows of two. */
const MOST_PICTURES = 4;
/** So many more are looked at, so that lists that show nothing twice still find enough. */
const CANDIDATES = 10 * LONGEST;

export interface StartEntry {
  slug: string;
  version?: string;
  /** Of its release, or of its coming into the catalog. */
  day?: string | null;
}

export interface StartLists {
  /** The best of each category, with figures of use where {@link isUsed}. */
  best: StartEntry[];
  /** Whether figures of use are known of all of {@link best}: without them nothing can be called popular. */
  isUsed: boolean;
  /** With a screenshot. */
  pictured: StartEntry[];
  fresh: StartEntry[];
  updated: StartEntry[];
}

export function startLists(): StartLists {
  const ranked = readSlugs().slice(0, CANDIDATES);
  const ofCategory = (slug: string) => ({ slug, group: readFacts(slug).category });
  const used = ranked.filter((slug) => readBrief(slug).use !== undefined);
  const categories = new Set(used.map((slug) => readFacts(slug).category)).size;
  const isUsed = used.length >= LONGEST;
  const [best = [], pictured = [], fresh = [], updated = []] = distinctLists<StartEntry & { group: string }>(
    [
      { perGroup: Math.ceil(LONGEST / Math.max(1, categories)), candidates: (isUsed ? used : ranked).map(ofCategory) },
      { perGroup: 1, candidates: ranked.filter((slug) => readBrief(slug).screenshot !== undefined).map(ofCategory) },
      {
        perGroup: 2,
        candidates: newcomers(CANDIDATES).map(({ slug, vendor, publishedOn }) => ({
          ...{ slug, group: vendor, day: publishedOn },
        })),
      },
      {
        perGroup: 1,
        candidates: newestReleases(CANDIDATES).map(({ slug, vendor, version, released_on }) => ({
          ...{ slug, group: vendor.name, version, day: released_on },
        })),
      },
    ],
    LONGEST,
  );
  return { best, isUsed, pictured: pictured.slice(0, MOST_PICTURES), fresh, updated };
}
