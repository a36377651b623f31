/**
 * Invented days: a listing was approved, then its publisher makes a past for it, or moves the days it has. No such day is
 * published before a person has seen it; and the day on which a version was first seen is nobody's but ours.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../schemas/contracts/generated/listing.ts';
import { proposalOf, publishAllOf, publishedOf, publishOf, rejectOf } from '../testing/reviewing.ts';
import { copyOfCatalog, NOW, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { renameListing, withdrawListing } from './decisions/manage-listings.ts';
import { type OpenRepository, openRepository } from './plan/proposals/open-repository.ts';
import {
  APPROVED_ON,
  EXCHANGED_ON,
  FEED,
  FIRST,
  feedWith,
  ONE_STEP,
  READ_BEFORE,
  type SaidRelease,
} from './testing/invented-days.ts';

let catalog: TemporaryCatalog;
let approvedFirst: TemporaryCatalog;
const remove = () => catalog.remove();

beforeAll(async () => {
  approvedFirst = temporaryCatalog({ editor: JSON.stringify({ url: FEED }) });
  await approvedFirst.sync({ [FEED]: feedWith([FIRST]) }, APPROVED_ON);
  await publishOf(approvedFirst, 'editor');
});
afterAll(() => approvedFirst.remove());

function approve(): void {
  catalog = copyOfCatalog(approvedFirst);
}

/** @param readBefore day of the last reading that is remembered; undefined: nothing is */
const exchange = async (releases: readonly SaidRelease[], today = EXCHANGED_ON, readBefore?: string) =>
  void (await catalog.sync({ [FEED]: feedWith(releases) }, today, readBefore));

/** Like "2.0.0 2026-11-25 seen 2026-11-25". */
const dayText = ({ version, released_on, released_in, seen_on }: Release) =>
  [version, released_on ?? released_in, ...(seen_on === undefined ? [] : ['seen', seen_on])].filter(Boolean).join(' ');
const days = async (slug = 'editor') => (await publishedOf(catalog, slug))?.versions.map(dayText);
const waitingDays = async () => (await proposalOf(catalog, 'editor')).snapshot?.listing.versions.map(dayText);
const isNothingWaiting = async () => (await openRepository(catalog.folder)).proposals.size === 0;

describe('in one step, a feed invents', () => {
  let all: TemporaryCatalog;
  let after: OpenRepository;

  beforeAll(async () => {
    const slugs = ONE_STEP.map((_script, index) => `case-${index}`);
    const feedOf = (slug: string) => `https://works.example/${slug}.json`;
    all = temporaryCatalog(Object.fromEntries(slugs.map((slug) => [slug, JSON.stringify({ url: feedOf(slug) })])));
    await all.sync(Object.fromEntries(slugs.map((slug) => [feedOf(slug), feedWith([FIRST], slug)])), APPROVED_ON);
    await publishAllOf(all);
    const exchanged = ONE_STEP.map(([, releases], index) => [
      feedOf(`case-${index}`),
      feedWith(releases, `case-${index}`),
    ]);
    await all.sync(Object.fromEntries(exchanged), EXCHANGED_ON, READ_BEFORE);
    after = await openRepository(all.folder);
  });
  afterAll(() => all.remove());

  it.each(ONE_STEP.map(([what, , codes], index) => [what, `case-${index}`, codes] as const))(
    '%s: it waits, and a remark says why',
    (_what, slug, codes) => {
      expect(after.data.listings.get(slug)?.versions.map(dayText)).toEqual(['1.0.0 2026-10-14']);
      expect(after.proposals.get(slug)?.snapshot?.record.report.map(({ code }) => code)).toEqual(codes);
    },
  );
});

