/** Where the demo takes place: a copy of the project in a temporary folder, and the processes that run in it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { show, showCommand, until } from './telling.ts';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '..', '..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', '.wrangler', '.astro']);
/** A small catalog is built sooner. */
const LISTINGS = 12;
const BIG_OUTPUT = 64 * 1024 * 1024;

export type Stage = Awaited<ReturnType<typeof openStage>>;

/**
 * The project's files become a repository of their own; this one stays as it is. Nothing is left after `close`.
 * @param receiver address:port that events may be sent to
 * @param dns address:port of the name server that a sync asks
 */
export async function openStage(port: number, receiver: string, dns: string) {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-demo-'));
  const base = `http://127.0.0.1:${port}`;
  const key = randomBytes(32).toString('base64url');
  const environment = {
    ...process.env,
    // Of the worker that `catalog start` runs, and of the commands that speak with it.
    INTERNAL_KEY: key,
    WEBHOOK_KEY: randomBytes(32).toString('base64'),
    CATALOG_INTERNAL_KEY: key,
    CATALOG_WORKER_URL: base,
  };
  const running = new Set<ChildProcess>();
  const git = async (...args: string[]) => {
    const identity = ['-c', 'user.name=Demo operator', '-c', 'user.email=operator@demo.invalid'];
    return (await run('git', [...identity, ...args], { cwd: folder, maxBuffer: BIG_OUTPUT })).stdout;
  };
  const command = (args: readonly string[]) => [join(folder, 'pipeline', 'cli', 'cli.ts'), ...args];
  /** One that runs until it is stopped. */
  const begin = (args: readonly string[], onOutput: (text: string) => void) => {
    showCommand(`catalog ${args.join(' ')}`);
    const child = spawn(process.execPath, command(args), { cwd: folder, env: environment });
    let words = '';
    child.stdout.setEncoding('utf8').on('data', onOutput);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
    running.add(child);
    return {
      /** @throws Error with its own words if it has ended by itself */
      assertRuns() {
        if (child.exitCode !== null) throw new Error(words);
      },
      async stop() {
        running.delete(child);
        await end(child);
      },
    };
  };
  const stage = {
    base,
    git,
    begin,
    /** Runs the shipped command as a user does, and shows what it prints. */
    async catalog(...args: string[]): Promise<string> {
      showCommand(`catalog ${args.join(' ')}`);
      const options = { cwd: folder, env: environment, maxBuffer: BIG_OUTPUT };
      const { stdout } = await run(process.execPath, command(args), options);
      show(stdout);
      return stdout;
    },
    sync: () => stage.catalog('sync', '--dns', dns),
    /** Builds what is on main, serves it, and tells the worker of it. @returns what stops it */
    async deploy(): Promise<() => Promise<void>> {
      let printed = '';
      show('Builds the site and serves it, which takes a while.');
      const { assertRuns, stop } = begin(['start', '--port', String(port), '--trust', receiver], (text) => {
        printed += text;
      });
      await until('the catalog is served', () => {
        assertRuns();
        return printed.includes('listings are served on');
      });
      return stop;
    },
    async close(): Promise<void> {
      await Promise.all([...running].map(end));
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  await copyProject(folder);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin the demo');
  return stage;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function copyProject(folder: string): Promise<void> {
  await cp(PROJECT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const published = await readdir(join(folder, 'data', 'moderation'), { recursive: true });
  const kept = new Set(
    published
      .filter((path) => path.endsWith('.json'))
      .sort()
      .slice(0, LISTINGS)
      .map((path) => basename(path)),
  );
  for (const part of ['feeds', 'listings', 'moderation']) {
    const paths = await readdir(join(folder, 'data', part), { recursive: true });
    const left = paths.filter((path) => path.endsWith('.json') && !kept.has(basename(path)));
    await Promise.all(left.map((path) => rm(join(folder, 'data', part, path))));
  }
}
