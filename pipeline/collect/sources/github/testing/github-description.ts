/**
 * GitHub's own description of its API, as far as the fakes need it. The npm package that carries it takes 395 MB, so
 * github-openapi.json keeps the operations that are used. To take it from another version:
 * `npm i --no-save @octokit/openapi@<version> && npx vitest run --project pipeline fakes/github-description -u`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export const CUT = join(import.meta.dirname, 'github-openapi.json');

const OPERATIONS: Record<string, string[]> = {
  'GET /repos/{owner}/{repo}': ['200', '301', '403', '404'],
  'GET /repos/{owner}/{repo}/releases': ['200', '404'],
  'GET /repos/{owner}/{repo}/releases/latest': ['200'],
  'GET /repos/{owner}/{repo}/tags': ['200'],
  'GET /repos/{owner}/{repo}/git/matching-refs/{ref}': ['200'],
  'GET /repos/{owner}/{repo}/git/tags/{tag_sha}': ['200', '404'],
  'GET /repos/{owner}/{repo}/readme': ['200', '404'],
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': ['200', '404'],
  'GET /repos/{owner}/{repo}/pulls': ['200'],
  'POST /repos/{owner}/{repo}/pulls': ['201', '403', '422'],
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ['200', '403', '422'],
  'PUT /repos/{owner}/{repo}/issues/{issue_number}/labels': ['200', '404'],
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': ['200', '404'],
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': ['201', '403'],
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': ['200'],
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': ['200', '404'],
  'GET /repos/{owner}/{repo}/branches/{branch}': ['200', '404'],
  'GET /repos/{owner}/{repo}/actions/permissions/workflow': ['200'],
  'GET /repos/{owner}/{repo}/actions/workflows': ['200'],
  'GET /repos/{owner}/{repo}/actions/secrets': ['200'],
  'GET /repos/{owner}/{repo}/pages': ['200', '404'],
};

type Json = { [key: string]: unknown };

/** The schemas of the operations' bodies and answers, and what they refer to. */
export function cutDescription(whole: Json): Json {
  const schemas = new Map<string, unknown>();
  const operations = Object.entries(OPERATIONS).map(([operation, statuses]) => {
    const [method = '', path = ''] = operation.split(' ');
    const { requestBody, responses } = at(whole, ['paths', path, method.toLowerCase()]) as {
      requestBody?: Json;
      responses: Json;
    };
    const answers = statuses.map((status) => [status, jsonSchema(responses[status] as Json, whole)]);
    const body = requestBody === undefined ? {} : { body: jsonSchema(requestBody, whole) };
    return [operation, { ...body, ...Object.fromEntries(answers) }];
  });
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (schemas.has(name)) continue;
      schemas.set(name, withoutProse(at(whole, ['components', 'schemas', name])));
      collect(schemas.get(name));
    }
  };
  collect(operations);
  const sorted = [...schemas].sort(([a], [b]) => (a < b ? -1 : 1));
  return { operations: Object.fromEntries(operations), components: { schemas: Object.fromEntries(sorted) } };
}

function jsonSchema(content: Json, whole: Json): unknown {
  const { $ref } = content;
  const target = typeof $ref === 'string' ? (at(whole, $ref.split('/').slice(1)) as Json) : content;
  return withoutProse(at(target, ['content', 'application/json', 'schema']));
}

function at(value: unknown, steps: string[]): unknown {
  return steps.reduce((node, step) => (node as Json | undefined)?.[step], value);
}

const PROSE = new Set(['description', 'title', 'example', 'examples']);

/** Without the parts a validator does not read; a property may be called like one of them. */
function withoutProse(schema: unknown, isMap = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutProse(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => isMap || !(PROSE.has(key) || key.startsWith('x-')));
  const bare = Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'enum' ? value : withoutProse(value, key === 'properties' && !isMap)]),
  );
  const { nullable, ...other } = bare;
  // OpenAPI 3.0 lets it stand without a type, which a validator of JSON Schema refuses.
  return nullable === true && !isMap && bare.type === undefined ? { anyOf: [other, { enum: [null] }] } : bare;
}

/** By what is said, like "200 GET /repos/{owner}/{repo}", or "body POST /repos/{owner}/{repo}/pulls". */
export type Validators = ReadonlyMap<string, ValidateFunction>;

export function readValidators(): Validators {
  const { operations, components } = JSON.parse(readFileSync(CUT, 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('repo.nwo', true);
  const validators = new Map<string, ValidateFunction>();
  for (const [operation, parts] of Object.entries(operations as Record<string, Json>)) {
    for (const [what, schema] of Object.entries(parts)) {
      validators.set(`${what} ${operation}`, ajv.compile({ ...(schema as Json), components }));
    }
  }
  return validators;
}
