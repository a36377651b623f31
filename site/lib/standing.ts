/** The exact place of a listing, where a page about the listing shows it. */

/** Further down, a place moves so often for nothing the listing did that its page would be rebuilt every day. */
const LAST_EXACT_PLACE = 100;

/** @param position from 1 */
export function exactPlace(position: number): number | undefined {
  return position <= LAST_EXACT_PLACE ? position : undefined;
}
