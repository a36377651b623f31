/** A problem: what is wrong in a document, where, and how to fix it. It never repeats a value of the document. */

type Severity = 'error' | 'warning';

export interface Problem {
  /** JSON pointer (RFC 6901) into the document; "" is the whole document. */
  pointer: string;
  /** Stable snake_case name of the problem. */
  code: string;
  /** An error blocks the document; a warning says what was done about the value. */
  severity: Severity;
  /** One or two sentences naming the field and the remedy. */
  message: string;
  /** What would have been right, where that can be said. */
  expected?: string;
}

/** Problems listed for one document; one with more faults is fixed in rounds. */
export const MAX_PROBLEMS = 100;

/** "/software/slug" → "software.slug"; the whole document is "the document". */
export function fieldName(pointer: string): string {
  return pointer === '' ? 'the document' : pointer.slice(1).split('/').map(unescapeKey).join('.');
}

export function error(pointer: string, code: string, message: string, expected?: string): Problem {
  return { pointer, code, severity: 'error', message, ...(expected === undefined ? {} : { expected }) };
}

export function warning(pointer: string, code: string, message: string, expected?: string): Problem {
  return { ...error(pointer, code, message, expected), severity: 'warning' };
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
