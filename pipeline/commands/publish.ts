/** `catalog publish` */
import { resolve } from 'node:path';
import type { Settings } from '../../schemas/generated/settings.ts';
import { build } from '../build.ts';
import { readCheckout } from '../checkout.ts';
import { parseCatalog } from '../data-files.ts';
import { deployToCloudflare } from '../publish/cloudflare.ts';
import type { DescribedBuild } from '../publish/described-build.ts';
import { publishBuild, readLive } from '../publish.ts';
import { publishedAt, publishedFolder } from '../rank/published.ts';
import { plural } from '../terminal.ts';
import { type CommandContext, dayOf, UsageError, withNetwork } from './context.ts';

export const PUBLISH_TARGETS = ['cloudflare', 'folder'] as const;

interface PublishOptions {
  target: (typeof PUBLISH_TARGETS)[number];
  output: string;
  /** Address or folder (default: base_url of data/catalog.json). */
  live?: string;
  first?: boolean;
  allowRollback?: boolean;
  allowMassChange?: boolean;
  date?: string;
  trust: string[];
}

export async function runPublishBuild(context: CommandContext, options: PublishOptions): Promise<boolean> {
  const { folder, now, output } = context;
  if (options.first && options.live !== undefined) throw new UsageError('Say one of --first and --live, not both.');
  const checkout = await readCheckout(folder);
  if (checkout.note !== undefined) throw new Error(`Only what is committed is published, and ${checkout.note}.`);
  const { settings, ledger } = parseCatalog(checkout.files);
  if (!settings.base_url.startsWith('https://')) {
    throw new Error(
      'base_url in data/catalog.json is where all links of the build lead, and is no https address. Set it.',
    );
  }
  output.progress('looking at what is live');
  const live = options.first ? undefined : await readPlace(context, options, settings);
  const target = resolve(folder, options.output);
  const date = options.date ?? dayOf(now);
  const { commit, listings } = await build(checkout, { folder, output: target, date, onStep: output.progress });
  output.progress('publishing');
  await publishBuild({ ...options, folder, output: target, live, settings, ledger }, async () => {
    if (options.target === 'cloudflare') await deployToCloudflare(folder, target);
  });
  const what = `${plural(listings, 'listing')} of commit ${commit?.slice(0, 10)}, ranked on ${date}`;
  output.print(
    options.target === 'cloudflare' ? `Published ${what}.` : `${options.output}/ may be published: ${what}.`,
  );
  return false;
}

async function readPlace(
  context: CommandContext,
  { live, trust }: PublishOptions,
  settings: Settings,
): Promise<DescribedBuild> {
  const place = (live ?? settings.base_url).replace(/\/+$/, '');
  if (!/^https?:/.test(place)) return readLive(publishedFolder(resolve(context.folder, place)));
  return withNetwork(context, { settings, trust }, ({ client }) => readLive(publishedAt(place, client)));
}
