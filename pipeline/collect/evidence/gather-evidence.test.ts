/** Whom witnesses are asked about and when, and what a bad one can do: nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../schemas/contracts/problems.ts';
import { GITHUB_API } from '../../../schemas/rules/repository-address.ts';
import { scriptedNetwork } from '../../testing/temporary-catalog.ts';
import type { SyncState } from '../state/sync-state.ts';
import { type TemporaryState, temporaryState } from '../state/testing/state-folder.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { resolveEvidence, type Witnesses } from './resolve-evidence.ts';
import { REPOSITORY, recordOf, SUBJECT, scripted, statement, witnessedListing } from './testing/witnessing.ts';
import { questionKey, witnessAnswers } from './witness-answers.ts';

vi.mock('./package-ownership.ts', () => ({
  provenPlace: ({ sources }: Listing, named: readonly string[]) => named.find((place) => place === sources[0]?.url),
}));

let temporary: TemporaryState;
let state: SyncState;
beforeEach(async () => {
  temporary = temporaryState();
  state = await temporary.open();
});
afterEach(async () => {
  await state.close();
  temporary.remove();
});

interface Run {
  today?: string;
  listings?: Listing[];
  records?: EvidenceRecord[];
  isOver?: () => boolean;
  isOnline?: boolean;
}

/** One run: what is kept of the first listing afterwards. */
async function run(
  witnesses: Witnesses,
  { today = '2026-11-20', isOver = () => false, isOnline = true, ...more }: Run = {},
) {
  const { listings = [witnessedListing()], records = [] } = more;
  const [listing = witnessedListing()] = listings;
  const [first, ...others] = records;
  const previous = first && { slug: listing.slug, records: [first, ...others] as [EvidenceRecord] };
  const { heard, ...counts } = await gatherEvidence({
    ...{ listings, witnesses, today, isOver, isOnline, cache: state.cache, client: scriptedNetwork({}) },
    forge: { githubApi: GITHUB_API, tokens: new Map() },
    evidence: new Map(previous && [[listing.slug, previous]]),
  });
  const settled = resolveEvidence(listing, previous, { witnesses, heard, today });
  return { ...counts, records: settled.records, codes: settled.problems.map(({ code }) => code) };
}

describe('a witness', () => {
  it('is believed where what it names is the listing’s own, rounded and from the day it was asked', async () => {
    const { records, codes, asked } = await run({ npm: scripted(() => statement({ downloads: 1234 })) });
    expect({ records, codes, asked }).toEqual({ records: [recordOf({ since: '2026-11-20' })], codes: [], asked: 1 });
  });

  it('is asked again after a week, and its figures are those of then', async () => {
    let downloads = 1234;
    const npm = scripted(() => statement({ downloads }));
    let { records } = await run({ npm });
    downloads = 5678;
    for (const [today, asked, kept, since] of [
      ['2026-11-20', 1, 1200, '2026-11-20'],
      ['2026-11-26', 1, 1200, '2026-11-20'],
      ['2026-11-27', 2, 5700, '2026-11-27'],
      // The clock was ahead.
      ['2026-11-25', 3, 5700, '2026-11-27'],
    ] as const) {
      records = (await run({ npm }, { today, records })).records;
      expect([npm.asked.length, records]).toEqual([asked, [recordOf({ since, values: { downloads: kept } })]]);
    }
  });

  it('changes not one byte where nothing is new', async () => {
    const npm = scripted(() => statement({ downloads: 1180 + npm.asked.length }));
    const records = [recordOf({ source: 'pkg:npm/download-counts@2.20260301.0' })];
    for (const today of ['2026-11-20', '2026-11-28', '2026-12-06']) {
      expect((await run({ npm }, { today, records })).records).toEqual(records);
    }
    expect(npm.asked).toHaveLength(3);
  });

  it('is asked about what was not asked for the longest time first, until the time is over', async () => {
    const names = ['a', 'b', 'c'].map((name) => `pkg:npm/${name}`);
    const listings = [witnessedListing({ packages: names.slice(1) })];
    const npm = scripted(() => statement());
    await run({ npm }, { listings, today: '2026-11-01' });
    npm.asked.length = 0;
    const all = [...listings, witnessedListing({ slug: 'other', packages: names })];
    const counts = await run({ npm }, { listings: all, isOver: () => npm.asked.length >= 4 });
    expect(npm.asked).toEqual(['pkg:npm/a', 'pkg:npm/b', 'pkg:npm/c', 'pkg:npm/b']);
    expect(counts).toMatchObject({ asked: 4, left: 1 });
  });

  it('is asked once of each listing before it is asked twice of one, so that the pauses of hosts pass meanwhile', async () => {
    const listings = ['one', 'other'].map((slug) =>
      witnessedListing({ slug, packages: [`pkg:npm/${slug}-a`, `pkg:npm/${slug}-b`] }),
    );
    const npm = scripted(() => statement());
    await run({ npm }, { listings });
    expect(npm.asked.map((subject) => subject.slice(-1))).toEqual(['a', 'a', 'b', 'b']);
  });

  it('need not be asked again by a run that was cut off after it was asked', async () => {
    const npm = scripted(() => statement());
    await run({ npm });
    expect((await run({ npm }, { today: '2026-11-22' })).records).toEqual([recordOf({ since: '2026-11-20' })]);
    expect(npm.asked).toHaveLength(1);
  });

  it('is asked anew where the cache is gone, with the same result', async () => {
    const npm = scripted(() => statement());
    const { records } = await run({ npm });
    await state.close();
    temporary.remove();
    temporary = temporaryState();
    state = await temporary.open();
    expect((await run({ npm }, { today: '2026-11-22', records })).records).toEqual(records);
    expect(npm.asked).toHaveLength(2);
  });

  it('remembers its conditions, and is asked without them where nothing was kept of this listing', async () => {
    const seen: unknown[] = [];
    const npm = scripted(async (_subject, _listing, { answers }) => {
      const known = await answers.get('https://registry.npmjs.org/editor');
      seen.push(known);
      if (known !== undefined) return { unchanged: true };
      await answers.set('https://registry.npmjs.org/editor', { etag: '"1"' });
      return statement();
    });
    const { records } = await run({ npm });
    expect((await run({ npm }, { today: '2026-11-27', records })).records).toEqual(records);
    const other = witnessedListing({ slug: 'other' });
    expect((await run({ npm }, { listings: [other] })).records).toEqual([recordOf({ since: '2026-11-20' })]);
    expect(seen).toEqual([undefined, { etag: '"1"' }, undefined]);
  });
});

