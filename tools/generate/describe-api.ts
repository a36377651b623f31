/**
 * The description of the API, put together: openapi.json says what each operation is about, the schemas
 * of our documents say what is in an answer, api-problems.json what can go wrong. Nothing is said twice.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Method,
  OpenapiDocument,
  Operation,
  PathItem,
  ResponseDescription,
} from '../../schemas/contracts/api-description.ts';
import { API_PROBLEMS, type ApiProblemCode } from '../../schemas/contracts/api-problems.ts';
import written from '../../schemas/contracts/openapi.json' with { type: 'json' };
import { describeMembers } from './describe-members.ts';

/** As openapi.json has it. What begins with `x-` is for this file, and stands in no finished document. */
interface WrittenOperation extends Operation {
  'x-problems'?: ApiProblemCode[];
  /** Who may keep the answer; without it the caller alone. */
  'x-cache'?: 'shared' | 'none';
}

/** All but where it is served from. */
type Description = Omit<OpenapiDocument, 'servers'>;
type WrittenPath = Omit<PathItem, Method> & { [method in Method]?: WrittenOperation };

const WRITTEN = written as unknown as Omit<Description, 'paths'> & {
  paths: Record<string, WrittenPath>;
};

const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas', 'contracts');
const METHODS = ['get', 'post', 'delete'] as const satisfies readonly Method[];

/** Files of schemas, and what the names of their definitions begin with. */
const PREFIXES: Readonly<Record<string, string>> = {
  'read-api.json': '',
  'publisher-api.json': '',
  'feed-kinds.json': 'FeedKind',
  'evidence.json': 'Evidence',
  'rank-weights.json': 'RankWeights',
  'listing.json': 'Listing',
  'problem.json': 'Problem',
  'pad-2.0.json': 'PadDocument',
  'catalog-2.0.json': 'Manifest',
  'event-endpoint-challenge.json': 'EndpointChallenge',
  'event-listing-published.json': 'ListingPublished',
  'event-rank-changed.json': 'RankChanged',
};

/** What counts against a read plan, and so says on each answer what is left of it. */
const COUNTED = /^\/(?:api\/v1|v1|\.well-known|schemas)\//;

const header = (name: string) => [name, { $ref: `#/components/headers/${name}` }] as const;

/** With the title that openapi.json has; a catalog gives it its own. */
export function describeApi(): Description {
  const { openapi, info, tags, security, paths, webhooks, components } = WRITTEN;
  const problems: Record<string, ResponseDescription> = {};
  const finished = Object.entries(paths).map(([path, { parameters, ...operations }]): [string, PathItem] => {
    const each = METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation === undefined ? [] : [[method, finish(path, operation, method, problems)]];
    });
    return [path, { ...(parameters && { parameters }), ...Object.fromEntries(each) }];
  });
  return withSchemas({
    ...{ openapi, info, tags, security },
    paths: Object.fromEntries(finished),
    ...(webhooks && { webhooks }),
    components: { ...components, responses: { ...components.responses, ...problems } },
  });
}

/** An operation with what all of its kind have in common. @param problems takes the answers it refers to */
function finish(
  path: string,
  { 'x-problems': codes = [], 'x-cache': cache, ...operation }: WrittenOperation,
  method: Method,
  problems: Record<string, ResponseDescription>,
): Operation {
  const isRead = method === 'get';
  const isCounted = isRead && COUNTED.test(path);
  const isKept = isRead && cache !== 'none';
  const own = [
    cache === 'none'
      ? (['Cache-Control', { $ref: '#/components/headers/Not-Kept' }] as const)
      : header('Cache-Control'),
    ...(isKept ? [header('ETag')] : []),
    header('X-Catalog-Build'),
    ...(cache === 'shared' ? [] : [header('X-Request-Id')]),
    ...(isCounted || codes.includes('quota_exceeded') ? [header('RateLimit'), header('RateLimit-Policy')] : []),
  ];
  const responses: Operation['responses'] = Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => {
      const isPage = '$ref' in answer || 'text/html' in (answer.content ?? {});
      return [status, isPage ? answer : { ...answer, headers: { ...Object.fromEntries(own), ...answer.headers } }];
    }),
  );
  if (isKept) responses[304] = { $ref: '#/components/responses/not_modified' };
  // What is sent fails closed: a bug, too, is answered with `unavailable`.
  const unforeseen: ApiProblemCode[] = isRead ? ['internal_error'] : [];
  // Where a key may be sent, it may be a wrong one.
  if (operation.security === undefined && !codes.includes('token_invalid')) unforeseen.push('token_invalid');
  const all = new Set<ApiProblemCode>([...codes, ...(isCounted ? ['quota_exceeded' as const] : []), ...unforeseen]);
  for (const [status, group] of Map.groupBy(all, (code) => API_PROBLEMS[code].status)) {
    const name = group.join('_or_');
    problems[name] = problemAnswer(status, group);
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
  const condition = isKept ? [{ $ref: '#/components/parameters/If-None-Match' }] : [];
  const parameters = [...(operation.parameters ?? []), ...condition];
  return { ...operation, ...(parameters.length > 0 && { parameters }), responses };
}

