/** `catalog publish` */
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { build, findBuild } from '../build/build.ts';
import { publicSettings } from '../build/listings/public-settings.ts';
import { fileLimitNote } from '../publish/hosts/cloudflare/file-limits.ts';
import type { PreparedHost } from '../publish/hosts/contract/host.ts';
import { HOSTS, type HostName } from '../publish/hosts/hosts.ts';
import { distrustKept } from '../publish/kept/kept-build.ts';
import type { DescribedBuild, FileChanges } from '../publish/live/described-build.ts';
import { publishedAt, publishedFolder } from '../publish/live/live-build.ts';
import { signingKeys } from '../publish/live/signature.ts';
import { checkBuild, type PublishRequest, publishBuild, readLive } from '../publish/publish.ts';
import { sendEvents } from '../publish/worker/notify-worker.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { openCheckout, readCommitted, readHead } from '../repo/data/checkout.ts';
import { parseSettings, readRecords } from '../repo/data/data-files.ts';
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
  date?: string;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  command
    .addOption(
      new Option(
        '--target <where>',
        Object.entries(HOSTS)
          .map(([name, { description }]) => `${name}: ${description}`)
          .join('; '),
      )
        .choices(Object.keys(HOSTS))
        .default('cloudflare'),
    )
    .option('--output <folder>', 'folder that is replaced by the build', 'dist')
    .option('--dry-run', 'build below .cache/, say what would happen, and change nothing elsewhere')
    .option('--live <url|folder>', 'what is live (default: base_url of data/catalog.json)')
    .option('--first', 'nothing is live yet: compare with nothing')
    .option('--allow-rollback', 'publish although what is live is newer')
    .option('--allow-mass-change', 'publish although many listings would be lost at once')
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
  const signingKey = chooseSigningKey(settings.signing_key, process.env.CATALOG_SIGNING_KEY);
  const host = HOSTS[options.target].prepare(context, settings, process.env);
  if (!options.dryRun && host.obstacles.length > 0) throw new Error(host.obstacles.join('\n'));
  output.progress('looking at what is live');
  const live = options.first ? undefined : await readPlace(context, options, settings);
  const target = resolve(folder, options.dryRun ? DRY_RUN : options.output);
  const date = options.date ?? dayOf(now);
  const wanted = { folder, output: target, date, onStep: output.progress, onNote: output.note };
  const keys = signingKeys(settings);
  if (!options.dryRun && keys.length > 0 && (await distrustKept(target, keys)))
    output.note(
      'What an earlier build has kept is not signed by a key of this catalog, so this build begins with nothing.',
    );
  // Only a build reads all listings, where none stands: it says what is wrong with them, too.
  const result = (await findBuild(head.commit, wanted)) ?? (await build(checkout, wanted));
  const { commit, listings } = result;
  const note = fileLimitNote({ ...result, languages: publicSettings(settings).languages.length }, settings);
  if (note !== undefined) output.note(note);
  const what = `${plural(listings, 'listing')} of commit ${commit?.slice(0, 10)}, ranked on ${date}`;
  const recordsOf = (slugs: readonly string[]) => readRecords(checkout.files, slugs);
  const request = { ...options, folder, output: target, live, settings, recordsOf, signingKey, now };
  if (options.dryRun) return sayWhatWould(context, { request, host, what });
  output.progress('publishing');
  let said = '';
  const changes = await publishBuild(request, async () => {
    said = await host.deploy({ context, settings, output: target, live });
  });
  const { deploys } = HOSTS[options.target];
  const all = `${what}. ${changesText(changes)}`;
  output.print(deploys ? `Published ${all}.${said}` : `${options.output}/ may be published: ${all}.`);
  const worker = deploys ? configuredWorker(settings, process.env) : undefined;
  if (worker === undefined) return false;
  output.progress('handing over events');
  const catalog = parseCatalog((await readCommitted(folder, head.commit)).files);
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

async function readPlace(
  context: CommandContext,
  { live, trust }: PublishOptions,
  settings: Settings,
): Promise<DescribedBuild> {
  const place = (live ?? settings.base_url).replace(/\/+$/, '');
  if (!/^https?:/.test(place)) return readLive(publishedFolder(resolve(context.folder, place)));
  // A place of the operator's own: it describes each of its folders in a file.
  const network = { settings, trust, ownHost: new URL(place).hostname };
  return withNetwork(context, network, ({ client }) => readLive(publishedAt(place, client)));
}