describe('a record goes', () => {
  const records = [recordOf()];

  it.each([
    ['where its witness knows nothing of the subject any more', scripted(() => ({ unknown: true })), {}],
    ['where the listing no longer names the package', scripted(() => statement()), { packages: undefined }],
    [
      'where the witness names another place',
      scripted(() => statement(undefined, ['https://github.com/else/editor'])),
      {},
    ],
    [
      'where the listing says something else by now',
      scripted(() => ({ problem: error('', 'timeout') }), { holds: () => false }),
      {},
    ],
  ])('%s', async (_when, npm, more) => {
    expect((await run({ npm }, { listings: [witnessedListing(more)], records })).records).toEqual([]);
  });

  it('where the listing is tied to another place than when it was asked, without asking again', async () => {
    const npm = scripted(() => statement());
    await run({ npm });
    const sources: Listing['sources'] = [
      { kind: 'github', url: 'https://github.com/else/editor', primary: true, last_changed_on: '2026-11-01' },
    ];
    const { codes, ...after } = await run({ npm }, { listings: [witnessedListing({ sources })], records });
    expect([after.records, codes, npm.asked.length]).toEqual([[], ['package_not_tied'], 1]);
  });
});

describe('an impostor', () => {
  const theirs = ['https://github.com/else/popular', 'https://popular.example'];

  it('gains nothing from packages of others, and hears why for each', async () => {
    const packages = Array.from({ length: 20 }, (_, index) => `pkg:npm/popular-${index}`);
    const npm = scripted(() => statement({ downloads: 9_000_000, dependents: 80_000 }, theirs));
    const osv = scripted(() => ({ values: { advisories: 0 }, source: 'https://api.osv.dev/' }), {
      leansOnRegistry: true,
    });
    const { records, codes } = await run({ npm, osv }, { listings: [witnessedListing({ packages })] });
    expect([records, osv.asked]).toEqual([[], []]);
    expect(codes).toEqual(Array.from({ length: 20 }, () => 'package_not_tied'));
  });
});

