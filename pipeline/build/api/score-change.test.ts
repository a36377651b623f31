import { describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { FileContents } from '../../repo/git/history.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { scoreChange } from './change-feed.ts';

const DAY = '2026-10-14';
const SITE = { base_url: 'https://catalog.test', host: 'worker' } as const;

const [seeded] = seededCatalog(1).catalog.listings.values();
if (seeded === undefined) throw new Error('there is none');
/** 4 points for its summary, and 4 for its release, which is 52 weeks older than a year. */
const PLAIN: Listing = {
  ...seeded,
  category: 'other',
  license: {},
  platforms: [],
  homepage: undefined,
  documentation: undefined,
  integrations: [],
  descriptions: { en: { summary: 'What it does.' } },
  versions: [{ version: '1.0.0', released_on: '2024-10-16', prerelease: false }],
  sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2024-10-16' }],
  verification: { method: 'none', status: 'unverified' },
};

const bytes = (listing: unknown) => Buffer.from(JSON.stringify(listing));
const record = (witness: EvidenceRecord['witness'], values: EvidenceRecord['values']) =>
  bytes({
    slug: PLAIN.slug,
    records: [{ witness, subject: 'pkg:npm/tool', source: 'https://works.example/', since: '2026-10-01', values }],
  });
const changed = (
  change: Partial<Listing>,
  before: Partial<Listing> = {},
  { language = 'en', beside }: { language?: string; beside?: FileContents['beside'] } = {},
) => {
  const contents = { before: bytes({ ...PLAIN, ...before }), after: bytes({ ...PLAIN, ...change }) };
  return scoreChange({ ...contents, ...(beside && { beside }) }, DAY, SITE, language);
};
const releasedOn = (released_on: string): Partial<Listing> => ({
  versions: [{ version: '2.0.0', released_on, prerelease: false }, ...PLAIN.versions],
});

describe('a change of a file', () => {
  it.each<[string, ReturnType<typeof changed>, ReturnType<typeof changed>]>([
    [
      'is told by its signals: a release',
      changed(releasedOn(DAY)),
      {
        score: 12,
        previous_score: 8,
        signals: [
          {
            ...{ name: 'kept', delta: 4, code: 'newest_release', values: { day: DAY } },
            words: 'last release 2026-10-14',
          },
        ],
      },
    ],
    [
      'may cost points',
      changed({ descriptions: {} }),
      {
        score: 4,
        previous_score: 8,
        signals: [{ name: 'told', delta: -4, code: 'lost', values: { lost: ['summary'] }, words: 'lost a summary' }],
      },
    ],
    [
      'is told with what was witnessed in the same commit',
      // 5 points of use, which raise what its release can earn to 18: 18 × 52 / 104.
      changed({ name: 'Tool' }, {}, { beside: { before: undefined, after: record('npm', { downloads: 1_000_000 }) } }),
      {
        score: 18,
        previous_score: 8,
        signals: [
          { name: 'kept', delta: 5, code: 'counted_otherwise', values: {}, words: 'counted differently' },
          {
            ...{ name: 'used', delta: 5, code: 'downloads' },
            values: { count: 1_000_000, day: '2026-10-01', source: 'npm', subject: 'pkg:npm/tool' },
            words: expect.stringContaining('1,000,000 downloads a month'),
          },
        ],
      },
    ],
    [
      'counts what was witnessed on both sides',
      changed(
        { descriptions: {} },
        {},
        {
          beside: { before: record('npm', { downloads: 1_000_000 }), after: record('npm', { downloads: 1_000_000 }) },
        },
      ),
      expect.objectContaining({ score: 14, previous_score: 18 }),
    ],
    [
      'takes evidence of another shape for none',
      changed({ descriptions: {} }, {}, { beside: { before: bytes({ records: 1 }), after: Buffer.from('{') } }),
      expect.objectContaining({ score: 4, previous_score: 8 }),
    ],
    [
      'that gives a signal as much as it takes from it is not told',
      changed({ integrations: ['Git'] }, { documentation: 'https://works.example/docs' }),
      undefined,
    ],
    ['that earns nothing is not told', changed({ name: 'Another name' }), undefined],
    ['that is none is not told', changed({}), undefined],
    ['by a release that is only announced is not told', changed(releasedOn('2026-10-15')), undefined],
  ])('%s', (_what, rank, expected) => {
    expect(rank).toEqual(expected);
  });

  it('is told in the language of the catalog', () => {
    const { signals } = changed(releasedOn(DAY), {}, { language: 'de' }) ?? {};
    expect(signals?.map(({ words }) => words)).toEqual(['letzte Version vom 14.10.2026']);
  });

  it.each<[string, Buffer]>([
    ['was no JSON', Buffer.from('{')],
    ['was empty', Buffer.alloc(0)],
    ['had a shape of long ago', bytes({ ...PLAIN, versions: 'none' })],
    ['was another document', bytes(null)],
  ])('is not told where the file %s', (_what, other) => {
    const whole = bytes({ ...PLAIN, ...releasedOn(DAY) });
    expect(scoreChange({ before: other, after: whole }, DAY, SITE, 'en')).toBeUndefined();
    expect(scoreChange({ before: whole, after: other }, DAY, SITE, 'en')).toBeUndefined();
  });
});
