/** Times a subject and the limit it is compared with, on the same documents in the same process. */
import type { Probes } from './probes.ts';

export interface Subject {
  /** Makes a document; never timed. */
  make: (index: number) => Uint8Array;
  /** What is measured, on one document. */
  run: (document: Uint8Array) => void;
  /** The least that any program would have to do with it. */
  limit: (document: Uint8Array) => void;
}

/** What is wanted of a stage. */
export interface Order {
  count: number;
  seed: number;
  /** Empty, for what it writes; removed afterwards. */
  folder: string;
  /** Of a stage that is a command: which one is profiled, and into which folder. */
  profile?: { stage: string; folder: string };
}

export interface Measurement {
  documents: number;
  bytes: number;
  /** As if there were one core. */
  seconds: number;
  /** Of all cores, where `seconds` are by the clock. */
  cpuSeconds?: number;
  perSecond: number;
  /** Bytes, before the limit has run for the first time. */
  peakMemory: number;
  /** How much more memory was held in the last tenth of the run than in the first: 0.02 is 2 %. */
  memoryGrowth?: number;
  /** What was written. */
  outputBytes?: number;
  outputFiles?: number;
  /** All files that there are then, for each listing. */
  filesEach?: number;
  limitPerSecond: number;
  /** The subject's throughput as a share of the limit's. */
  ratio: number;
  /** What else was seen. */
  notes?: string[];
}

/** Runs before the clock, so that the compiler has done its work. */
const WARM_UP = 1_000;
/** Documents that are made ahead and run at once. */
const BATCH = 100;
/** Short rounds by turns see the same noise of the machine; an odd number has a middle. */
const ROUNDS = 31;

/** First the subject alone on all documents, for time and memory; then both by turns, for the ratio. */
export function measure(count: number, subject: Subject, probes: Probes): Measurement {
  for (const document of documentsFrom(0, Math.min(count, WARM_UP), subject)) subject.run(document);
  const alone = runAlone(count, subject, probes);
  const { limitPerSecond, ratio } = compare(count, subject, probes);
  return { documents: count, ...alone, perSecond: count / alone.seconds, limitPerSecond, ratio };
}

function runAlone(count: number, subject: Subject, probes: Probes) {
  const memory: number[] = [];
  let [milliseconds, bytes] = [0, 0];
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const end = Math.floor((count * (tenth + 1)) / 10);
    for (let first = Math.floor((count * tenth) / 10); first < end; first += BATCH) {
      const documents = documentsFrom(first, Math.min(BATCH, end - first), subject);
      bytes += documents.reduce((sum, document) => sum + document.byteLength, 0);
      milliseconds += timeOf(subject.run, documents, probes);
    }
    memory.push(probes.memoryHeld());
  }
  const memoryGrowth = (memory.at(-1) ?? 0) / (memory[0] ?? 0) - 1;
  return { bytes, seconds: milliseconds / 1000, peakMemory: probes.peakMemory(), memoryGrowth };
}

function compare(count: number, { make, run, limit }: Subject, probes: Probes) {
  const size = Math.min(count, BATCH);
  const made = documentsFrom(0, Math.min(count, ROUNDS * size), { make });
  const repeated = { make: (index: number) => made[index % made.length] ?? make(index) };
  for (const document of documentsFrom(0, Math.min(count, WARM_UP), repeated)) limit(document);
  const timed = (work: Subject['run']) => (round: number) =>
    timeOf(work, documentsFrom(round * size, size, repeated), probes);
  const { least, ratio } = byTurns(ROUNDS, timed(run), timed(limit));
  return { limitPerSecond: (size * 1000) / least, ratio };
}

interface Compared {
  /** Milliseconds; the median of all rounds, as everything here. */
  own: number;
  least: number;
  /** The speed of one as a share of the other's, in the same round. */
  ratio: number;
}

/**
 * Times something and its limit by turns: both see the same noise of the machine.
 * @param rounds odd
 * @param run, limit do the work of a round and tell how many milliseconds it took
 */
export function byTurns(rounds: number, run: (round: number) => number, limit: (round: number) => number): Compared {
  const times = Array.from({ length: rounds }, (_, round) => {
    if (round % 2 === 0) return { own: run(round), least: limit(round) };
    const least = limit(round);
    return { own: run(round), least };
  });
  return {
    own: medianOf(times.map(({ own }) => own)),
    least: medianOf(times.map(({ least }) => least)),
    ratio: medianOf(times.map(({ own, least }) => least / own)),
  };
}

function documentsFrom(first: number, count: number, { make }: Pick<Subject, 'make'>): Uint8Array[] {
  return Array.from({ length: count }, (_, place) => make(first + place));
}

function timeOf(run: Subject['run'], documents: readonly Uint8Array[], { now }: Probes): number {
  const start = now();
  for (const document of documents) run(document);
  return now() - start;
}

/** Of an odd amount of numbers. */
export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
