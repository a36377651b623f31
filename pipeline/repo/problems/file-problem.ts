/** A problem of a file that an operator writes: where it is, and how a list of them is shown. */
import { stripVTControlCharacters, styleText } from 'node:util';
import { escapeKey, type Problem, toPointer, unescapeKey } from '../../../schemas/contracts/problems.ts';
import { type PlacedProblem, placeProblems } from '../../../schemas/readers/problem-lines.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import { plural } from '../text/plural.ts';
import { visibleText } from '../text/untrusted-text.ts';

export interface FileProblem extends PlacedProblem {
  /** Path below the catalog's folder. */
  file: string;
}

/** A file that is not as it must be. Its message names file, place and remedy of everything that is wrong. */
export class DataError extends Error {
  readonly problems: readonly FileProblem[];

  constructor(what: string | readonly FileProblem[]) {
    super(typeof what === 'string' ? what : stripVTControlCharacters(`data/ is not in order.\n${problemReport(what)}`));
    this.problems = typeof what === 'string' ? [] : what;
  }
}

/** So many problems of one kind are shown; nobody reads more of them before the first are corrected. */
const MAX_ALIKE = 20;
/** What members are called. Anything else may stand there, too, and is not repeated. */
const MEMBER = /^[A-Za-z$][A-Za-z0-9_-]{0,39}$/;
const INDEX = /^\d{1,6}$/;

export const isPlainName = (name: string) => MEMBER.test(name);

/** The place up to the first name that is no plain word: a stranger may have written it. */
export function plainPointer(pointer: string): string {
  const steps = pointer.split('/').slice(1).map(unescapeKey);
  const odd = steps.findIndex((step) => !MEMBER.test(step) && !INDEX.test(step));
  return odd === -1 ? pointer : toPointer(steps.slice(0, odd));
}

/** The place of a member in an object. */
export const memberOf = (pointer: string, name: string | number) => `${pointer}/${escapeKey(String(name))}`;

export function inFile(file: string, problems: readonly PlacedProblem[]): FileProblem[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** The problems of one file, each with its line where the file is there. */
export function placedIn(
  files: ReadonlyMap<string, Buffer>,
  file: string,
  problems: readonly PlacedProblem[],
): FileProblem[] {
  // Reading one may cost a process.
  const bytes = problems.length === 0 ? undefined : files.get(file);
  return inFile(file, bytes === undefined ? problems : placeProblems(problems, bytes));
}

export function hasErrors(problems: readonly Pick<Problem, 'severity'>[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/**
 * Each file with its problems, as `catalog validate` shows those of a feed.
 * @param quoted files whose lines may be repeated, because no stranger writes them
 */
export function problemReport(problems: readonly FileProblem[], quoted: ReadonlyMap<string, Buffer> = new Map()) {
  const { shown, left } = firstOfEach(problems);
  const files = [...Map.groupBy(shown, ({ file }) => file)].sort(([a], [b]) => compareText(a, b));
  return [
    ...files.map(([file, found]) => {
      const lines = quoted.get(file)?.toString('utf8').split('\n') ?? [];
      const quote = ({ line = 0 }: FileProblem) => quotedLine(line, lines[line - 1]);
      const all = found.map((problem) => problemLines([worded(problem)]) + quote(problem));
      return [styleText('bold', visibleText(file)), ...all].join('\n');
    }),
    ...[...left].map(([code, files]) => styleText('dim', `and ${files.length} more [${code}], in ${namesOf(files)}`)),
  ].join('\n');
}

const MAX_QUOTED = 160;

function quotedLine(line: number, text: string | undefined): string {
  const shown = visibleText(text?.trim().slice(0, MAX_QUOTED) ?? '');
  return shown === '' ? '' : styleText('dim', `\n           ${line} | ${shown}`);
}

/** As machines read it. */
export function toJson({ file, ...problem }: FileProblem): WordedProblem & { file: string } {
  return { file, ...worded(problem) };
}

/** "2 errors, 1 warning" */
export function countText(problems: readonly Pick<Problem, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 ? plural(errors, 'error') : '', warnings > 0 ? plural(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

const worded = (problem: PlacedProblem) => inEnglish(problem);

/** As many as are shown in full. */
function namesOf(files: readonly string[]): string {
  const names = [...new Set(files)];
  const first = names.slice(0, MAX_ALIKE).map(visibleText).join(', ');
  return names.length > MAX_ALIKE ? `${first}, …` : first;
}

/** What is wrong in twenty files is seldom something else in the next. */
function firstOfEach(problems: readonly FileProblem[]): { shown: FileProblem[]; left: Map<string, string[]> } {
  const byCode = [...Map.groupBy(problems, ({ code }) => code)];
  const first = new Set(byCode.flatMap(([, alike]) => alike.slice(0, MAX_ALIKE)));
  const left = byCode.filter(([, { length }]) => length > MAX_ALIKE);
  return {
    shown: problems.filter((problem) => first.has(problem)),
    left: new Map(left.map(([code, alike]) => [code, alike.slice(MAX_ALIKE).map(({ file }) => file)])),
  };
}

export function problemLines(problems: readonly WordedProblem[], indent = '  '): string {
  return problems
    .map(({ severity, code, message, line, pointer }) => {
      const word = severity === 'error' ? styleText('red', 'error  ') : styleText('yellow', 'warning');
      const place = [line === undefined ? '' : `line ${line}`, pointer].filter(Boolean).join(', ');
      return `${indent}${word}  ${message} ${styleText('dim', `[${code}${place === '' ? '' : ` at ${place}`}]`)}`;
    })
    .join('\n');
}
