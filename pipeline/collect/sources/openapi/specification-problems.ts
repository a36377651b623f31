/**
 * Faults that the official schema finds → warnings in our own words. Faults are put together below the last member that
 * the specification names; the pointer of each warning is the whole way to the worst of them. Paths and schema names are
 * the publisher's text: the way ends before a name that may be a person's or an address.
 */
import type { SchemaError } from '../../../../schemas/contracts/generated/validators.js';
import {
  type Problem,
  type ProblemKey,
  toPointer,
  unescapeKey,
  warning,
} from '../../../../schemas/contracts/problems.ts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import type { Values } from '../../../../schemas/texts/message.ts';
import type { SpecificationVersion } from './official-schemas.ts';

/** Stands for a name of the publisher's in a place. */
const ANY = '*';
/** Longer ones are shown to nobody. */
const MAX_NAME_LENGTH = 200;

/** Members whose own members the publisher names. */
const FREELY_NAMED = new Set(
  (
    '$defs additionalOperations callbacks content definitions dependentRequired dependentSchemas encoding examples ' +
    'headers links mapping mediaTypes parameters pathItems paths patternProperties properties requestBodies ' +
    'responses schemas scopes securityDefinitions securitySchemes variables webhooks'
  ).split(' '),
);

interface Fault {
  error: SchemaError;
  /** Down to the first member the specification does not name. */
  group: string;
  /** Down to the fault. */
  pointer: string;
  /** The same for people, like `paths./pets.get.parameters.0`. */
  words: string;
  /** Steps of the way. */
  depth: number;
  /** What stands there. */
  value: unknown;
}

/**
 * One warning per pointer, naming the fault deepest below it: those further up only repeat that something is wrong.
 *
 * @param names members that the specification names
 */
export function specificationProblems(
  errors: readonly SchemaError[],
  document: unknown,
  names: ReadonlySet<string>,
  version: SpecificationVersion,
): Problem[] {
  const faults = errors.map((error) => placed(error, document, names));
  const groups = Map.groupBy(faults, ({ group }) => group);
  return [...groups].map(([top, group]) => toProblem(top, group, version));
}

function placed(error: SchemaError, document: unknown, names: ReadonlySet<string>): Fault {
  const steps = error.instancePath.split('/').slice(1).map(unescapeKey);
  if (error.keyword === 'required' || error.keyword === 'dependentRequired') {
    steps.push(String(error.params.missingProperty));
  }
  const words: string[] = [];
  let value = document;
  for (const [index, step] of steps.entries()) {
    const isItem = Array.isArray(value);
    const isNamed =
      names.has(step) && !(index > 0 && words[index - 1] !== ANY && FREELY_NAMED.has(steps[index - 1] ?? ''));
    words.push(isItem || isNamed ? step : ANY);
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  const common = words.includes(ANY) ? words.slice(0, words.indexOf(ANY)) : words;
  const shown = words.map((word, index) => (word === ANY ? shownName(steps[index] ?? '') : word));
  const whole = shown.includes(ANY) ? shown.slice(0, shown.indexOf(ANY)) : shown;
  const [group, pointer] = [toPointer(common), toPointer(whole)];
  return { error, group, pointer, words: shown.join('.'), depth: steps.length, value };
}

/** Names of machines have no spaces; people's have. */
function shownName(name: string): string {
  const isSafe = name.length <= MAX_NAME_LENGTH && !/[\s\p{C}]/u.test(name) && name.isWellFormed();
  return isSafe && !linkHasContact(name) && !hasPossibleContact(name) ? name : ANY;
}

function toProblem(top: string, group: readonly Fault[], version: SpecificationVersion): Problem {
  const allowed = allowedValues(group);
  const telling = group.filter((fault) => !isOfOtherShape(fault, allowed));
  const main = (telling.length > 0 ? telling : group).reduce((best, next) =>
    weight(next) > weight(best) ? next : best,
  );
  const { key, values } = describe(main, allowed);
  return warning(main.pointer, key, {
    ...values,
    ...(main.words !== '' && { field: main.words }),
    ...(top !== '' && { top: top.slice(1).replaceAll('/', '.') }),
    specification: version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`,
    count: countOtherPlaces(main, telling),
  });
}

/** Places that are neither above nor below the main one, where the same fault shows again. */
function countOtherPlaces({ error: { instancePath } }: Fault, group: readonly Fault[]): number {
  const places = new Set(
    group.filter(({ error }) => !REPEATING.has(error.keyword)).map((other) => other.error.instancePath),
  );
  const isApart = (place: string) =>
    !`${place}/`.startsWith(`${instancePath}/`) && !`${instancePath}/`.startsWith(`${place}/`);
  return [...places].filter(isApart).length;
}

/** Where one of several shapes may stand, all complain, also those that were not meant: their words rule out a right one. */
function isOfOtherShape({ error, value }: Fault, allowed: AllowedValues): boolean {
  const isChoice = error.keyword === 'enum' || error.keyword === 'const';
  return isChoice && allowed.get(error.instancePath)?.has(String(value)) === true;
}

/** Place → the words that any of the possible shapes allows there. */
type AllowedValues = ReadonlyMap<string, ReadonlySet<string>>;

function allowedValues(group: readonly Fault[]): AllowedValues {
  const allowed = new Map<string, Set<string>>();
  for (const { error } of group) {
    const values = [error.params.allowedValues ?? error.params.allowedValue ?? []].flat();
    if (values.length === 0) continue;
    const known = allowed.get(error.instancePath) ?? new Set();
    for (const value of values) known.add(String(value));
    allowed.set(error.instancePath, known);
  }
  return allowed;
}

/** Keywords that only say that one of the faults below them happened. */
const REPEATING = new Set(['oneOf', 'anyOf', 'if', 'not', 'propertyNames']);

/** Deeper says more. At one depth, a wrong word counts before a missing member: it may have chosen the wrong shape. */
function weight({ error, depth }: Fault): number {
  return depth * 5 + clarity(error);
}

function clarity({ keyword, params }: SchemaError): number {
  if (REPEATING.has(keyword)) return 1;
  if (keyword === 'type') return 4;
  if (keyword === 'enum' || keyword === 'const') return 3;
  // "Or a reference" is true nearly everywhere, and hardly ever what was meant.
  return keyword === 'required' && params.missingProperty === '$ref' ? 0 : 2;
}

function describe({ error: { keyword, params, instancePath } }: Fault, allowed: AllowedValues): Wording {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { key: 'not_to_specification.missing' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { key: 'not_to_specification.no_place' };
    case 'type': {
      const [type, other] = [params.type].flat().map(String);
      if (other === undefined) return { key: 'not_to_specification.type', values: { type: String(type) } };
      return { key: 'not_to_specification.two_types', values: { type: String(type), other } };
    }
    case 'enum':
    case 'const':
      return {
        key: 'not_to_specification.word',
        values: { allowed: [...(allowed.get(instancePath) ?? [])].join(', ') },
      };
    default:
      return { key: 'not_to_specification.form' };
  }
}

interface Wording {
  key: ProblemKey;
  values?: Values;
}