describe('in many steps, a feed', () => {
  afterEach(remove);

  it('moves a day back and forth: it stays where it was approved', async () => {
    approve();
    for (const day of ['2026-10-13', '2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-11-24']) {
      await exchange([{ version: '1.0.0', released_on: day }], EXCHANGED_ON, READ_BEFORE);
      expect(await days()).toEqual(['1.0.0 2026-10-14']);
    }
  });

  it('takes a day away and gives another one the day after: the first one stays', async () => {
    approve();
    await exchange([{ version: '1.0.0' }], '2026-11-21', APPROVED_ON);
    await exchange([{ version: '1.0.0', released_on: '2026-11-22' }], '2026-11-22', '2026-11-21');
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
  });

  it('leaves a day out first, and names an early one once the version is published', async () => {
    approve();
    await exchange([{ version: '2.0.0' }, FIRST], '2026-11-21', APPROVED_ON);
    await exchange([{ version: '2.0.0', released_on: '2026-01-01' }, FIRST], '2026-11-22', '2026-11-21');
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }, FIRST], '2026-11-23', '2026-11-22');
    expect(await days()).toEqual(['2.0.0 seen 2026-11-21', '1.0.0 2026-10-14']);
  });

  it('goes back a little further with each release: none by more than 30 days', async () => {
    approve();
    for (let step = 1; step < 4; step += 1) {
      const released_on = `2026-10-${28 - 5 * step}`;
      const releases = [{ version: `1.${step}.0`, released_on }, FIRST];
      await exchange(releases, `2026-11-${20 + step}`, `2026-11-${19 + step}`);
    }
    const [third, second] = ['1.3.0 seen 2026-11-23', '1.2.0 seen 2026-11-22'];
    expect(await days()).toEqual([third, second, '1.1.0 2026-10-23 seen 2026-11-21', '1.0.0 2026-10-14']);
  });

  it('says the same day after day: what waits does not grow old enough to go on', async () => {
    approve();
    const invented = [{ version: '2.0.0', released_on: '2026-10-20' }, FIRST];
    for (const [today, before] of [
      ['2026-11-22', '2026-11-21'],
      ['2026-11-23', '2026-11-22'],
      ['2026-12-30', undefined],
    ] as const) {
      await exchange(invented, today, before);
      expect(await days()).toEqual(['1.0.0 2026-10-14']);
      expect(await waitingDays()).toEqual(['2.0.0 2026-10-20 seen 2026-11-22', '1.0.0 2026-10-14']);
    }
  });

  it('announces a release: it waits until its day has come, and goes on by itself then', async () => {
    approve();
    const announced = [{ version: '2.0.0', released_on: '2026-11-29' }, FIRST];
    for (const today of [EXCHANGED_ON, '2026-11-27']) {
      await exchange(announced, today, READ_BEFORE);
      expect(await days()).toEqual(['1.0.0 2026-10-14']);
      expect(await waitingDays()).toEqual([`2.0.0 2026-11-29 seen ${EXCHANGED_ON}`, '1.0.0 2026-10-14']);
    }
    await exchange(announced, '2026-11-28', '2026-11-27');
    expect(await days()).toEqual(['2.0.0 2026-11-29 seen 2026-11-28', '1.0.0 2026-10-14']);
    expect(await isNothingWaiting()).toBe(true);
  });

  it.each([
    ['the day of the release before', '2026-10-14'],
    ['the year of it', '2025-11-25'],
  ])('forgets %s in a document of one release: the new version goes on without a day', async (_what, released_on) => {
    approve();
    for (const today of [EXCHANGED_ON, '2026-11-27']) {
      await exchange([{ version: '2.0.0', released_on }], today, READ_BEFORE);
      expect(await days()).toEqual([`2.0.0 seen ${EXCHANGED_ON}`, '1.0.0 2026-10-14']);
      expect(await isNothingWaiting()).toBe(true);
    }
  });

  it('drops a version and brings it back under another day: it is the version that was published', async () => {
    approve();
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }], '2026-11-21', APPROVED_ON);
    await exchange([{ version: '3.0.0', released_on: '2026-11-22' }], '2026-11-22', '2026-11-21');
    await exchange([{ version: '2.0.0', released_on: '2026-11-23' }], '2026-11-23', '2026-11-22');
    expect(await days()).toEqual([
      '3.0.0 2026-11-22 seen 2026-11-22',
      '2.0.0 2026-11-21 seen 2026-11-21',
      '1.0.0 2026-10-14',
    ]);
  });

  it('is refused once: the same invented release does not come back, and honest ones go on', async () => {
    approve();
    const invented = { version: '0.9.0', released_on: '2020-01-01' };
    await exchange([FIRST, invented], '2026-11-21', APPROVED_ON);
    await rejectOf(catalog, 'editor');
    await exchange([FIRST, invented], '2026-11-22', '2026-11-21');
    expect(await isNothingWaiting()).toBe(true);
    await exchange([{ version: '2.0.0', released_on: '2026-11-23' }, FIRST, invented], '2026-11-23', '2026-11-22');
    expect(await isNothingWaiting()).toBe(true);
    expect(await days()).toEqual(['2.0.0 2026-11-23 seen 2026-11-23', '1.0.0 2026-10-14']);
  });
});

