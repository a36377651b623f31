/** Runs wrangler, the tool that starts and deploys the worker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import packageFile from '../../../package.json' with { type: 'json' };
import { withoutSecrets } from '../../repo/children/child-environment.ts';
import { workerConfigFile } from './worker-config.ts';

/** Those of the account, which it finds by itself. */
const OWN_SECRETS = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY'];
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
 * @param config path of the configuration (default: that of this machine)
 * @throws Error that says how to install it where it is missing
 */
export function startWrangler(folder: string, args: readonly string[], config = workerConfigFile(folder)): Wrangler {
  const wrangler = findWrangler(folder);
  const child = spawn(process.execPath, [wrangler, ...args, '--config', config], {
    cwd: folder,
    env: {
      ...withoutSecrets(OWN_SECRETS),
      // Keeps wrangler from asking questions where nobody can answer.
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      // With its banner goes the question to the registry whether there is a newer one.
      WRANGLER_HIDE_BANNER: 'true',
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
export async function runWrangler(
  folder: string,
  args: readonly string[],
  failure: string,
  config?: string,
): Promise<void> {
  const { isDone, words } = await askWrangler(folder, args, config);
  if (!isDone) throw wranglerError(failure, words);
}

export interface WranglerAnswer {
  isDone: boolean;
  /** Standard output: JSON, where the command was asked for it. */
  output: string;
  /** What it printed last. */
  words: string;
}

/** Runs a command that ends, and keeps all that it answers. */
export async function askWrangler(folder: string, args: readonly string[], config?: string): Promise<WranglerAnswer> {
  const { child, ended, words } = startWrangler(folder, args, config);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = (await ended) === 0;
  return { isDone, output: Buffer.concat(chunks).toString('utf8'), words: words() };
}

/** In our words where we know what helps, and always with wrangler's own. */
export function wranglerError(failure: string, words: string): Error {
  const advice = ADVICE.find(([sign]) => sign.test(words))?.[1];
  return new Error([failure, ...(advice === undefined ? [] : [advice]), `wrangler says:\n${words}`].join(' '));
}

const ADVICE: [sign: RegExp, advice: string][] = [
  [
    /CLOUDFLARE_API_TOKEN environment variable/,
    'Nobody is logged in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
  ],
  [
    /\[code: (?:10000|9109|10001)\]|Authentication error|Unauthorized to access/i,
    'Cloudflare does not let the token do this. It needs Account, Workers Scripts: Edit and D1: Edit, and for an address ' +
      'in a zone of yours Zone, Workers Routes: Edit; CLOUDFLARE_ACCOUNT_ID must be the account that it is for.',
  ],
];

/** Brings the tables of the worker's database up to its migrations/. @param place as wrangler names it */
export function migrateDatabase(folder: string, place: readonly string[], config?: string): Promise<void> {
  return runWrangler(folder, ['d1', 'migrations', 'apply', 'DB', ...place], 'The database was not made ready.', config);
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