/** @param codes of one status */
function problemAnswer(status: number, codes: ApiProblemCode[]): ResponseDescription {
  const names = [
    'Cache-Control',
    'Content-Language',
    'RateLimit',
    'RateLimit-Policy',
    'X-Catalog-Build',
    'X-Request-Id',
  ];
  const headers = names.map(header);
  if (status === 401) headers.push(header('WWW-Authenticate'));
  if (status === 429 || status === 503) headers.push(header('Retry-After'));
  const members = { code: { enum: codes }, status: { const: status } };
  const schema = { allOf: [{ $ref: 'problem.json' }, { type: 'object', properties: members }] };
  return {
    description: codes.map((code) => `\`${code}\`: ${API_PROBLEMS[code].explanation}`).join('\n\n'),
    headers: Object.fromEntries(headers),
    content: { 'application/problem+json': { schema } },
  };
}

/** The same with every schema it refers to among its components. */
function withSchemas(document: Description): Description {
  const schemas: Record<string, object> = {};
  const inside = (file: string) => (reference: string) => toComponent(reference, file, schemas);
  const own = mapReferences(document, (reference) => (reference.startsWith('#') ? reference : inside('')(reference)));
  const all = { ...own, components: { ...own.components, schemas: { ...own.components.schemas, ...sorted(schemas) } } };
  return describeMembers(all);
}

/** Where the schema behind a reference is in the document. @param file the reference stands in; @param schemas takes it */
function toComponent(reference: string, file: string, schemas: Record<string, object>): string {
  const [named = '', pointer = ''] = reference.split('#');
  const home = named || file;
  const prefix = PREFIXES[home];
  if (prefix === undefined) throw new Error(`openapi.json refers to ${home}, which is none of its sources.`);
  const [, definition = '', rest = ''] = /^\/\$defs\/([^/]+)((?:\/.*)?)$/.exec(pointer) ?? [];
  const name = prefix + definition.charAt(0).toUpperCase() + definition.slice(1);
  if (schemas[name] === undefined) {
    // First, because a schema may refer to itself.
    schemas[name] = {};
    const file = JSON.parse(readFileSync(join(SCHEMAS, home), 'utf8'));
    const schema = definition === '' ? withoutIdentity(file) : definitionOf(file, definition);
    schemas[name] = mapReferences(schema, (further) => toComponent(further, home, schemas));
  }
  return `#/components/schemas/${name}${rest}`;
}

function definitionOf(schema: object, name: string): object {
  const { $defs } = schema as { $defs: Record<string, object> };
  const found = $defs[name];
  if (found === undefined) throw new Error(`There is no definition ${name}.`);
  return found;
}

/** Without what makes it a document of its own. */
function withoutIdentity(schema: object): object {
  const own = ['$schema', '$id', '$defs', 'title', 'version'];
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => !own.includes(name) && !name.endsWith('_license')),
  );
}

function mapReferences<T>(value: T, change: (reference: string) => string): T {
  if (Array.isArray(value)) return value.map((each) => mapReferences(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === '$ref' && typeof member === 'string' ? change(member) : mapReferences(member, change),
  ]);
  return Object.fromEntries(members);
}

function sorted(schemas: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}
