/** The operations of the API as rows of a page, from the description that the build has written. */

import {
  METHODS,
  type Method,
  type OpenapiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type ResponseDescription,
} from '../../schemas/contracts/api-description.ts';
import { API_PROBLEMS, type ApiProblemCode } from '../../schemas/contracts/api-problems.ts';

export type OperationEntry = ReturnType<typeof toEntry>;
/** What must be sent as `Authorization: Bearer`, if anything must. */
type Bearer = 'cat_…' | 'claim_…' | undefined;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  /** Of words that may become more: those that are known, or any other. */
  anyOf?: Schema[];
  items?: Schema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** In the order of the tags; webhooks are no operations of ours. */
export function operationGroups(document: OpenapiDocument) {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined
        ? []
        : [{ tag: operation.tags[0], ...toEntry(document, path, item, method, operation) }];
    }),
  );
  return document.tags.map(({ name, description }) => ({
    ...{ id: name.toLowerCase().replaceAll(' ', '-'), name, description },
    operations: entries.filter(({ tag }) => tag === name),
  }));
}

function toEntry(document: OpenapiDocument, path: string, item: PathItem, method: Method, operation: Operation) {
  const { operationId, summary, description = '', security, requestBody, responses } = operation;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
    resolve<Parameter>(document, each),
  );
  const bearer = bearerOf(security);
  return {
    ...{ id: operationId, method: method.toUpperCase(), path, summary, description, bearer },
    parameters: parameters.map((each) => toRow(document, each)),
    bodies: Object.keys(requestBody?.content ?? {}),
    answers: Object.entries(responses).map(([status, answer]) => toAnswerRow(document, status, answer)),
    example: exampleOf(document, operation),
    curl: curlOf(document, path, { method, parameters, bearer, operation }),
  };
}

function bearerOf(security: Operation['security'] = []): Bearer {
  if (security.some((each) => 'domainClaim' in each)) return 'claim_…';
  return security.some((each) => 'publisherToken' in each) ? 'cat_…' : undefined;
}

function toRow(document: OpenapiDocument, { name, in: place, schema, description = '', required = false }: Parameter) {
  const resolved = resolve<Schema>(document, schema);
  const { items, default: preset } = resolved;
  const inner = items === undefined ? resolved : resolve<Schema>(document, items);
  const known = inner.enum ?? inner.anyOf?.[0]?.enum ?? [];
  const words = known.length < 2 ? [] : [`One of ${known.join(', ')}.`];
  const defaults = preset === undefined ? [] : [`Without it: ${preset}.`];
  const type = items === undefined ? typeOf(inner) : `list of ${typeOf(inner)}s`;
  const meaning = [description, ...words, ...defaults].filter(Boolean).join(' ');
  return { name, place, type, meaning, isRequired: required };
}

function typeOf({ type = 'string', minimum, maximum, minLength, maxLength }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
  if (minLength !== undefined && maxLength !== undefined) return `${type}, ${minLength} to ${maxLength} characters`;
  return String(type);
}

/** With the problems of this status; none for an answer that is none. */
function toAnswerRow(document: OpenapiDocument, status: string, answer: ResponseDescription | Reference) {
  const { description, content = {} } = resolve<ResponseDescription>(document, answer);
  const mediaTypes = Object.keys(content);
  const isProblem = mediaTypes.includes('application/problem+json') && '$ref' in answer;
  const codes = isProblem ? (answer.$ref.split('/').at(-1) ?? '').split('_or_') : [];
  const problems = codes.map((code) => ({ code, title: API_PROBLEMS[code as ApiProblemCode].title }));
  return { status, description, problems, mediaTypes };
}

function exampleOf(document: OpenapiDocument, { responses }: Operation): string | undefined {
  const [, good] = Object.entries(responses).find(([status]) => /^20[012]$/.test(status)) ?? [];
  const { content = {} } = good === undefined ? {} : resolve<ResponseDescription>(document, good);
  const example = content['application/json']?.example;
  return example === undefined ? undefined : JSON.stringify(example, null, 2);
}

/** Parameters in the example of a request: some of the others cannot be combined, or leave nothing to find. */
const MOST_IN_QUERY = 2;

/** As it can be pasted into a shell. Names in braces are filled with their example; of the rest, the first that have one. */
function curlOf(
  { servers }: OpenapiDocument,
  path: string,
  asked: { method: Method; parameters: Parameter[]; bearer: Bearer; operation: Operation },
): string {
  const { method, parameters, bearer, operation } = asked;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const { example = name } = parameters.find((each) => each.name === name) ?? {};
    return String(example);
  });
  const examples = parameters.flatMap(({ name, in: place, example }): [string, string][] =>
    place === 'query' && example !== undefined ? [[name, String(example)]] : [],
  );
  const query = new URLSearchParams(examples.slice(0, MOST_IN_QUERY)).toString();
  const address = `${servers[0]?.url}${filled}${query === '' ? '' : `?${query}`}`;
  const sent = operation.requestBody?.content['application/json'];
  // A whole document is a file; with a body it is a POST anyway.
  const body = sent?.example === undefined ? '@document.json' : quoted(JSON.stringify(sent.example));
  const implied = sent === undefined ? 'get' : 'post';
  const parts = [
    `curl ${implied === method ? '' : `-X ${method.toUpperCase()} `}${quoted(address)}`,
    ...(bearer === undefined ? [] : [`-H ${quoted(`Authorization: Bearer ${bearer}`)}`]),
    ...(sent === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${body}`]),
  ];
  return parts.join(' \\\n  ');
}

/** For a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function resolve<Shape extends object>(document: OpenapiDocument, value: object): Shape {
  if (!('$ref' in value)) return value as Shape;
  const names = String(value.$ref).split('/').slice(1);
  let found: unknown = document;
  for (const name of names) found = (found as Record<string, unknown>)[name];
  return resolve<Shape>(document, found as object);
}
