/** `catalog rank --explain` */
import { readCheckout } from '../checkout.ts';
import { parseCatalog } from '../data-files.ts';
import { rankCatalog } from '../emit/ranked.ts';
import { rankText } from '../terminal.ts';
import { type CommandContext, dayOf } from './context.ts';

interface ExplainOptions {
  explain: string;
  date?: string;
  json?: boolean;
}

export async function runExplain({ folder, now, output }: CommandContext, options: ExplainOptions): Promise<boolean> {
  const checkout = await readCheckout(folder);
  const catalog = parseCatalog(checkout.files);
  const { settings } = catalog;
  const date = options.date ?? checkout.date ?? dayOf(now);
  const ranked = rankCatalog(catalog, checkout.history, settings, date);
  const index = ranked.findIndex(({ listing }) => listing.slug === options.explain);
  const entry = ranked[index];
  if (entry === undefined) throw new Error('No published listing has that slug.');
  const { listing, rank } = entry;
  output.print(
    options.json
      ? JSON.stringify({ slug: listing.slug, position: index + 1, ...rank }, null, 2)
      : rankText(listing.slug, index + 1, ranked.length, rank),
  );
  return false;
}
