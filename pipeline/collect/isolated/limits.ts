/** How much a document may cost. Processor time, so that a busy machine is no fault of a document. In milliseconds. */

/** The worst that is known takes 7 s for 16 MiB of YAML. */
const LIMIT_MS = 1_000;
const LIMIT_MS_OF_BYTE = 1.5 / 1_000;

/** For all that one publisher has in a run. */
const PUBLISHER_MS = 30_000;

/** A processor that others use gives a thread a part of itself; one that gives less than this is out of order. */
const LEAST_SHARE_OF_PROCESSOR = 1 / 8;
const LEAST_WALL_MS = 10_000;

/** One of 16 MiB in YAML takes 1 GB. */
const HEAP_MB = 1_536;

export const LIMITS = {
  limitMs: (bytes: number) => LIMIT_MS + LIMIT_MS_OF_BYTE * bytes,
  publisherMs: PUBLISHER_MS,
  /** Of one thread. */
  heapMb: HEAP_MB,
};

export function wallMs(processorMs: number): number {
  return Math.max(LEAST_WALL_MS, processorMs / LEAST_SHARE_OF_PROCESSOR);
}
