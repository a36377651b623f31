/** Where the demo takes place: a catalog of its own in a temporary folder, and the processes that run in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMAT } from '../../pipeline/repo/data/data-format.ts';
import { linesOf, printedBy, show, showCommand, until } from './narration.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
/** What an operator sets for a real catalog says nothing of this one, and no token of theirs is for a fake. */
const OF_AN_OPERATOR = /^(?:CATALOG_|GITHUB_|GITLAB_|GIT_)/;
const IDENTITY = ['-c', 'user.name=Demo operator', '-c', 'user.email=operator@demo.invalid'];

/** It is made up, and has nothing from data/ of this project. */
const CATEGORIES = [
  ['drawing', 'Drawing', 'Programs to draw and paint with.', ['graphics', 'sketching']],
  ['maps', 'Maps', 'Maps, and what is placed on them.', ['geo', 'map-tiles']],
  ['notes', 'Notes', 'Programs that keep what you write down.', ['note-taking']],
  ['other', 'Other', 'Everything else.', []],
  ['utilities', 'Utilities', 'Small helpers for a computer.', ['System Utilities', 'disk-usage']],
  ['weather', 'Weather', 'Weather and tides.', ['tides']],
] as const;

export type DemoStage = Awaited<ReturnType<typeof openStage>>;

interface StageOptions {
  port: number;
  /** Addresses, as address:port, that may be read and sent to although they are on this machine. */
  trusted: readonly string[];
  /** address:port of the name server that is asked. */
  dns: string;
  githubApi: string;
}

/** A catalog that the engine of this project works on, once prepared; after `close` nothing of it is left. */
export async function openStage({ port, trusted, dns, githubApi }: StageOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-demo-'));
  const base = `http://localhost:${port}`;
  const served = `.cache/start-${port}`;
  const environment = { ...workerKeys(base), GITHUB_API_URL: githubApi };
  const running = new Set<ChildProcess>();
  let isClosed = false;
  const begin = (program: string, args: readonly string[]) => {
    if (isClosed) throw new Error('The demo was stopped.');
    const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  const run = (program: string, args: readonly string[]) => printedBy(begin(program, args));
  const command = (args: readonly string[]) => [join(PROJECT, 'pipeline', 'cli', 'cli.ts'), ...args, ...local(args)];
  const local = ([name]: readonly string[]) => {
    const trust = trusted.flatMap((pair) => ['--trust', pair]);
    if (name === 'sync') return [...trust, '--dns', dns];
    return ['start', 'validate', 'add-feed'].includes(name ?? '') ? trust : [];
  };
  const stage = {
    base,
    async prepare(): Promise<void> {
      await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
      await writeCatalog(folder, base);
      await stage.git('init', '--quiet', '--initial-branch=main');
      await stage.git('add', 'data');
      await stage.git('commit', '--quiet', '--message', 'Begin a catalog');
    },
    git: (...args: string[]) => run('git', [...IDENTITY, ...args]),
    /**
     * Runs the shipped command as a user does.
     * @param wanted lines of what it prints that are shown @param words instead of long arguments @returns all of it
     */
    async catalog(args: readonly string[], wanted = /./, words = args.join(' ')): Promise<string> {
      showCommand(`catalog ${words}`);
      const printed = await run(process.execPath, command(args));
      show(linesOf(printed, wanted));
      return printed;
    },
    /** Runs a command until the demo ends. @returns what tells whether it still does */
    keep(args: readonly string[], onOutput: (text: string) => void): { assertRuns(): void } {
      showCommand(`catalog ${args.join(' ')}`);
      const child = begin(process.execPath, command(args));
      let words = '';
      child.stdout.setEncoding('utf8').on('data', onOutput);
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        words += text;
      });
      return {
        assertRuns() {
          if (child.exitCode !== null) throw new Error(words);
        },
      };
    },
    /** Builds the catalog as it is, and serves it from now on. */
    async serve(): Promise<void> {
      let printed = '';
      const { assertRuns } = stage.keep(['start', '--port', String(port)], (text) => {
        printed += text;
      });
      await until('the catalog is served', () => {
        assertRuns();
        return printed.includes(' served on http');
      });
    },
    /** Builds what is on main into what is served, and tells the worker of it. */
    async deploy(): Promise<void> {
      await stage.catalog(['build', '--output', served], /^Built/);
      const commit = (await stage.git('rev-parse', 'HEAD')).trim();
      await until('the new build is served', async () => {
        const answer = await fetch(`${base}/api/v1/_build.json`).catch(() => undefined);
        return answer?.ok === true && ((await answer.json()) as { commit: string }).commit === commit;
      });
      await stage.catalog(['hand-over', served], /^$/);
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all([...running].map(end));
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  return stage;
}

/** @param folder of the catalog @param base address at which it will be served */
async function writeCatalog(folder: string, base: string): Promise<void> {
  const settings = {
    name: 'Harbor Shelf',
    tagline: 'A made-up catalog of made-up software',
    summary: 'The catalog of the demo. Its publishers and their software do not exist.',
    base_url: base,
    vendor: { name: 'Harbor Shelf' },
    host: 'worker',
    languages: ['en'],
    main_branch: 'main',
    format: FORMAT,
    // Drawing them takes longer than everything else.
    preview_images: 0,
  };
  const categories = CATEGORIES.map(([slug, label, description, aliases]) => ({ slug, label, description, aliases }));
  await mkdir(join(folder, 'data', 'feeds'), { recursive: true });
  await writeFile(join(folder, 'data', 'catalog.json'), JSON.stringify(settings, null, 2));
  await writeFile(join(folder, 'data', 'categories.json'), JSON.stringify({ categories }, null, 2));
}

/** For the worker that `catalog start` runs, and for the commands that speak with it. */
function workerKeys(base: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OF_AN_OPERATOR.test(name));
  const key = randomBytes(32).toString('base64url');
  return {
    ...Object.fromEntries(own),
    INTERNAL_KEY: key,
    WEBHOOK_KEY: randomBytes(32).toString('base64'),
    CATALOG_INTERNAL_KEY: key,
    CATALOG_WORKER_URL: base,
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}
