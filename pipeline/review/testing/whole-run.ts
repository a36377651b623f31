/** `catalog sync`, the command itself, of many feeds that were approved and then say something else. */
import { expect } from 'vitest';
import { serveDns } from '../../testing/dns-server.ts';
import { serveHttp } from '../../testing/loopback.ts';
import { publishAllOf } from '../../testing/reviewing.ts';
import { runInProcess } from '../../testing/run-in-process.ts';
import { type TemporaryCatalog, TODAY, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { tokenOf } from '../domains/verify-listings.ts';
import { type OpenRepository, openRepository } from '../plan/proposals/open-repository.ts';

export interface ChangedFeed {
  slug: string;
  /** Day of the run that read it first; the day before unless given. */
  since?: string;
  approved: string;
  /** What it says afterwards, run by run. */
  next: readonly [string, ...string[]];
  /** Its address redirects to another host afterwards. */
  moves?: boolean;
  /** Domain of its homepage, whose proof is there until it is approved. */
  provedUntil?: string;
}

interface WholeRun {
  catalog: TemporaryCatalog;
  /** All of it was approved. */
  before: OpenRepository;
  after: OpenRepository;
}

const YESTERDAY = '2026-11-19';

export async function wholeRun(feeds: readonly ChangedFeed[]): Promise<WholeRun> {
  const site = await serveFeeds(feeds);
  const catalog = temporaryCatalog(
    Object.fromEntries(feeds.map(({ slug }) => [slug, JSON.stringify({ url: site.addressOf(slug) })])),
  );
  const sync = async (date: string, read: readonly ChangedFeed[]) => {
    const all = read.length === feeds.length ? [] : read.flatMap(({ slug }) => ['--feed', slug]);
    const args = ['sync', ...site.network, '--date', date, '--allow-mass-change', ...all];
    const spoken = await runInProcess(catalog.folder, args, { GITHUB_EVENT_NAME: '' });
    expect([spoken.code, spoken.stderr]).toEqual([0, expect.not.stringContaining('catalog:')]);
  };
  try {
    catalog.write('.gitignore', '.cache/\n');
    catalog.commit('Ignore the cache');
    for (const [since, read] of Map.groupBy(feeds, ({ since = YESTERDAY }) => since)) await sync(since, read);
    await publishAllOf(catalog);
    const before = await openRepository(catalog.folder);
    for (let run = 0; ; run += 1) {
      const read = feeds.filter(({ next }) => next.length > run);
      if (read.length === 0) break;
      site.now.run = run;
      await sync(TODAY, read);
    }
    return { catalog, before, after: await openRepository(catalog.folder) };
  } finally {
    await site.close();
  }
}

/** The feeds on one server, a second one for those that move, and the name server of those that proved a domain. */
async function serveFeeds(feeds: readonly ChangedFeed[]) {
  const now = { run: -1 };
  const feedAt = (address = '') => feeds.find(({ slug }) => address === `/${slug}.json`);
  const documentAt = (address = '') => (now.run < 0 ? feedAt(address)?.approved : feedAt(address)?.next[now.run]);
  const elsewhere = await serveHttp(({ url }, response) => void response.end(documentAt(url)));
  const server = await serveHttp(({ url }, response) => {
    if (now.run < 0 || !feedAt(url)?.moves) response.end(documentAt(url));
    else response.writeHead(302, { location: `${elsewhere.origin}${url}` }).end();
  });
  const addressOf = (slug: string) => `${server.origin}/${slug}.json`;
  const dns = await serveDns((name) => {
    const feed = feeds.find(({ provedUntil }) => `_catalog.${provedUntil}` === name);
    if (feed === undefined || now.run >= 0) return undefined;
    const sources = [{ url: addressOf(feed.slug), primary: true }];
    return { TXT: [tokenOf('catalog.test', { slug: feed.slug, sources })] };
  });
  return {
    now,
    addressOf,
    network: ['--trust', server.pair, '--trust', elsewhere.pair, '--dns', dns.address],
    close: () => Promise.all([server, elsewhere, dns].map((one) => one.close())),
  };
}
