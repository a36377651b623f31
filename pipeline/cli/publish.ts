/** `catalog publish` */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { build } from '../build/build.ts';
import { findBuild } from '../build/find-build.ts';
import { publicSettings } from '../build/listings/public-settings.ts';
import { fileLimitNote } from '../publish/hosts/cloudflare/file-limits.ts';
import type { PreparedHost } from '../publish/hosts/contract/host.ts';
import { HOSTS, type HostName } from '../publish/hosts/hosts.ts';
import type { FileChanges } from '../publish/live/build-contents.ts';
import { signingKeys } from '../publish/live/build-signature.ts';
import { publishedAt, publishedFolder } from '../publish/live/live-files.ts';
import { assertCertified } from '../publish/live/trusted-keys.ts';
import { buildToSign, checkBuild, type PublishRequest, publishBuild, readLive } from '../publish/publish.ts';
import { distrustCache, handOver, takeCache, takeSigned } from '../publish/signing/build-archive.ts';
import { sendEvents } from '../publish/worker/notify-worker.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type Checkout, openCheckout, readCommitted } from '../repo/data/checkout.ts';
import { parseSettings, readRecords } from '../repo/data/data-files.ts';
import { readHead } from '../repo/data/head.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import { chooseSigningKey } from '../repo/keys/signing-key.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { configuredWorker } from '../repo/worker/internal-client.ts';
import { date, type Run, trust } from './options.ts';

interface PublishOptions {
  target: HostName;
  output: string;
  /** Address or folder (default: base_url of data/catalog.json). */
  live?: string;
  first?: boolean;
  allowRollback?: boolean;
  allowMassChange?: boolean;
  dryRun?: boolean;
  /** Folders that the jobs of a workflow hand on: the cache of an earlier run, the build to sign, the signed build. */
  kept?: string;
  toSign?: string;
  signed?: string;
  date?: string;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  const targets = Object.entries(HOSTS).map(([name, { description }]) => `${name}: ${description}`);
  const target = new Option('--target <where>', targets.join('; ')).choices(Object.keys(HOSTS));
  command
    .addOption(target.default('cloudflare'))
    .option('--output <folder>', 'folder that is replaced by the build', 'dist')
    .option('--dry-run', 'build below .cache/, say what would happen, and change nothing elsewhere')
    .option('--live <url|folder>', 'what is live (default: base_url of data/catalog.json)')
    .option('--first', 'nothing is live yet: compare with nothing')
    .option('--allow-rollback', 'publish although what is live is newer')
    .option('--allow-mass-change', 'publish although many listings would be lost at once')
    .addOption(
      new Option('--to-sign <folder>', 'build without a secret, and leave there what is to be signed').conflicts(
        'dryRun',
      ),
    )
    .option('--kept <folder>', 'with --to-sign: what an earlier run has left, which counts if it is signed')
    .addOption(
      new Option(
        '--signed <folder>',
        'publish what was signed there; DIGEST is that of what was to be signed',
      ).conflicts(['toSign', 'dryRun']),
    )
    .addOption(date('day of the build, like 2026-01-31 (default: today, in UTC)'))
    .addOption(trust())
    .action((options) => run((context) => runPublishBuild(context, options)));
}

export async function runPublishBuild(context: CommandContext, options: PublishOptions): Promise<boolean> {
  const { folder, now, output } = context;
  if (options.first && options.live !== undefined) throw new UsageError('Say one of --first and --live, not both.');
  const head = await readHead(folder);
  if ('note' in head) throw new Error(`Only what is committed is published, and ${head.note}.`);
  const checkout = await openCheckout(folder, head);
  const settings = parseSettings(checkout.files);
  if (!settings.base_url.startsWith('https://')) {
    throw new Error(
      'base_url in data/catalog.json is where all links of the build lead, and is not an https address. Set it.',
    );
  }
  assertCertified(settings);
  const { toSign, signed } = options;
  // The job that holds the key neither builds nor deploys.
  const isApart = toSign !== undefined || signed !== undefined;
  const signingKey = isApart ? undefined : chooseSigningKey(settings.signing_key, process.env.CATALOG_SIGNING_KEY);
  const host = toSign === undefined ? HOSTS[options.target].prepare(context, settings, process.env) : undefined;
  if (!options.dryRun && host !== undefined && host.obstacles.length > 0) throw new Error(host.obstacles.join('\n'));
  output.progress('looking at what is live');
  const live = options.first ? undefined : await readPlace(context, options, settings);
  const target = resolve(folder, options.dryRun ? DRY_RUN : options.output);
  const date = options.date ?? dayOf(now);
  const recordsOf = (slugs: readonly string[]) => readRecords(checkout.files, slugs);
  const request = { ...options, folder, output: target, live, settings, recordsOf, signingKey, now };
  const publishing: Publishing = { checkout, commit: head.commit, request, host, date };
  if (signed !== undefined) return publishSigned(context, publishing, options, signed);
  const what = await buildFrom(context, publishing, options);
  if (toSign !== undefined) return leaveToSign(context, publishing, what, toSign);
  if (options.dryRun && host !== undefined) return sayWhatWould(context, { request, host, what });
  output.progress('publishing');
  let said = '';
  const changes = await publishBuild(request, async () => {
    said = (await host?.deploy({ context, settings, output: target, live })) ?? '';
  });
  return finish(context, publishing, options, { what: `${what}. ${changesText(changes)}`, said });
}

