import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { guardAgainstMassChange } from './mass-change-guard.ts';
import type { SyncItem } from './plan-feeds.ts';

const settings = { name: 'Test' } as Settings;
const full = {
  ...{ slug: 'x', name: 'X', vendor: { name: 'V' }, kind: 'software', license: {}, sources: [] },
  ...{ homepage: 'https://a.example', documentation: 'https://a.example', platforms: ['linux'] },
};
const listing = (change: object = {}) => ({ ...full, ...change }) as unknown as Listing;

function catalogOf(count: number): Map<string, Listing> {
  return new Map(Array.from({ length: count }, (_, n) => [`slug-${n}`, listing()]));
}

function itemsOf(count: number, outcome: SyncItem['outcome'], after?: Listing): SyncItem[] {
  const snapshot = after && { listing: after, record: {} as LedgerRecord };
  return Array.from({ length: count }, (_, n) => ({
    label: `${n}`,
    slug: `slug-${n}`,
    outcome,
    problems: [],
    ...(snapshot && { snapshot }),
  }));
}

describe('the guard against mass change', () => {
  const renamed = listing({ name: 'Y' });
  const emptied = listing({ documentation: undefined, platforms: [] });

  it.each([
    ['20 listings with another name, of 100', 100, itemsOf(20, 'propose', renamed), {}, false],
    ['21 listings with another name, of 100', 100, itemsOf(21, 'propose', renamed), {}, true],
    ['50 listings with another name, of 1000', 1000, itemsOf(50, 'propose', renamed), {}, false],
    ['51 listings with another name, of 1000', 1000, itemsOf(51, 'propose', renamed), {}, true],
    ['21 listings that lose two members', 100, itemsOf(21, 'update', emptied), {}, true],
    ['21 listings that lose one member', 100, itemsOf(21, 'update', listing({ platforms: [] })), {}, false],
    ['new versions of all', 100, itemsOf(100, 'update', listing()), {}, false],
    ['other words for all', 100, itemsOf(100, 'propose', listing({ category: 'games' })), {}, false],
    [
      'another reading of all',
      100,
      itemsOf(100, 'propose', renamed).map((item) => ({ ...item, isReread: true })),
      {},
      false,
    ],
    ['1 000 new listings', 0, itemsOf(1000, 'propose', renamed), {}, false],
    ['as many as the operator allows', 10, itemsOf(5, 'propose', renamed), { mass_change_minimum: 5 }, false],
    ['more than the operator allows', 10, itemsOf(6, 'propose', renamed), { mass_change_minimum: 5 }, true],
    ['a share of the operator', 1000, itemsOf(101, 'propose', renamed), { mass_change_share: 0.1 }, true],
    ['all feeds that begin to fail', 30, itemsOf(30, 'unreachable', listing()), {}, true],
    ['all feeds that fail as before', 30, itemsOf(30, 'unreachable'), {}, false],
    ['all of a few feeds', 10, itemsOf(10, 'unreachable', listing()), {}, false],
    [
      'a minority that begins to fail',
      100,
      [...itemsOf(40, 'unreachable', listing()), ...itemsOf(60, 'unchanged')],
      {},
      false,
    ],
  ])('for %s', (_what, published, items, guards, stops) => {
    const objection = guardAgainstMassChange({
      items,
      listings: catalogOf(published),
      settings: { ...settings, guards },
    });
    expect(objection !== undefined).toBe(stops);
  });

  it('says how many, and what to do', () => {
    const items = itemsOf(21, 'propose', listing({ name: 'Y' }));
    expect(guardAgainstMassChange({ items, listings: catalogOf(100), settings })).toBe(
      'This run would change 21 of 100 published listings beyond recognition, and 20 are allowed ' +
        '(guards in data/catalog.json), so nothing was written. Look at what --dry-run says; ' +
        'if all of it is right, run it again with --allow-mass-change.',
    );
  });
});
