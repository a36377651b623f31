/** How often each inferred field is right over files with answers. */
import type { AnswerFile, Field } from './fields.ts';

interface Miss {
  file: string;
  right: string;
  found: string | undefined;
}

export interface Precision {
  field: string;
  answers: number;
  right: number;
  /** Where the reader says nothing, though there is something to say. */
  silent: number;
  /** Where it says something, and how often that is right. */
  given: number;
  givenRight: number;
  misses: Miss[];
}

/** @param files by their names */
export function measure(files: ReadonlyMap<string, AnswerFile>, fields: readonly Field[]): Precision[] {
  return fields.map(({ name, judge }) => {
    const judged = [...files].flatMap(([file, answers]) => {
      const answer = judge(answers);
      return answer === undefined ? [] : [{ file, ...answer, isRight: answer.right.includes(answer.found ?? null) }];
    });
    const given = judged.filter(({ found }) => found !== undefined);
    const wrong = judged.filter(({ isRight }) => !isRight);
    return {
      field: name,
      answers: judged.length,
      right: judged.length - wrong.length,
      silent: wrong.filter(({ found }) => found === undefined).length,
      given: given.length,
      givenRight: given.filter(({ isRight }) => isRight).length,
      misses: wrong.map(({ file, right, found }) => ({
        file,
        right: right.map((words) => words ?? 'nothing').join(' or '),
        found,
      })),
    };
  });
}

/** Like "98.4 %"; nothing where nothing was asked. */
export function share(part: number, all: number): string {
  return all === 0 ? '' : `${((100 * part) / all).toFixed(1)} %`;
}
