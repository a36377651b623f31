/** `catalog publish` */

import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { build } from '../build/build.ts';
import { withNetwork } from '../collect/network.ts';
import { deployToCloudflare, isBoundTo, prepareCloudflare, type WorkerSecrets } from '../publish/hosts/cloudflare.ts';
import { deployWithObjects } from '../publish/hosts/deploy-with-objects.ts';
import { deployWithRows } from '../publish/hosts/deploy-with-rows.ts';
import type { DescribedBuild } from '../publish/live/described-build.ts';
import { publishedAt, publishedFolder } from '../publish/live/live-build.ts';
import { chooseSigningKey } from '../publish/live/signature.ts';
import { openObjectStore, type StoreAccess, storeAccess } from '../publish/objects/object-store.ts';
import { publishBuild, readLive } from '../publish/publish.ts';
import { tellEvents } from '../publish/worker/tell-worker.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { parseCatalog } from '../repo/data/data-files.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { UsageError } from '../repo/run/usage-error.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { configuredWorker } from '../repo/worker/internal-client.ts';
import { date, type Run, trust } from './options.ts';

interface PublishOptions {
  target: 'cloudflare' | 'folder';
  output: string;
  /** Address or folder (default: base_url of data/catalog.json). */
  live?: string;
  first?: boolean;
  allowRollback?: boolean;
  allowMassChange?: boolean;
  date?: string;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  command
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
    .action((options) => run((context) => runPublishBuild(context, options)));
}

export async function runPublishBuild(context: CommandContext, options: PublishOptions): Promise<boolean> {
  const { folder, now, output } = context;
  if (options.first && options.live !== undefined) throw new UsageError('Say one of --first and --live, not both.');
  const checkout = await readCheckout(folder);
  if (checkout.note !== undefined) throw new Error(`Only what is committed is published, and ${checkout.note}.`);
  const catalog = parseCatalog(checkout.files);
  const { settings, ledger } = catalog;
  if (!settings.base_url.startsWith('https://')) {
    throw new Error(
      'base_url in data/catalog.json is where all links of the build lead, and is no https address. Set it.',
    );
  }
  const signingKey = chooseSigningKey(settings.signing_key, process.env.CATALOG_SIGNING_KEY);
  const access = options.target === 'cloudflare' ? storeAccess(settings, process.env) : undefined;
  output.progress('looking at what is live');
  const live = options.first ? undefined : await readPlace(context, options, settings);
  const target = resolve(folder, options.output);
  const date = options.date ?? dayOf(now);
  const { commit, listings } = await build(checkout, { folder, output: target, date, onStep: output.progress });
  output.progress('publishing');
  let said = '';
  const request = { ...options, folder, output: target, live, settings, ledger, signingKey };
  const { same, changed, gone } = await publishBuild(request, async () => {
    if (options.target === 'cloudflare') said = await deployWithStore(context, settings, access, { target, live });
  });
  const what =
    `${plural(listings, 'listing')} of commit ${commit?.slice(0, 10)}, ranked on ${date}. ` +
    `Files: ${changed} new or changed, ${same} as they were, ${gone} gone`;
  output.print(
    options.target === 'cloudflare' ? `Published ${what}.${said}` : `${options.output}/ may be published: ${what}.`,
  );
  const worker = options.target === 'cloudflare' ? configuredWorker(settings, process.env) : undefined;
  if (worker === undefined) return false;
  output.progress('handing over events');
  await tellEvents(worker, { folder, output: target, checkout, catalog, date }, output.note);
  return false;
}

/** @returns what was handed over beside the files, in words */
async function deployWithStore(
  context: CommandContext,
  settings: Settings,
  access: StoreAccess | undefined,
  { target, live }: { target: string; live: DescribedBuild | undefined },
): Promise<string> {
  const deployFiles = (assets: string, secrets?: WorkerSecrets) =>
    deploy(context, settings, { target, assets, secrets, first: live === undefined });
  if (access === undefined) return deployFiles(target);
  const secrets = (await isBoundTo(context.folder, access.bucket)) ? {} : { LISTING_STORE: JSON.stringify(access) };
  const store = openObjectStore(access);
  try {
    const request = { store, output: target, live: live?.manifest_sha256, onStep: context.output.progress };
    const { result, sent, kept, removed } = await deployWithObjects(request, (assets) => deployFiles(assets, secrets));
    return `${result} Objects: ${sent} sent, ${kept} there already, ${removed} removed.`;
  } finally {
    await store.close();
  }
}

interface Deployment {
  /** Folder of the build. */
  target: string;
  /** Folder of those of its files that are deployed. */
  assets: string;
  secrets: WorkerSecrets | undefined;
  first: boolean;
}

/** @returns what was handed to the worker, in words */
async function deploy(
  { folder, output }: CommandContext,
  settings: Settings,
  { target, assets, secrets, first }: Deployment,
): Promise<string> {
  const worker = configuredWorker(settings, process.env);
  await prepareCloudflare(folder);
  const INTERNAL_KEY = worker && process.env.CATALOG_INTERNAL_KEY;
  const deployFiles = () => deployToCloudflare(folder, assets, { ...secrets, INTERNAL_KEY });
  if (worker === undefined) {
    output.note('CATALOG_INTERNAL_KEY is not set, so no search rows are handed over: searches will answer 503.');
    await deployFiles();
    return '';
  }
  const { sent, closed } = await deployWithRows({ worker, output: target, first, deploy: deployFiles, wait });
  return ` Search rows: ${sent} sent, ${closed} closed.`;
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
