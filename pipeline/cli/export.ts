/** `catalog export` */
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { writeExports } from '../build/exports/write-exports.ts';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { readSnapshots } from '../build/rank/monthly-snapshots.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import { date, type Run } from './options.ts';

/** Says what is in the folder, and that the folder is one of ours. */
const LIST = 'exports.json';

export function define(command: Command, run: Run): void {
  command
    .option('--output <folder>', 'folder that is replaced by the export', 'dist.exports')
    .addOption(date('day of the export, like 2026-01-31 (default: today, in UTC)'))
    .action((options) => run((context) => runExport(context, options)));
}

export async function runExport(
  { folder, now, output }: CommandContext,
  options: { output: string; date?: string },
): Promise<boolean> {
  const checkout = await readCheckout(folder);
  if (checkout.note !== undefined) output.note(`Reading the files as they are: ${checkout.note}.`);
  const catalog = parseCatalog(checkout.files);
  const date = options.date ?? dayOf(now);
  const ranked = rankCatalog(catalog, checkout.history, catalog.settings, date);
  const target = resolve(folder, options.output);
  await assertReplaceable(target, options.output);
  output.progress(`writing ${plural(ranked.length, 'listing')}`);
  const { commit, files } = checkout;
  const snapshots = readSnapshots(files, date);
  const next = `${target}.part`;
  await rm(next, { recursive: true, force: true });
  const list = await writeExports(next, { catalog, ranked, snapshots, site: catalog.settings, date, commit });
  await writeFile(join(next, LIST), compactJson(list));
  await rm(target, { recursive: true, force: true });
  await rename(next, target);
  output.print(
    `Exported ${plural(ranked.length, 'listing')} into ${plural(list.files.length, 'file')} in ${options.output}/ ` +
      `(commit ${commit?.slice(0, 10) ?? 'none'}, ${date}).`,
  );
  return false;
}

async function assertReplaceable(target: string, name: string): Promise<void> {
  const found: string[] = await readdir(target).catch(() => []);
  if (found.length === 0 || found.includes(LIST)) return;
  throw new Error(`${name} holds something else than an export, and would be lost. Name another folder.`);
}
