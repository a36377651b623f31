/** Who says on which day a version was released: a forge that attests it, a publisher who may invent it, or both. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Draft } from '../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import { preparedCatalog, proposalOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import { APPROVED_ON, EXCHANGED_ON, FEED, FIRST, READ_BEFORE, type SaidRelease } from './testing/invented-days.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const GITHUB = ['github', 'https://github.com/works/editor'] as const;
const GITLAB = ['gitlab', 'https://gitlab.com/works/editor'] as const;
const OPENAPI = ['openapi', 'https://works.example/openapi.json'] as const;
const PAD = ['pad-json', FEED] as const;
type From = readonly [kind: FeedKind, url: string];

const draft = (releases: readonly SaidRelease[]): Draft => ({
  ...{ slug: 'editor', name: 'editor', kind: 'software', category: 'text-editors', vendor: { name: 'works' } },
  ...{ license: { type: 'open-source' }, platforms: [], integrations: [], badges: [], archived: false },
  homepage: 'https://works.example/editor',
  descriptions: { en: { summary: 'Edits text files.' } },
  versions: releases.map((release) => ({ ...release, prerelease: false })),
});

interface Reading {
  from: readonly From[];
  releases: readonly SaidRelease[];
  today?: string;
  readBefore?: string | undefined;
  domains?: readonly string[];
}

async function read({ from, releases, today = EXCHANGED_ON, readBefore, domains }: Reading) {
  const [first = PAD, ...further] = from.map(([kindOfSource, url]) => ({ kind: kindOfSource, url }));
  const primary = domains === undefined ? { kind: PAD[0], url: FEED, ...first } : { kind: PAD[0] };
  const result: FeedResult = {
    feed: { label: 'editor', sources: [{ url: FEED }] },
    draft: draft(releases),
    ...{ provenance: {}, slugIsDerived: false, problems: [] },
    sources: [primary, ...further],
    ...(domains && { domains }),
  };
  await catalog.sync({}, today, readBefore, { results: [result] });
}

async function approve(reading: Omit<Reading, 'releases'>): Promise<void> {
  catalog = await preparedCatalog(reading, async () => {
    catalog = temporaryCatalog();
    await read({ releases: [FIRST], today: APPROVED_ON, ...reading });
    await publishOf(catalog, 'editor');
    return catalog;
  });
}

const days = async () =>
  (await publishedOf(catalog, 'editor'))?.versions.map(({ version, released_on }) =>
    [version, released_on].filter(Boolean).join(' '),
  );
const told = async () => (await proposalOf(catalog, 'editor')).snapshot?.record.report.map(({ code }) => code);
const LATE = { version: '0.9.8', released_on: '2024-05-01' };

describe('a forge attests its days', () => {
  it.each([
    ['GitHub', [GITHUB]],
    ['GitLab', [GITLAB]],
    ['a forge and a description of an interface, which names none', [GITHUB, OPENAPI]],
  ] satisfies [string, From[]][])(
    '%s: an old tag that is read late goes on, and a day that it corrects',
    async (_what, from) => {
      await approve({ from });
      await read({ from, releases: [{ ...FIRST, released_on: '2026-10-15' }, LATE], readBefore: READ_BEFORE });
      expect(await days()).toEqual(['1.0.0 2026-10-15', '0.9.8 2024-05-01']);
      expect((await openRepository(catalog.folder)).proposals.size).toBe(0);
    },
  );

  it('but none to come: the clock of a committer may say anything', async () => {
    await approve({ from: [GITHUB] });
    await read({ from: [GITHUB], releases: [{ version: '9.9.9', released_on: '2031-01-01' }, FIRST] });
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
    expect(await told()).toEqual(['released_in_future']);
    await read({ from: [GITHUB], releases: [{ ...FIRST, released_on: '2031-01-01' }] });
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
  });

  it('and names only some of them at a time: what it does not name stays, with nobody asked', async () => {
    await approve({ from: [GITHUB] });
    const releases = [{ version: '1.1.0', released_on: EXCHANGED_ON }, { version: '1.0.0' }];
    await read({ from: [GITHUB], releases });
    expect(await days()).toEqual([`1.1.0 ${EXCHANGED_ON}`, '1.0.0 2026-10-14']);
    expect((await openRepository(catalog.folder)).proposals.size).toBe(0);
  });
});

describe('beside a document of the publisher, no day is attested', () => {
  it.each([
    ['a document with a repository as its second source', [PAD, GITHUB]],
    ['a repository with a document as its second source', [GITHUB, PAD]],
    ['a repository with a manifest beside it', [GITHUB, ['manifest', 'https://works.example/catalog.json']]],
    ['a document with a project of another forge', [PAD, GITLAB]],
    ['a forge on a host of its own', [['gitlab', 'https://gitlab.works.example/works/editor']]],
    ['a forge on a host that only sounds like one', [['gitlab', 'https://gitlab.com.works.example/works/editor']]],
  ] satisfies [string, From[]][])('%s: an invented release waits', async (_what, from) => {
    await approve({ from });
    await read({ from, releases: [FIRST, LATE], readBefore: READ_BEFORE });
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
    expect(await told()).toEqual(['released_in_past']);
  });

  it('a document joins an approved repository: its days wait, although the repository was believed', async () => {
    await approve({ from: [GITHUB] });
    await read({ from: [GITHUB, PAD], releases: [{ ...FIRST, released_on: '2020-01-01' }, LATE] });
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
    expect(await told()).toEqual(['released_in_past', 'release_day_changed']);
  });

  it('a document takes the place of an approved repository at the same host: its days wait', async () => {
    await approve({ from: [GITHUB] });
    const from = [['pad-json', 'https://github.com/works/editor/pad.json']] as const;
    await read({ from, releases: [FIRST, LATE] });
    expect(await days()).toEqual(['1.0.0 2026-10-14']);
  });
});

describe('what a publisher submits is read when it comes', () => {
  const submitted = { from: [PAD], domains: ['works.example'] };

  it.each([
    ['a day since the submission before', '2026-11-21', true],
    ['a month before the submission before', '2026-10-20', false],
  ])('%s: goes on %s %s', async (_what, released_on, goesOn) => {
    await approve(submitted);
    await read({ ...submitted, releases: [{ version: '1.1.0', released_on }, FIRST] });
    expect(await days()).toEqual([...(goesOn ? [`1.1.0 ${released_on}`] : []), '1.0.0 2026-10-14']);
  });
});
