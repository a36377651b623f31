/** What the machine tells about this process. */

export interface Probes {
  /** Milliseconds of one core: of all threads, and without what other programs take. */
  now: () => number;
  /** Bytes held at the moment, garbage collected before. */
  memoryHeld: () => number;
  /** The most bytes that were ever held. */
  peakMemory: () => number;
}

export const PROCESS: Probes = {
  now: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memoryHeld: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
  peakMemory: () => process.resourceUsage().maxRSS * 1024,
};
