/** `catalog webhook verify` and `catalog webhook listen`: for those who build a receiver. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { plainText } from '../../schemas/rules/plain-text.ts';
import { assertPortIsFree } from '../publish/local/serve.ts';
import { deliveryProblems, parseRawRequest, type ReceivedDelivery } from '../publish/receiver/check-delivery.ts';
import { createListener, makeOwnEndpoint, testOwnEndpoint } from '../publish/receiver/local-receiver.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { LISTENER_PORT, SANDBOX_PORT, sandboxAddress } from '../repo/worker/local-worker.ts';
import { collect, local, number, port, type Run } from './options.ts';

interface VerifyOptions {
  secret: string[];
  /** In seconds (default: now). */
  at?: number;
}

export function define(command: Command, run: Run): void {
  const secret = () =>
    new Option('--secret <secret>', 'like whsec_…, as it was shown; repeatable during a rotation')
      .env('CATALOG_WEBHOOK_SECRET')
      .argParser(collect)
      .default([]);
  command
    .command('verify')
    .description('is a delivery genuine: give the request, headers and body, on standard input')
    .addOption(secret())
    .option('--at <seconds>', 'when it arrived, as a Unix time (default: now)', number)
    .action((options) => run(async (context) => runVerifyWebhook(context, await buffer(process.stdin), options)));
  command
    .command('listen')
    .description('take deliveries on this machine, check them, and answer challenges')
    .addOption(secret())
    .option('--port <number>', 'port on 127.0.0.1', port, LISTENER_PORT)
    .addOption(local())
    .option('--token <token>', 'with --local: of a publisher, to have events sent here, beginning with a test')
    .action((options) => run((context) => runListen(context, options)));
}

/** @param request as it arrived, headers and body */
export async function runVerifyWebhook(
  { now, output }: CommandContext,
  request: Buffer,
  { secret, at }: VerifyOptions,
): Promise<boolean> {
  if (secret.length === 0) throw new UsageError('Say --secret, or set CATALOG_WEBHOOK_SECRET.');
  const delivery = parseRawRequest(request);
  if (delivery === undefined) {
    throw new UsageError('This is not a request: headers, an empty line, and the body, as in `curl --verbose`.');
  }
  const problems = deliveryProblems(delivery, { secrets: secret, nowSeconds: at ?? now.getTime() / 1000 });
  for (const problem of problems) output.print(`Not genuine. ${problem}`);
  if (problems.length === 0) output.print(`Genuine: ${inWords(delivery)}`);
  return problems.length > 0;
}

/** Runs until somebody stops it. */
export async function runListen(
  { output }: CommandContext,
  { secret, port, local, token }: { secret: string[]; port: number; local?: number; token?: string },
): Promise<boolean> {
  if ((local === undefined) !== (token === undefined)) throw new UsageError('Say --local and --token together.');
  await assertPortIsFree(port);
  const address = `http://127.0.0.1:${port}/`;
  const base = sandboxAddress(local ?? SANDBOX_PORT);
  const own = token === undefined ? undefined : await makeOwnEndpoint(base, token, address);
  const secrets = [...secret, ...(own === undefined ? [] : [own.secret])];
  const listener = createListener({
    secrets,
    now: () => new Date(),
    onDelivery(delivery, problems) {
      const verdict = secrets.length === 0 ? 'Not checked' : problems.length === 0 ? 'Genuine' : 'Refused';
      output.print([`${verdict}: ${inWords(delivery)}`, ...problems].join('\n  '));
    },
  });
  listener.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  output.print(`Listening on ${address} (Ctrl+C to stop)`);
  if (own !== undefined && token !== undefined) {
    output.print(`Its secret: ${own.secret}`);
    await testOwnEndpoint(base, token, own.id);
  }
  await once(listener, 'close');
  return false;
}

/** What anybody may have written, made harmless. */
function inWords({ headers, body }: ReceivedDelivery): string {
  const facts = [headers['x-service-event'], headers['x-service-delivery'], body.toString('utf8').slice(0, 500)];
  return plainText(facts.filter(Boolean).join(' '));
}
