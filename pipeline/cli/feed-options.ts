/** The commands for what publishers host: check it, follow it, read it. */
import { type Command, Option } from 'commander';
import { collect, date, dns, FEED_KINDS, json, kind, number, type Run, shard, trust } from './options.ts';

export function addFeedCommands(program: Command, run: Run): void {
  program.commandsGroup('Feeds:');
  program
    .command('validate')
    .description('check feeds of any kind: every problem, its place and how to fix it')
    .argument('<file|url...>', 'files, folders, or https addresses')
    .addOption(kind())
    .addOption(trust())
    .addOption(json())
    .option('--github', 'print annotations for a GitHub workflow')
    .action((targets, options) =>
      run(async (context) => (await import('./validate.ts')).runValidate(context, targets, options)),
    );

  program
    .command('convert')
    .description('print a feed of any kind as a PAD JSON 2.0 document, or as a manifest')
    .argument('<file|url>')
    .addOption(new Option('--to <format>', 'what to print').choices(['pad', 'manifest']).default('pad'))
    .addOption(kind())
    .addOption(trust())
    .action((target, options) =>
      run(async (context) => (await import('./validate.ts')).runConvert(context, target, options)),
    );

  program
    .command('add-feed')
    .description('write the file that makes the next sync read an address')
    .argument('[url]', 'an https address')
    .option('--issue <number>', 'take the address out of an issue of GITHUB_REPOSITORY', number)
    .addOption(trust())
    .action((url, options) =>
      run(async (context) => (await import('./add-feed.ts')).runAddFeed(context, url, options)),
    );

  program
    .command('feeds')
    .description('how every feed stands: its last outcome, since when it fails, when it is asked again')
    .option('--failing', 'only those that fail')
    .addOption(json())
    .action((options) => run(async (context) => (await import('./feeds.ts')).runFeeds(context, options)));

  program
    .command('sync')
    .description('read all feeds; propose new listings as moderation branches, commit harmless updates')
    .option('--dry-run', 'say what would happen, write nothing')
    .addOption(new Option('--feed <name>', 'read this feed only; repeatable').argParser(collect).default([]))
    .addOption(new Option('--only <kind>', 'read feeds of this kind only').choices(FEED_KINDS))
    .option('--minutes <number>', 'begin no feed after so many minutes; those left come first the next time', number)
    .option(
      '--shard <i/n>',
      'read the share of one of n jobs, and write its results to --shards; commits nothing',
      shard,
    )
    .option('--shards <folder>', 'where jobs leave their results', '.cache/shards')
    .option('--merge <folder>', 'bring the results of all jobs together instead of reading')
    .option('--allow-mass-change', 'write although much of the catalog would change at once')
    .option('--feeds-may-fail', 'exit with 0 although single feeds have problems: for scheduled runs')
    .addOption(date())
    .addOption(trust())
    .addOption(dns())
    .addOption(json())
    .action((options) => run(async (context) => (await import('./sync.ts')).runSync(context, options)));
}
