/** Turns the errors of a generated validator into problems that name the field and the remedy. */
import type { SchemaError, Validate } from '../contracts/generated/validators.js';
import { error, escapeKey, type Problem, type ProblemKey, unescapeKey } from '../contracts/problems.ts';
import type { Values } from '../texts/message.ts';

export type SchemaNode = { [key: string]: unknown };

/**
 * Every problem the schema sees in the value. Validators follow references, so `schema` is the root document.
 * @param toOne makes a problem of a fault, where that is not done as for documents of strangers
 */
export function schemaProblems(
  value: unknown,
  validate: Validate,
  schema: object,
  toOne: (fault: SchemaError, schema: SchemaNode) => Problem = toProblem,
): Problem[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => !SUMMARISING_KEYWORDS.has(keyword))
    .map((fault) => toOne(fault, schema as SchemaNode));
}

/** These only repeat that one of the errors beside them happened. */
const SUMMARISING_KEYWORDS = new Set(['propertyNames', 'anyOf', 'if']);

export function toProblem(fault: SchemaError, schema: SchemaNode): Problem {
  const pointer = pointerOf(fault);
  const described = describedAt(schema, pointer);
  const { key, values, isDescribed = true } = wordingOf(fault, described !== undefined);
  return { ...error(pointer, key, values), ...(isDescribed && described !== undefined && { described }) };
}

interface Wording {
  key: ProblemKey;
  values?: Values;
  /** False where the values themselves say what would have been right. */
  isDescribed?: boolean;
}

function wordingOf({ keyword, params }: SchemaError, hasDescription: boolean): Wording {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { key: hasDescription ? 'missing.described' : 'missing' };
    case 'type':
      return { key: `wrong_type.${nameType(params.type)}` };
    case 'maxLength':
      return { key: 'too_long', values: { limit } };
    case 'minLength':
      return { key: 'empty' };
    case 'maxItems':
    case 'maxProperties':
      return { key: 'too_many', values: { count: limit } };
    case 'minItems':
    case 'minProperties':
      return { key: 'too_few', values: { count: limit } };
    case 'uniqueItems':
      return { key: 'duplicate' };
    case 'minimum':
    case 'maximum':
      return { key: 'out_of_range', values: { comparison: String(params.comparison), limit } };
    case 'enum':
    case 'const':
      return { key: 'not_allowed', values: { allowed: allowedValues(params) }, isDescribed: false };
    case 'additionalProperties':
      return { key: 'unknown_member', isDescribed: false };
    default:
      // format and pattern: the description says in words what the rule says in symbols.
      return { key: hasDescription ? 'bad_format.described' : 'bad_format' };
  }
}

function pointerOf({ instancePath, keyword, params }: SchemaError): string {
  return keyword === 'required' || keyword === 'dependentRequired'
    ? `${instancePath}/${escapeKey(String(params.missingProperty))}`
    : instancePath;
}

function allowedValues(params: Record<string, unknown>): string {
  return Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : String(params.allowedValue);
}

const TYPES = ['string', 'integer', 'number', 'boolean', 'array'] as const;

function nameType(type: unknown): (typeof TYPES)[number] | 'object' {
  const [first] = Array.isArray(type) ? type : [type];
  return TYPES.find((known) => known === first) ?? 'object';
}

/** A part of a schema, and where it stands, like #/$defs/line. */
interface Part {
  node: SchemaNode;
  place: string;
}

/** Where the schema describes the value at a pointer: at the first description on the way through references. */
function describedAt(schema: SchemaNode, pointer: string): string | undefined {
  let part = partAt(schema, pointer);
  while (part !== undefined && typeof part.node.description !== 'string') part = referred(part.node.$ref, schema);
  return part && fileOf(schema) + part.place;
}

/** What the schema says of the value at a pointer, before a reference of its own is followed. */
export function partAt(schema: SchemaNode, pointer: string): Part | undefined {
  let part: Part | undefined = { node: schema, place: '#' };
  for (const step of pointer.split('/').slice(1).map(unescapeKey)) {
    while (typeof part?.node.$ref === 'string') part = referred(part.node.$ref, schema);
    part =
      childOf(childOf(part, 'properties'), step) ?? childOf(part, 'items') ?? childOf(part, 'additionalProperties');
  }
  return part;
}

function referred(reference: unknown, schema: SchemaNode): Part | undefined {
  const node = resolveReference(reference, schema);
  return node && { node, place: String(reference) };
}

function childOf(part: Part | undefined, step: string): Part | undefined {
  const node = child(part?.node, step);
  return node && { node, place: `${part?.place}/${escapeKey(step)}` };
}

/** "pad-2.0.json", the name under which a schema is published. */
export function fileOf({ $id }: SchemaNode): string {
  return String($id).slice(String($id).lastIndexOf('/') + 1);
}

/** The part of the schema that "#/$defs/name" means. */
export function resolveReference(reference: unknown, schema: SchemaNode): SchemaNode | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return undefined;
  return reference
    .split('/')
    .slice(1)
    .reduce<SchemaNode | undefined>((node, step) => child(node, step), schema);
}

function child(node: SchemaNode | undefined, step: string): SchemaNode | undefined {
  const next = node?.[step];
  return typeof next === 'object' && next !== null ? (next as SchemaNode) : undefined;
}