interface Publishing {
  checkout: Checkout;
  commit: string;
  request: PublishRequest;
  /** undefined: what is built is handed over. */
  host: PreparedHost | undefined;
  date: string;
}

/** @returns words for what was built */
async function buildFrom(
  { output }: CommandContext,
  { checkout, commit, request, date }: Publishing,
  { dryRun, kept, toSign }: PublishOptions,
): Promise<string> {
  const { folder, output: target, settings } = request;
  const keys = signingKeys(settings);
  // Without a key nobody can say whose build it is, and anybody may have written the cache of a workflow.
  const isTaken = kept !== undefined && keys.length > 0 && (await takeCache(resolve(folder, kept), target, keys));
  const isDistrusted = !dryRun && (keys.length > 0 || toSign !== undefined) && !isTaken;
  if (isDistrusted && (await distrustCache(target, keys)))
    output.note(
      'What an earlier build has kept is not signed by a key of this catalog, so this build begins with nothing.',
    );
  const wanted = { folder, output: target, date, onStep: output.progress, onNote: output.note };
  // A build that is there is reused. Otherwise a new one reads all listings and reports what is wrong with them.
  const result = (await findBuild(commit, wanted)) ?? (await build(checkout, wanted));
  const note = fileLimitNote({ ...result, languages: publicSettings(settings).languages.length }, settings);
  if (note !== undefined) output.note(note);
  return `${plural(result.listings, 'listing')} of commit ${commit.slice(0, 10)}, ranked on ${date}`;
}

async function leaveToSign({ folder, output }: CommandContext, { request }: Publishing, what: string, place: string) {
  const { next, changes } = await checkBuild(request);
  await rm(join(request.output, files.buildSignature), { force: true });
  const isSigned = signingKeys(request.settings).length > 0;
  const digest = await handOver(
    resolve(folder, place),
    request.output,
    isSigned ? await buildToSign(request, next) : null,
  );
  if (process.env.GITHUB_OUTPUT) (await import('@actions/core')).setOutput('digest', digest);
  output.print(`Built ${what}. ${changesText(changes)}. What is to be signed has the digest ${digest}.`);
  return false;
}

async function publishSigned(context: CommandContext, publishing: Publishing, options: PublishOptions, place: string) {
  const { request, host } = publishing;
  const { output, settings, live } = request;
  const keys = signingKeys(settings);
  await takeSigned(resolve(context.folder, place), output, { digest: process.env.DIGEST, keys });
  const { next, changes } = await checkBuild(request);
  context.output.progress('publishing');
  const said = (await host?.deploy({ context, settings, output, live })) ?? '';
  const what = `${plural(next.slugs.size, 'listing')} of commit ${next.commit.slice(0, 10)}, ranked on ${next.date}`;
  return finish(context, publishing, options, { what: `${what}. ${changesText(changes)}`, said });
}

async function finish(
  { output }: CommandContext,
  { checkout, commit, request, date }: Publishing,
  options: PublishOptions,
  { what, said }: { what: string; said: string },
): Promise<boolean> {
  const { folder, output: target, settings } = request;
  const { deploys } = HOSTS[options.target];
  output.print(deploys ? `Published ${what}.${said}` : `${options.output}/ may be published: ${what}.`);
  const worker = deploys ? configuredWorker(settings, process.env, 'hand-over') : undefined;
  if (worker === undefined) return false;
  output.progress('handing over events');
  const catalog = parseCatalog((await readCommitted(folder, commit)).files);
  await sendEvents(worker, { folder, output: target, checkout, catalog, date }, output.note);
  return false;
}

/** Below what git ignores, apart from the build that a host may be serving. */
const DRY_RUN = join('.cache', 'dry-run', 'dist');

const changesText = ({ same, changed, gone }: FileChanges) =>
  `Files: ${changed} new or changed, ${same} as they were, ${gone} gone`;

/** @returns whether something would end the publication */
async function sayWhatWould(
  { output }: CommandContext,
  { request, host, what }: { request: PublishRequest; host: PreparedHost; what: string },
): Promise<boolean> {
  const { changes } = await checkBuild(request);
  output.progress('asking the host');
  const { steps, obstacles } = await host.preview();
  output.print([`Would publish ${what}.`, `${changesText(changes)}.`, ...steps].join('\n'));
  for (const obstacle of obstacles) output.note(`catalog: ${obstacle}`);
  output.print('Nothing was changed (--dry-run).');
  return obstacles.length > 0;
}

async function readPlace(context: CommandContext, { live, trust }: PublishOptions, settings: Settings) {
  const place = (live ?? settings.base_url).replace(/\/+$/, '');
  if (!/^https?:/.test(place)) return readLive(publishedFolder(resolve(context.folder, place)));
  // A place of the operator's own: it describes each of its folders in a file.
  const network = { settings, trust, typed: [place], ownHost: new URL(place).hostname };
  return withNetwork(context, network, ({ client }) => readLive(publishedAt(place, client)));
}
