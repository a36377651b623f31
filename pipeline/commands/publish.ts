/** `catalog publish` */
import { resolve } from 'node:path';
import { build } from '../build.ts';
import { readCheckout } from '../checkout.ts';
import { parseCatalog } from '../data-files.ts';
import { deployToCloudflare } from '../publish/cloudflare.ts';
import { type PublishRequest, publishBuild } from '../publish.ts';
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

export async function runPublish(context: CommandContext, options: PublishOptions): Promise<boolean> {
  const { folder, now, output } = context;
  if (options.first && options.live !== undefined) throw new UsageError('Say one of --first and --live, not both.');
  const checkout = await readCheckout(folder);
  if (checkout.note !== undefined) throw new Error(`Only what is committed is published, and ${checkout.note}.`);
  const { settings, ledger } = parseCatalog(checkout.files);
  const target = resolve(folder, options.output);
  const date = options.date ?? dayOf(now);
  const { commit, listings } = await build(checkout, { folder, output: target, date, onStep: output.progress });
  const what = `${plural(listings, 'listing')} of commit ${commit?.slice(0, 10)}, ranked on ${date}`;
  const { allowRollback, allowMassChange } = options;
  const request = { folder, output: target, settings, ledger, allowRollback, allowMassChange };
  const publish = async (live: PublishRequest['live']) => {
    output.progress('comparing with what is live');
    await publishBuild({ ...request, live }, async () => {
      if (options.target === 'cloudflare') await deployToCloudflare(folder, target);
    });
  };
  const place = options.live ?? settings.base_url;
  if (options.first) await publish(undefined);
  else if (!/^https?:/.test(place)) await publish(publishedFolder(resolve(folder, place)));
  else {
    const baseUrl = place.replace(/\/+$/, '');
    await withNetwork(context, { settings, trust: options.trust }, ({ client }) =>
      publish(publishedAt(baseUrl, client)),
    );
  }
  output.print(
    options.target === 'cloudflare' ? `Published ${what}.` : `${options.output}/ may be published: ${what}.`,
  );
  return false;
}
