/** Serves a build with the real worker runtime on this machine. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { migrateDatabase, startWrangler, type Wrangler } from './wrangler.ts';

const ADDRESS = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 150;

export interface RunningWorker {
  /** Resolves with the exit code when the server ends. */
  ended: Promise<number>;
  stop(): void;
  /** True from the moment it is stopped, before it ends. */
  isStopped(): boolean;
}

/** @param option by which another one is chosen @throws Error that says what to do if the port is taken */
export async function assertPortIsFree(port: number, option = '--port'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${port} is in use. Choose another with ${option}.`)));
    probe.listen(port, ADDRESS, () => probe.close(() => resolve()));
  });
}

/**
 * Starts the worker and waits until it answers. State goes below .cache/, nothing is sent anywhere. The signals that
 * end this process end the worker first.
 * @param assets folder of a build
 * @param secrets of the worker, like INTERNAL_KEY; they live as long as it runs
 * @throws Error with the worker's own words if it does not start
 */
export async function serve(
  folder: string,
  assets: string,
  port: number,
  secrets: Readonly<Record<string, string>> = {},
): Promise<RunningWorker> {
  const persist = ['--persist-to', join(folder, '.cache', 'worker')];
  await migrateDatabase(folder, ['--local', ...persist]);
  const worker = startWrangler(folder, [
    ...['dev', '--assets', assets, ...persist],
    ...['--ip', ADDRESS, '--port', String(port), '--inspector-port', '0'],
    ...['--show-interactive-dev-session', 'false', '--log-level', 'error'],
    ...Object.entries(secrets).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]);
  let stopped = false;
  const stop = () => {
    stopped = true;
    worker.child.kill('SIGTERM');
  };
  // From the first moment, and before anything else ends this process: a server that outlives it would keep the port.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependListener(signal, stop);
  await untilReady(port, worker);
  return { ended: worker.ended, stop, isStopped: () => stopped };
}

async function untilReady(port: number, { child, words }: Wrangler): Promise<void> {
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
