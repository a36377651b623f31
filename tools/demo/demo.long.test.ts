/** `npm run demo`, as a newcomer runs it, in the copy of an operator whose own catalog is quite another one. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMAT } from '../../pipeline/repo/data/data-format.ts';
import { copyProject, type ProjectCopy, withoutIdentity } from '../../pipeline/testing/project-copy.ts';

/** Nothing of it is what the demo tells of. */
const SETTINGS = {
  name: 'Regal',
  tagline: 'Ein Katalog',
  summary: 'Ein Katalog.',
  base_url: 'https://regal.example',
  vendor: { name: 'Regal' },
  host: 'static',
  languages: ['de'],
  main_branch: 'live',
  format: FORMAT,
};
const CATEGORIES = { categories: [{ slug: 'other', label: 'Anderes', description: 'Alles.', aliases: [] }] };
/** None of these may decide what the demo does. */
const OF_THE_OPERATOR = {
  ...{ GITHUB_API_URL: 'https://forge.invalid', GITHUB_TOKEN: 'token-of-the-operator', GITHUB_EVENT_NAME: 'schedule' },
  ...{ CATALOG_WORKER_URL: 'https://regal.example', CATALOG_INTERNAL_KEY: 'key-of-the-operator' },
};

let project: ProjectCopy;
let temporary: string;
beforeAll(() => {
  project = copyProject({ repository: false });
  const data = join(project.folder, 'data');
  rmSync(data, { recursive: true });
  mkdirSync(data);
  writeFileSync(join(data, 'catalog.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(data, 'categories.json'), JSON.stringify(CATEGORIES));
  temporary = mkdtempSync(join(tmpdir(), 'catalog-demo-test-'));
});
afterAll(() => {
  project.remove();
  rmSync(temporary, { recursive: true });
});

interface Running {
  child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** @returns exit code */
  stop(): Promise<number | null>;
}

/** @param text until this is printed */
async function runDemo(text: string, ...args: string[]): Promise<Running> {
  // What it tells of happens today, so its commits must be of today, too.
  const { GIT_AUTHOR_DATE: _author, GIT_COMMITTER_DATE: _committer, ...env } = withoutIdentity();
  const child = spawn(process.execPath, [join(project.folder, 'tools', 'demo', 'demo.ts'), ...args], {
    env: { ...env, ...OF_THE_OPERATOR, TMPDIR: temporary },
  });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      printed[stream] += chunk;
    });
  }
  while (!printed.stdout.includes(text) && child.exitCode === null) await wait(50);
  return {
    child,
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'close');
      return child.exitCode;
    },
  };
}

/** Node and wrangler keep caches of their own there. */
const left = () => readdirSync(temporary).filter((name) => name.startsWith('catalog'));

describe('npm run demo', () => {
  it('tells the life of a listing, stays served until it is stopped, and leaves nothing behind', async () => {
    const demo = await runDemo('Ctrl+C stops it', '--stay');
    try {
      expect(demo.stderr()).toBe('');
      const valid = demo.stdout().match(/^ {2}valid {2}\S+/gm);
      expect(valid?.map((line) => line.slice(9))).toEqual(['pad-json', 'pad-xml', 'openapi', 'github', 'gitlab']);
      expect(demo.stdout().match(/^ {2}✔ .+$/gm)).toEqual([
        '  ✔ each waits in a branch of its own',
        '  ✔ until a person has looked, nobody can read them: 404',
        '  ✔ and no search finds them',
        '  ✔ a search finds Demo Notes',
        '  ✔ the API returns version 1.0.0',
        '  ✔ the catalog sends a challenge, and the receiver answers it',
        '  ✔ listing.published arrives, and its signature is genuine',
        '  ✔ the API accepts the document (202) and says where to ask what becomes of it',
        '  ✔ the API returns version 1.1.0',
        '  ✔ it remembers 1.0.0',
        '  ✔ the domain is verified',
        expect.stringMatching(/the score rises from [\d.]+ to [\d.]+$/),
        expect.stringMatching(/the place in the rank rises from \d to \d$/),
        '  ✔ rank.changed arrives, and its signature is genuine',
        '  ✔ Demo Clock is in moderation',
        '  ✔ and nobody can read it: 404',
        '  ✔ no name, email address or phone number is in git',
        '  ✔ nor is the address of the webhook',
      ]);
      const [, around = ''] = demo.stdout().split('look around');
      const addresses = around.match(/http:\S+/g) ?? [];
      expect(addresses.length).toBeGreaterThan(8);
      const answers = await Promise.all(addresses.map(async (address) => (await fetch(address)).status));
      expect(answers).toEqual(addresses.map(() => 200));
    } finally {
      expect(await demo.stop()).toBe(0);
    }
    expect(left()).toEqual([]);
  });

  it('that has no place for its folder says so, without where in the code', () => {
    const TMPDIR = join(project.folder, 'package.json');
    const program = join(project.folder, 'tools', 'demo', 'demo.ts');
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { ...withoutIdentity(), TMPDIR },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOTDIR: .*package\.json\S+\n$/)]);
  });

  it('that is stopped halfway says so, and leaves nothing behind', async () => {
    const demo = await runDemo('catalog start');
    expect(await demo.stop()).toBe(130);
    expect(demo.stderr()).toContain('Stopped before the last step.');
    expect(left()).toEqual([]);
  });
});
