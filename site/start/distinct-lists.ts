/** Several lists of the same things, chosen so that none shows what one before it shows. */

/** A list with less is not worth a heading. */
const FEWEST = 3;

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
  return wanted.map(({ candidates, perGroup }, index) => {
    const list = take(candidates, { shown, perGroup, longest });
    if (index > 0 && list.length < FEWEST) return [];
    for (const { slug } of list) shown.add(slug);
    return list;
  });
}

interface Limits {
  shown: ReadonlySet<string>;
  perGroup: number;
  longest: number;
}

function take<Entry extends Item>(candidates: readonly Entry[], { shown, perGroup, longest }: Limits): Entry[] {
  const list: Entry[] = [];
  const taken = new Set<string>();
  const byGroup = new Map<string, number>();
  for (const entry of candidates) {
    if (list.length === longest) break;
    const count = byGroup.get(entry.group) ?? 0;
    if (shown.has(entry.slug) || taken.has(entry.slug) || count >= perGroup) continue;
    byGroup.set(entry.group, count + 1);
    taken.add(entry.slug);
    list.push(entry);
  }
  return list;
}
