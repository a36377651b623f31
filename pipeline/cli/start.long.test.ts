/** `npm start` in what somebody has downloaded without git: the whole engine is copied, and the worker is real. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
