/** Turns the errors of a generated validator into problems that name the field and the remedy. */
import type { SchemaError, Validate } from '../contracts/generated/validators.js';
import { error, escapeKey, fieldName, type Problem, unescapeKey } from '../contracts/problems.ts';

type SchemaNode = { [key: string]: unknown };

/** Every problem the schema sees in the value. Validators follow references, so `schema` is the root document. */
export function schemaProblems(value: unknown, validate: Validate, schema: object): Problem[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => !SUMMARISING_KEYWORDS.has(keyword))
    .map((fault) => toProblem(fault, schema as SchemaNode));
}

/** These only repeat that one of the errors beside them happened. */
const SUMMARISING_KEYWORDS = new Set(['propertyNames', 'anyOf', 'if']);

function toProblem(fault: SchemaError, schema: SchemaNode): Problem {
  const pointer = pointerOf(fault);
  const described = describedAt(schema, pointer);
  const field = fieldName(pointer);
  const { params } = fault;
  switch (fault.keyword) {
    case 'required':
    case 'dependentRequired':
      return error(pointer, 'missing', `${field} is missing. Add ${described ?? 'it'}.`, described);
    case 'type':
      return error(pointer, 'wrong_type', `${field} must be ${nameType(params.type)}.`, described);
    case 'maxLength':
      return error(pointer, 'too_long', `${field} is longer than ${params.limit} characters. Shorten it.`, described);
    case 'minLength':
      return error(pointer, 'empty', `${field} is empty. Fill it in or leave it out.`, described);
    case 'maxItems':
    case 'maxProperties':
      return error(pointer, 'too_many', `${field} has more than ${params.limit} entries. Remove some.`, described);
    case 'minItems':
    case 'minProperties':
      return error(pointer, 'too_few', `${field} needs at least ${params.limit} entries.`, described);
    case 'uniqueItems':
      return error(pointer, 'duplicate', `${field} names something twice. Remove the second.`, described);
    case 'minimum':
    case 'maximum':
      return error(pointer, 'out_of_range', `${field} must be ${params.comparison} ${params.limit}.`, described);
    case 'enum':
    case 'const': {
      const allowed = allowedValues(params);
      return error(pointer, 'not_allowed', `${field} must be one of: ${allowed}.`, allowed);
    }
    case 'additionalProperties':
      return error(pointer, 'unknown_member', `${field} has a member that has no place here. Remove it.`);
    default:
      // format and pattern: the description says in words what the rule says in symbols.
      return error(pointer, 'bad_format', `${field} must be ${described ?? 'written differently'}.`, described);
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

function nameType(type: unknown): string {
  switch (type) {
    case 'string':
      return 'text in quotes';
    case 'integer':
      return 'a whole number, without quotes';
    case 'number':
      return 'a number, without quotes';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list in square brackets';
    default:
      return 'an object in curly brackets';
  }
}

/** What the schema says in words about the value at a pointer: the first description on the way through references. */
function describedAt(schema: SchemaNode, pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1).map(unescapeKey);
  let node: SchemaNode | undefined = schema;
  for (const step of steps) {
    const holder = followReferences(node, schema);
    node = child(child(holder, 'properties'), step) ?? child(holder, 'items') ?? child(holder, 'additionalProperties');
  }
  while (node !== undefined && typeof node.description !== 'string') node = resolveReference(node.$ref, schema);
  return node?.description as string | undefined;
}

function followReferences(node: SchemaNode | undefined, schema: SchemaNode): SchemaNode | undefined {
  let current = node;
  while (typeof current?.$ref === 'string') current = resolveReference(current.$ref, schema);
  return current;
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
