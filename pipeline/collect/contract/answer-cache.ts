/** Answers of the forges' APIs that later runs ask for again. */

/**
 * What is kept of an answer, so that the next 304 (which costs no quota) can be used. All of it is text, as a row of a
 * table has it. Holds nothing but what a projection gives: no contacts, and nothing that no reader takes.
 */
export interface CachedAnswer {
  etag: string;
  /** Name and number of the projection: another one makes the entry worthless. */
  shape: string;
  /** JSON of the projected value and of the address of the next page. */
  answer: string;
  /** Hash of the address and all of the above: an entry that it does not fit is not used. */
  seal: string;
}

/** Answers by address. The addresses carry no token. */
export interface AnswerCache {
  get(address: string): Promise<CachedAnswer | undefined>;
  set(address: string, kept: CachedAnswer): Promise<void>;
}
