/** `catalog moderation withdraw`, `yank`, `unyank` and `rename`: what becomes of a listing that is let in. */
import type { Command } from 'commander';
import type { CommandContext } from '../repo/run/command-context.ts';
import { decideAlone } from '../review/decisions/decide-alone.ts';
import { renameListing, withdrawListing } from '../review/decisions/manage-listings.ts';
import { unyankVersion, yankVersion } from '../review/decisions/yank-versions.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { type Run, reason } from './options.ts';

export function defineManaging(command: Command, run: Run): void {
  command
    .command('withdraw')
    .description('take a published listing out of the catalog; its address answers 410 with the reason')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the record and for those who ask for it', reason)
    .action((slug, options) => run((context) => runWithdraw(context, slug, options)));
  command
    .command('yank')
    .description('take one version out of a listing, or of a proposal; it does not come back by itself')
    .argument('<slug>')
    .argument('<version>')
    .requiredOption('--reason <text>', 'why, for everybody to read', reason)
    .action((slug, version, options) => run((context) => runYank(context, { slug, version, ...options })));
  command
    .command('unyank')
    .description('let a version in again that was taken out: the next sync looks at it like at a new one')
    .argument('<slug>')
    .argument('<version>')
    .action((slug, version) => run((context) => runUnyank(context, slug, version)));
  command
    .command('rename')
    .description('give a published listing another slug; the old address leads to the new one')
    .argument('<slug>', 'the slug it has')
    .argument('<new-slug>')
    .action((from, to) => run((context) => runRename(context, from, to)));
}

async function runWithdraw(context: CommandContext, slug: string, { reason }: { reason: string }): Promise<boolean> {
  return decideAlone(context, 'catalog moderation withdraw', async () => {
    await withdrawListing(await openRepository(context.folder), slug, reason, context.now);
    context.output.print(`Withdrew ${slug}. Its address answers 410 from the next build on, with the reason.`);
    return false;
  });
}

async function runYank(
  context: CommandContext,
  yank: { slug: string; version: string; reason: string },
): Promise<boolean> {
  return decideAlone(context, 'catalog moderation yank', async () => {
    await yankVersion(await openRepository(context.folder), yank, context.now);
    const what = `version ${yank.version} of ${yank.slug}`;
    context.output.print(`Withdrew ${what}. No sync brings it back; \`moderation unyank\` lets it in again.`);
    return false;
  });
}

async function runUnyank(context: CommandContext, slug: string, version: string): Promise<boolean> {
  return decideAlone(context, 'catalog moderation unyank', async () => {
    await unyankVersion(await openRepository(context.folder), slug, version, context.now);
    context.output.print(`Version ${version} of ${slug} may come back: the next sync treats it as a new one.`);
    return false;
  });
}

async function runRename(context: CommandContext, from: string, to: string): Promise<boolean> {
  return decideAlone(context, 'catalog moderation rename', async () => {
    await renameListing(await openRepository(context.folder), from, to, context.now);
    context.output.print(`Renamed ${from} to ${to}. The old address leads to the new one from the next build on.`);
    return false;
  });
}
