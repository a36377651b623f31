/** How often each inferred field is right over files with answers. */
import type { Field } from './fields.ts';

interface Miss {
  file: string;
  right: string;
  found: string | undefined;
}

export interface Precision {
  field: string;
  answers: number;
  right: number;
  /** Where the reader says nothing. */
  silent: number;
  misses: Miss[];
}

/** @param files name and JSON of each */
export function measure(files: ReadonlyMap<string, unknown>, fields: readonly Field[]): Precision[] {
  return fields.map(({ name, judge }) => {
    const judged = [...files].flatMap(([file, json]) => {
      const answer = judge(json);
      return answer === undefined ? [] : [{ file, ...answer }];
    });
    const misses = judged.filter(({ right, found }) => right !== found);
    const silent = misses.filter(({ found }) => found === undefined).length;
    return { field: name, answers: judged.length, right: judged.length - misses.length, silent, misses };
  });
}

/** Like "98.4 %"; nothing where nothing was asked. */
export function share(part: number, all: number): string {
  return all === 0 ? '' : `${((100 * part) / all).toFixed(1)} %`;
}
