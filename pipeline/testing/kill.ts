/** Kills real commands at random moments, runs them again, and tells what is left. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publishProposals } from '../review/decisions/publish-proposals.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { withoutIdentity } from './project-copy.ts';
import { NOW, type PadFixture, padDocument, type TemporaryCatalog, temporaryCatalog } from './temporary-catalog.ts';

const CLI = join(import.meta.dirname, '..', 'cli', 'cli.ts');
/** The kill came too late, because this run was faster than the one that was measured. */
const ENDED = 'ended';
/** One kill of three hits the run that repairs after the first one, too. */
const SECOND_KILL = 1 / 3;

/** Each on a host of its own: one host is asked one thing a second, and homepages are looked at. */
function documentOf(slug: string, change?: (document: PadFixture) => void) {
  return padDocument(slug, (document) => {
    Object.assign(document.software, { homepage: `https://${slug}.example/` });
    change?.(document);
  });
}

/** A catalog whose next sync has everything to do: new feeds, updates, sensitive changes, proposals to renew or drop. */
export async function busyCatalog(feeds: number): Promise<TemporaryCatalog> {
  const slugs = Array.from({ length: feeds }, (_, number) => `product-${String(number).padStart(3, '0')}`);
  const share = (from: number, to: number) => slugs.slice(Math.floor(feeds * from), Math.floor(feeds * to));
  const catalog = temporaryCatalog(Object.fromEntries(share(0, 0.8).map((slug) => [slug, documentOf(slug)])));
  catalog.write('.gitignore', '.cache/\n');
  catalog.commit('Ignore the cache');
  await catalog.sync();
  const repository = await openRepository(catalog.folder);
  const published = share(0, 0.4).flatMap((slug) => repository.proposals.get(slug) ?? []);
  const approvals = published.map(({ slug, digest }) => ({ name: slug, digest }));
  await publishProposals(repository, approvals, NOW);
  const rewrite = (chosen: readonly string[], change?: (document: PadFixture) => void) => {
    for (const slug of chosen) catalog.write(`data/feeds/${slug}.json`, documentOf(slug, change));
  };
  rewrite(share(0, 0.05), ({ software }) => Object.assign(software, { name: 'Another name' }));
  catalog.commit('Rename some');
  await catalog.sync();
  rewrite(share(0, 0.02));
  rewrite(share(0.1, 0.3), ({ release }) => Object.assign(release, { version: '2.0.0' }));
  rewrite(share(0.4, 0.5), ({ software }) => Object.assign(software, { name: 'Another name' }));
  rewrite(share(0.8, 1));
  catalog.commit('Change many');
  // Half of git's traps lie in packed refs, and a small repository is copied sooner.
  catalog.git('gc', '--quiet');
  return catalog;
}

export interface Killing {
  /** A catalog; it is copied and stays as it is. */
  folder: string;
  command: readonly string[];
  rounds: number;
  seed: number;
  /** What must be the same in the end. */
  stateOf(folder: string): unknown;
}

export interface KillReport {
  expected: unknown;
  /** End states after a kill and a whole run, with what was seen at the kill. */
  rounds: { state: unknown; hit: string }[];
}

/** Half of the kills hit the process alone, so that its children live on; the others its whole group. */
export async function killAndRepeat({ folder, command, rounds, seed, stateOf }: Killing): Promise<KillReport> {
  const random = randomNumbers(seed);
  const undisturbed = await inCopy(folder, async (copy) => {
    const begin = performance.now();
    await runToEnd(copy, command);
    return { ms: performance.now() - begin, state: stateOf(copy) };
  });
  const report: KillReport = { expected: undisturbed.state, rounds: [] };
  while (report.rounds.length < rounds) {
    const kill = () => ({ afterMs: random() * undisturbed.ms, isGroup: random() < 0.5 });
    await inCopy(folder, async (copy) => {
      let hit = await runAndKill(copy, command, kill());
      if (hit === ENDED) return;
      if (random() < SECOND_KILL) hit += ` | ${await runAndKill(copy, command, kill())}`;
      await runToEnd(copy, command);
      report.rounds.push({ state: stateOf(copy), hit });
    });
  }
  return report;
}

/** Trees, not commits: their times differ. Nothing may be left that is not there after an undisturbed run. */
export function gitState(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['--no-optional-locks', ...args], { cwd: folder, encoding: 'utf8' });
  const inRepository = readdirSync(join(folder, '.git'), { recursive: true }).map(String);
  return {
    refs: git('for-each-ref', '--format=%(refname) %(tree)').split('\n'),
    commits: git('rev-list', '--count', 'main').trim(),
    status: git('status', '--porcelain'),
    fsck: git('fsck', '--no-dangling', '--no-progress'),
    left: inRepository.filter((path) => /\.lock$|\.catalog$|packed-refs\.new$|run\.json$/.test(path)).sort(),
  };
}

async function inCopy<T>(folder: string, use: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'catalog-kill-'));
  try {
    cpSync(folder, copy, { recursive: true });
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

function start(folder: string, command: readonly string[]): ChildProcess {
  return spawn(process.execPath, [CLI, ...command], { cwd: folder, env: withoutIdentity(), detached: true });
}

async function runToEnd(folder: string, command: readonly string[]): Promise<void> {
  const child = start(folder, command);
  let printed = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${printed}`);
}

interface Kill {
  afterMs: number;
  isGroup: boolean;
}

/** @returns in words what was hit */
async function runAndKill(folder: string, command: readonly string[], { afterMs, isGroup }: Kill): Promise<string> {
  const child = start(folder, command);
  const exit = once(child, 'exit');
  const { pid = 0 } = child;
  await Promise.race([wait(afterMs), exit]);
  const ended = child.exitCode !== null;
  if (!ended) process.kill(isGroup ? -pid : pid, 'SIGKILL');
  await exit;
  return ended ? ENDED : `${isGroup ? 'group' : 'alone'}: ${traces(folder)}`;
}

function traces(folder: string): string {
  const repository = join(folder, '.git');
  const index = join(repository, 'index.lock');
  const refs = readdirSync(join(repository, 'refs'), { recursive: true }).map(String);
  const found = [
    existsSync(join(repository, 'catalog/run.json')) && 'running',
    refs.some((path) => path.startsWith('catalog/moving/')) && 'moving',
    existsSync(index) && `index.lock ${readFileSync(index, 'latin1').slice(0, 7)}`,
    existsSync(join(repository, 'index.catalog.lock')) && 'private index.lock',
    refs.some((path) => path.endsWith('.lock')) && 'ref locks',
    existsSync(join(repository, 'packed-refs.lock')) && 'packed-refs.lock',
  ];
  return found.filter(Boolean).join(', ') || 'nothing';
}

/** Source: mulberry32, public domain. @returns numbers from 0 up to 1 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
