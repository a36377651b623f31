/** What earlier runs heard from witnesses: which one they asked of what and when, and what it said. */
import type { EvidenceValues, WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import type { AllEntries, Cache } from '../contract/cache.ts';
import type { Statement } from '../contract/witness.ts';
import { isProblem } from '../state/stored-reading.ts';

/** One question: what does this witness say of this subject of this listing? */
export interface WitnessQuestion {
  slug: string;
  witness: WitnessName;
  subject: string;
}

/** A look that did not find what should be there; `unknown`: something of which nobody can say what it means. */
export interface FailedLook {
  on: string;
  state: NonNullable<EvidenceValues['state']> | 'unknown';
}

export interface WitnessAnswer {
  askedOn: string;
  /** What it last said, and the day on which it said so first. `unknown`: that it has no such thing. */
  said?: { on: string; statement: Statement | 'unknown' };
  /** Why the last attempt brought nothing. */
  problem?: Problem;
  /** Of a damped witness: days on which it saw something else than before, until there are enough of them. */
  failed?: FailedLook[];
}

export function questionKey({ slug, witness, subject }: WitnessQuestion): string {
  return `${slug} ${witness} ${subject}`;
}

/** By {@link questionKey}. */
export function witnessAnswers(cache: Cache): AllEntries<WitnessAnswer> {
  return cache.of('heard', { fits: isWitnessAnswer });
}

function isWitnessAnswer(value: unknown): boolean {
  const { askedOn, said, problem, failed = [] } = (value ?? {}) as Partial<WitnessAnswer>;
  const isSaid = said === undefined || (typeof said.on === 'string' && isStatement(said.statement));
  const isFailed = Array.isArray(failed) && failed.every((look) => typeof look?.on === 'string' && 'state' in look);
  return typeof askedOn === 'string' && isSaid && isFailed && (problem === undefined || isProblem(problem));
}

function isStatement(value: unknown): boolean {
  if (value === 'unknown') return true;
  const { values, source, places = [] } = (value ?? {}) as Partial<Statement>;
  const isObject = typeof values === 'object' && values !== null;
  return isObject && typeof source === 'string' && Array.isArray(places) && places.every((x) => typeof x === 'string');
}
