/** Runs wrangler, the tool that starts and deploys the worker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import packageFile from '../../../package.json' with { type: 'json' };
import { workerConfigFile } from './worker-config.ts';

/** As much of wrangler's output as explains a failure. */
const MAX_WORDS = 4_000;

export interface Wrangler {
  child: ChildProcess;
  /** What it printed last. */
  words(): string;
  /** Its exit code. */
  ended: Promise<number>;
}

/**
 * @param folder of the catalog
 * @param args command and options; that of the configuration is added
 * @throws Error that says how to install it where it is missing
 */
export function startWrangler(folder: string, args: readonly string[]): Wrangler {
  const wrangler = findWrangler(folder);
  const config = workerConfigFile(folder);
  const child = spawn(process.execPath, [wrangler, ...args, '--config', config], {
    cwd: folder,
    env: {
      ...process.env,
      // Keeps wrangler from asking questions where nobody can answer.
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG_PATH: join(folder, '.cache', 'worker', 'logs'),
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const collect = (chunk: Buffer) => {
    words = (words + chunk).slice(-MAX_WORDS);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  return { child, ended, words: () => stripVTControlCharacters(words).trim() };
}

/** @throws Error that begins with `failure` and goes on with wrangler's own words */
export async function runWrangler(folder: string, args: readonly string[], failure: string): Promise<void> {
  const { ended, words } = startWrangler(folder, args);
  if ((await ended) !== 0) throw new Error(`${failure} wrangler says:\n${words()}`);
}

/** Brings the tables of the worker's database up to its migrations/. @param place as wrangler names it */
export function migrateDatabase(folder: string, place: readonly string[]): Promise<void> {
  return runWrangler(folder, ['d1', 'migrations', 'apply', 'DB', ...place], 'The database was not made ready.');
}

/** Only catalogs with a worker need it, so the engine leaves it to them. */
function findWrangler(folder: string): string {
  for (const place of [import.meta.url, join(folder, 'package.json')]) {
    try {
      return createRequire(place).resolve('wrangler/package.json').replace('package.json', 'bin/wrangler.js');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(
    'wrangler, which runs and deploys the worker, is not installed. ' +
      `Install it: npm install --save-exact wrangler@${packageFile.peerDependencies.wrangler}`,
  );
}
