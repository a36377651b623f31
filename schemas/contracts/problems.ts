/**
 * A problem: what is wrong in a document, and where. It carries no sentence: schemas/texts makes one where it is shown.
 * It never repeats a value of the document.
 */
import type english from '../texts/en/problems.json';
import type { Values } from '../texts/message.ts';

type Severity = 'error' | 'warning';

/** What texts are kept under: a code, and behind a dot which of its wordings, where it has several. */
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
  const places = new Map<string, number>();
  numberPlaces(document, '', stepsTo(problems), places);
  const place = (pointer: string) => places.get(pointer) ?? places.get(`${parentOf(pointer)}/`) ?? places.size;
  const seen = new Set<string>();
  const sorted = problems
    .filter(({ pointer, severity }) => !seen.has(severity + pointer) && seen.add(severity + pointer))
    .map((problem, index) => ({ problem, index, place: place(problem.pointer) }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ problem }) => problem);
  if (sorted.length <= MAX_PROBLEMS) return sorted;
  const errors = sorted.filter(({ severity }) => severity === 'error');
  const warnings = sorted.filter(({ severity }) => severity === 'warning');
  const shown = new Set([...errors, ...warnings].slice(0, MAX_PROBLEMS));
  return sorted.filter((problem) => shown.has(problem));
}

/** The way to places of a document: its members by name, with the ways that go on from there. */
type Steps = Map<string, Steps>;

/** What is not on the way to a problem needs no number. */
function stepsTo(problems: readonly Problem[]): Steps {
  const root: Steps = new Map();
  for (const { pointer } of problems) {
    let steps = root;
    for (const step of pointer.split('/').slice(1)) {
      const further = steps.get(step) ?? new Map();
      steps.set(step, further);
      steps = further;
    }
  }
  return root;
}

/** Pre-order numbers of the values on the way; the key "pointer/" is the place just behind an object's last member. */
function numberPlaces(value: unknown, pointer: string, steps: Steps, places: Map<string, number>): void {
  places.set(pointer, places.size);
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  if (steps.size > 0) {
    for (const key of Object.keys(members)) {
      const step = escapeKey(key);
      const further = steps.get(step);
      if (further !== undefined) numberPlaces(members[key], `${pointer}/${step}`, further, places);
    }
  }
  places.set(`${pointer}/`, places.size);
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
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
