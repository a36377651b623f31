/** `catalog moderation withdraw`, `yank`, `unyank` and `rename`: what becomes of a listing that is let in. */
import type { Command } from 'commander';
import { decideAlone } from '../review/decisions/decision-lock.ts';
import { renameListing, withdrawListing } from '../review/decisions/manage-listings.ts';
import { unyankVersion, yankVersion } from '../review/decisions/yank-versions.ts';
import { type OpenRepository, openRepository } from '../review/plan/proposals/open-repository.ts';
import { type Run, reason } from './options.ts';

export function defineManaging(command: Command, run: Run): void {
  command
    .command('withdraw')
    .description('take a published listing out of the catalog; its address answers 410 with the reason')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the record and for those who ask for it', reason)
    .action((slug, { reason }) =>
      decide(run, 'withdraw', async (repository, now) => {
        await withdrawListing(repository, slug, reason, now);
        return `Withdrew ${slug}. Its address answers 410 from the next build on, with the reason.`;
      }),
    );
  command
    .command('yank')
    .description('take one version out of a listing, or of a proposal; it does not come back by itself')
    .argument('<slug>')
    .argument('<version>')
    .requiredOption('--reason <text>', 'why, for everybody to read', reason)
    .action((slug, version, { reason }) =>
      decide(run, 'yank', async (repository, now) => {
        await yankVersion(repository, { slug, version, reason }, now);
        return `Withdrew version ${version} of ${slug}. No sync brings it back; \`moderation unyank\` lets it in again.`;
      }),
    );
  command
    .command('unyank')
    .description('let a version in again that was taken out: the next sync looks at it like at a new one')
    .argument('<slug>')
    .argument('<version>')
    .action((slug, version) =>
      decide(run, 'unyank', async (repository, now) => {
        await unyankVersion(repository, slug, version, now);
        return `Version ${version} of ${slug} may come back: the next sync treats it as a new one.`;
      }),
    );
  command
    .command('rename')
    .description('give a published listing another slug; the old address leads to the new one')
    .argument('<slug>', 'the slug it has')
    .argument('<new-slug>')
    .action((from, to) =>
      decide(run, 'rename', async (repository, now) => {
        await renameListing(repository, from, to, now);
        return `Renamed ${from} to ${to}. The old address leads to the new one from the next build on.`;
      }),
    );
}

/** @param act returns what was done */
function decide(run: Run, name: string, act: (repository: OpenRepository, now: Date) => Promise<string>) {
  return run((context) =>
    decideAlone(context, `catalog moderation ${name}`, async () => {
      context.output.print(await act(await openRepository(context.folder), context.now));
      return false;
    }),
  );
}
