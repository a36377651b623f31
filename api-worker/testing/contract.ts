/** Holds answers of the worker to the description of the API. */
import { validators } from 'virtual:answer-validators';
import { expect } from 'vitest';
import {
  type Operation,
  openapiDocument,
  type Reference,
  type ResponseDescription,
} from '../../schemas/contracts/api-description.ts';
import { SITE } from './catalog.ts';

const description = openapiDocument('Test', SITE.base_url);
export const { components } = description;

interface Described {
  method: 'GET' | 'POST' | 'DELETE';
  template: string;
  operation: Operation;
}

export const OPERATIONS: Described[] = Object.entries(description.paths).flatMap(
  ([template, { get, post, delete: gone }]) => [
    ...(get ? [{ method: 'GET' as const, template, operation: get }] : []),
    ...(post ? [{ method: 'POST' as const, template, operation: post }] : []),
    ...(gone ? [{ method: 'DELETE' as const, template, operation: gone }] : []),
  ],
);

/** The operation at an address; HEAD is GET. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return OPERATIONS.find((each) => each.method === asked && pathOf(each.template).test(pathname))?.operation;
}

/** `{slug}` stands for a plain name in the API, where anything else is at no address; elsewhere for whatever is asked. A file beside a page is there for a slug alone. */
function pathOf(template: string): RegExp {
  const name = template.startsWith('/api/') ? '[A-Za-z0-9._-]+' : template.endsWith('.yml') ? '[a-z0-9-]+' : '[^/]*';
  const pattern = template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, name);
  return new RegExp(`^${pattern}$`);
}

/** Codes of the problems that an operation is said to answer with. */
export function codesOf({ responses }: Operation): string[] {
  return Object.values(responses).flatMap((answer) =>
    '$ref' in answer && answer.$ref.startsWith(RESPONSES) ? problemsOf(answer.$ref.slice(RESPONSES.length)) : [],
  );
}

const RESPONSES = '#/components/responses/';

function problemsOf(name: string): string[] {
  const content = components.responses?.[name]?.content?.['application/problem+json'];
  return content === undefined ? [] : name.split('_or_');
}

/** Fails on a status, header field, media type or body that the description does not have. @returns the body */
export async function expectDescribed(operation: Operation, answer: Response, hasBody = true): Promise<unknown> {
  const { operationId, responses } = operation;
  const written = responses[answer.status];
  expect(written, `${operationId} answers ${answer.status}, which is not described`).toBeDefined();
  const { key, described } = resolve(`${operationId} ${answer.status}`, written as ResponseDescription | Reference);
  for (const [name, field] of Object.entries(described.headers ?? {})) expectField(key, name, field, answer);
  // What a page for people carries is not the API's.
  const isPage = 'text/html' in (described.content ?? {});
  for (const name of UNCOMMON.filter((each) => !isPage && answer.headers.has(each))) {
    expect(Object.keys(described.headers ?? {}), `${key} has a field that is not described`).toContain(name);
  }
  const text = new TextDecoder().decode(await answer.arrayBuffer());
  if (!hasBody || described.content === undefined) {
    expect([key, text]).toEqual([key, '']);
    return undefined;
  }
  return expectBody(key, described, answer.headers.get('Content-Type') ?? '', text);
}

/** Where an answer has one of these, the description must say so. */
const UNCOMMON = [
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

function resolve(
  key: string,
  written: ResponseDescription | Reference,
): { key: string; described: ResponseDescription } {
  if (!('$ref' in written)) return { key, described: written };
  const described = components.responses?.[written.$ref.slice(RESPONSES.length)];
  if (described === undefined) throw new Error(`${written.$ref} is nowhere`);
  return { key: written.$ref, described };
}

function expectField(key: string, name: string, field: object, answer: Response): void {
  const reference = '$ref' in field ? String(field.$ref) : undefined;
  const found = reference === undefined ? field : components.headers?.[reference.split('/').at(-1) ?? ''];
  const { required = false }: { required?: boolean } = found ?? {};
  const value = answer.headers.get(name);
  if (value !== null) expectValid(reference ?? `${key} ${name}`, value);
  else expect(required, `${key} lacks ${name}`).toBe(false);
}

function expectBody(key: string, { content = {} }: ResponseDescription, contentType: string, text: string): unknown {
  const [type = ''] = contentType.split(';');
  const described = Object.hasOwn(content, type) ? type : '*/*';
  expect(Object.keys(content), `${key} answers in ${type}`).toContain(described);
  const value: unknown = /\bjson$/.test(type) && described !== '*/*' ? JSON.parse(text) : text;
  expectValid(`${key} ${described}`, value);
  return value;
}

/** The kinds of webhooks that are described. */
export const WEBHOOKS = Object.keys(description.webhooks ?? {});

/** Fails on a field of the header or a body that the description of this kind does not have, or has and it lacks. */
export function expectDescribedDelivery(kind: string, headers: Record<string, string>, body: string): void {
  const { operationId = '', parameters = [] } = description.webhooks?.[kind]?.post ?? {};
  const references = parameters.flatMap((each) => ('$ref' in each ? [each.$ref] : []));
  const names = references.map((reference) => reference.split('/').at(-1) ?? '');
  expect(Object.keys(headers).sort()).toEqual(['Content-Type', ...names].sort());
  for (const [index, name] of names.entries()) expectValid(references[index] ?? '', headers[name]);
  expect(headers['X-Service-Event']).toBe(kind);
  expectValid(`${operationId} body`, JSON.parse(body));
}

export async function expectProblem(answer: Response): Promise<void> {
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  expectValid('problem', await answer.json());
}

function expectValid(key: string, value: unknown): void {
  const validate = validators[key];
  if (validate === undefined) throw new Error(`there is no validator for ${key}`);
  expect([key, validate(value), validate.errors]).toEqual([key, true, null]);
}
