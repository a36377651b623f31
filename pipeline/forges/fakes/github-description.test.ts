/**
 * The fake of GitHub against GitHub's own description of its API. The npm package that carries the description takes
 * 395 MB, so github-openapi.json keeps the operations that are used. To take it from another version:
 * `npm i --no-save @octokit/openapi@<version> && npx vitest run --project pipeline fakes/github-description -u`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeServer } from './fake-server.ts';
import { failure, startFakeGithub } from './github.ts';

const CUT = join(import.meta.dirname, 'github-openapi.json');
const PACKAGE = join(import.meta.dirname, '../../../node_modules/@octokit/openapi');

const OPERATIONS: Record<string, string[]> = {
  '/repos/{owner}/{repo}': ['200', '301', '403', '404'],
  '/repos/{owner}/{repo}/releases': ['200', '404'],
  '/repos/{owner}/{repo}/tags': ['200'],
  '/repos/{owner}/{repo}/readme': ['200', '404'],
  '/repos/{owner}/{repo}/git/commits/{commit_sha}': ['200', '404'],
};

type Json = { [key: string]: unknown };

describe.skipIf(!existsSync(PACKAGE))('the kept part of the description', () => {
  it('is what the package says', async () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
    const whole = JSON.parse(readFileSync(join(PACKAGE, 'generated/api.github.com.json'), 'utf8'));
    const license = readFileSync(join(PACKAGE, 'LICENSE'), 'utf8');
    const cut = { 'x-source': `npm:@octokit/openapi@${version}`, 'x-license': license, ...cutDescription(whole) };
    await expect(`${JSON.stringify(cut, null, 2)}\n`).toMatchFileSnapshot(CUT);
  });
});

/** The schemas of the operations' answers, and what they refer to. */
function cutDescription(whole: Json): Json {
  const schemas = new Map<string, unknown>();
  const paths = Object.entries(OPERATIONS).map(([path, statuses]) => {
    const { responses } = at(whole, ['paths', path, 'get']) as { responses: Json };
    return [path, Object.fromEntries(statuses.map((status) => [status, jsonSchema(responses[status] as Json, whole)]))];
  });
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (schemas.has(name)) continue;
      schemas.set(name, withoutProse(at(whole, ['components', 'schemas', name])));
      collect(schemas.get(name));
    }
  };
  collect(paths);
  const sorted = [...schemas].sort(([a], [b]) => (a < b ? -1 : 1));
  return { paths: Object.fromEntries(paths), components: { schemas: Object.fromEntries(sorted) } };
}

function jsonSchema(response: Json, whole: Json): unknown {
  const { $ref } = response;
  const target = typeof $ref === 'string' ? (at(whole, $ref.split('/').slice(1)) as Json) : response;
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
  const kept = Object.entries(schema).filter(([key]) => isMap || !PROSE.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'enum' ? value : withoutProse(value, key === 'properties' && !isMap)]),
  );
}

describe('the fake of GitHub', () => {
  let fake: FakeServer;
  const validators = new Map<string, ValidateFunction>();

  beforeAll(async () => {
    const { paths, components } = JSON.parse(readFileSync(CUT, 'utf8'));
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const [path, answers] of Object.entries(paths as Record<string, Json>)) {
      for (const [status, schema] of Object.entries(answers)) {
        validators.set(`${status} ${path}`, ajv.compile({ ...(schema as Json), components }));
      }
    }
    const plain = { owner: 'works', name: 'plain', description: null, homepage: null, license: null };
    fake = await startFakeGithub([
      {
        owner: 'works',
        name: 'tool',
        formerly: 'works/old-tool',
        releases: [
          { tag: 'v1.0.0', assets: [{ name: 'a.zip', digest: `sha256:${'a'.repeat(64)}` }, { name: 'b.zip' }] },
          { tag: 'v1.1.0-rc.1', prerelease: true, body: null },
          { tag: 'v2', draft: true },
        ],
        tags: ['v1.0.0'],
        readme: { path: 'README.md', content: '# Tool\n\nDoes one thing well.\n' },
      },
      { ...plain, archived: true, private: true, readme: { path: 'README', content: '', encoding: 'none' } },
    ]);
  });
  afterAll(() => fake.close());

  const sha = 'a'.repeat(40);
  it.each([
    ['200 /repos/{owner}/{repo}', '/repos/works/tool'],
    ['200 /repos/{owner}/{repo}', '/repos/works/plain'],
    ['200 /repos/{owner}/{repo}', '/repositories/0'],
    ['301 /repos/{owner}/{repo}', '/repos/works/old-tool'],
    ['404 /repos/{owner}/{repo}', '/repos/works/none'],
    ['200 /repos/{owner}/{repo}/releases', '/repos/works/tool/releases?per_page=2'],
    ['200 /repos/{owner}/{repo}/releases', '/repos/works/tool/releases?per_page=2&page=2'],
    ['200 /repos/{owner}/{repo}/releases', '/repos/works/plain/releases'],
    ['404 /repos/{owner}/{repo}/releases', '/repos/works/none/releases'],
    ['200 /repos/{owner}/{repo}/tags', '/repos/works/tool/tags'],
    ['200 /repos/{owner}/{repo}/readme', '/repos/works/tool/readme'],
    ['200 /repos/{owner}/{repo}/readme', '/repos/works/plain/readme'],
    ['404 /repos/{owner}/{repo}/readme', '/repos/works/none/readme'],
    ['200 /repos/{owner}/{repo}/git/commits/{commit_sha}', `/repos/works/tool/git/commits/${sha}`],
    ['404 /repos/{owner}/{repo}/git/commits/{commit_sha}', `/repos/works/none/git/commits/${sha}`],
  ])('answers as %s describes to %s', async (operation, path) => {
    const answer = await fetch(fake.origin + path, { redirect: 'manual' });
    expect(String(answer.status)).toBe(operation.slice(0, 3));
    expectValid(operation, await answer.json());
  });

  it('answers a limit as the description of 403 says', async () => {
    fake.intercept = () => failure(403, 'API rate limit exceeded.');
    const answer = await fetch(`${fake.origin}/repos/works/tool`);
    fake.intercept = () => undefined;
    expectValid('403 /repos/{owner}/{repo}', await answer.json());
  });

  it('would be caught with an answer that is not as described', () => {
    const validate = validators.get('200 /repos/{owner}/{repo}');
    expect(validate?.({ full_name: 'works/tool' })).toBe(false);
    expect(validate?.errors?.map(({ params }) => params.missingProperty)).toContain('archived');
  });

  function expectValid(operation: string, body: unknown) {
    const validate = validators.get(operation);
    if (validate === undefined) throw new Error(`No description of ${operation}`);
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  }
});
