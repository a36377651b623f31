/** What the machine tells about this process. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

/**
 * The most bytes that each process below one has held, added up; those that ended are not counted. 0 where the system has
 * no /proc.
 * @param top its id
 */
export function peakMemoryBelow(top: number | undefined): number {
  const processes = processStates();
  const isBelow = (parent: number | undefined): boolean =>
    parent !== undefined && (parent === top || isBelow(processes.get(parent)?.parent));
  return [...processes.values()].reduce((sum, { parent, peak }) => sum + (isBelow(parent) ? peak : 0), 0);
}

/** By process id. */
function processStates(): Map<number, { parent: number; peak: number }> {
  const states = new Map<number, { parent: number; peak: number }>();
  for (const name of existsSync('/proc') ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const numberOf = (field: string) => Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      states.set(Number(name), { parent: numberOf('PPid'), peak: numberOf('VmHWM') * 1024 });
    } catch {
      // It ended meanwhile.
    }
  }
  return states;
}