describe('a witness that leans on a registry', () => {
  const osv = () =>
    scripted(() => ({ values: { advisories: 0 }, source: 'https://api.osv.dev/' }), { leansOnRegistry: true });

  it('is asked only of what a registry has tied, in the same run, and carries its place', async () => {
    const listing = witnessedListing({ packages: [SUBJECT, 'pkg:npm/popular'] });
    const npm = scripted((subject) => statement({ downloads: 7 }, subject === SUBJECT ? [REPOSITORY] : []));
    const witnesses = { npm, osv: osv() };
    const { records } = await run(witnesses, { listings: [listing] });
    expect(witnesses.osv.asked).toEqual([SUBJECT]);
    expect(records.map(({ witness, place }) => [witness, place])).toEqual([
      ['npm', REPOSITORY],
      ['osv', REPOSITORY],
    ]);
  });

  it('says nothing once the registry no longer ties the package', async () => {
    const records = [recordOf(), recordOf({ witness: 'osv', values: { advisories: 0 } })];
    const npm = scripted(() => statement({ downloads: 7 }, []));
    expect((await run({ npm, osv: osv() }, { records })).records).toEqual([]);
  });
});

describe('what fails', () => {
  const hostile: [what: string, says: () => unknown, code: string][] = [
    ['is down', () => ({ problem: error('', 'timeout') }), 'timeout'],
    ['lies about its size', () => ({ problem: error('', 'too_large', { limit: 1 }) }), 'too_large'],
    ['throws', () => Promise.reject(new Error('canary')), 'witness_bad_answer'],
    ['says nothing at all', () => undefined, 'witness_bad_answer'],
    ['says a text', () => 'downloads: 9', 'witness_bad_answer'],
    ['has no values', () => statement({}), 'witness_bad_answer'],
    ['has values of another kind', () => statement({ downloads: '9999999' }), 'witness_bad_answer'],
    ['counts below nothing', () => statement({ downloads: -5 }), 'witness_bad_answer'],
    ['counts in halves', () => statement({ dependents: 1.5 }), 'witness_bad_answer'],
    ['counts without end', () => statement({ downloads: Number.POSITIVE_INFINITY }), 'witness_bad_answer'],
    ['counts what is no number', () => statement({ downloads: Number.NaN }), 'witness_bad_answer'],
    ['counts further than numbers go', () => statement({ downloads: 2 ** 60 }), 'witness_bad_answer'],
    ['speaks of what nobody asked', () => statement({ downloads: 5, stars: 9 }), 'witness_bad_answer'],
    ['names a day that is none', () => statement({ released_on: '2026-02-30' }), 'witness_bad_answer'],
    ['calls a version what is a page', () => statement({ version: 'x'.repeat(101) }), 'witness_bad_answer'],
    ['was read from nowhere', () => ({ ...statement(), source: 'file:///etc/passwd' }), 'witness_bad_answer'],
    ['names places that are none', () => ({ ...statement(), places: 7 }), 'witness_bad_answer'],
    ['says nothing has changed although nothing was known', () => ({ unchanged: true }), 'witness_bad_answer'],
  ];

  it.each(hostile)('leaves the last record where a witness %s, and a code', async (_what, say, code) => {
    const npm = scripted(say);
    const records = [recordOf()];
    const first = await run({ npm }, { records });
    expect(first).toMatchObject({ records, codes: [code], failed: 1 });
    // Also where there is no record yet, and in a run that does not ask.
    expect(await run({ npm })).toMatchObject({ records: [], codes: [code], asked: 0 });
  });

  it('keeps what was heard before a failure, and asks on the next day where nobody answered', async () => {
    let isDown = false;
    const npm = scripted(() => (isDown ? { problem: error('', 'timeout') } : statement()));
    const { records } = await run({ npm });
    isDown = true;
    expect(await run({ npm }, { today: '2026-11-27', records })).toMatchObject({ records, codes: ['timeout'] });
    isDown = false;
    expect(await run({ npm }, { today: '2026-11-28', records })).toMatchObject({ records, codes: [] });
  });

  it.each([
    ['is silent', () => ({ problem: error('', 'timeout') })],
    ['answers from another place', () => ({ problem: error('', 'witness_other_subject') })],
    ['has to wait for a second total', () => ({ tooSoon: true })],
  ])('keeps each byte of a record while its witness %s for three weeks', async (_what, say) => {
    const records = [recordOf()];
    for (const today of ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']) {
      expect((await run({ npm: scripted(say) }, { today, records })).records).toEqual(records);
    }
  });

  it('waits a week where the answer was wrong, like that of a download with another digest', async () => {
    const npm = scripted(() => ({ problem: error('', 'download_hash_differs') }));
    for (const today of ['2026-11-20', '2026-11-26']) await run({ npm }, { today });
    expect(npm.asked).toHaveLength(1);
  });

  it('leaves the rest for the next run where a registry is down', async () => {
    const packages = Array.from({ length: 60 }, (_, index) => `pkg:npm/p${index}`);
    const npm = scripted(() => ({ problem: error('', 'timeout') }));
    const { asked, left } = await run({ npm }, { listings: [witnessedListing({ packages })] });
    expect(asked + left).toBe(60);
    expect(asked).toBeLessThan(40);
  });

  it.each([
    ['gives up after a few where nobody answers at all', false, 'timeout', true],
    ['gives up where a resolver sends every name to itself', false, 'private_address', true],
    ['goes on where a feed has answered', true, 'timeout', false],
    ['goes on where somebody answers, if only with a fault', false, 'bad_status', false],
  ] as const)('%s', async (_what, isOnline, code, isOffline) => {
    const listings = Array.from({ length: 40 }, (_, index) =>
      witnessedListing({ packages: [], slug: `tool-${index}` }),
    );
    const homepage = Object.assign(
      scripted(() => ({ problem: error('', code) })),
      {
        subjects: ({ slug }: Listing) => [`https://${slug}.example/`],
      },
    );
    const found = await run({ homepage }, { listings, isOnline });
    expect(found.isOffline).toBe(isOffline);
    expect(found.asked + found.left).toBe(40);
    expect(found.left > 0).toBe(isOffline);
  });

  it('gives up, too, where names that nobody knows are among them', async () => {
    const packages = Array.from({ length: 60 }, (_, index) => `pkg:npm/p${index}`);
    const isFirst = (subject: string) => Number(subject.slice('pkg:npm/p'.length)) < 5;
    const npm = scripted((subject) =>
      isFirst(subject)
        ? { values: { state: 'gone' }, source: 'https://gone.example/' }
        : { problem: error('', 'unknown_host') },
    );
    const found = await run({ npm }, { listings: [witnessedListing({ packages })], isOnline: false });
    expect(found.isOffline).toBe(true);
  });

  it('keeps no contact that a registry names beside a place', async () => {
    const npm = scripted(() => statement({ downloads: 5 }, [REPOSITORY, 'mailto:jane@works.example']));
    await run({ npm });
    const [answer] = (await witnessAnswers(state.cache).all()).values();
    expect(answer?.said?.statement).toMatchObject({ places: [REPOSITORY] });
  });

  it('takes a cache that somebody has written for none', async () => {
    const npm = scripted(() => statement());
    const question = { slug: 'editor', witness: 'npm', subject: SUBJECT } as const;
    for (const said of [{ on: 7 }, { on: '2026-11-20', statement: { values: 7 } }, 'x']) {
      await witnessAnswers(state.cache).set(questionKey(question), { askedOn: '2026-11-20', said } as never);
      expect((await witnessAnswers(state.cache).all()).size).toBe(0);
    }
    expect((await run({ npm })).records).toHaveLength(1);
  });
});

