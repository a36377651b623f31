/** `npm start`, as a newcomer runs it: real processes, the real worker. The first catalog is the one that tests share. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { stateOf } from '../../site/testing/catalog-folder.ts';
import { freePort } from '../testing/free-port.ts';
import { copyProject, type ProjectCopy, withoutIdentity } from '../testing/project-copy.ts';

const READY_MS = 240_000;

async function start(project: ProjectCopy): Promise<{ base: string; child: ChildProcess; printed: () => string }> {
  const port = await freePort();
  const args = [join(project.folder, 'pipeline', 'cli', 'cli.ts'), 'start', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: project.folder, env: withoutIdentity() });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  for (const deadline = Date.now() + READY_MS; !printed.includes(' served on http'); ) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`start did not serve:\n${printed}`);
    await wait(100);
  }
  return { base: `http://127.0.0.1:${port}`, child, printed: () => printed };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function read(address: string): Promise<{ status: number; body: Record<string, never> & { data: never[] } }> {
  const response = await fetch(address);
  return { status: response.status, body: (await response.json()) as never };
}

describe('npm start', () => {
  it('serves the catalog and leaves its repository untouched, on a detached HEAD and without a git identity', async () => {
    const { folder, before, printed } = inject('started');
    const base = inject('catalog');
    const page = await read(`${base}/api/v1/software?per_page=3`);
    expect(page).toMatchObject({ status: 200, body: { pagination: { page: 1, per_page: 3 } } });
    expect(page.body.data).toHaveLength(3);
    expect(await read(`${base}/api/v1/software/astro`)).toMatchObject({
      status: 200,
      body: { slug: 'astro', rank: { position: expect.any(Number), score: expect.any(Number) } },
    });
    const search = await read(`${base}/api/v1/software?q=astro&kind=framework&facets=category`);
    expect(search).toMatchObject({ status: 200, body: { facets: expect.anything() } });
    expect(search.body.data[0]).toMatchObject({ slug: 'astro' });
    const categories = await read(`${base}/api/v1/categories`);
    expect(categories.body.data.filter(({ listing_count }) => listing_count > 0).length).toBeGreaterThanOrEqual(8);
    expect(await read(`${base}/.well-known/catalog.json`)).toMatchObject({
      status: 200,
      body: { entity: { slug: 'catalog' } },
    });
    expect(await read(`${base}/schemas/catalog-2.0.json`)).toMatchObject({ status: 200, body: { version: '2.0.0' } });
    expect(await (await fetch(`${base}/software/astro/`)).text()).toContain('<h1');
    // Feeds of the repository that nobody has published yet are shown as proposals and cannot be read.
    expect(printed).toMatch(/proposed {2}zx/);
    expect((await read(`${base}/api/v1/software/zx`)).status).toBe(404);
    expect((await fetch(`${base}/software/zx/`)).status).toBe(404);
    expect(stateOf(folder)).toBe(before);
  });

  it('serves a copy of the engine without .git, says that it reads the files as they are, and changes none', async () => {
    const project = copyProject({ repository: false, kept: /^as$/ });
    const before = filesOf(project.folder);
    const { base, child, printed } = await start(project);
    try {
      expect(printed()).toContain('Reading the files as they are: this folder is no git repository.');
      expect(await read(`${base}/api/v1/software/astro`)).toMatchObject({ status: 200, body: { published_on: null } });
      expect(await read(`${base}/api/v1/_build.json`)).toMatchObject({ body: { commit: null } });
      expect((await read(`${base}/api/v1/software?q=astro`)).body.data.length).toBeGreaterThan(0);
    } finally {
      await stop(child);
    }
    expect(filesOf(project.folder)).toEqual(before);
    project.remove();
  });
});

/** Each with its size and the time of its last change, but for caches and modules. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](?:\.cache|\.astro|node_modules)(?:[\\/]|$)/.test(path) && statSync(path).isFile())
    .map((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    })
    .sort();
}
