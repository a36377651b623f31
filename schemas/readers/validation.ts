/** What people hear of a document that was read to see whether it is valid. */
import type { Draft } from '../contracts/draft.ts';
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { hasErrors, type Problem } from '../contracts/problems.ts';
import { filledExample } from './filled-example.ts';
import { type PlacedProblem, placeProblems } from './problem-lines.ts';

/** What `catalog validate` says of one document. */
export interface Validation {
  /** null where it could not be found out. */
  kind: FeedKind | null;
  valid: boolean;
  problems: PlacedProblem[];
  /** What the catalog would take over. */
  draft?: Draft;
  /** Of another format: a document of ours made of what it says, to be completed. */
  example?: object;
}

/** @param bytes of the document, where they are at hand */
export function toValidation(
  kind: FeedKind | null,
  { draft, problems }: { draft?: Draft | undefined; problems: readonly Problem[] },
  bytes?: Uint8Array,
): Validation {
  const example = bytes && filledExample(bytes, problems);
  return {
    kind,
    valid: draft !== undefined && !hasErrors(problems),
    problems: bytes === undefined ? [...problems] : placeProblems(problems, bytes),
    ...(draft && { draft }),
    ...(example && { example }),
  };
}
