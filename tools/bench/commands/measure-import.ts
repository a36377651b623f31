/** Measures the first import of many feeds as it is typed: `catalog sync`, `moderation publish --all`, and sync again. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { git, gitBytes } from '../../../pipeline/repo/git/git.ts';
import { plural } from '../../../pipeline/repo/text/plural.ts';
import { serveDns } from '../../../pipeline/testing/dns-server.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { profilingOf } from '../measuring/profile.ts';
import { dayAfter, startRepository } from './catalog-repository.ts';
import { feedAddress, fetchPlainly, withHosts } from './feeds.ts';
import { measurementOf, runCommand } from './run-command.ts';

const CATALOG = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'cli', 'catalog.cjs');

export type ImportStage = 'sync-first' | 'publish-all' | 'sync-again';

/** A name server that knows no name answers at once, wherever the machine is. */
export async function measureImport(order: Order): Promise<Record<ImportStage, Measurement>> {
  const names = await serveDns({});
  try {
    return await importFeeds(order, names.address);
  } finally {
    await names.close();
  }
}

function importFeeds(order: Order, nameServer: string): Promise<Record<ImportStage, Measurement>> {
  return withHosts(order, async (hosts) => {
    const folder = join(order.folder, 'catalog');
    mkdirSync(folder);
    const feeds = Array.from({ length: order.count }, (_, index): [string, string] => [
      `feed-${index}`,
      JSON.stringify({ url: feedAddress(hosts, index) }),
    ]);
    await startRepository(folder, feeds);
    const run = (stage: string, ...words: string[]) => {
      const environment = { NO_COLOR: '1', ...profilingOf(stage, order) };
      return runCommand([process.execPath, CATALOG, ...words], { folder, environment });
    };
    const network = ['--dns', nameServer, ...hosts.flatMap((host) => ['--trust', host])];
    const sync = (stage: ImportStage) => run(stage, 'sync', '--feeds-may-fail', '--date', dayAfter(0), ...network);
    const first = await sync('sync-first');
    const proposed = await countRefs(folder, 'refs/heads/moderation');
    const list = await run('', 'moderation', 'list');
    const digest = /--all (\S+)/.exec(list.stdout)?.[1] ?? '';
    const published = await run('publish-all', 'moderation', 'publish', '--all', digest);
    const listings = await countFiles(folder, 'data/listings');
    const again = await sync('sync-again');
    const bare = await fetchPlainly(hosts, order.count);
    const plain = await importPlainly(folder, join(order.folder, 'plain'));
    const hostsText = `${plural(hosts.length, 'host')}.`;
    return {
      'sync-first': measurementOf(order, first, bare, `${plural(proposed, 'branch', 'branches')}, ${hostsText}`),
      'publish-all': measurementOf(
        order,
        published,
        plain,
        `${listings} listings; \`moderation list\` took ${list.seconds.toFixed(2)} s before.`,
      ),
      'sync-again': measurementOf(order, again, bare, hostsText),
    };
  });
}

async function countRefs(folder: string, below: string): Promise<number> {
  return linesOf(await git(folder, ['for-each-ref', '--format=%(refname)', below]));
}

async function countFiles(folder: string, below: string): Promise<number> {
  return linesOf(await git(folder, ['ls-tree', '-r', '--name-only', 'main', below]));
}

const linesOf = (text: string) => (text === '' ? 0 : text.split('\n').length);

/** @returns seconds that git alone takes for the files of the branch, in one commit */
async function importPlainly(folder: string, empty: string): Promise<number> {
  const tree = await git(folder, ['rev-parse', 'main^{tree}']);
  const commit = await git(folder, ['commit-tree', tree, '-m', 'All'], { date: new Date(dayAfter(0)) });
  await git(folder, ['update-ref', 'refs/plain/all', commit]);
  const stream = await gitBytes(folder, ['fast-export', 'refs/plain/all']);
  mkdirSync(empty);
  await git(empty, ['init', '--quiet']);
  const start = performance.now();
  await git(empty, ['fast-import', '--quiet'], { input: stream });
  return (performance.now() - start) / 1000;
}
