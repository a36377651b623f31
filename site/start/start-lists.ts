/** Which products the start page shows: none of them twice, and in each list of as many publishers or categories as there are. */
import { readBrief, readSlugs } from '../catalog/catalog-data.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { newcomers, newestReleases } from '../lists/filtered-lists.ts';

/** Two rows of three where there is room. */
const LONGEST = 6;
/** Beside the search, in two rows of two. */
const MOST_PICTURES = 4;
/** So many more are looked at, so that lists that show nothing twice still find enough. */
const CANDIDATES = 10 * LONGEST;

/** A list with less is not worth a heading. */
const FEWEST = 3;

export interface StartEntry {
  slug: string;
  version?: string;
  /** Of its release, or of its coming into the catalog. */
  day?: string | null;
}

/**
 * `best` has the best of each category. Without figures of use nothing can be called popular: `isUsed` says whether all of
 * them have some. `pictured` have a screenshot.
 */
export function startLists() {
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

interface Item {
  slug: string;
  /** By which a list stays varied: its publisher, or its category. */
  group: string;
}

interface Wanted<Entry extends Item> {
  /** Best first. */
  candidates: readonly Entry[];
  /** So many of one publisher or category at most: one that releases often would fill a list alone. */
  perGroup: number;
}

/**
 * The lists are filled in their order. A list that is left with too little is empty, and what it would have shown is free
 * for those after it. The first one shows whatever there is.
 * @param longest entries of a list
 */
export function distinctLists<Entry extends Item>(wanted: readonly Wanted<Entry>[], longest: number): Entry[][] {
  const shown = new Set<string>();
  return wanted.map((each, index) => {
    const list = take(each, shown, longest);
    if (index > 0 && list.length < FEWEST) return [];
    for (const { slug } of list) shown.add(slug);
    return list;
  });
}

/** @param shown elsewhere */
function take<Entry extends Item>(
  { candidates, perGroup }: Wanted<Entry>,
  shown: ReadonlySet<string>,
  longest: number,
): Entry[] {
  const list = new Map<string, Entry>();
  const byGroup = new Map<string, number>();
  for (const entry of candidates) {
    if (list.size === longest) break;
    const count = byGroup.get(entry.group) ?? 0;
    if (shown.has(entry.slug) || list.has(entry.slug) || count >= perGroup) continue;
    byGroup.set(entry.group, count + 1);
    list.set(entry.slug, entry);
  }
  return [...list.values()];
}
