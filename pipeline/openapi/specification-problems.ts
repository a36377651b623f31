/**
 * Faults that the official schema finds → warnings in our own words. A pointer ends at the first member that the
 * specification does not name: paths, schema names and extensions are the publisher's text, and may be a person's name.
 */
import type { SchemaError } from '../../schemas/generated/validators.js';
import { type Problem, unescapeKey, warning } from '../../schemas/problems.ts';
import { type SpecificationVersion, specifiedNames } from './specification.ts';

/** Stands for a name of the publisher's in a place. */
const ANY = '*';

interface Place {
  /** Down to the first member the specification does not name. */
  pointer: string;
  /** The whole way, like `paths.*.get.parameters.0`. */
  words: string;
  depth: number;
}

interface PlacedFault {
  fault: SchemaError;
  place: Place;
}

/** One warning per pointer, naming the fault deepest below it: those further up only repeat that something is wrong. */
export function specificationProblems(
  faults: readonly SchemaError[],
  document: unknown,
  version: SpecificationVersion,
): Problem[] {
  const names = specifiedNames(version);
  const byPointer = new Map<string, PlacedFault[]>();
  for (const fault of faults) {
    const place = placeOf(fault, document, names);
    const group = byPointer.get(place.pointer);
    if (group === undefined) byPointer.set(place.pointer, [{ fault, place }]);
    else group.push({ fault, place });
  }
  return [...byPointer].map(([pointer, group]) => toProblem(pointer, group, version));
}

function toProblem(pointer: string, group: readonly PlacedFault[], version: SpecificationVersion): Problem {
  const main = group.reduce((best, next) => (weight(next) > weight(best) ? next : best));
  const places = new Set(group.filter(({ fault }) => !REPEATING.has(fault.keyword)).map(({ place }) => place.words));
  places.delete(main.place.words);
  const rest = places.size === 0 ? '' : ` There is more like it in ${places.size} other places below ${top(pointer)}.`;
  const title = version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`;
  const { words, expected } = describe(main, group);
  return warning(pointer, 'not_to_specification', `${words}, so this is not valid ${title}.${rest}`, expected);
}

function top(pointer: string): string {
  return pointer === '' ? 'the document' : pointer.slice(1).replaceAll('/', '.');
}

/** Keywords that only say that one of the faults below them happened. */
const REPEATING = new Set(['oneOf', 'anyOf', 'if', 'not', 'propertyNames']);

/** A fault that says what to mend counts before one that repeats, and that a reference would also have been right least. */
function weight({ fault, place }: PlacedFault): number {
  const says = REPEATING.has(fault.keyword) ? 1 : 3;
  const isReference = fault.keyword === 'required' && fault.params.missingProperty === '$ref';
  return place.depth * 4 + (isReference ? 0 : says);
}

function describe({ fault, place }: PlacedFault, group: readonly PlacedFault[]): { words: string; expected?: string } {
  const { params } = fault;
  const field = place.words === '' ? 'the document' : place.words;
  switch (fault.keyword) {
    case 'required':
    case 'dependentRequired':
      return { words: `${field} is missing` };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { words: `${field} has a member that has no place there` };
    case 'type':
      return { words: `${field} is of the wrong type`, expected: [params.type].flat().join(' or ') };
    case 'enum':
    case 'const': {
      const allowed = allowedValues(place, group);
      return { words: `${field} is none of the words that may stand there`, expected: allowed };
    }
    default:
      return { words: `${field} does not have the form it must have` };
  }
}

/** Where several shapes are possible, each of them names its own words. */
function allowedValues(place: Place, group: readonly PlacedFault[]): string {
  const values = group
    .filter((other) => other.place.words === place.words)
    .flatMap(({ fault: { params } }) => params.allowedValues ?? params.allowedValue ?? []);
  return [...new Set(values.map(String))].join(', ');
}

function placeOf(fault: SchemaError, document: unknown, names: ReadonlySet<string>): Place {
  const steps = fault.instancePath.split('/').slice(1).map(unescapeKey);
  if (fault.keyword === 'required' || fault.keyword === 'dependentRequired') {
    steps.push(String(fault.params.missingProperty));
  }
  const words: string[] = [];
  let value = document;
  for (const step of steps) {
    words.push(Array.isArray(value) || names.has(step) ? step : ANY);
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  const named = words.includes(ANY) ? words.slice(0, words.indexOf(ANY)) : words;
  return { pointer: named.map((step) => `/${step}`).join(''), words: words.join('.'), depth: steps.length };
}
