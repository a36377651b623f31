/** What the short form of the suite may cost: seconds of the processor for each project, in budget.json. */
import { join } from 'node:path';

/** Project or test file → seconds. */
export type Seconds = Record<string, number>;

export interface Usage {
  projects: Seconds;
  files: Seconds;
}

/** Vitest itself, and what it starts for a whole project: modules transformed, catalogs built and served. */
export const SHARED = 'shared';
export const BUDGET_FILE = join(import.meta.dirname, 'budget.json');
/** What the last run has used. */
export const RECORD_FILE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'catalog', 'usage.json');
const MOST_FILES = 10;

export const mostExpensive = (seconds: Seconds) =>
  Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_FILES);

/** Lines for people. The files follow where there are many. @param budget of the short form, if that ran */
export function describeUsage({ projects, files }: Usage, budget: Seconds | undefined): string[] {
  const entries = Object.entries(projects);
  const parts = entries.map(
    ([name, seconds]) => `${name} ${seconds.toFixed(1)}${budget ? ` of ${budget[name] ?? 0}` : ''} s`,
  );
  const total = entries.reduce((sum, [, seconds]) => sum + seconds, 0);
  return [
    `Processor time: ${parts.join(', ')}; ${total.toFixed(1)} s in all`,
    ...(Object.keys(files).length > MOST_FILES
      ? mostExpensive(files).map(([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
      : []),
  ];
}

/** A sentence for each project that has used more than this many times its budget. */
export function overBudget({ projects }: Usage, budget: Seconds, times = 1): string[] {
  return Object.entries(projects)
    .filter(([name, seconds]) => seconds > (budget[name] ?? 0) * times)
    .map(([name, seconds]) => {
      const limit = times === 1 ? 'its budget' : `${times} times its budget`;
      return `The tests of ${name} took ${seconds.toFixed(1)} s of the processor, more than ${limit} of ${budget[name] ?? 0} s.`;
    });
}
