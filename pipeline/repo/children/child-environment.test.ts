/** No child reads a secret that it does not work with: a line in one of its packages could send it on. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { git } from '../git/git.ts';
import { withoutSecrets } from './child-environment.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const texts = globSync('{.github/workflows,pipeline/create/templates/workflows}/*.yml', { cwd: ROOT });
const inWorkflows = texts.flatMap((path) => [
  ...readFileSync(join(ROOT, path), 'utf8').matchAll(/secrets\.([A-Z_]+)/g),
]);
/** An id is no secret, and wrangler asks for it. */
const secrets = new Set(inWorkflows.map(([, name = '']) => name).filter((name) => name !== 'CLOUDFLARE_ACCOUNT_ID'));
const OF_RUNNERS = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'GITHUB_TOKEN', 'ISSUES_TOKEN'];
const OF_WORKERS = [
  'INTERNAL_KEY',
  'CATALOG_INTERNAL_KEY',
  'WEBHOOK_KEY',
  'GITHUB_DISPATCH_TOKEN',
  'CATALOG_READ_KEY',
  'CATALOG_WEBHOOK_SECRET',
];

beforeEach(() => {
  for (const name of [...secrets, ...OF_RUNNERS, ...OF_WORKERS]) vi.stubEnv(name, `canary-${name}`);
});
afterEach(() => vi.unstubAllEnvs());

it('no canary reaches git', async () => {
  expect(secrets.size).toBeGreaterThan(6);
  const told = await git(ROOT, ['-c', 'alias.canary=!env', 'canary']);
  expect(told).toContain('PATH=');
  expect(told).not.toContain('canary-');
});

it('a child is given the secrets that it works with, and no others', () => {
  const given = Object.values(withoutSecrets(['CLOUDFLARE_API_TOKEN'])).filter((value) => value?.startsWith('canary-'));
  expect(given).toEqual(['canary-CLOUDFLARE_API_TOKEN']);
});

it('every child is started with such an environment', () => {
  const starts = globSync('pipeline/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] })
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => /^import (?!type ).*from 'node:child_process'/m.test(text));
  expect(starts.length).toBeGreaterThan(5);
  const open = starts.filter(
    ({ text }) => !/withoutSecrets|INHERITED\.map|env: \{ (?:PATH|VIPS_CONCURRENCY): /.test(text),
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});
