/** Why a picture is not drawn. */
import { type Fault, fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import type { Values } from '../../../schemas/texts/message.ts';

/** All that the drawing process can say of a picture; what it answers is held against this. */
const PROBLEMS = [
  'picture_unknown_type',
  'picture_damaged',
  'picture_too_large',
  'picture_too_large.pixels',
  'picture_too_large.svg',
  'picture_too_small',
  'picture_bad_shape',
  'picture_empty',
  'picture_unsafe',
  'picture_unsafe.text',
  'picture_too_costly',
] as const satisfies ProblemKey[];

export type PictureProblem = (typeof PROBLEMS)[number];

/** Thrown where a picture is refused. What a library throws quotes what it read, and is never passed on. */
export class PictureRefusal extends Error {
  readonly problem: PictureProblem;
  readonly values: Values | undefined;

  constructor(problem: PictureProblem, values?: Values) {
    super(problem);
    this.problem = problem;
    this.values = values;
  }
}

/** @returns undefined where an answer names no problem of these */
export function refusedFor(problem: unknown, values: unknown): Fault | undefined {
  const key = PROBLEMS.find((each) => each === problem);
  if (key === undefined) return undefined;
  const numbers = Object.entries(values ?? {}).filter(([, value]) => typeof value === 'number');
  return fault(key, numbers.length === 0 ? undefined : Object.fromEntries(numbers));
}
