/**
 * `catalog start`: for a newcomer. Writes below .cache/ only; no ref, no index, no commit. A catalog for a static host is
 * served as files alone. The worker of any other has secrets of its own, or INTERNAL_KEY and WEBHOOK_KEY of the
 * environment: tokens, submissions and webhooks can be tried out.
 */
import { join } from 'node:path';
import type { Command } from 'commander';
import { build } from '../build/build.ts';
import { readFeeds } from '../collect/collect.ts';
import { NO_MEMORY } from '../collect/contract/source-memory.ts';
import { withIsolatedReader } from '../collect/isolated/isolated-reader.ts';
import { assertPortIsFree, serve } from '../publish/local/serve.ts';
import { serveUntilStopped } from '../publish/local/serve-folder.ts';
import { notifyWorker } from '../publish/worker/notify-worker.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type Checkout, readCheckout } from '../repo/data/checkout.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import { tryGit } from '../repo/git/git.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { internalClient } from '../repo/worker/internal-client.ts';
import { LISTENER_PORT, SANDBOX_PORT, sandboxAddress, sandboxKeys } from '../repo/worker/local-worker.ts';
import { readProposals } from '../review/plan/proposals/proposals.ts';
import { planSync } from '../review/plan/run/sync-plan.ts';
import { port, type Run, trust } from './options.ts';
import { syncText } from './sync-text.ts';

/** A newcomer waits at most this long for feeds that do not answer. */
const FETCH_MS = 3_000;

export function define(command: Command, run: Run): void {
  command
    .option('--port <number>', 'port on 127.0.0.1', port, SANDBOX_PORT)
    .addOption(trust('fetch from this address, and send events to it, although it is not public'))
    .action((options) => run((context) => runStart(context, options)));
}

interface StartOptions {
  port: number;
  trust: string[];
}

export async function runStart(context: CommandContext, options: StartOptions): Promise<boolean> {
  const { folder, now, output } = context;
  await assertPortIsFree(options.port);
  const checkout = await readCheckout(folder);
  if (checkout.note !== undefined) output.note(`Reading the files as they are: ${checkout.note}.`);
  const data = parseCatalog(checkout.files);
  const today = dayOf(now);

  const main =
    checkout.commit &&
    (await tryGit(folder, ['rev-parse', '--verify', '--quiet', `refs/heads/${data.settings.main_branch}`]));
  const proposals = main ? await readProposals(folder, main) : new Map();
  const onProgress = (done: number, total: number) => output.progress(`reading feeds ${done}/${total}`);
  const network = { settings: data.settings, trust: options.trust, totalMs: FETCH_MS };
  const results = await withNetwork(context, network, (access) =>
    withIsolatedReader({ categories: data.categories }, (reader) =>
      readFeeds({ data, tools: { ...access, reader, memory: NO_MEMORY, now: () => now }, onProgress }),
    ),
  );
  const plan = planSync(results, { data, proposals, today });
  output.print(`A sync would do this (nothing is committed by start):\n${syncText(plan, data)}\n`);
  await buildAndServe(context, options, { checkout, data, today });
  return false;
}

async function buildAndServe(
  { folder, output }: CommandContext,
  { port, trust }: StartOptions,
  { checkout, data, today }: { checkout: Checkout; data: CatalogData; today: string },
): Promise<void> {
  const baseUrl = `http://localhost:${port}`;
  const date = checkout.date ?? today;
  // Not in dist/, whose links lead to the published address, and not where another start serves.
  const target = join(folder, '.cache', `start-${port}`);
  const { listings } = await build(checkout, {
    ...{ folder, output: target, date, baseUrl },
    ...{ onStep: output.progress, onNote: output.note },
  });
  const served = `${listings === 1 ? '1 listing is' : `${listings} listings are`} served on ${baseUrl}`;
  if (data.settings.host === 'static') {
    const words = [served, `  the list  ${baseUrl}/api/v1/software.json`, '  to stop   Ctrl+C'];
    return serveUntilStopped(target, port, () => output.print(words.join('\n')));
  }
  output.progress('starting the worker');
  const keys = await sandboxKeys(folder, port, process.env);
  const listener = `127.0.0.1:${LISTENER_PORT}`;
  const worker = await serve(folder, target, port, {
    ...keys,
    TRUSTED_ADDRESSES: [...trust, listener].join(' '),
  });
  output.progress('loading the search rows');
  const client = internalClient(sandboxAddress(port), keys.INTERNAL_KEY);
  await notifyWorker(client, { folder, output: target, checkout, catalog: data, date }, () => {}).catch((error) => {
    if (!worker.isStopped()) throw error;
  });
  output.print(
    [
      served,
      `  the API   ${baseUrl}/api/v1/software`,
      `  a search  ${baseUrl}/api/v1/software?q=git`,
      `  to stop   Ctrl+C`,
      ...asPublisher(port),
    ].join('\n'),
  );
  await worker.ended;
}

/** What a publisher does first, in another terminal. */
function asPublisher(port: number): string[] {
  const local = port === SANDBOX_PORT ? '--local' : `--local ${port}`;
  return [
    'To try it out as a publisher, in another terminal:',
    `  npm run catalog -- token issue ${local} --domain maker.example`,
    `  npm run catalog -- webhook listen ${local} --token <the token>`,
  ];
}
