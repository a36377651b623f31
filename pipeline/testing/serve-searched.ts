/** Serves a catalog with the real worker, and the index of a static host beside it, until it is ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryLabels } from '../../schemas/search/searched-listing.ts';
import { type EmitInput, emitApi } from '../build/api/emit-api.ts';
import { publicSettings } from '../build/listings/public-settings.ts';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { searchIndex } from '../build/search/search-index.ts';
import { DAY } from '../build/testing/ranking.ts';
import { describeBuild } from '../build/writer/build-manifest.ts';
import { openBuild } from '../build/writer/build-writer.ts';
import { completeBuild, loadSearchRows } from '../publish/worker/load-search-rows.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { withWorker } from './local-worker.ts';
import { seededNames, UNLIMITED } from './seeded-names.ts';

const [what = ''] = process.argv.slice(2);
const input = what === 'sample' ? await sample() : seededNames(Number(what));
const build = mkdtempSync(join(tmpdir(), 'catalog-searched-'));
try {
  const { catalog, date, site, ranked } = input;
  const writer = openBuild(build);
  await writer.add(emitApi(input));
  const { languages } = publicSettings(catalog.settings);
  await writer.add(searchIndex(ranked, { labels: categoryLabels(catalog.categories, languages[0] ?? ''), languages }));
  const facts = { commit: null, date, base_url: site.base_url, listing_count: ranked.length };
  await writer.add(describeBuild(writer.placed, facts));
  await withWorker(build, async ({ address, internal }) => {
    const load = await loadSearchRows(internal, build);
    if (load === undefined) throw new Error('The worker did not take the rows.');
    await completeBuild(internal, load, build);
    const ended = new Promise((resolve) => process.once('SIGTERM', resolve));
    const listings = ranked.map(({ listing: { slug, name } }) => ({ slug, name }));
    process.stdout.write(`${JSON.stringify({ address, languages, listings })}\n`);
    await ended;
  });
} finally {
  rmSync(build, { recursive: true, force: true });
}

async function sample(): Promise<EmitInput> {
  const { files, history } = await readCheckout(join(import.meta.dirname, '..', '..'));
  const catalog = parseCatalog(files);
  const open = { ...catalog, settings: { ...catalog.settings, plans: UNLIMITED } };
  const site = { base_url: catalog.settings.base_url, host: 'worker' as const };
  return {
    catalog: open,
    history,
    ranked: rankCatalog(catalog, history, site, DAY),
    site,
    date: DAY,
    snapshots: [],
    program: 'test',
  };
}
