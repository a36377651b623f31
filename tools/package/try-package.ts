/**
 * Tries the package as an operator does: packs it, creates a catalog in an empty folder, and lives through it, with a feed
 * of each kind, until the files for a static host are there. Needs the package registry, so only the long form runs it:
 *   npm run try-package -- [--host cloudflare] [--upgrade]
 */
import '../help/print-help.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { serveDns } from '../../pipeline/testing/dns-server.ts';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { type Publishers, startPublishers } from '../demo/demo-publishers.ts';
import { check, printedBy, say, show, showCommand, until } from '../demo/narration.ts';
import { tryUpgrade } from './try-upgrade.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MANIFEST = join(ROOT, 'schemas/contracts/examples/valid/catalog-2.0/required-members.json');
const CATALOG = 'my-catalog';
const MEGABYTE = 2 ** 20;
const IDENTITY = ['-c', 'user.name=Operator', '-c', 'user.email=operator@works.example'];

interface Trial {
  /** Empty at first. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  publishers: Publishers;
  /** What reaches the publishers, which are on this machine. */
  local: string[];
  dns: string[];
  /** Seconds of each command but those that install. */
  seconds: number[];
}

const { host = 'static', upgrade = false } = parseArgs({
  options: { host: { type: 'string' }, upgrade: { type: 'boolean' } },
}).values;
const folder = mkdtempSync(join(tmpdir(), 'catalog-package-'));
const [dns, publishers] = [await serveDns({}), await startPublishers('127.0.0.1:9')];
try {
  await live({
    folder,
    environment: environmentOf(publishers.githubApi),
    publishers,
    local: publishers.trusted.flatMap((pair) => ['--trust', pair]),
    dns: ['--dns', dns.address],
    seconds: [],
  });
} finally {
  await Promise.all([dns.close(), publishers.close()]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function live(trial: Trial): Promise<void> {
  say('The engine is packed');
  const [tarball = ''] =
    (await run(trial, ROOT, 'npm', ['pack', '--pack-destination', folder])).match(/\S+\.tgz/) ?? [];
  trial.seconds.length = 0;

  say('A catalog is created in an empty folder');
  const answers = ['--name', 'Trial', '--address', 'https://catalog.trial.example', '--host', host];
  await run(trial, folder, 'npx', ['--yes', `./${tarball}`, 'create', CATALOG, ...answers]);
  trial.seconds.length = 0;
  const catalog = join(folder, CATALOG);
  showInstalled(catalog);
  const engine = digestOf(catalog);

  say('It is looked at, follows feeds of all kinds, and is reviewed');
  await start(trial, catalog);
  await review(trial, catalog);

  say('It is published to a folder');
  await run(trial, catalog, 'npm', ['run', 'catalog', '--', 'publish', '--target', 'folder', '--first']);
  check(globSync('software/*/index.html', { cwd: join(catalog, 'dist') }).length >= 6, 'all listings have a page');
  check(!readFileSync(join(catalog, 'dist/news.json'), 'utf8').includes('ithdrawn'), 'nobody else’s past is there');
  check((await run(trial, catalog, 'git', ['status', '--porcelain'])) === '', 'git has nothing to say');
  check(digestOf(catalog) === engine, 'nothing was written beside the engine');
  show(`${trial.seconds.length} commands after the installation, ${sum(trial.seconds).toFixed(1)} s of them`);
  if (!upgrade) return;
  const runThere = (cwd: string, program: string, args: readonly string[]) => run(trial, cwd, program, args);
  await tryUpgrade(runThere, { folder, catalog, tarball, identity: IDENTITY, local: trial.local });
}

async function review(trial: Trial, catalog: string): Promise<void> {
  const { publishers, local, dns } = trial;
  const command = (...args: string[]) => run(trial, catalog, 'npm', ['run', '--silent', 'catalog', '--', ...args]);
  cpSync(MANIFEST, join(catalog, 'data', 'feeds', 'manifest.json'));
  await command('add-feed', ...publishers.addresses, ...local);
  await run(trial, catalog, 'git', ['add', 'data']);
  await run(trial, catalog, 'git', [...IDENTITY, 'commit', '--quiet', '--message', 'Follow feeds']);
  await command('sync', ...local, ...dns);
  const shown = await command('moderation', 'show', '--all');
  const approvals = [...new Set(shown.match(/[\w-]+@[0-9a-f]{16}/g))];
  check(approvals.length === publishers.addresses.length + 1, 'a listing of each kind waits');
  await command('moderation', 'publish', ...approvals);
}

/** Until it answers. */
async function start(trial: Trial, catalog: string): Promise<void> {
  const began = performance.now();
  const port = await freePort();
  const child = begin(trial, catalog, 'npm', ['start', '--', '--port', String(port)]);
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  await until('the catalog is served', () => {
    if (child.exitCode !== null) throw new Error(`npm start ended.\n${printed}`);
    return printed.includes(' served on http');
  });
  const page = await fetch(`http://localhost:${port}/`).then((answer) => answer.text());
  check(page.includes('<title>Trial'), 'its start page has its own name');
  trial.seconds.push((performance.now() - began) / 1000);
  // npm starts a shell that starts the command: all of them have to hear of it.
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** @returns what it prints @throws Error with its own words */
async function run(trial: Trial, cwd: string, program: string, args: readonly string[]): Promise<string> {
  const began = performance.now();
  const printed = await printedBy(begin(trial, cwd, program, args));
  const seconds = (performance.now() - began) / 1000;
  trial.seconds.push(seconds);
  show(`${seconds.toFixed(1)} s`);
  return printed;
}

function begin({ environment }: Trial, cwd: string, program: string, args: readonly string[]): ChildProcess {
  showCommand(`${program} ${args.join(' ').replaceAll(/ --(?:trust|dns) \S+/g, '')}`);
  return spawn(program, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

/** Of somebody who has Node and npm, and whom git knows; what npm tells this process is not for another folder. */
function environmentOf(githubApi: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|CATALOG_|GITHUB_|GITLAB_|NODE)/.test(name));
  const { PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter((path) => basename(path) !== '.bin' && !path.includes('node-gyp-bin'));
  return { ...Object.fromEntries(own), PATH: folders.join(delimiter), GITHUB_API_URL: githubApi };
}

function showInstalled(catalog: string): void {
  const modules = join(catalog, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  // Two names of one file take its room once.
  const sizes = new Map(
    globSync('**/*', { cwd: modules }).map((path) => {
      const { ino, size } = lstatSync(join(modules, path));
      return [ino, size];
    }),
  );
  const bytes = sum([...sizes.values()]);
  show(`${Object.keys(packages).length} packages, ${Math.round(bytes / MEGABYTE)} MiB of files`);
}

/** Of all that the package of the engine is. */
function digestOf(catalog: string): string {
  const engine = join(catalog, 'node_modules', packageFile.name);
  const hash = createHash('sha256');
  for (const entry of globSync('**/*', { cwd: engine, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    hash.update(path);
    if (entry.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
