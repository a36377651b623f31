/** Serves the catalog of seeded names with the real worker, and its index beside it, until it is ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withWorker } from '../../tools/bench/worker/local-worker.ts';
import { emitApi } from '../build/api/emit-api.ts';
import { searchIndex } from '../build/search/search-index.ts';
import { describeBuild } from '../build/writer/build-manifest.ts';
import { openBuild } from '../build/writer/build-writer.ts';
import { completeBuild, loadSearchRows } from '../publish/worker/load-search-rows.ts';
import { seededNames } from './seeded-names.ts';

const input = seededNames(Number(process.argv[2]));
const build = mkdtempSync(join(tmpdir(), 'catalog-names-'));
try {
  const writer = openBuild(build);
  await writer.add(emitApi(input));
  await writer.add(await searchIndex(input.ranked, (slug) => slug));
  const { date, site, ranked } = input;
  const facts = { commit: null, date, base_url: site.base_url, listing_count: ranked.length };
  await writer.add(await describeBuild(build, facts));
  await withWorker(build, async ({ address, internal }) => {
    const load = await loadSearchRows(internal, build);
    if (load === undefined) throw new Error('The worker did not take the rows.');
    await completeBuild(internal, load, build);
    const ended = new Promise((resolve) => process.once('SIGTERM', resolve));
    const listings = ranked.map(({ listing: { slug, name } }) => ({ slug, name }));
    process.stdout.write(`${JSON.stringify({ address, listings })}\n`);
    await ended;
  });
} finally {
  rmSync(build, { recursive: true, force: true });
}
