/**
 * A problem: what is wrong in a document, and where. It carries no sentence: schemas/texts makes one where it is shown.
 * It never repeats a value of the document.
 */
import type english from '../texts/en/problems.json';
import type { Values } from '../texts/message.ts';

type Severity = 'error' | 'warning';

/** Keys of the texts: a code and, where it has several wordings, a dot and the name of one. */
export type ProblemKey = keyof typeof english.problems;

/** What is wrong, without the place. */
export interface Fault {
  /** Stable snake_case name. */
  code: string;
  /** Which of the wordings of the code. */
  variant?: string;
  /** Numbers, and names and words of ours. */
  values?: Values;
}

export interface Problem extends Fault {
  /** JSON pointer (RFC 6901) into the document; "" is the whole document. */
  pointer: string;
  /** An error blocks the document; a warning says what was done about the value. */
  severity: Severity;
  /** The place in one of our schemas that describes what would have been right, like pad-2.0.json#/$defs/line. */
  described?: string;
  /** Number of the source of the feed it is about, where that is not the first. */
  source?: number;
}

/** Problems listed for one document; one with more faults is fixed in rounds. */
export const MAX_PROBLEMS = 100;

export function fault(key: ProblemKey, values?: Values): Fault {
  const [code = '', variant] = key.split('.');
  return { code, ...(variant !== undefined && { variant }), ...(values && { values }) };
}

export function error(pointer: string, key: ProblemKey, values?: Values): Problem {
  return { pointer, severity: 'error', ...fault(key, values) };
}

export function warning(pointer: string, key: ProblemKey, values?: Values): Problem {
  return { pointer, severity: 'warning', ...fault(key, values) };
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

/**
 * Sorted by place in the document (a missing member stands at the end of its object), one problem per place
 * and severity, at most {@link MAX_PROBLEMS}: warnings give way, so that no document with an error seems to have none.
 */
export function inDocumentOrder(problems: readonly Problem[], document: unknown): Problem[] {
  if (problems.length < 2) return [...problems];
  const placeOf = placesIn(document);
  const seen = new Set<string>();
  const sorted = problems
    .filter(({ pointer, severity }) => !seen.has(severity + pointer) && seen.add(severity + pointer))
    .map((problem) => ({ problem, place: placeOf(problem.pointer) }))
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ problem }) => problem);
  if (sorted.length <= MAX_PROBLEMS) return sorted;
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const warnings = sorted.filter(({ severity }) => severity === 'warning');
  const shown = new Set([...errors, ...warnings].slice(0, MAX_PROBLEMS));
  return sorted.filter((problem) => shown.has(problem));
}

/** Of a value, its position at each level of the document; a missing member stands behind those that are there. */
function placesIn(document: unknown): (pointer: string) => number[] {
  // The members of each object are counted once, however many problems it has.
  const positions = new Map<object, Map<string, number>>();
  const positionsIn = (value: object) => {
    const known = positions.get(value) ?? new Map(Object.keys(value).map((key, index) => [key, index]));
    positions.set(value, known);
    return known;
  };
  return (pointer) => {
    let value = document;
    return pointer
      .split('/')
      .slice(1)
      .map((step) => {
        if (typeof value !== 'object' || value === null) return 0;
        const [key, siblings] = [unescapeKey(step), positionsIn(value)];
        value = siblings.has(key) ? (value as Record<string, unknown>)[key] : undefined;
        return siblings.get(key) ?? siblings.size;
      });
  };
}

/** What holds a value comes before it. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const level = one.findIndex((position, index) => position !== other[index]);
  return level === -1 ? one.length - other.length : (one[level] ?? 0) - (other[level] ?? -1);
}

/** The names and indexes on the way to a value, as a pointer. */
export function toPointer(path: readonly string[]): string {
  return path.map((step) => `/${escapeKey(step)}`).join('');
}

/** A member name as a step of a JSON pointer. */
export function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

export function unescapeKey(step: string): string {
  return step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step;
}
