/** What an operator has to look after in a catalog. */
import { afterAll, expect, it } from 'vitest';
import type { FeedState } from '../collect/state/sync-log.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { listingOf, recordOf } from './domains/testing/verifying.ts';
import { catalogStatus } from './operator-status.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import type { Proposal } from './plan/proposals/proposals.ts';

let catalog: TemporaryCatalog;
afterAll(() => catalog.remove());

const feedState = (label: string, members: Partial<FeedState> = {}): FeedState => ({
  ...{ label, at: '2026-11-25T03:00:00Z', outcome: 'unchanged', codes: [], failures: 0, told: true },
  ...members,
});
const source = (last_changed_on: string, members = {}) => [
  { kind: 'pad-json' as const, url: 'https://works.example/tool.json', primary: true, last_changed_on, ...members },
];
const releasedOn = (released_on: string) => [{ version: '1.0.0', prerelease: false, released_on }];

it('names what waits, fails, has moved, is dead, silent or without a release, the longest first', async () => {
  catalog = temporaryCatalog({ editor: JSON.stringify({ url: 'https://works.example/editor.json' }) });
  const { folder, data, main } = await openRepository(catalog.folder);
  const listings = [
    listingOf('fresh', { sources: source('2026-11-01'), versions: releasedOn('2026-10-01') }),
    listingOf('old', { sources: source('2025-01-01'), versions: releasedOn('2023-01-01') }),
    listingOf('broken', { sources: source('2026-06-01', { failing_since: '2026-09-01', failing_code: 'not_found' }) }),
  ];
  const waiting = { slug: 'editor', commit: main } as Proposal;
  const proposals = new Map([['editor', waiting]]);
  const published = {
    ...data,
    listings: new Map(listings.map((listing) => [listing.slug, listing])),
    ledger: new Map([
      [
        'old',
        {
          ...recordOf('old'),
          source: { kind: 'pad-json' as const, url: 'https://works.example/old.json', moved_to: 'new.example' },
        },
      ],
    ]),
    evidence: new Map([
      [
        'fresh',
        {
          slug: 'fresh',
          records: [
            {
              witness: 'alive' as const,
              subject: 'https://fresh.example/',
              source: '',
              since: '2026-10-01',
              values: { state: 'gone' as const },
            },
          ],
        },
      ],
    ]),
  };
  const states = [
    feedState('data/feeds/editor.json', { failures: 3, codes: ['timeout'], succeededAt: '2026-08-01T00:00:00Z' }),
  ];
  const status = await catalogStatus(
    { folder, data: published as typeof data, proposals },
    states,
    new Date('2026-11-26'),
  );
  expect(status).toEqual({
    waiting: [{ name: 'editor', since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), what: 'new' }],
    failing: [
      { name: 'data/feeds/editor.json', since: '2026-08-01', what: 'timeout' },
      { name: 'broken', since: '2026-09-01', what: 'not_found' },
    ],
    moved: [{ name: 'old', what: 'https://works.example/old.json → new.example' }],
    dead: [{ name: 'fresh', since: '2026-10-01', what: 'gone  https://fresh.example/' }],
    silent: [{ name: 'old', since: '2025-01-01', what: 'pad-json' }],
    stopped: [{ name: 'old', since: '2023-01-01', what: '1.0.0' }],
  });
});
