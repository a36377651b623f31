/** The commands for people who decide what is published. */
import type { Command } from 'commander';
import { json, type Run, reason } from './options.ts';

export function addReviewCommands(program: Command, run: Run): void {
  program.commandsGroup('Review:');
  const moderation = program
    .command('moderation')
    .description('review what waits: list, show, publish, reject; withdraw and rename');
  moderation
    .command('list')
    .description('everything that waits for a person')
    .addOption(json())
    .action((options) => run(async (context) => (await import('./moderation.ts')).runList(context, options)));
  moderation
    .command('show')
    .description('what a reviewer needs to judge one listing')
    .argument('<slug>')
    .addOption(json())
    .action((slug, options) =>
      run(async (context) => (await import('./moderation.ts')).runShow(context, slug, options)),
    );
  moderation
    .command('publish')
    .description('merge proposals into the published branch')
    .argument('[slug...]', 'which ones')
    .option('--all', 'everything that waits')
    .action((slugs, options) =>
      run(async (context) => (await import('./moderation.ts')).runPublish(context, slugs, options)),
    );
  moderation
    .command('reject')
    .description('decline a proposal; the same content is not proposed again')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the publisher and for the record', reason)
    .action((slug, options) =>
      run(async (context) => (await import('./moderation.ts')).runReject(context, slug, options)),
    );
  moderation
    .command('withdraw')
    .description('take a published listing out of the catalog; its address answers 410 with the reason')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the record and for those who ask for it', reason)
    .action((slug, options) =>
      run(async (context) => (await import('./moderation.ts')).runWithdraw(context, slug, options)),
    );
  moderation
    .command('rename')
    .description('give a published listing another slug; the old address leads to the new one')
    .argument('<slug>', 'the slug it has')
    .argument('<new-slug>')
    .action((from, to) => run(async (context) => (await import('./moderation.ts')).runRename(context, from, to)));

  program
    .command('check')
    .description('may a branch be merged: its own files only, valid, and true to the ledger')
    .option('--base <ref>', 'the published branch', 'main')
    .option('--head <ref>', 'what is to be merged', 'HEAD')
    .option('--branch <name>', 'name of its branch, which decides on the rules (default: --head)')
    .option('--summary', 'append cards, reports and differences to the summary of a GitHub workflow')
    .action((options) => run(async (context) => (await import('./check.ts')).runCheck(context, options)));
}
