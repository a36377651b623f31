/** A build of what is checked out, as `catalog build` writes it, without its pages: to compile those takes longest. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { emittedTexts } from '../build/testing/emitted-texts.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { describeFolder } from './describe-folder.ts';
import { TODAY } from './temporary-catalog.ts';

/** @param place below the catalog's folder @param commit that it says it is of */
export async function writeEmitted(folder: string, place: string, commit: string | null): Promise<void> {
  rmSync(join(folder, place), { recursive: true, force: true });
  const { files, history } = await readCheckout(folder);
  const catalog = parseCatalog(files);
  const site = { base_url: 'https://catalog.test', host: 'worker' } as const;
  const ranked = rankCatalog(catalog, history, site, TODAY);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, place, path)), { recursive: true });
    writeFileSync(join(folder, place, path), content);
  };
  const emitted = emittedTexts({ catalog, ranked, site, date: TODAY, snapshots: [], history });
  for (const [path, content] of emitted) write(path, content);
  const facts = { commit, date: TODAY, base_url: site.base_url, listing_count: ranked.length };
  for (const [path, content] of await describeFolder(join(folder, place), facts)) write(path, content);
}
