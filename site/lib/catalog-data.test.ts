import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { rankInput } from '../../schemas/rank/rank-input.ts';
import { BARE } from '../../schemas/rank/testing/bare-listing.ts';
import { publishedRank } from '../../schemas/writers/published-rank.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

test('gives an empty list one page', async () => {
  await emit(files.listPage('games', 1), { data: [], pagination: { total_pages: 0 } });
  const { readPageNumbers } = await import('./catalog-data.ts');
  expect(readPageNumbers('games')).toEqual([1]);
});

describe('the rank of a listing', () => {
  const listing: SoftwareListing = {
    ...BARE,
    slug: 'constructor',
    rank: publishedRank(scoreListing(rankInput(BARE), '2026-11-20'), 'en'),
  };
  const order = [
    ['best', 90],
    ['constructor', 80],
  ];
  beforeEach(async () => {
    await emit(files.rankTable, { computed_on: '2026-11-20', weights_version: '1', weights: {}, order });
    await emit(files.settings, { languages: ['en'] });
  });

  test('has its place from the rank table, and no past before there is a snapshot', async () => {
    const { readRank } = await import('./catalog-data.ts');
    const { position, total, history, moved } = readRank(listing);
    expect([position, total, history, moved]).toEqual([2, 2, [], null]);
    expect(() => readRank({ ...listing, slug: 'other' })).toThrow('Listing "other" is not in /api/v1/_rank.json.');
  });

  test('has its past from the file of the slugs that begin alike', async () => {
    const months = [{ month: '2026-10', total: 3 }];
    await emit(files.rankHistory('constructor'), { months, listings: { constructor: { places: [[3, 7950]] } } });
    const { readRank } = await import('./catalog-data.ts');
    expect(readRank(listing).history).toEqual([{ month: '2026-10', position: 3, total: 3, score: 79.5 }]);
  });
});

test('says which variable is missing', async () => {
  vi.stubEnv('CATALOG_EMITTED', undefined);
  const { readListing } = await import('./catalog-data.ts');
  expect(() => readListing('any')).toThrow('CATALOG_EMITTED is not set');
});
