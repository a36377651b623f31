import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCheckout } from '../../repo/data/checkout.ts';
import { parseCatalog } from '../../repo/data/data-files.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { searchIndex } from './search-index.ts';

const { files, history } = await readCheckout(join(import.meta.dirname, '..', '..', '..'));
const catalog = parseCatalog(files);
const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'worker' }, '2026-11-20');

async function digestOf(entries: typeof ranked): Promise<string> {
  const hash = createHash('sha256');
  for (const [path, content] of (await searchIndex(entries, (slug) => slug)).toSorted())
    hash.update(path).update(content);
  return hash.digest('hex');
}

describe('the index of the search', () => {
  it('is the same bytes each time', async () => {
    const digest = await digestOf(ranked);
    for (let again = 0; again < 4; again += 1) expect(await digestOf(ranked)).toBe(digest);
  });

  it('lists in the order of the rank what Pagefind calls by its own ids, and holds none of its user interfaces', async () => {
    const written = await searchIndex(ranked, (slug) => slug);
    const table = JSON.parse(String(written.find(([path]) => path === '/_search/listings.json')?.[1]));
    expect(table.listings.map(([, , category]: string[]) => category)).toEqual(
      ranked.map(({ listing }) => listing.category),
    );
    const fragments = written.flatMap(([path]) => /^\/_search\/fragment\/(.+)\.pf_fragment$/.exec(path)?.[1] ?? []);
    expect(table.listings.map(([id]: string[]) => id).toSorted()).toEqual(fragments.toSorted());
    expect(written.filter(([path]) => /ui|highlight|worker|\.css$/.test(path))).toEqual([]);
  });

  it('of no listing is one, too', async () => {
    expect((await searchIndex([], (slug) => slug)).map(([path]) => path)).toContain('/_search/listings.json');
  });
});
