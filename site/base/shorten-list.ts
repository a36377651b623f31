/** A list that must not fill a page: what is shown of it at once, and what is folded away. */

/** Two lines of words, or a screen's part of links. */
const FEW = 8;
/** To fold fewer away costs more than it saves. */
const FEWEST_FOLDED = 3;

export function foldList<Item>(items: readonly Item[]): { shown: readonly Item[]; rest: readonly Item[] } {
  const end = items.length < FEW + FEWEST_FOLDED ? items.length : FEW;
  return { shown: items.slice(0, end), rest: items.slice(end) };
}
