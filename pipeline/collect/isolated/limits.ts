/** How much a document may cost. Processor time, so that a busy machine is no fault of a document. In milliseconds. */

/** What nearly every document needs far less than: one that needs more makes room for others. */
const FIRST_SLICE_MS = 60;
/** The more documents have used up their slice, the less the next ones get. */
const SLICES_UNTIL_HALF = 10;
const LEAST_SLICE_MS = 10;
/**
 * One as small as this is done within its slice, however odd it is: the worst text that is known takes 0.6 s for 200 000
 * characters. To measure a slice costs more than to read it; its limit holds as it does for all.
 */
const SMALL_BYTES = 16_384;

/** The worst that is known takes 7 s for 16 MiB of YAML. */
const LIMIT_MS = 1_000;
const LIMIT_MS_OF_BYTE = 1.5 / 1_000;

/** For all that one publisher has in a run. */
const PUBLISHER_MS = 30_000;

/** For all documents that have made room, as a share of the time the run has taken so far. */
const SLOW_SHARE = 0.25;
const LEAST_SLOW_MS = 1_000;

/** A processor that others use gives a thread a part of itself; one that gives less than this is out of order. */
const LEAST_SHARE_OF_PROCESSOR = 1 / 8;
const LEAST_WALL_MS = 10_000;

/** One of 16 MiB in YAML takes 1 GB. */
const HEAP_MB = 1_536;

export const LIMITS = {
  /** For a document that nothing is known of, where so many have used up theirs; undefined: it needs no slice. */
  sliceMs: (gaveWay: number, bytes: number): number | undefined =>
    bytes <= SMALL_BYTES ? undefined : Math.max(LEAST_SLICE_MS, FIRST_SLICE_MS / (1 + gaveWay / SLICES_UNTIL_HALF)),
  limitMs: (bytes: number) => LIMIT_MS + LIMIT_MS_OF_BYTE * bytes,
  publisherMs: PUBLISHER_MS,
  /** For all documents that have made room, in a run that has taken so long. */
  slowBudgetMs: (elapsedMs: number) => Math.max(LEAST_SLOW_MS, elapsedMs * SLOW_SHARE),
  /** Of one thread. */
  heapMb: HEAP_MB,
};

export function wallMs(processorMs: number): number {
  return Math.max(LEAST_WALL_MS, processorMs / LEAST_SHARE_OF_PROCESSOR);
}
