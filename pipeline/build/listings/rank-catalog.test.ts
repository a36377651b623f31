import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { scoreListing } from '../../../schemas/rank/engine.ts';
import { NO_HISTORY } from '../../repo/git/history.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { rankCatalog } from './rank-catalog.ts';

const { catalog } = seededCatalog(1);
const [seeded] = catalog.listings.values();

/** What is kept of a description of an interface, after its `info.version` has changed. */
const API = {
  ...seeded,
  kind: 'api',
  versions: [
    { version: '1.1.0', released_on: '2026-11-22', seen_on: '2026-11-22', prerelease: false },
    { version: '1.0.0', released_on: '2026-01-01', prerelease: false },
  ],
  sources: [
    { kind: 'openapi', url: 'https://works.example/openapi.json', primary: true, last_changed_on: '2026-11-22' },
  ],
} as Listing;

/** How an interface is kept, on a day. */
function keptOn(day: string, versions: Listing['versions']) {
  const listing = { ...API, versions };
  const stored = { listings: new Map([[listing.slug, listing]]), ledger: new Map(), evidence: new Map() };
  const [first] = rankCatalog(stored, NO_HISTORY, catalog.settings, day);
  return first && scoreListing(first.input, day).signals[0];
}

it('keeps an interface by the day on which its version was seen to change, which is witnessed', () => {
  const fact = { code: 'newest_release', by: 'witnessed', values: { day: '2026-11-22' } };
  expect(keptOn('2026-12-01', API.versions)).toMatchObject({ points: 12, facts: [fact] });
  expect(keptOn('2026-12-01', API.versions.slice(1))).toMatchObject({ points: 8, facts: [{ by: 'declared' }] });
  // A year and a week later less than half a point is gone; in the middle of the 104 weeks after the year, half of all.
  expect(keptOn('2027-11-28', API.versions)).toMatchObject({ points: 12, facts: [fact] });
  expect(keptOn('2028-11-18', API.versions)).toMatchObject({ points: 6, facts: [{ code: 'release_fading' }] });
});
