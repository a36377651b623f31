/** Serves listings of similar names with the real worker, and the index of a static host beside it, until it is ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categoryLabels } from '../../schemas/search/searched-listing.ts';
import { emitApi } from '../build/api/emit-api.ts';
import { publicSettings } from '../build/listings/public-settings.ts';
import { searchIndex } from '../build/search/search-index.ts';
import { describeBuild } from '../build/writer/build-manifest.ts';
import { openBuild } from '../build/writer/build-writer.ts';
import { completeBuild, loadSearchRows } from '../publish/worker/load-search-rows.ts';
import { withWorker } from './local-worker.ts';
import { seededNames } from './seeded-names.ts';

const [listings = ''] = process.argv.slice(2);
const input = seededNames(Number(listings));
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
    const named = ranked.map(({ listing: { slug, name } }) => ({ slug, name }));
    process.stdout.write(`${JSON.stringify({ address, folder: build, listings: named })}\n`);
    await ended;
  });
} finally {
  rmSync(build, { recursive: true, force: true });
}
