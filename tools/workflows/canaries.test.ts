/**
 * Every step of every workflow is run with a program in the place of ours that looks around: in its environment, and in
 * that of the process which started it. A child may read the latter however its own is made, so what a job must not know
 * is given to another job.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..', '..');
const PATHS = globSync('{.github/workflows,pipeline/create/templates/workflows}/*.yml', { cwd: ROOT }).sort();

interface Job {
  steps?: { run?: string; env?: Record<string, string> }[];
}

/** Name of the job → the secrets that it works with; all others know none. */
const KNOWN: Record<string, string[]> = {
  ask: ['CATALOG_SUBMISSIONS_KEY'],
  write: ['CATALOG_RECORD_KEY', 'CATALOG_SUBMISSIONS_KEY'],
  sign: ['CATALOG_SIGNING_KEY'],
  deploy: [
    ...['CATALOG_HAND_OVER_KEY', 'CATALOG_STORE_KEY_ID', 'CATALOG_STORE_SECRET'],
    ...['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN'],
  ],
};
/** Names what it sees, its own and its parent's. */
const PROBE = `#!/bin/sh
env; tr '\\0' '\\n' < /proc/$PPID/environ 2>/dev/null || true
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-canaries-'));
  for (const name of ['node', 'npx', 'npm', 'gh']) {
    writeFileSync(join(folder, name), PROBE);
    chmodSync(join(folder, name), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the steps of a job that run something of ours can read. */
function readBy({ steps = [] }: Job): string {
  const seen = steps.map(({ run, env = {} }) => {
    if (run === undefined) return '';
    const given = Object.entries(env).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\{\s*secrets\.(\w+)\s*\}\}/g, 'canary-$1'),
    ]);
    const PATH = [folder, dirname('/bin/sh'), '/usr/bin'].join(delimiter);
    return execFileSync('/bin/bash', ['-c', `${run}\ntrue`], {
      cwd: folder,
      env: { ...Object.fromEntries(given), PATH },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  });
  return seen.join('\n');
}

it.each(PATHS)('each job of %s can read the secrets that it works with, and no others', (path) => {
  const { jobs } = parse(readFileSync(join(ROOT, path), 'utf8')) as { jobs: Record<string, Job> };
  for (const [id, job] of Object.entries(jobs)) {
    const seen = readBy(job);
    const canaries = new Set([...seen.matchAll(/canary-(\w+)/g)].map(([, name]) => name));
    const hasRun = job.steps?.some(({ run }) => /\b(?:node|npx|npm|gh) /.test(run ?? '')) === true;
    if (hasRun) expect(seen, id).toContain('PATH=');
    const known = KNOWN[id] ?? [];
    expect([id, [...canaries].filter((name) => !known.includes(name ?? ''))]).toEqual([id, []]);
  }
});

it('the looking around finds what is there: the keys of the job that writes', () => {
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/sync.yml'), 'utf8')) as {
    jobs: Record<string, Job>;
  };
  const count = (text: string) => text.split('canary-CATALOG_RECORD_KEY').length - 1;
  // Once in its own environment, and once in its parent's where the system shows that.
  expect(count(readBy(jobs.write ?? {}))).toBeGreaterThan(0);
  expect(count(readBy(jobs.read ?? {}))).toBe(0);
});
