/**
 * `npm run dev`: the pages straight from their sources, shown anew at every change, beside the real worker. Both stand on
 * a build that is kept in .cache/dev/, and made again when data/ or schemas/ change.
 */
import '../help/print-help.ts';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { port } from '../../pipeline/cli/options.ts';
import { assertPortIsFree, serve } from '../../pipeline/publish/local/serve.ts';
import { completeBuild } from '../../pipeline/publish/worker/load-search-rows.ts';
import { loadRows } from '../../pipeline/publish/worker/notify-worker.ts';
import { internalClient } from '../../pipeline/repo/worker/internal-client.ts';
import { servePages } from './serve-pages.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const BUILD = join(PROJECT, '.cache', 'dev');
/** What a build is made of, beside the templates of the pages, which are read as they are. */
const SOURCES = ['data', 'schemas'].map((name) => join(PROJECT, name));
/** An editor, or git, writes several files at once. */
const SETTLE_MS = 200;

interface Ports {
  port: number;
  workerPort: number;
}

const { port: pagesPort, workerPort } = new Command('dev')
  .description('Serves the pages from their sources, and the worker, to those who work on them.')
  .option('--port <port>', 'of the pages', port, 4321)
  .option('--worker-port <port>', 'of the worker', port, 8787)
  .parse()
  .opts<Ports>();
const site = `http://localhost:${pagesPort}`;
const worker = `http://127.0.0.1:${workerPort}`;
const key = process.env.INTERNAL_KEY ?? randomBytes(32).toString('base64url');

try {
  await develop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`dev: ${messageOf(error)}\n`);
  process.exit(1);
}

/** Until it is stopped. */
async function develop(): Promise<void> {
  await assertPortIsFree(pagesPort);
  await assertPortIsFree(workerPort, '--worker-port');
  print('Making the build that the pages and the worker stand on.');
  await renewBuild();
  const running = await serve(PROJECT, BUILD, workerPort, { INTERNAL_KEY: key });
  await loadBuild();
  let pages = await servePages({ project: PROJECT, build: BUILD, port: pagesPort, site, worker });
  watchSources(async () => {
    print('data/ or schemas/ changed: making the build again.');
    try {
      await renewBuild();
      await loadBuild();
      pages = await pages.again();
      print('The pages are those of the new build.');
    } catch (error) {
      process.stderr.write(`dev: ${messageOf(error)} The build before it stays.\n`);
    }
  });
  print(`  the pages   ${site}\n  the worker  ${worker}/api/v1/software\n  to stop     Ctrl+C`);
  const code = await running.ended;
  if (!running.isStopped()) throw new Error(`The worker ended by itself, with ${code}. Run this again.`);
}

/** @param onChange not called again before it has ended; it throws nothing */
function watchSources(onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, SETTLE_MS);
  };
  for (const folder of SOURCES) watch(folder, { recursive: true }, changed);
}

/** In a process of its own, which knows the schemas as they are now. @throws Error after the command has said why */
async function renewBuild(): Promise<void> {
  const command = join(PROJECT, 'pipeline', 'cli', 'cli.ts');
  const today = new Date().toISOString().slice(0, 10);
  const args = [command, 'build', '--output', BUILD, '--base-url', site, '--date', today];
  const [code] = await once(spawn(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('There is no new build. Correct what is said above, and save.');
}

async function loadBuild(): Promise<void> {
  const client = internalClient(worker, key);
  await completeBuild(client, await loadRows(client, BUILD), BUILD);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
