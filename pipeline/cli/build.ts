/** `catalog build` */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type BuildResult, findBuild } from '../build/find-build.ts';
import { publicSettings } from '../build/listings/public-settings.ts';
import { type BuildAccount, type FileCounts, PARTS } from '../build/writer/build-writer.ts';
import { fileLimitNote } from '../publish/hosts/cloudflare/file-limits.ts';
import { readHead } from '../repo/data/head.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { baseUrl, date, json, type Run } from './options.ts';

interface BuildOptions {
  check?: boolean;
  output: string;
  baseUrl?: string;
  date?: string;
  json?: boolean;
}

export function define(command: Command, run: Run): void {
  command
    .option('--check', 'build aside and compare; exit code 1 if a file differs')
    .option('--output <folder>', 'folder that is replaced by the build', 'dist')
    .option('--base-url <url>', 'where it will be served (default: base_url of data/catalog.json)', baseUrl)
    .addOption(date('day of the build, like 2026-01-31 (default: day of the commit, in UTC)'))
    .addOption(json())
    .action((options) => run((context) => runBuild(context, options)));
}

export async function runBuild({ folder, output }: CommandContext, options: BuildOptions): Promise<boolean> {
  const { date, baseUrl } = options;
  const target = resolve(folder, options.output);
  const wanted = { folder, output: target, date, baseUrl, onStep: output.progress, onNote: output.note };
  const show = (built: BuildResult) =>
    output.print(options.json ? JSON.stringify(built, null, 2) : builtText(options.output, built));
  const head = await readHead(folder);
  if ('note' in head) output.note(`Reading the files as they are: ${head.note}.`);
  const found = options.check || 'note' in head ? undefined : await findBuild(head.commit, wanted);
  if (found !== undefined) {
    show(found);
    return false;
  }
  // What reads and builds a catalog takes four times as long to load as all before it.
  const { openCheckout } = await import('../repo/data/checkout.ts');
  const { parseSettings } = await import('../repo/data/data-files.ts');
  const { build, checkBuild } = await import('../build/build.ts');
  const checkout = await openCheckout(folder, head);
  if (options.check) {
    const differing = await checkBuild(checkout, wanted);
    for (const path of differing.slice(0, MAX_NAMED))
      output.note(`${options.output}/${path} is not what a build writes`);
    if (differing.length > MAX_NAMED) output.note(`and ${differing.length - MAX_NAMED} more`);
    output.print(
      differing.length === 0
        ? `${options.output}/ is what a build writes.`
        : `${options.output}/ differs in ${plural(differing.length, 'file')}. Run \`catalog build\` to renew it.`,
    );
    return differing.length > 0;
  }
  const result = await build(checkout, wanted);
  const settings = parseSettings(checkout.files);
  const note = fileLimitNote({ ...result, languages: publicSettings(settings).languages.length }, settings);
  if (note !== undefined) output.note(note);
  show(result);
  return false;
}

function builtText(output: string, { commit, date, listings, files, account }: BuildResult): string {
  const of = `(commit ${commit?.slice(0, 10) ?? 'none'}, ${date})`;
  return `Built ${plural(listings, 'listing')} into ${plural(files, 'file')} in ${output}/ ${of}. ${accountText(account)}`;
}

/** More file names than this help nobody. */
const MAX_NAMED = 20;

/** How many files a build reused, wrote and removed, in one sentence. */
function accountText(account: BuildAccount): string {
  const names = { api: 'API', pages: 'pages', search: 'search index', exports: 'exports' };
  const total = (what: keyof FileCounts) => PARTS.reduce((sum, part) => sum + account[part][what], 0);
  const parts = PARTS.filter((part) => account[part].written > 0);
  const written = parts.map((part) => `${names[part]} ${account[part].written}`).join(', ');
  const where = written === '' ? '' : ` (${written})`;
  return `Files kept: ${total('kept')}, written: ${total('written')}${where}, removed: ${total('removed')}.`;
}
