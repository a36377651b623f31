import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { withLock, withRunLock } from './run-lock.ts';

let catalog: TemporaryCatalog;
let notes: string[];
let children: ChildProcess[];
beforeEach(() => {
  catalog = temporaryCatalog();
  notes = [];
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  catalog.remove();
});

const output = { print: () => {}, note: (text: string) => notes.push(text), progress: () => {}, done: () => {} };
const run = <T>(use: () => Promise<T>, folder = catalog.folder) => withRunLock({ folder, output }, 'catalog sync', use);
const place = () => join(catalog.folder, '.git/catalog');
const inPlace = () => readdirSync(place()).sort();

/** Another process that holds the lock until it is killed. */
async function holder(command = 'catalog sync'): Promise<ChildProcess> {
  const script = `
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'run-lock.ts'))};
    await withLock(${JSON.stringify(place())}, ${JSON.stringify(command)}, () => {
      process.stdout.write('held');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a run', () => {
  it('returns what it is for and leaves nothing but the file of the lock', async () => {
    expect(
      await run(async () => {
        const note = JSON.parse(readFileSync(join(place(), 'run.json'), 'utf8'));
        expect(note).toEqual({ command: 'catalog sync', process: process.pid });
        return 7;
      }),
    ).toBe(7);
    expect(inPlace()).toEqual(['run.db']);
    expect(catalog.git('status', '--porcelain')).toBe('');
    expect(notes).toEqual([]);
  });

  it('is refused while another one is under way, and told which', async () => {
    const { pid } = await holder('catalog moderation publish');
    const since = new Date('2026-11-20T12:03:00Z');
    utimesSync(join(place(), 'run.json'), since, since);
    await expect(run(async () => 'done')).rejects.toThrow(
      `catalog moderation publish (process ${pid}) has been running here since 2026-11-20 12:03 UTC; wait for it or stop it.`,
    );
    expect(existsSync(join(place(), 'run.json'))).toBe(true);
  });

  it('is refused within the same process too', async () => {
    await run(async () => {
      await expect(run(async () => 'done')).rejects.toThrow(`catalog sync (process ${process.pid}) has been running`);
    });
    expect(await run(async () => 'done')).toBe('done');
  });

  it('shares its lock with the other work trees of the repository', async () => {
    const linked = mkdtempSync(join(tmpdir(), 'catalog-linked-'));
    try {
      catalog.git('worktree', 'add', '--quiet', '--detach', linked);
      await holder();
      await expect(run(async () => 'done', linked)).rejects.toThrow('has been running here since');
    } finally {
      rmSync(linked, { recursive: true, force: true });
    }
  });

  it('goes on at once after one that was killed, and puts right what that one left half done', async () => {
    await kill(await holder());
    const main = catalog.git('rev-parse', 'main');
    catalog.git('update-ref', 'refs/catalog/moving/main', main);
    expect(await run(async () => 'done')).toBe('done');
    expect(notes).toEqual(['The last run here was interrupted. What it left half done is put right first.']);
    expect(catalog.git('for-each-ref', '--format=%(refname)', 'refs/catalog')).toBe('');
    expect(inPlace()).toEqual(['run.db']);
  });

  it('that fails is not taken for one that was killed', async () => {
    await expect(run(() => Promise.reject(new Error('no feed')))).rejects.toThrow('no feed');
    expect(await run(async () => 'done')).toBe('done');
    expect(notes).toEqual([]);
  });

  it.each([
    'ENOSPC: no space left on device, write',
    'git fast-import failed (exit code 128): fatal: write error: No space left on device',
    'git fast-import failed (SIGXFSZ): ',
    'git read-tree failed (exit code 128): error: unable to write file data/x.json',
  ])('that fails by %j says that the disk is full', async (message) => {
    await expect(run(() => Promise.reject(new Error(message)))).rejects.toThrow(
      'The disk is full. Free some space and run this again; nothing that was there is lost.',
    );
  });

  it.each([
    "EROFS: read-only file system, open '/catalog/.git/catalog/run.json'",
    "EACCES: permission denied, mkdir '/catalog/dist.build'",
    'attempt to write a readonly database',
  ])('that fails by %j says what to do', async (message) => {
    await expect(run(() => Promise.reject(new Error(message)))).rejects.toThrow(
      `Nothing can be written here. Make the folder writable for this user, or run this in a copy of it. ${message}`,
    );
  });

  it('in a folder that is no repository takes no lock, so that the command itself can say so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalog-none-'));
    expect(await run(async () => 'asked', folder)).toBe('asked');
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

describe('a real second sync', () => {
  const sync = (...args: string[]) =>
    new Promise<{ code: unknown; stderr: string }>((resolve) => {
      const cli = join(import.meta.dirname, '..', '..', 'cli', 'cli.ts');
      execFile(process.execPath, [cli, 'sync', ...args], { cwd: catalog.folder }, (error, _stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stderr });
      });
    });

  it('fails with exit code 1, and one that writes nothing does not', async () => {
    const { pid } = await holder();
    const { code, stderr } = await sync();
    expect(stderr).toContain(`catalog: catalog sync (process ${pid}) has been running here since`);
    expect(code).toBe(1);
    expect(await sync('--dry-run')).toEqual({ code: 0, stderr: '' });
  });
});

describe('a lock', () => {
  it('that cannot be written says where and what to do', async () => {
    writeFileSync(place(), 'a file');
    await expect(withLock(join(place(), 'below'), 'catalog build', async () => 'done')).rejects.toThrow(
      /^No lock can be taken in .+ \(ENOTDIR.+\)\. Make that folder writable, or free some space\.$/,
    );
  });
});
