/** Serves a build with the real worker runtime on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { files } from '../schemas/addresses.ts';

const ADDRESS = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 150;

export interface RunningWorker {
  /** Resolves with the exit code when the server ends. */
  ended: Promise<number>;
}

/** @throws Error that says what to do if the port is taken */
export async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is in use. Choose another with --port.`)));
    probe.listen(port, ADDRESS, () => probe.close(() => resolve()));
  });
}

/**
 * Starts the worker and waits until it answers. State goes below .cache/, nothing is sent anywhere. The signals that
 * end this process end the worker first.
 * @param assets folder of a build
 * @throws Error with the worker's own words if it does not start
 */
export async function serve(folder: string, assets: string, port: number): Promise<RunningWorker> {
  const wrangler = createRequire(import.meta.url)
    .resolve('wrangler/package.json')
    .replace('package.json', 'bin/wrangler.js');
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      ...['--config', join(folder, 'api-worker', 'wrangler.jsonc')],
      ...['--assets', assets],
      ...['--ip', ADDRESS, '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', join(folder, '.cache', 'worker')],
      ...['--show-interactive-dev-session', 'false', '--log-level', 'error'],
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: join(folder, '.cache', 'worker', 'logs'),
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let words = '';
  const collect = (chunk: Buffer) => {
    words = (words + chunk).slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 0)));
  const stop = () => void child.kill('SIGTERM');
  // From the first moment: a server that outlives its command would keep the port.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await untilReady(port, child, () => words);
  return { ended };
}

async function untilReady(port: number, child: ChildProcess, words: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://${ADDRESS}:${port}${files.buildManifest}`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
  child.kill('SIGTERM');
  throw new Error(`The worker did not start.\n${words()}`);
}
