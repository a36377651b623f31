/** What the API says of itself: /openapi.json, with examples cut from what this build serves, and the schemas. */
import { DEFAULT_PER_PAGE, files, paths, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import { type OpenapiDocument, openapiDocument } from '../../../schemas/contracts/api-description.ts';
import manifestSchema from '../../../schemas/contracts/catalog-2.0.json' with { type: 'json' };
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { openDescription } from '../../../schemas/contracts/open-description.ts';
import padSchema from '../../../schemas/contracts/pad-2.0.json' with { type: 'json' };
import type { EmittedFile } from '../writer/build-writer.ts';
import { staticDescription } from './static-description.ts';

/** Longer prose is cut: an example shows the shape. Addresses are not prose. */
const MAX_PROSE = 160;
const MAX_ENTRIES = 1;

/** @param examples JSON answers with status 200 by operation, whole */
export function* emitOpenapi(
  site: Site,
  catalogName: string,
  examples: Readonly<Record<string, unknown>>,
): Generator<EmittedFile> {
  const document = openapiDocument(`API of ${catalogName}`, site.base_url);
  const links = apiCatalog(site);
  const all = { ...examples, getApiCatalog: links };
  for (const [operationId, example] of Object.entries(all)) addExample(document, operationId, example);
  addExampleValues(document, examples);
  const served = site.host === 'static' ? staticDescription(document) : document;
  // In the order of openapi.json: people read a description from top to bottom.
  yield [files.openapi, `${JSON.stringify(openDescription(served), null, 2)}\n`];
  yield [files.apiCatalog, `${JSON.stringify(links)}\n`];
}

/** The published schemas, with the `$id` of the place they are served from. */
export function* servedSchemas(site: Site): Generator<EmittedFile> {
  for (const [path, schema] of [
    [files.manifestSchema, manifestSchema],
    [files.padSchema, padSchema],
  ] as const) {
    // In the order of the file: people read a schema from top to bottom.
    yield [path, `${JSON.stringify({ ...schema, $id: site.base_url + path }, null, 2)}\n`];
  }
}

/** RFC 9727, as a linkset of RFC 9264. */
function apiCatalog(site: Site) {
  const { base_url, host } = site;
  return {
    linkset: [
      {
        anchor: urls.list(site, { category: undefined, page: 1, per_page: DEFAULT_PER_PAGE }),
        'service-desc': [{ href: base_url + files.openapi, type: 'application/vnd.oai.openapi+json;version=3.1' }],
        'service-doc': [{ href: base_url + paths.apiDocs, type: 'text/html' }],
        ...(host === 'worker' && { status: [{ href: `${base_url}/healthz`, type: 'application/json' }] }),
      },
    ],
  };
}

function addExample({ paths }: OpenapiDocument, operationId: string, example: unknown): void {
  const operation = Object.values(paths).find(({ get }) => get?.operationId === operationId)?.get;
  const answer = operation?.responses[200];
  const [content] = answer !== undefined && 'content' in answer ? Object.values(answer.content ?? {}) : [];
  if (content === undefined)
    throw new Error(`openapi.json has no operation ${operationId} that answers with something.`);
  content.example = cut(example);
}

/** Of parameters: what is listed, so that an example can be asked for. Without a listing the written ones stay. */
function addExampleValues({ paths, components }: OpenapiDocument, { getListing }: Readonly<Record<string, unknown>>) {
  if (getListing === undefined) return;
  const { slug, name, category } = getListing as SoftwareListing;
  const examples: Record<string, unknown> = { slug, q: name, category: [category] };
  const search = paths['/api/v1/software']?.get?.parameters ?? [];
  for (const parameter of [...search, ...Object.values(components.parameters ?? {})]) {
    if (!('name' in parameter && parameter.name in examples)) continue;
    const example = examples[parameter.name];
    const isList = 'type' in parameter.schema && parameter.schema.type === 'array';
    parameter.example = isList && !Array.isArray(example) ? [example] : example;
  }
}

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(cut);
  if (typeof value === 'string') return cutProse(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]));
}

function cutProse(text: string): string {
  const characters = [...text];
  return characters.length > MAX_PROSE && /\s/.test(text) ? `${characters.slice(0, MAX_PROSE).join('')}…` : text;
}