describe('an import', () => {
  it('stays where it is newer than what was heard', async () => {
    const npm = scripted(() => statement({ downloads: 10 }));
    await run({ npm });
    const records = [recordOf({ since: '2026-11-22', source: 'pkg:npm/download-counts@2', values: { downloads: 20 } })];
    expect((await run({ npm }, { today: '2026-11-23', records })).records).toEqual(records);
    // And the next answer is newer.
    expect((await run({ npm }, { today: '2026-11-27', records })).records).toEqual([
      recordOf({ since: '2026-11-27', values: { downloads: 10 } }),
    ]);
  });
});

describe('what is looked at whether it is alive', () => {
  const seen = { state: 'answering' };
  const eye = scripted(() => ({ values: { ...seen }, source: 'https://works.example/editor' }), {
    isDamped: true,
    subjects: ({ homepage = '' }) => [homepage],
  });

  it('changes no record in quiet weeks, is asked daily while it fails, and changes after three days', async () => {
    let { records } = await run({ alive: eye });
    const answering = records;
    expect(records).toMatchObject([{ witness: 'alive', since: '2026-11-20', values: { state: 'answering' } }]);
    const asked: number[] = [];
    for (const [today, state] of [
      ['2026-11-26', 'answering'],
      ['2026-11-27', 'answering'],
      ['2026-12-04', 'silent'],
      ['2026-12-05', 'silent'],
    ] as const) {
      seen.state = state;
      records = (await run({ alive: eye }, { today, records })).records;
      expect(records).toEqual(answering);
      asked.push(eye.asked.length);
    }
    expect(asked).toEqual([1, 2, 3, 4]);
    records = (await run({ alive: eye }, { today: '2026-12-06', records })).records;
    expect(records).toMatchObject([{ since: '2026-12-04', values: { state: 'silent' } }]);
  });
});