describe('a listing that was withdrawn', () => {
  afterEach(remove);

  it('and is let in once more has been seen on no day: what it says is declared again', async () => {
    approve();
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }, FIRST], '2026-11-21', APPROVED_ON);
    await withdrawListing(await openRepository(catalog.folder), 'editor', 'Its publisher wants it.', NOW);
    catalog.git('rm', '--quiet', 'data/moderation/ed/editor.json');
    catalog.commit('Let it come back');
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }, FIRST], '2026-11-22', '2026-11-21');
    expect(await days()).toBeUndefined();
    await publishOf(catalog, 'editor');
    expect(await days()).toEqual(['2.0.0 2026-11-21', '1.0.0 2026-10-14']);
  });
});

describe('where nothing is remembered of earlier readings', () => {
  afterEach(remove);

  it.each([
    ['2026-11-25', 'on the day it is seen', true],
    ['2026-10-26', '30 days before, entered late', true],
    ['2026-11-26', 'the day after, which is the same day elsewhere', true],
    ['2026-10-25', '31 days before', false],
  ])('a release of %s, %s: goes on %s', async (released_on, _what, goesOn) => {
    approve();
    await exchange([{ version: '2.0.0', released_on }, FIRST]);
    expect(await days()).toEqual([
      ...(goesOn ? [`2.0.0 ${released_on} seen ${EXCHANGED_ON}`] : []),
      '1.0.0 2026-10-14',
    ]);
  });

  it('a version keeps the day that is published with it', async () => {
    approve();
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }, FIRST], '2026-11-21', APPROVED_ON);
    await exchange([{ version: '2.0.0', released_on: '2026-11-21' }, FIRST], '2026-12-30');
    expect(await days()).toEqual(['2.0.0 2026-11-21 seen 2026-11-21', '1.0.0 2026-10-14']);
    expect(await isNothingWaiting()).toBe(true);
  });
});

describe('the day on which a version was first seen', () => {
  afterEach(remove);

  it('is that of the run, and the reading before it is noted beside it', async () => {
    approve();
    await exchange([{ version: '2.0.0', released_on: '2026-11-22' }, FIRST], EXCHANGED_ON, '2026-11-21');
    expect((await publishedOf(catalog, 'editor'))?.versions).toEqual([
      {
        ...{ version: '2.0.0', released_on: '2026-11-22', prerelease: false },
        ...{ seen_on: EXCHANGED_ON, unseen_on: '2026-11-21' },
      },
      { version: '1.0.0', released_on: '2026-10-14', prerelease: false },
    ]);
  });

  it('is not what a feed says it is', async () => {
    approve();
    const said = { version: '2.0.0', released_on: EXCHANGED_ON, seen_on: '2020-01-01', unseen_on: '2019-12-31' };
    await exchange([said, { ...FIRST, seen_on: '2026-10-14' } as SaidRelease]);
    expect(await days()).toEqual([`2.0.0 ${EXCHANGED_ON} seen ${EXCHANGED_ON}`, '1.0.0 2026-10-14']);
  });

  it('stays through a rename, a correction and what a reviewer approves later', async () => {
    approve();
    const second = { version: '2.0.0', released_on: '2026-11-21' };
    await exchange([second, FIRST], '2026-11-21', APPROVED_ON);
    const path = 'data/listings/ed/editor.json';
    const listing = JSON.parse(catalog.git('show', `main:${path}`));
    catalog.write(path, `${JSON.stringify({ ...listing, category: 'games' }, null, 2)}\n`);
    catalog.commit('Correct the category');
    await renameListing(await openRepository(catalog.folder), 'editor', 'writer', NOW);
    const invented = { version: '0.9.0', released_on: '2020-01-01' };
    await exchange([second, FIRST, invented], '2026-11-22', '2026-11-21');
    await publishOf(catalog, 'writer');
    await exchange([second, FIRST, invented], '2026-11-24', '2026-11-23');
    expect(await days('writer')).toEqual([
      '2.0.0 2026-11-21 seen 2026-11-21',
      '1.0.0 2026-10-14',
      '0.9.0 2020-01-01 seen 2026-11-22',
    ]);
  });
});
