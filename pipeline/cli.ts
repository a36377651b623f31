#!/usr/bin/env node
/**
 * The `catalog` command: reads argv, prints, exits. Nothing else in the pipeline prints or exits.
 * Exit codes: 0 done, 1 problems were found or something failed, 2 wrong usage.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { plainText } from '../schemas/rules/plain-text.ts';
import { runAddFeed } from './commands/add-feed.ts';
import { runBuild } from './commands/build.ts';
import { runCheck } from './commands/check.ts';
import { UsageError } from './commands/context.ts';
import { runFeeds } from './commands/feeds.ts';
import { runList, runPublish, runReject, runRename, runShow, runWithdraw } from './commands/moderation.ts';
import { PUBLISH_TARGETS, runPublishBuild } from './commands/publish.ts';
import { runRank } from './commands/rank.ts';
import { runStart } from './commands/start.ts';
import { runSync } from './commands/sync.ts';
import { runConvert, runValidate } from './commands/validate.ts';
import type { Shard } from './feeds/choose-feeds.ts';
import { FEED_KINDS } from './feeds/readers.ts';
import { terminalOutput } from './output.ts';

const FOUND_PROBLEMS = 1;
const WRONG_USAGE = 2;

const output = terminalOutput();
const folder = process.cwd();
const now = new Date();

const date = (meaning = 'day of the run, like 2026-01-31 (default: today, in UTC)') =>
  new Option('--date <day>', meaning).argParser(day);
const dns = () => new Option('--dns <address:port>', 'for local use, repeatable: ask this name server').argParser(pair);
const trust = () =>
  new Option('--trust <address:port>', 'for local use, repeatable: fetch from this address although it is not public')
    .argParser(pair)
    .default([]);
const kind = () => new Option('--kind <kind>', 'what it is (default: found out by itself)').choices(FEED_KINDS);
const json = () => new Option('--json', 'print JSON for machines');

const program = new Command('catalog')
  .description('A static-first software catalog: feeds in, reviewed files in git, static JSON and pages out.')
  .version(packageFile.version)
  .showHelpAfterError('(add --help to see what it takes)')
  .exitOverride();

program
  .command('sync')
  .description('read all feeds; propose new listings as moderation branches, commit harmless updates')
  .option('--dry-run', 'say what would happen, write nothing')
  .addOption(new Option('--feed <name>', 'read this feed only; repeatable').argParser(collect).default([]))
  .addOption(new Option('--only <kind>', 'read feeds of this kind only').choices(FEED_KINDS))
  .option('--minutes <number>', 'begin no feed after so many minutes; those left come first the next time', number)
  .option('--shard <i/n>', 'read the share of one of n jobs, and write its results to --shards; commits nothing', shard)
  .option('--shards <folder>', 'where jobs leave their results', '.cache/shards')
  .option('--merge <folder>', 'bring the results of all jobs together instead of reading')
  .option('--allow-mass-change', 'write although much of the catalog would change at once')
  .option('--feeds-may-fail', 'exit with 0 although single feeds have problems: for scheduled runs')
  .addOption(date())
  .addOption(trust())
  .addOption(dns())
  .addOption(json())
  .action(async (options) => finish(await runSync({ folder, now, output }, options)));

program
  .command('feeds')
  .description('how every feed stands: its last outcome, since when it fails, when it is asked again')
  .option('--failing', 'only those that fail')
  .addOption(json())
  .action(async (options) => finish(await runFeeds({ folder, now, output }, options)));

program
  .command('validate')
  .description('check feeds of any kind: every problem, its place and how to mend it')
  .argument('<file|url...>', 'files, folders, or https addresses')
  .addOption(kind())
  .addOption(trust())
  .addOption(json())
  .option('--github', 'print annotations for a GitHub workflow')
  .action(async (targets, options) => finish(await runValidate({ folder, now, output }, targets, options)));

program
  .command('convert')
  .description('print a feed of any kind as a PAD JSON 2.0 document, or as a manifest')
  .argument('<file|url>')
  .addOption(new Option('--to <format>', 'what to print').choices(['pad', 'manifest']).default('pad'))
  .addOption(kind())
  .addOption(trust())
  .action(async (target, options) => finish(await runConvert({ folder, now, output }, target, options)));

program
  .command('add-feed')
  .description('write the file that makes the next sync read an address')
  .argument('[url]', 'an https address')
  .option('--issue <number>', 'take the address out of an issue of GITHUB_REPOSITORY', number)
  .addOption(trust())
  .action(async (url, options) => finish(await runAddFeed({ folder, now, output }, url, options)));

program
  .command('check')
  .description('may a branch be merged: its own files only, valid, and true to the ledger')
  .option('--base <ref>', 'the published branch', 'main')
  .option('--head <ref>', 'what is to be merged', 'HEAD')
  .option('--branch <name>', 'name of its branch, which decides on the rules (default: --head)')
  .option('--summary', 'append cards, reports and differences to the summary of a GitHub workflow')
  .action(async (options) => finish(await runCheck({ folder, now, output }, options)));

const moderation = program
  .command('moderation')
  .description('review what waits: list, show, publish, reject; withdraw and rename');
moderation
  .command('list')
  .description('everything that waits for a person')
  .addOption(json())
  .action(async (options) => finish(await runList({ folder, now, output }, options)));
moderation
  .command('show')
  .description('what a reviewer needs to judge one listing')
  .argument('<slug>')
  .addOption(json())
  .action(async (slug, options) => finish(await runShow({ folder, now, output }, slug, options)));
moderation
  .command('publish')
  .description('merge proposals into the published branch')
  .argument('[slug...]', 'which ones')
  .option('--all', 'everything that waits')
  .action(async (slugs, options) => finish(await runPublish({ folder, now, output }, slugs, options)));
moderation
  .command('reject')
  .description('decline a proposal; the same content is not proposed again')
  .argument('<slug>')
  .requiredOption('--reason <text>', 'why, for the publisher and for the record', reason)
  .action(async (slug, options) => finish(await runReject({ folder, now, output }, slug, options)));

moderation
  .command('withdraw')
  .description('take a published listing out of the catalog; its address answers 410 with the reason')
  .argument('<slug>')
  .requiredOption('--reason <text>', 'why, for the record and for those who ask for it', reason)
  .action(async (slug, options) => finish(await runWithdraw({ folder, now, output }, slug, options)));
moderation
  .command('rename')
  .description('give a published listing another slug; the old address leads to the new one')
  .argument('<slug>', 'the slug it has')
  .argument('<new-slug>')
  .action(async (from, to) => finish(await runRename({ folder, now, output }, from, to)));

program
  .command('rank')
  .description('explain a score, verify what is published, try other weights, keep the places of a month')
  .option('--explain <slug>', 'how a listing came to its score')
  .option('--verify [folder|url]', 'compute the rank again from a build alone (default: dist)')
  .option('--impact <file>', 'what the weights in a file would change')
  .option('--summary', 'with --impact: append it to the summary of a GitHub workflow')
  .option('--snapshot', 'write data/rank/<month>.ndjson, if it is not there yet')
  .addOption(date('day of the rank, like 2026-01-31 (default: day of the commit; --snapshot: today, in UTC)'))
  .addOption(trust())
  .addOption(json())
  .action(async (options) => finish(await runRank({ folder, now, output }, options)));

program
  .command('build')
  .description('the files of the commit that is checked out → dist/: the same bytes on every machine')
  .option('--check', 'build aside and compare; exit code 1 if a file differs')
  .option('--output <folder>', 'folder that is replaced by the build', 'dist')
  .option('--base-url <url>', 'where it will be served (default: base_url of data/catalog.json)', baseUrl)
  .addOption(date('day of the build, like 2026-01-31 (default: day of the commit, in UTC)'))
  .addOption(json())
  .action(async (options) => finish(await runBuild({ folder, now, output }, options)));

program
  .command('publish')
  .description('build, compare with what is live, and deploy')
  .addOption(
    new Option('--target <where>', 'cloudflare: deploy there; folder: leave it to who deploys the folder')
      .choices(PUBLISH_TARGETS)
      .default('cloudflare'),
  )
  .option('--output <folder>', 'folder that is replaced by the build', 'dist')
  .option('--live <url|folder>', 'what is live (default: base_url of data/catalog.json)')
  .option('--first', 'nothing is live yet: compare with nothing')
  .option('--allow-rollback', 'publish although what is live is newer')
  .option('--allow-mass-change', 'publish although many listings would be lost at once')
  .addOption(date('day of the build, like 2026-01-31 (default: today, in UTC)'))
  .addOption(trust())
  .action(async (options) => finish(await runPublishBuild({ folder, now, output }, options)));

program
  .command('start')
  .description('show what a sync would do, build, and serve on this machine; commits nothing')
  .option('--port <number>', 'port on 127.0.0.1', port, 8787)
  .addOption(trust())
  .action(async (options) => finish(await runStart({ folder, now, output }, options)));

function finish(foundProblems: boolean): void {
  output.done();
  if (foundProblems) process.exitCode = FOUND_PROBLEMS;
}

function day(text: string): string {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (parsed === undefined || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(text)) {
    throw new InvalidArgumentError('It must be a day like 2026-01-31.');
  }
  return text;
}

function reason(text: string): string {
  const words = plainText(text);
  if (words === '' || words.length > 1000) throw new InvalidArgumentError('It must say why, in up to 1000 characters.');
  return words;
}

function collect(text: string, earlier: string[]): string[] {
  return [...earlier, text];
}

function number(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

function shard(text: string): Shard {
  const [number = 0, of = 0] = text.split('/').map(Number);
  if (!/^\d{1,4}\/\d{1,4}$/.test(text) || number < 1 || number > of) {
    throw new InvalidArgumentError('It must be like 2/4: the second of four jobs.');
  }
  return { number, of };
}

function pair(text: string, earlier: string[] = []): string[] {
  if (!/^(?:\[[0-9a-f:]+\]|\d+(?:\.\d+){3}):\d{1,5}$/i.test(text)) {
    throw new InvalidArgumentError('It must be an IP address and a port, like 127.0.0.1:8080.');
  }
  return [...earlier, text];
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 65535) throw new InvalidArgumentError('It must be 1 to 65535.');
  return number;
}

function baseUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new InvalidArgumentError('It must be an http or https address.');
  }
  return text.replace(/\/+$/, '');
}

try {
  await program.parseAsync();
} catch (error) {
  output.done();
  if (error instanceof CommanderError) {
    // Help and version end this way too, with exit code 0.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  } else {
    output.note(`catalog: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = error instanceof UsageError ? WRONG_USAGE : FOUND_PROBLEMS;
  }
}
