/** The commands for what publishers and the worker have to do with each other. */
import { buffer } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { PLANS } from '../../schemas/contracts/internal-api.ts';
import { collect, json, number, port, type Run } from './options.ts';

export function addPublisherCommands(program: Command, run: Run): void {
  program.commandsGroup('Publishers and webhooks:');
  const token = program
    .command('token')
    .description('tokens of publishers and keys of read plans, kept by the worker: issue, list, revoke');
  token
    .command('issue')
    .description('a token for a publisher, or a key for a reader; it is shown once')
    .addOption(
      new Option('--domain <domain>', 'what it speaks for, with all hosts below; repeatable')
        .argParser(collect)
        .default([]),
    )
    .addOption(new Option('--plan <plan>', 'the read plan it is the key of').choices(PLANS))
    .option('--days <number>', 'how long it is valid (default: 365, and no more)', number)
    .action((options) => run(async (context) => (await import('./token.ts')).runTokenIssue(context, options)));
  token
    .command('list')
    .description('every token by its first characters, its domains and its days')
    .addOption(json())
    .action((options) => run(async (context) => (await import('./token.ts')).runTokenList(context, options)));
  token
    .command('revoke')
    .description('end a token at once')
    .argument('<prefix>', 'its first eight characters')
    .action((prefix) => run(async (context) => (await import('./token.ts')).runTokenRevoke(context, prefix)));

  const secret = () =>
    new Option('--secret <secret>', 'like whsec_…, as it was shown; repeatable during a rotation')
      .env('CATALOG_WEBHOOK_SECRET')
      .argParser(collect)
      .default([]);

  const webhook = program.command('webhook').description('for receivers: check a delivery, listen on this machine');
  webhook
    .command('verify')
    .description('is a delivery genuine: give the request, headers and body, on standard input')
    .addOption(secret())
    .option('--at <seconds>', 'when it arrived, as a Unix time (default: now)', number)
    .action((options) =>
      run(async (context) =>
        (await import('./webhook.ts')).runVerifyWebhook(context, await buffer(process.stdin), options),
      ),
    );
  webhook
    .command('listen')
    .description('take deliveries on this machine, check them, and answer challenges')
    .addOption(secret())
    .option('--port <number>', 'port on 127.0.0.1', port, 9000)
    .action((options) => run(async (context) => (await import('./webhook.ts')).runListen(context, options)));
}
