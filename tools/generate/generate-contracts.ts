/**
 * Writes schemas/contracts/generated from the JSON Schemas: TypeScript types, validators compiled ahead of time (the worker
 * and a strict Content-Security-Policy allow no `new Function`), and the description of the API; and of that the types of
 * the client.
 * With --check nothing is written: exit code 1 names each file that is not fresh.
 */
import '../help/print-help.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openDescription } from '../../schemas/contracts/open-description.ts';
import { formats } from '../../schemas/rules/formats.ts';
import { describeApi } from './describe-api.ts';

const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas', 'contracts');
const OUTPUT = join(SCHEMAS, 'generated');
const BANNER = '// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.\n';

/** Schema file (without .json) → its validator. Only what some code validates at run time is here. */
const VALIDATORS = {
  'pad-2.0': 'validatePad',
  'catalog-2.0': 'validateManifest',
  listing: 'validateListing',
  moderation: 'validateLedgerRecord',
  feed: 'validateFeedPointer',
  categories: 'validateCategories',
  settings: 'validateSettings',
  admission: 'validateAdmission',
  queue: 'validateQueue',
  'rank-snapshot': 'validateRankSnapshotLine',
  evidence: 'validateEvidence',
  'rank-weights': 'validateRankWeights',
};

/** Schema file → name of its type. One file each, because definitions of one name differ between schemas. */
const TYPES = {
  'feed-kinds': 'FeedKind',
  'pad-2.0': 'PadDocument',
  'catalog-2.0': 'Manifest',
  listing: 'Listing',
  moderation: 'LedgerRecord',
  problem: 'ProblemDocument',
  'event-endpoint-challenge': 'EndpointChallengeEvent',
  'event-listing-published': 'ListingPublishedEvent',
  'event-rank-changed': 'RankChangedEvent',
  feed: 'FeedPointer',
  categories: 'CategoryVocabulary',
  settings: 'Settings',
  admission: 'AdmissionRules',
  queue: 'ReviewQueue',
  'read-api': 'ReadApi',
  'rank-snapshot': 'RankSnapshotLine',
  evidence: 'ListingEvidence',
  'rank-weights': 'RankWeights',
};

function readSchema(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(SCHEMAS, `${name}.json`), 'utf8'));
}

/** One module with every validator, bundled so that it imports nothing. Its bytes depend on the schemas alone. */
async function validatorsModule(): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allErrors: true,
    // The manifest schema's own metadata (specification, "Manifest").
    keywords: ['version', 'specification_license', 'reference_implementation_license'],
    formats,
    code: { source: true, esm: true, lines: true, formats: _`require("./formats.ts").formats` },
  });
  ajv.addSchema(readSchema('feed-kinds'));
  const exported: Record<string, string> = {};
  for (const [file, validator] of Object.entries(VALIDATORS)) {
    const schema = readSchema(file);
    ajv.addSchema(schema);
    exported[validator] = String(schema.$id);
  }
  const bundle = await build({
    stdin: { contents: standaloneCode(ajv, exported), resolveDir: join(SCHEMAS, '..', 'rules'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    legalComments: 'none',
  });
  return BANNER + bundle.outputFiles.map((file) => file.text).join('');
}

/** Files of data/, which may name their schema for editors: whoever reads them takes that out. */
const OF_DATA = ['listing', 'moderation', 'evidence', 'categories', 'settings', 'admission', 'feed'];

async function typesModule(file: string, title: string): Promise<string> {
  const { $id: _id, ...schema } = readSchema(file);
  if (OF_DATA.includes(file)) delete (schema.properties as Record<string, unknown>).$schema;
  const types = await compile({ ...schema, title } as Parameters<typeof compile>[0], title, {
    bannerComment: '',
    cwd: SCHEMAS,
    additionalProperties: false,
    // Without this, an array of at most 20 items becomes a union of 21 tuple types.
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return `${BANNER}\n${types}`;
}

const VALIDATORS_TYPES = `${BANNER}
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  propertyName?: string;
}
export interface Validate {
  (value: unknown): boolean;
  errors: SchemaError[] | null;
}
${Object.values(VALIDATORS)
  .map((name) => `export const ${name}: Validate;`)
  .join('\n')}
`;

const DESCRIPTION_TYPES = `${BANNER}
import type { OpenapiDocument } from '../api-description.ts';

declare const description: Omit<OpenapiDocument, 'servers'>;
export default description;
`;

/** Of the client, which stands for itself. */
const CLIENT_TYPES = '../../../clients/typescript/generated/openapi.ts';

async function clientTypes(): Promise<string> {
  return BANNER + astToString(await openapiTypescript(openDescription(describeApi()) as unknown as OpenAPI3));
}

async function generate(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  files.set('validators.js', await validatorsModule());
  files.set('validators.d.ts', VALIDATORS_TYPES);
  files.set('api-description.js', `${BANNER}export default ${JSON.stringify(describeApi(), null, 1)};\n`);
  files.set('api-description.d.ts', DESCRIPTION_TYPES);
  files.set(CLIENT_TYPES, await clientTypes());
  for (const [file, title] of Object.entries(TYPES)) files.set(`${file}.ts`, await typesModule(file, title));
  return files;
}

function isFresh(name: string, content: string): boolean {
  try {
    return readFileSync(join(OUTPUT, name), 'utf8') === content;
  } catch {
    return false;
  }
}

const files = await generate();
if (process.argv.includes('--check')) {
  const stale = [...files].filter(([name, content]) => !isFresh(name, content)).map(([name]) => name);
  for (const name of stale) {
    process.stderr.write(`schemas/contracts/generated/${name} is not what the schemas say; run \`npm run generate\`\n`);
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(OUTPUT, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(OUTPUT, name), content);
}
