/** `catalog token …`: tokens of publishers and keys of read plans, which the worker keeps. */
import { type Command, Option } from 'commander';
import { parse as parseHost } from 'tldts';
import { PLANS, type Plan, type Revoked, type TokenSummary } from '../../schemas/contracts/internal-api.ts';
import { POWER_KEYS, type Power } from '../../schemas/contracts/internal-permissions.ts';
import { isDomain } from '../../schemas/rules/domain-scope.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { table } from '../repo/run/terminal.ts';
import { type InternalClient, keyForPower, requiredWorker } from '../repo/worker/internal-client.ts';
import { sandboxWorker } from '../repo/worker/local-worker.ts';
import { collect, json, local, number, type Run } from './options.ts';

interface IssuedToken {
  token: string;
  expires_at: string;
  /** Of endpoints that waited for their publisher. */
  webhooks: { id: string; listings: string[]; secret: string }[];
}

export function define(command: Command, run: Run): void {
  command
    .command('issue')
    .description('a token for a publisher, or a key for a reader; it is shown once')
    .addOption(
      new Option('--domain <domain>', 'what it speaks for, with all hosts below; repeatable')
        .argParser(collect)
        .default([]),
    )
    .addOption(new Option('--plan <plan>', 'the read plan it is the key of').choices(PLANS))
    .option('--days <number>', 'how long it is valid (default: 365, and no more)', number)
    .addOption(local())
    .action((options) => run((context) => runTokenIssue(context, options)));
  command
    .command('list')
    .description('every token by its first characters, its domains and its days')
    .addOption(local())
    .addOption(json())
    .action((options) => run((context) => runTokenList(context, options)));
  command
    .command('revoke')
    .description('end a token at once')
    .argument('<token>', 'its first eight characters, or its id')
    .addOption(local())
    .action((token, options) => run((context) => runTokenRevoke(context, token, options)));
  command
    .command('workflow-keys')
    .description(
      'the keys of the workflows, made of CATALOG_INTERNAL_KEY: each may do what its job does, and issue no token',
    )
    .action(() => run((context) => runWorkflowKeys(context)));
}

export async function runWorkflowKeys({ output }: CommandContext): Promise<boolean> {
  const whole = process.env.CATALOG_INTERNAL_KEY;
  if (!whole) throw new UsageError('Set CATALOG_INTERNAL_KEY to the secret INTERNAL_KEY of the worker.');
  output.note('Store each as a secret of the repository, and CATALOG_INTERNAL_KEY nowhere but with you:');
  const powers = Object.entries(POWER_KEYS) as [Power, string][];
  output.print(powers.map(([power, name]) => `${name}=${keyForPower(power, whole)}`).join('\n'));
  return false;
}

export async function runTokenIssue(
  context: CommandContext,
  { domain, plan, days, local }: { domain: string[]; plan?: Plan; days?: number; local?: number },
): Promise<boolean> {
  if (domain.length === 0 && plan === undefined) {
    throw new UsageError('Say what the token is for: --domain for a publisher, --plan for a reader, or both.');
  }
  if (!domain.every(isDomain)) throw new UsageError('A domain is like maker.example: lower case, no scheme, no path.');
  for (const name of domain) {
    const { domain: registered, isIcann } = parseHost(name, { allowPrivateDomains: true });
    if (registered !== null) continue;
    // A token speaks for all hosts below.
    if (isIcann) throw new UsageError(`Anybody may register a domain below ${name}. Name the publisher’s own.`);
    context.output.note(`The hosts below ${name} belong to many people, and the token will speak for all of them.`);
  }
  const worker = await workerOf(context, local);
  const { data } = await worker.post<{ data: IssuedToken }>('/tokens', {
    domains: domain,
    ...(plan !== undefined && { plan }),
    ...(days !== undefined && { days }),
  });
  const purposes = [...domain, ...(plan === undefined ? [] : [`the plan ${plan}`])];
  context.output.note(`For ${purposes.join(', ')}, until ${data.expires_at.slice(0, 10)}. It is not shown again:`);
  context.output.print(data.token);
  for (const { id, listings, secret } of data.webhooks) {
    const what = listings.length > 0 ? `the webhook of ${listings.join(', ')}` : `the endpoint ${id}`;
    context.output.note(`The secret that signs what ${what} is sent, shown once as well:`);
    context.output.print(secret);
  }
  return false;
}

export async function runTokenList(
  context: CommandContext,
  options: { json?: boolean; local?: number },
): Promise<boolean> {
  const { data } = await (await workerOf(context, options.local)).get<{ data: TokenSummary[] }>('/tokens');
  const rows = data.map(({ id, prefix, domains, plan, created_at, expires_at, last_used_on, revoked_at }) => [
    `${prefix}…`,
    id,
    domains.join(', ') || '–',
    plan ?? '–',
    created_at.slice(0, 10),
    revoked_at === null ? expires_at.slice(0, 10) : `revoked ${revoked_at.slice(0, 10)}`,
    last_used_on ?? 'never',
  ]);
  const head = ['token', 'id', 'speaks for', 'plan', 'since', 'until', 'last used'];
  context.output.print(options.json ? JSON.stringify(data, null, 2) : table(rows, head));
  return false;
}

export async function runTokenRevoke(
  context: CommandContext,
  token: string,
  { local }: { local?: number } = {},
): Promise<boolean> {
  const isPrefix = /^cat_[0-9A-Za-z]{4}$/.test(token);
  if (!isPrefix && !/^[0-9a-f]{12}$/.test(token)) {
    throw new UsageError('Name a token by its first eight characters or its id, as `catalog token list` shows them.');
  }
  const worker = await workerOf(context, local);
  const { data } = await worker.post<{ data: Revoked }>('/tokens/revoke', isPrefix ? { prefix: token } : { id: token });
  if (data.alike.length > 0) {
    const each = data.alike.map(({ id, domains, plan }) => `${id} (${[...domains, plan].filter(Boolean).join(', ')})`);
    throw new Error(
      `Several tokens begin with ${token}, and none was revoked. Name one by its id: ${each.join('; ')}.`,
    );
  }
  if (data.revoked === 0) throw new Error(`No valid token is ${token}. \`catalog token list\` shows them all.`);
  context.output.print(
    `Revoked ${isPrefix ? `${token}…` : token}. What it has submitted and is not decided is withdrawn; as a key it ends within a minute.`,
  );
  return false;
}

/** Needs no git: the operator of the worker may issue tokens. */
async function workerOf({ folder }: CommandContext, local: number | undefined): Promise<InternalClient> {
  if (local !== undefined) return sandboxWorker(folder, local);
  const { settings } = parseCatalog(await readFolder(folder));
  return requiredWorker(settings, process.env, 'Tokens are kept by the worker.');
}
