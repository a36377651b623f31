/** `catalog sync`, the command itself, of many feeds that were approved and then say something else. */
import { expect } from 'vitest';
import { serveDns } from '../../testing/dns-server.ts';
import { serveHttp } from '../../testing/loopback.ts';
import { publishAllOf } from '../../testing/reviewing.ts';
import { runInProcess } from '../../testing/run-in-process.ts';
import { type TemporaryCatalog, TODAY, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { type OpenRepository, openRepository } from '../plan/proposals/open-repository.ts';

interface ChangedFeed {
  slug: string;
  approved: string;
  /** What it says in the second run. */
  next: string;
}

interface WholeRun {
  catalog: TemporaryCatalog;
  /** All of it was approved. */
  before: OpenRepository;
  after: OpenRepository;
}

export async function wholeRun(feeds: readonly ChangedFeed[]): Promise<WholeRun> {
  let said = new Map(feeds.map(({ slug, approved }) => [`/${slug}.json`, approved]));
  const server = await serveHttp((request, response) => void response.end(said.get(request.url ?? '')));
  const dns = await serveDns({});
  const addresses = feeds.map(({ slug }) => [slug, JSON.stringify({ url: `${server.origin}/${slug}.json` })]);
  const catalog = temporaryCatalog(Object.fromEntries(addresses));
  const sync = async () => {
    const network = ['--trust', server.pair, '--dns', dns.address];
    const spoken = await runInProcess(catalog.folder, ['sync', ...network, '--date', TODAY, '--allow-mass-change'], {
      GITHUB_EVENT_NAME: '',
    });
    expect([spoken.code, spoken.stderr]).toEqual([0, expect.not.stringContaining('catalog:')]);
  };
  try {
    catalog.write('.gitignore', '.cache/\n');
    catalog.commit('Ignore the cache');
    await sync();
    await publishAllOf(catalog);
    const before = await openRepository(catalog.folder);
    said = new Map(feeds.map(({ slug, next }) => [`/${slug}.json`, next]));
    await sync();
    return { catalog, before, after: await openRepository(catalog.folder) };
  } finally {
    await server.close();
    await dns.close();
  }
}
