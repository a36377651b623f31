/** The commands that make of the reviewed files what is served. */
import { type Command, Option } from 'commander';
import { baseUrl, date, json, number, port, publicKey, type Run, trust } from './options.ts';

/** Never an option: what stands on the command line is seen by everybody on the machine. */
const READ_KEY = `
A live catalog is read within its limits, which may take long. The environment variable CATALOG_READ_KEY may hold
the key of a read plan of that catalog (cat_…).`;

export function addPublishingCommands(program: Command, run: Run): void {
  program.commandsGroup('Build and publish:');
  program
    .command('start')
    .description('show what a sync would do, build, and serve on this machine; commits nothing')
    .option('--port <number>', 'port on 127.0.0.1', port, 8787)
    .addOption(trust('fetch from this address, and send events to it, although it is not public'))
    .action((options) => run(async (context) => (await import('./start.ts')).runStart(context, options)));

  program
    .command('build')
    .description('the files of the commit that is checked out → dist/: the same bytes on every machine')
    .option('--check', 'build aside and compare; exit code 1 if a file differs')
    .option('--output <folder>', 'folder that is replaced by the build', 'dist')
    .option('--base-url <url>', 'where it will be served (default: base_url of data/catalog.json)', baseUrl)
    .addOption(date('day of the build, like 2026-01-31 (default: day of the commit, in UTC)'))
    .addOption(json())
    .action((options) => run(async (context) => (await import('./build.ts')).runBuild(context, options)));

  program
    .command('publish')
    .description('build, compare with what is live, and deploy')
    .addOption(
      new Option('--target <where>', 'cloudflare: deploy there; folder: leave it to who deploys the folder')
        .choices(['cloudflare', 'folder'])
        .default('cloudflare'),
    )
    .option('--output <folder>', 'folder that is replaced by the build', 'dist')
    .option('--live <url|folder>', 'what is live (default: base_url of data/catalog.json)')
    .option('--first', 'nothing is live yet: compare with nothing')
    .option('--allow-rollback', 'publish although what is live is newer')
    .option('--allow-mass-change', 'publish although many listings would be lost at once')
    .addOption(date('day of the build, like 2026-01-31 (default: today, in UTC)'))
    .addOption(trust())
    .action((options) => run(async (context) => (await import('./publish.ts')).runPublishBuild(context, options)));

  program
    .command('hand-over')
    .description('tell the worker of a build that you have deployed yourself: search rows, events, sync log')
    .argument('[folder]', 'the build', 'dist')
    .option('--rows-only', 'before you deploy: the search rows alone, so that no search has to wait for them')
    .action((place, options) =>
      run(async (context) => (await import('./hand-over.ts')).runHandOver(context, place, options)),
    );

  program
    .command('signing-key')
    .description('make the pair of keys that signs what is published; prints the public one')
    .argument('<file>', 'where the private key goes, which nobody but you may read')
    .action((file) => run(async (context) => (await import('./signing-key.ts')).runSigningKey(context, file)));

  program
    .command('verify')
    .description('is a build what its operator signed: the signature, every file, and no step back')
    .argument('[folder|url]', 'a build, or where one is live', 'dist')
    .option('--key <public key>', 'who must have signed (default: signing_key of data/catalog.json)', publicKey)
    .option('--not-before <number>', 'number of a build that was there before', number)
    .addOption(trust())
    .addOption(json())
    .addHelpText('after', READ_KEY)
    .action((place, options) =>
      run(async (context) => (await import('./verify.ts')).runVerify(context, place, options)),
    );

  program
    .command('export')
    .description('the files with the whole catalog: NDJSON, SQLite, the market report of the month')
    .option('--output <folder>', 'folder that is replaced by the export', 'dist.exports')
    .addOption(date('day of the export, like 2026-01-31 (default: today, in UTC)'))
    .action((options) => run(async (context) => (await import('./export.ts')).runExport(context, options)));

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
    .addHelpText('after', READ_KEY)
    .action((options) => run(async (context) => (await import('./rank.ts')).runRank(context, options)));
}
