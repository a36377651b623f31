/** How often a caller has asked in the running minute and month (UTC). */

export interface Counts {
  minute: number;
  month: number;
}

/** Which minute and month an instant belongs to. @param now milliseconds since 1970 */
export function periodsOf(now: number): { minute: number; month: string } {
  return { minute: Math.floor(now / 60_000), month: new Date(now).toISOString().slice(0, 7) };
}
