/** Recorded measurements: written and compared with by the benchmark, shown by a page of the docs. */

export interface RecordedStage {
  stage: string;
  what: string;
  limit: string;
  documents: number;
  seconds: number;
  /** Of all cores, where `seconds` are by the clock. */
  cpuSeconds?: number;
  perSecond: number;
  limitPerSecond: number;
  ratio: number;
  /** Bytes. */
  peakMemory: number;
  outputBytes?: number;
  outputFiles?: number;
  /** All files that there are then, for each listing. */
  filesEach?: number;
  /** What else was seen: sentences. */
  notes?: string[];
}

interface RecordedGrowth {
  stage: string;
  points: { documents: number; seconds: number; peakMemory: number }[];
  /** Of the power that fits the times best. */
  exponent: number;
  /** Than n·log n. */
  isWorse: boolean;
}

export interface RecordedRun {
  machine: Machine;
  stages: RecordedStage[];
}

export interface Machine {
  /** Like 2026-01-31 */
  date: string;
  cores: number;
  model: string;
  /** Bytes. */
  memory: number;
  node: string;
  platform: string;
  /** Average number of processes that wanted a core in the minute before. */
  load: number;
}

/** Each is compared with runs of its own kind: a ratio depends on how much there is to do. */
export interface Recorded {
  full: RecordedRun | null;
  quick: RecordedRun | null;
  /** Nothing is compared with this one. */
  growth: { machine: Machine; stages: RecordedGrowth[] } | null;
}
