/**
 * `npm run demo`: the whole life of a listing on this machine, in a temporary copy. It only calls what a user calls:
 * the `catalog` command, git, and the API of the real worker.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify, styleText } from 'node:util';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', '.wrangler', '.astro']);
const SLUG = 'demo-notes';
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 200;

const document = {
  pad_version: '2.0',
  vendor: { name: 'Demo Works', email: 'canary@demo.example', contact: 'Canary Person' },
  software: {
    slug: SLUG,
    name: 'Demo Notes',
    kind: 'software',
    category: 'text-editors',
    license_type: 'open-source',
    license: { spdx_id: 'MIT' },
    platforms: ['linux', 'macos', 'windows'],
    homepage: '',
    descriptions: { en: { summary: 'Demo Notes keeps short notes in plain files.' } },
  },
  release: { version: '1.0.0', released_on: '2024-03-01', release_type: 'major' },
};

function say(step: string): void {
  process.stdout.write(`\n${styleText('bold', `● ${step}`)}\n`);
}

function show(text: string): void {
  process.stdout.write(`${text.trimEnd().replace(/^/gm, '  ')}\n`);
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The demo expected that ${what}.`);
  show(`${styleText('green', '✔')} ${what}`);
}

/** A publisher's own web server: its feed, and the proof that the domain is the publisher's. Both can be changed. */
async function hostFeed() {
  const proof = { text: '' };
  const server = createServer(({ url }, response) => {
    const isProof = url === '/.well-known/catalog-verification.txt';
    response.setHeader('content-type', isProof ? 'text/plain' : 'application/json');
    response.end(isProof ? proof.text : JSON.stringify(document));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pair = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  document.software.homepage = `http://${pair}/notes`;
  return { pair, url: `http://${pair}/notes.pad.json`, proof, close: () => server.close() };
}

/** The project's files as a repository of their own; this one stays as it is. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-demo-'));
  await cp(PROJECT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await commitAll(folder, 'Begin the demo');
  return folder;
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Demo operator', '-c', 'user.email=operator@demo.invalid'];
  return (await run('git', [...identity, ...args], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout;
}

async function commitAll(folder: string, message: string): Promise<void> {
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message', message);
}

/** Runs the shipped command as a user does, and shows what it prints. */
async function catalog(folder: string, ...args: string[]): Promise<string> {
  show(styleText('dim', `$ catalog ${args.join(' ')}`));
  const { stdout } = await run(process.execPath, [join(folder, 'pipeline', 'cli.ts'), ...args], { cwd: folder });
  show(stdout);
  return stdout;
}

/** Builds and serves, as a newcomer would: `catalog start` until `stop` is called. */
async function startCatalog(folder: string, port: number): Promise<{ stop: () => Promise<void> }> {
  show(styleText('dim', `$ catalog start --port ${port}`));
  const child = spawn(process.execPath, [join(folder, 'pipeline', 'cli.ts'), 'start', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const address = `http://127.0.0.1:${port}/api/v1/_build.json`;
  try {
    await until('the worker answers', async () => (await fetch(address).catch(() => undefined))?.ok === true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`The demo waited in vain until ${what}.`);
    await wait(POLL_MS);
  }
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function main(folder: string, feed: Awaited<ReturnType<typeof hostFeed>>, port: number): Promise<void> {
  const trust = ['--trust', feed.pair];

  say('A publisher hosts a feed and checks it');
  await catalog(folder, 'validate', feed.url, ...trust);

  say('The operator follows it; a sync proposes it');
  await writeFile(join(folder, 'data', 'feeds', `${SLUG}.json`), `${JSON.stringify({ url: feed.url }, null, 2)}\n`);
  await commitAll(folder, 'Follow the feed of Demo Notes');
  await catalog(folder, 'sync', ...trust);
  await catalog(folder, 'moderation', 'show', SLUG);

  say('Until a person has looked, nobody can read it');
  const hidden = await ask(folder, port);
  check(hidden.status === 404, `GET /api/v1/software/${SLUG} answers 404`);

  say('An administrator publishes it: a merge');
  await catalog(folder, 'moderation', 'publish', SLUG);
  const first = await ask(folder, port);
  check(first.status === 200 && first.listing.version === '1.0.0', 'the API returns version 1.0.0');
  show(placeOf(first.listing));

  say('The publisher proves the domain, and releases 1.1.0; the next sync takes both over without asking');
  const shown = await catalog(folder, 'moderation', 'show', SLUG);
  feed.proof.text = /catalog-verification=\S+/.exec(shown)?.[0] ?? '';
  document.release = { version: '1.1.0', released_on: today(), release_type: 'minor' };
  await catalog(folder, 'sync', ...trust);
  const second = await ask(folder, port);
  check(second.listing.versions.length === 2, 'the API returns 1.1.0 and remembers 1.0.0');
  check(second.listing.verified, 'and says that the domain is verified');
  const [before, after] = [first.listing.rank, second.listing.rank];
  check(after.score > before.score, `its score rose from ${before.score} to ${after.score}`);
  check(after.position < before.position, `and its place from ${before.position} to ${after.position}`);

  say('Contacts of the publisher are nowhere');
  const objects = await git(folder, 'log', '--all', '--patch', '--', 'data');
  check(!/canary/i.test(objects), 'no git object of data/ holds the e-mail address or name');
}

/** Deploys what is on main and asks the API for the listing. */
async function ask(folder: string, port: number): Promise<{ status: number; listing: Published }> {
  const server = await startCatalog(folder, port);
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/software/${SLUG}`);
    return { status: response.status, listing: (await response.json()) as Published };
  } finally {
    await server.stop();
  }
}

function placeOf({ rank }: Published): string {
  return `place ${rank.position}, ${rank.score} points`;
}

interface Published {
  version: string;
  verified: boolean;
  versions: unknown[];
  rank: { position: number; score: number };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

const folder = await copyProject();
const feed = await hostFeed();
try {
  await main(folder, feed, await freePort());
  say('That was the whole life of a listing. The temporary copy is removed again.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  feed.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
