/** What is taken of an answer of a forge's API: whatever is not named there ends with the answer. */
import { parseJson } from '../../../schemas/readers/json-text.ts';
import { Refused } from '../../repo/fetch/refusals.ts';
import type { About, Stopped } from '../contract/isolated-reader.ts';

/** The members taken of one kind of answer. */
export interface Shape<T> {
  /** Must change whenever the result of `project` changes, because results are cached. */
  name: string;
  /** The answer is this file, as it is or as the forge shows it, and no JSON. */
  path?: string;
  /** The form it is asked for in, where a forge has several. */
  accept?: string;
  /** What the result depends on besides the answer. A digest of it is part of the name. */
  about?: About;
  /** Undefined if the body is not such an answer. The result is JSON, without contacts. */
  project(body: unknown): T | undefined;
}

/** Reads an answer, wherever that is done. @throws ReadingStopped */
export type ReadAnswer = <T>(shape: Shape<T>, bytes: Uint8Array) => Promise<T | undefined>;

/** A hundred releases with a hundred assets each have half a million values. */
const ANSWER_LIMITS = { maxDepth: 64, maxNodes: 2_000_000 };

export function projectAnswer<T>({ path, project }: Shape<T>, bytes: Uint8Array): T | undefined {
  return project(path === undefined ? parseJson(bytes, ANSWER_LIMITS).value : bytes);
}

/** The answer came, and could not be read to its end. */
export class ReadingStopped extends Refused {
  readonly stopped: Stopped;

  constructor(stopped: Stopped) {
    super(stopped.problem);
    this.stopped = stopped;
  }
}
