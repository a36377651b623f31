import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();

test('gives an empty list one page', async () => {
  await emit(files.listPage('games', 1), { data: [], pagination: { total_pages: 0 } });
  const { readPageNumbers } = await import('./catalog-data.ts');
  expect(readPageNumbers('games')).toEqual([1]);
});

describe('of a listing', () => {
  beforeEach(async () => {
    const order = [
      ['best', 90],
      ['constructor', 80],
    ];
    await emit(files.rankTable, { computed_on: '2026-11-20', weights_version: '1', weights: {}, order });
  });

  test('the place is that of the rank table', async () => {
    const { readPlace } = await import('./catalog-data.ts');
    expect(readPlace('constructor')).toEqual({ position: 2, total: 2 });
    expect(() => readPlace('other')).toThrow('Listing "other" is not in /api/v1/_rank.json.');
  });

  test('the past is in the file of the slugs that begin alike, once there is a snapshot', async () => {
    const { readHistory } = await import('./catalog-data.ts');
    expect(readHistory('best')).toBeUndefined();
    const history = { listings: { constructor: { places: [[3, 7950]] } } };
    await emit(files.rankHistory('constructor'), history);
    expect(readHistory('constructor')).toEqual(history);
  });

  test('those like it are in the file of the slugs that begin alike, if there are any', async () => {
    await emit(files.related('constructor'), { constructor: ['best'] });
    const { readRelated } = await import('./catalog-data.ts');
    expect(readRelated('constructor')).toEqual(['best']);
    expect([readRelated('connect'), readRelated('best')]).toEqual([[], []]);
  });
});

test('says which variable is missing', async () => {
  vi.stubEnv('CATALOG_EMITTED', undefined);
  const { readListing } = await import('./catalog-data.ts');
  expect(() => readListing('any')).toThrow('CATALOG_EMITTED is not set');
});
