import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SIGNAL_NAMES, type SignalName } from '../../../schemas/rank/weights.ts';
import { categoryLabels } from '../../../schemas/search/searched-listing.ts';
import { type IndexShard, type IndexTable, MAX_DEEP, withoutMark } from '../../../schemas/search/static-index.ts';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../repo/data/checkout.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { searchIndex } from './search-index.ts';

const { files, history } = await readCheckout(join(import.meta.dirname, '..', '..', '..'));
const catalog = parseCatalog(files);
const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'static' }, '2026-11-20');
const options = { labels: categoryLabels(catalog.categories, 'en'), languages: ['en', 'de'] };

/** Files by name, unpacked. */
function indexOf(entries: typeof ranked): Map<string, unknown> {
  const written = searchIndex(entries, options);
  return new Map(written.map(([path, content]) => [path, JSON.parse(gunzipSync(content).toString())]));
}

const shardsIn = (index: ReturnType<typeof indexOf>) =>
  [...index].filter(([path]) => path.includes('terms-')).map(([, shard]) => shard as IndexShard);

function digestOf(entries: typeof ranked): string {
  const hash = createHash('sha256');
  for (const [path, content] of searchIndex(entries, options)) hash.update(path).update(content);
  return hash.digest('hex');
}

describe('the index of the search', () => {
  it('is the same bytes each time', () => {
    expect(digestOf(ranked)).toBe(digestOf(ranked));
  });

  it('lists in the order of the rank, and names no language and no listing that is not there', () => {
    const index = indexOf(ranked);
    const table = index.get('/_search/table.json.gz') as IndexTable;
    expect(table.slugs).toEqual(ranked.map(({ summary }) => summary.slug));
    expect(table.category.rows.map((row) => table.category.values[row ?? -1])).toEqual(
      ranked.map(({ summary }) => summary.category),
    );
    expect(table).toMatchObject({ languages: ['en', 'de'], is_shallow: false });
  });

  it('has of each the points that orders go by', () => {
    const { points } = indexOf(ranked).get('/_search/table.json.gz') as IndexTable;
    const pointsFor = (name: SignalName) => ranked.map(({ points }) => points[SIGNAL_NAMES.indexOf(name)]);
    expect(points).toEqual({
      score: ranked.map(({ score }) => score),
      used: pointsFor('used'),
      kept: pointsFor('kept'),
    });
    expect(new Set(points.used).size).toBeGreaterThan(5);
  });

  it('parts its terms in order, and keeps those together that differ in a mark alone', () => {
    const index = indexOf(ranked);
    const { shards } = index.get('/_search/table.json.gz') as IndexTable;
    const parted = shardsIn(index).map(({ terms }) => terms.map(withoutMark));
    expect(parted.flat()).toEqual(parted.flat().toSorted());
    expect(parted.slice(1).map(([first]) => first)).toEqual(shards);
    for (const [at, terms] of parted.slice(1).entries()) expect(terms[0]).not.toBe(parted[at]?.at(-1));
  });

  it('of a large catalog has names, publishers and categories alone, and never more files than 200', () => {
    const many = Array.from({ length: MAX_DEEP + 1 }, (_, index) => ranked[index % ranked.length] ?? ranked[0]);
    const index = indexOf(many.flatMap((entry) => entry ?? []));
    expect(index.get('/_search/table.json.gz')).toMatchObject({ is_shallow: true });
    const terms = shardsIn(index).flatMap((shard) => shard.terms);
    expect(terms).toContain('kysely');
    expect(terms).toContain('datenbanken');
    expect(terms).not.toContain('subqueries');
    expect(index.size).toBeLessThan(200);
  });

  it('of no listing is one, too', () => {
    expect(indexOf([]).get('/_search/table.json.gz')).toMatchObject({ slugs: [], shards: [] });
  });
});
