import { describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '../contracts/generated/evidence.ts';
import type { RankHistory, SoftwareListing } from '../contracts/generated/read-api.ts';
import { rankAll, scoreListing } from '../rank/engine.ts';
import { rankInput } from '../rank/rank-input.ts';
import { snapshotEntry, snapshotHeader } from '../rank/rank-snapshot.ts';
import { BARE, version } from '../rank/testing/bare-listing.ts';
import { STANDARD_WEIGHTS } from '../rank/weights.ts';
import { publishedRank } from './published-rank.ts';
import { type RankFacts, toRankResource } from './rank-resource.ts';

const TODAY = '2026-10-14';
const facts: RankFacts = { computed_on: TODAY, weights: STANDARD_WEIGHTS, steps: [{ percent: 10, points: 1 }] };
const bare = {
  ...BARE,
  versions: [version({ released_on: '2026-09-20' }), version()],
  updated_on: '2026-10-02',
};
const listing: SoftwareListing = { ...bare, rank: publishedRank(scoreListing(rankInput(bare), TODAY), 'en') };

const DOWNLOADS: EvidenceRecord = {
  ...{ witness: 'npm', subject: 'pkg:npm/tool', source: 'https://registry.example/tool', since: '2026-01-01' },
  values: { downloads: 17_000_000 },
};

/** Three months; the listing was not there in the second. */
function historyOf(then: typeof bare): RankHistory {
  const [place] = rankAll([rankInput(then)], '2026-10-01');
  if (place === undefined) throw new Error('no place');
  const { points, merits, score } = snapshotEntry(place, 12);
  return {
    months: [
      { month: '2026-08', total: 40 },
      { month: '2026-09', total: 41 },
      { month: '2026-10', total: 42 },
    ],
    last: snapshotHeader(42, '2026-10-01', STANDARD_WEIGHTS),
    listings: { tool: { places: [[30, 1001], null, [12, score]], points, merits } },
  };
}

const resource = (history?: RankHistory, language = 'en') =>
  toRankResource({ listing, place: { position: 3, place_in_category: 2 }, total: 42, facts, history, language });

describe('the rank resource', () => {
  it("is the listing's own score with its place and standing", () => {
    const { rank } = listing;
    expect(resource()).toMatchObject({
      slug: 'tool',
      position: 3,
      place_in_category: 2,
      total: 42,
      score: rank.score,
      knowable: rank.knowable,
      standing: { top_percent: 10 },
      computed_on: rank.computed_on,
      ranked_on: TODAY,
      signals: rank.signals,
      links: {
        self: 'https://catalog.test/api/v1/software/tool/rank',
        listing: 'https://catalog.test/api/v1/software/tool',
        html: 'https://catalog.test/software/tool/',
      },
    });
  });

  it('holds all that is needed to compute it again', () => {
    const { inputs, ranked_on, weights, score, knowable, computed_on, signals } = JSON.parse(
      JSON.stringify(resource()),
    );
    const again = publishedRank(scoreListing(inputs, ranked_on, weights), 'en');
    expect(again).toEqual({ score, knowable, computed_on, weights_version: weights.version, signals });
  });

  it('tells the places of the months in which the listing was there, oldest first', () => {
    expect(resource(historyOf(bare)).history).toEqual([
      { month: '2026-08', position: 30, total: 40, score: 10.01 },
      { month: '2026-10', position: 12, total: 42, score: 8 },
    ]);
  });

  it('says why it moved since the last month', () => {
    const then = {
      ...bare,
      ...{ homepage: 'https://works.example/', license: { ...bare.license, spdx_id: 'MIT' } },
      ...{ verified: true, evidence: [DOWNLOADS] },
    };
    // Proven 8, used 9, twice as much for what is kept, up to 25, and told 15 × √(2/16) = 5.30.
    const proven = { lost: ['domain_proved' as const] };
    const told = { lost: ['homepage' as const, 'spdx_id' as const] };
    expect(resource(historyOf(then)).moved).toEqual({
      since: '2026-10-01',
      previous: { position: 12, score: 47 },
      delta: -39,
      signals: [
        {
          ...{ name: 'kept', delta: -17, code: 'newest_release', values: { day: '2026-09-20' } },
          words: 'last release 2026-09-20',
        },
        { name: 'proven', delta: -8, code: 'lost', values: proven, words: 'lost a verified domain' },
        { name: 'used', delta: -9, code: 'use_unknown', values: {}, words: 'we have no figures of use anymore' },
        { name: 'told', delta: -5, code: 'lost', values: told, words: 'lost a website, an SPDX id' },
      ],
      words: [
        'maintained −17: last release 2026-09-20',
        'verified −8: lost a verified domain',
        'popular −9: we have no figures of use anymore',
        'complete −5: lost a website, an SPDX id',
      ],
    });
  });

  it('says it in the first language of the catalog', () => {
    const then = { ...bare, license: { ...bare.license, spdx_id: 'MIT' } };
    expect(resource(historyOf(then), 'de').moved?.words).toEqual(['vollständig −4: weggefallen: eine SPDX-Kennung']);
  });

  it.each<[string, RankHistory | undefined]>([
    ['there is no snapshot', undefined],
    ['no snapshot holds it', { ...historyOf(bare), listings: {} }],
    [
      'the last snapshot does not hold it',
      { ...historyOf(bare), listings: { tool: { places: [null, [3, 4400], null] } } },
    ],
  ])('says of no move where %s', (_why, history) => {
    expect(resource(history).moved).toBeNull();
  });

  it('takes no slug for a member that every object has', () => {
    const named = { ...listing, slug: 'constructor' };
    const { history, moved } = toRankResource({
      listing: named,
      ...{ place: { position: 1, place_in_category: 1 }, total: 1 },
      facts,
      language: 'en',
      history: { ...historyOf(bare), listings: {} },
    });
    expect([history, moved]).toEqual([[], null]);
  });
});
