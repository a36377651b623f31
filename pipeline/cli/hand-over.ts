/** `catalog hand-over`: what `catalog publish` does around a deployment, for those who deploy the folder themselves. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { files } from '../../schemas/contracts/addresses.ts';
import type { BuildManifest } from '../../schemas/contracts/generated/read-api.ts';
import { withRunState } from '../collect/state/run-state.ts';
import { uploadSyncLog } from '../collect/state/upload-sync-log.ts';
import { loadRows, notifyWorker } from '../publish/worker/notify-worker.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type Checkout, readCommitted } from '../repo/data/checkout.ts';
import { commitNamed } from '../repo/git/objects.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { requiredWorker } from '../repo/worker/internal-client.ts';
import type { Run } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .argument('[folder]', 'the build', 'dist')
    .option('--rows-only', 'before you deploy: the search rows alone, so that no search has to wait for them')
    .action((place, options) => run((context) => runHandOver(context, place, options)));
}

export async function runHandOver(
  { folder, output }: CommandContext,
  place: string,
  { rowsOnly }: { rowsOnly?: boolean },
): Promise<boolean> {
  const target = resolve(folder, place);
  const { commit, date } = await readManifest(target, place);
  const checkout = await readBuiltCommit(folder, commit, place);
  const catalog = parseCatalog(checkout.files);
  const worker = requiredWorker(catalog.settings, process.env, 'A hand-over goes to the worker.', 'hand-over');
  output.progress('handing over');
  const { sent, closed } = rowsOnly
    ? await loadRows(worker, target)
    : await notifyWorker(worker, { folder, output: target, checkout, catalog, date }, output.note);
  const rows = `${plural(sent, 'search row')} sent, ${closed} closed`;
  if (rowsOnly) {
    output.print(`${place}: ${rows}. Now deploy, then run this again without --rows-only.`);
    return false;
  }
  const state = { folder, categories: catalog.categories, now: () => new Date(), note: output.note };
  await withRunState(state, ({ log }) => uploadSyncLog(worker, catalog, log));
  output.print(`${place}: ${rows}. The worker knows that commit ${commit?.slice(0, 10)} of ${date} is live.`);
  return false;
}

async function readManifest(target: string, place: string): Promise<BuildManifest> {
  const text = await readFile(join(target, files.buildManifest), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${place} holds no build. Run \`catalog publish --target folder\` first.`);
  return JSON.parse(text) as BuildManifest;
}

async function readBuiltCommit(folder: string, commit: string | null, place: string): Promise<Checkout> {
  if (commit === null) {
    throw new Error(`${place} is of no commit, so nobody could say what is live. Commit data/, then build again.`);
  }
  if (/^[0-9a-f]{40,64}$/.test(commit) && (await commitNamed(folder, commit)) !== undefined)
    return readCommitted(folder, commit);
  throw new Error(`${place} is of a commit that this repository does not have. Run this where it was built.`);
}
