/** `npm run dev` as a developer runs it, in a small copy of the project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { copyProject, type ProjectCopy } from '../../pipeline/testing/project-copy.ts';

const READY_MS = 240_000;

let project: ProjectCopy;
let child: ChildProcess;
let site: string;
let printed = '';

beforeAll(async () => {
  project = copyProject({ repository: false, kept: /^as$/ });
  const [port, workerPort] = [await freePort(), await freePort()];
  site = `http://localhost:${port}`;
  const args = ['--port', String(port), '--worker-port', String(workerPort)];
  // Astro serves no pages where it takes itself to be tested.
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  child = spawn(process.execPath, [join(project.folder, 'tools/dev/dev.ts'), ...args], { cwd: project.folder, env });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  for (const deadline = Date.now() + READY_MS; !printed.includes('to stop'); ) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`dev did not serve:\n${printed}`);
    await wait(100);
  }
});
afterAll(() => {
  child.kill('SIGKILL');
  project.remove();
});

const read = async (path: string) => (await fetch(site + path)).text();

function change(path: string, from: string, to: string): void {
  const file = join(project.folder, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

it('shows pages, and asks the worker for what is none', async () => {
  expect(await read('/software/astro/')).toContain('<h1');
  const { data } = JSON.parse(await read('/api/v1/software?q=astro'));
  expect(data).toMatchObject([{ slug: 'astro' }]);
  expect(JSON.parse(await read('/schemas/pad-2.0.json'))).toHaveProperty('$id');
});

it('shows a changed component', async () => {
  writeFileSync(join(project.folder, 'site/frame/SiteFooter.astro'), '<footer><p>A changed component</p></footer>\n');
  await expect.poll(() => read('/')).toContain('A changed component');
});

it('makes the build again when data/ changes, and goes on with the one before where that fails', async () => {
  change('data/catalog.json', '{', '{,');
  await expect.poll(() => printed).toContain('dev: There is no new build. Correct what is said above, and save.');
  expect(await read('/')).not.toContain('Renamed by a test');
  change('data/catalog.json', '{,', '{');
  const listing = JSON.parse(readFileSync(join(project.folder, 'data/listings/as/astro.json'), 'utf8'));
  change('data/listings/as/astro.json', JSON.stringify(listing.name), '"Renamed by a test"');
  await expect.poll(() => read('/software/astro/').catch(() => ''), { timeout: 60_000 }).toContain('Renamed by a test');
});

it('ends with Ctrl+C, and leaves no port taken', async () => {
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(read('/')).rejects.toThrow('fetch failed');
});
