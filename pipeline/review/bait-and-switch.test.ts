/**
 * Bait and switch: a listing was approved, then its publisher changes what stands behind it. Whatever a script tries,
 * nothing of the bait is published before a person has seen it.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../../schemas/contracts/draft.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import { proposalOf, publishAllOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import {
  copyOfCatalog,
  NOW,
  type PadFixture,
  padDocument,
  type TemporaryCatalog,
  TODAY,
  temporaryCatalog,
} from '../testing/temporary-catalog.ts';
import { publishProposals } from './decisions/decide-proposals.ts';
import { type OpenRepository, openRepository } from './plan/open-repository.ts';
import { localKey } from './plan/record-key.ts';
import { applySync, planSync } from './plan/sync-plan.ts';

const FEED = 'https://works.example/editor.json';
const DOWNLOADS = 'https://downloads.works.example';
const GOOD_HASH = '1'.repeat(64);
const BAIT_HASH = 'ba17'.repeat(16);
/** Stands in every text, address and digest that must not come through. */
const BAIT = /bait|ba17/i;

let catalog: TemporaryCatalog;

type Change = (document: PadFixture) => void;

const TEXT = 'Edits plain text files of any size. It opens them at once, searches them and compares two of them.';

const good: Change = ({ vendor, software, release }) => {
  Object.assign(vendor, { website: 'https://works.example' });
  Object.assign(software, {
    license: { commercial_terms: 'One seat for each person.' },
    descriptions: { en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT } },
    documentation: 'https://works.example/manual',
    integrations: ['Git'],
    interfaces: { mcp: { version: '1.0', transport: 'sse', endpoint: 'https://works.example/mcp' } },
  });
  Object.assign(release, artifacts('1.0.0'), { notes_url: 'https://works.example/notes/1.0.0' });
};

const artifacts = (version: string, uri = `${DOWNLOADS}/${version}/editor-${version}.zip`, sha256 = GOOD_HASH) => ({
  artifacts: [{ uri, sha256 }],
});

/** The feed as it was approved, in version 2.0.0, with something exchanged. */
const document = (change: Change = () => {}, slug = 'editor') =>
  padDocument(slug, (pad) => {
    good(pad);
    Object.assign(pad.release, { version: '2.0.0' }, artifacts('2.0.0'));
    delete pad.release.notes_url;
    change(pad);
  });

async function approved(change: Change): Promise<TemporaryCatalog> {
  const made = temporaryCatalog({ editor: JSON.stringify({ url: FEED }) });
  await made.sync({ [FEED]: padDocument('editor', change) });
  await publishOf(made, 'editor');
  return made;
}

let approvedGood: TemporaryCatalog;
beforeAll(async () => {
  approvedGood = await approved(good);
});
afterAll(() => approvedGood.remove());

function approve(): void {
  catalog = copyOfCatalog(approvedGood);
}

const exchange = async (change: Change) => void (await catalog.sync({ [FEED]: document(change) }));

/** All that may have changed without a person: versions that came, and days. */
function rest(listing: Listing | undefined): unknown {
  if (listing === undefined) return undefined;
  const sources = listing.sources.map(({ last_changed_on: _on, ...source }) => source);
  return { ...listing, versions: undefined, sources, badges: undefined, verification: undefined };
}

const inSoftware =
  (members: Record<string, unknown>): Change =>
  ({ software }) =>
    Object.assign(software, members);

const described = (description: Record<string, unknown>) =>
  inSoftware({
    descriptions: { en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT, ...description } },
  });

/** In one step: what the feed says instead. */
const ONE_STEP: [what: string, change: Change][] = [
  ['the path of its homepage', inSoftware({ homepage: 'https://works.example/bait' })],
  ['the host of its homepage', inSoftware({ homepage: 'https://bait.example/product' })],
  [
    'a download on another host',
    ({ release }) => Object.assign(release, artifacts('2.0.0', 'https://bait.example/2.0.0/editor-2.0.0.zip')),
  ],
  [
    'a download at another path',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/bait/editor-2.0.0.zip`)),
  ],
  [
    'a download whose path leads upwards',
    ({ release }) =>
      Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip/../../../bait/editor-2.0.0.zip`)),
  ],
  [
    'a download behind a query',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip?from=bait`)),
  ],
  [
    'a download on another port',
    ({ release }) =>
      Object.assign(
        release,
        artifacts('2.0.0', 'https://downloads.works.example:8443/2.0.0/editor-2.0.0.zip', BAIT_HASH),
      ),
  ],
  [
    'the download of the version that was approved',
    ({ release }) => Object.assign(release, { version: '1.0.0' }, artifacts('1.0.0', `${DOWNLOADS}/1.0.0/bait.zip`)),
  ],
  [
    'the digest of the version that was approved',
    ({ release }) => Object.assign(release, { version: '1.0.0' }, artifacts('1.0.0', undefined, BAIT_HASH)),
  ],
  [
    'an earlier version’s download',
    (pad) => Object.assign(pad, { releases: [{ version: '1.0.0', ...artifacts('1.0.0', undefined, BAIT_HASH) }] }),
  ],
  [
    'a second download beside the first',
    ({ release }) => (release.artifacts as unknown[]).push({ uri: `${DOWNLOADS}/2.0.0/bait-2.0.0.zip` }),
  ],
  [
    'the endpoint of its MCP server',
    inSoftware({ interfaces: { mcp: { version: '1.0', transport: 'sse', endpoint: 'https://bait.example/mcp' } } }),
  ],
  ['the vendor’s website', ({ vendor }) => Object.assign(vendor, { website: 'https://bait.example' })],
  ['the vendor’s name', ({ vendor }) => Object.assign(vendor, { name: 'Bait Works' })],
  ['its documentation', inSoftware({ documentation: 'https://bait.example/manual' })],
  ['its name', inSoftware({ name: 'Bait editor' })],
  ['its terms', inSoftware({ license: { commercial_terms: 'Bait terms.' } })],
  [
    'its license and price',
    inSoftware({ license_type: 'commercial', pricing: { model: 'one-time', price_from_cents: 9900, currency: 'EUR' } }),
  ],
  ['its category and kind', inSoftware({ category: 'games', kind: 'mobile' })],
  ['its tagline', described({ tagline: 'Bait casino' })],
  ['its summary', described({ summary: 'Bait casino.' })],
  ['its text', described({ text: 'Bait casino.' })],
  ['an address at the end of its text', described({ text: `${TEXT} More at bait.example.` })],
  [
    'a text in another language',
    inSoftware({
      descriptions: {
        en: { tagline: 'A text editor', summary: 'Edits text files.', text: TEXT },
        de: { summary: 'Bait-Casino.' },
      },
    }),
  ],
  ['its integrations', inSoftware({ integrations: ['Git', 'Bait casino'] })],
  [
    'the notes of a version, on another host',
    ({ release }) => Object.assign(release, { notes_url: 'https://bait.example/notes' }),
  ],
  [
    'the platform a download is said to be for',
    ({ release }) =>
      Object.assign(release, {
        artifacts: [{ uri: `${DOWNLOADS}/2.0.0/editor-2.0.0.zip`, platform: 'bait casino', sha256: GOOD_HASH }],
      }),
  ],
  [
    'a download behind a fragment',
    ({ release }) => Object.assign(release, artifacts('2.0.0', `${DOWNLOADS}/2.0.0/editor-2.0.0.zip#bait`)),
  ],
  ['an address that the end of its text becomes', described({ text: `${TEXT.slice(0, -1)}.bait.example` })],
  ['a version that is a sentence', ({ release }) => Object.assign(release, { version: '2.0.0 bait casino' })],
  ['a version that is an address', ({ release }) => Object.assign(release, { version: '2.bait.example' })],
];

describe('in one step, a feed exchanges', () => {
  let all: TemporaryCatalog;
  let before: ReadonlyMap<string, Listing>;
  let after: OpenRepository;

  // Each script has a listing of its own, and all are tried in one run.
  beforeAll(async () => {
    const slugs = ONE_STEP.map((_script, index) => `case-${index}`);
    const feedOf = (slug: string) => `https://works.example/${slug}.json`;
    all = temporaryCatalog(Object.fromEntries(slugs.map((slug) => [slug, JSON.stringify({ url: feedOf(slug) })])));
    await all.sync(Object.fromEntries(slugs.map((slug) => [feedOf(slug), padDocument(slug, good)])));
    await publishAllOf(all);
    before = (await openRepository(all.folder)).data.listings;
    await all.sync(
      Object.fromEntries(
        ONE_STEP.map(([, change], index) => [feedOf(`case-${index}`), document(change, `case-${index}`)]),
      ),
    );
    after = await openRepository(all.folder);
  });
  afterAll(() => all.remove());

  it.each(ONE_STEP.map(([what], index) => [what, `case-${index}`]))('%s: not published unseen', (_what, slug) => {
    const published = after.data.listings.get(slug);
    expect(published).toBeDefined();
    expect(JSON.stringify(published)).not.toMatch(BAIT);
    expect(rest(published)).toEqual(rest(before.get(slug)));
    expect(after.proposals.has(slug)).toBe(true);
  });
});

const remove = () => catalog.remove();

describe('in many steps, a feed', () => {
  afterEach(remove);

  it('lengthens its text until it is another one: the end is not published unseen', async () => {
    approve();
    let text = TEXT;
    for (let step = 0; step < 20; step += 1) {
      text += step < 19 ? ' It is quick, and it is small.' : ' Or play in our bait casino.';
      await exchange(described({ text }));
    }
    const published = await publishedOf(catalog, 'editor');
    expect(published?.descriptions.en?.text?.length).toBeLessThan(TEXT.length * 1.5);
    expect(JSON.stringify(published)).not.toMatch(BAIT);
  });

  it('moves its downloads folder by folder: none of them is published unseen', async () => {
    approve();
    const steps = [
      'https://downloads.works.example/files',
      'https://downloads2.works.example/files',
      'https://bait.example/files',
    ];
    for (const [index, base] of steps.entries()) {
      const version = `2.${index}.0`;
      await exchange(({ release }) =>
        Object.assign(release, { version }, artifacts(version, `${base}/editor-${version}.zip`)),
      );
    }
    const published = await publishedOf(catalog, 'editor');
    expect(published?.versions.map(({ version }) => version)).toEqual(['2.2.0', '2.1.0', '2.0.0', '1.0.0']);
    expect(published?.versions.flatMap((entry) => entry.artifacts ?? [])).toEqual(artifacts('1.0.0').artifacts);
  });

  it('adds one member after the other that it did not have: what carries words or an address waits', async () => {
    catalog = await approved(() => {});
    const steps: Record<string, unknown>[] = [
      { documentation: 'https://bait.example' },
      { integrations: ['Bait casino'] },
      { interfaces: { openapi: { version: '3.1.0', spec_url: 'https://bait.example/openapi.json' } } },
      { license: { spdx_id: 'Bait license', commercial_terms: 'Bait terms.' } },
    ];
    for (const members of steps) {
      await catalog.sync({ [FEED]: padDocument('editor', inSoftware(members)) });
      expect(JSON.stringify(await publishedOf(catalog, 'editor'))).not.toMatch(BAIT);
    }
  });

  it('takes its words into the versions one by one: none of them is published unseen', async () => {
    approve();
    for (const version of ['2.0.0-preview', '2.0.0-bait', '2.1.0 casino bait', 'v2.2 (bait)']) {
      await exchange(({ release }) => Object.assign(release, { version, artifacts: [] }));
    }
    const published = await publishedOf(catalog, 'editor');
    expect(published?.versions.map(({ version }) => version)).toEqual(['2.0.0-preview', '1.0.0']);
  });
});

describe('between show and publish', () => {
  afterEach(remove);

  it('a feed changes: what was shown is not what waits, and nothing is published', async () => {
    catalog = temporaryCatalog({ editor: JSON.stringify({ url: FEED }) });
    await catalog.sync({ [FEED]: padDocument('editor', good) });
    const { digest } = await proposalOf(catalog, 'editor');
    await catalog.sync({ [FEED]: document(inSoftware({ homepage: 'https://bait.example' })) });
    const repository = await openRepository(catalog.folder);
    const verdicts = await publishProposals(repository, [{ name: 'editor', digest }], NOW);
    expect(verdicts).toEqual([
      { name: 'editor', published: false, reason: expect.stringContaining('it has changed since it was shown') },
    ]);
    expect(await publishedOf(catalog, 'editor')).toBeUndefined();
  });

  it('a change of a published listing becomes another one: it asks again', async () => {
    approve();
    await exchange(inSoftware({ homepage: 'https://works.example/new' }));
    const { digest } = await proposalOf(catalog, 'editor');
    await exchange(inSoftware({ homepage: 'https://works.example/bait' }));
    const repository = await openRepository(catalog.folder);
    const [verdict] = await publishProposals(repository, [{ name: 'editor', digest }], NOW);
    expect(verdict).toMatchObject({ published: false });
    expect(JSON.stringify(await publishedOf(catalog, 'editor'))).not.toMatch(BAIT);
  });
});

describe('a repository', () => {
  afterEach(remove);

  const REPOSITORY = 'https://github.com/works/editor';
  const WORKS = { repository: 'github.com:1', owner: 'github.com:10' };

  const draft = (version: string, description: string): Draft => ({
    slug: 'editor',
    name: 'editor',
    kind: 'open-source',
    category: 'text-editors',
    license: { type: 'open-source', spdx_id: 'MIT' },
    vendor: { name: 'works' },
    platforms: [],
    integrations: [],
    descriptions: { en: { summary: description } },
    versions: [
      {
        version,
        released_on: TODAY,
        prerelease: false,
        artifacts: [
          {
            uri: `${REPOSITORY}/releases/download/v${version}/editor-${version}.zip`,
            sha256: version === '1.0.0' ? GOOD_HASH : BAIT_HASH,
          },
        ],
      },
    ],
    badges: [],
    archived: false,
  });

  async function read(version: string, identity: typeof WORKS | undefined, isFirst = true): Promise<void> {
    const repository = await openRepository(catalog.folder);
    const own = { kind: 'github', url: REPOSITORY, identity } as const;
    const sources = isFirst ? ([own] as const) : ([{ kind: 'pad-json', url: FEED }, own] as const);
    const feed = {
      label: 'data/feeds/editor.json',
      sources: [{ url: isFirst ? REPOSITORY : FEED }] as [{ url: string }],
    };
    const result: FeedResult = {
      feed,
      draft: draft(version, 'Edits text files.'),
      provenance: {},
      slugIsDerived: true,
      sources: [...sources],
      problems: [],
    };
    const plan = planSync([result], { ...repository, today: TODAY });
    await applySync(plan, { ...repository, now: NOW, key: await localKey(catalog.folder) });
  }

  async function approveRepository(identity?: typeof WORKS): Promise<void> {
    catalog = temporaryCatalog({ editor: JSON.stringify({ url: REPOSITORY }) });
    await read('1.0.0', identity);
    await publishOf(catalog, 'editor');
  }

  it.each([
    ['registered again by somebody else under the old name', { repository: 'github.com:2', owner: 'github.com:20' }],
    ['deleted and made anew by the same owner', { repository: 'github.com:2', owner: 'github.com:10' }],
    ['handed to another owner', { repository: 'github.com:1', owner: 'github.com:20' }],
  ])('%s: neither its downloads nor its version are published unseen', async (_what, identity) => {
    await approveRepository(WORKS);
    await read('2.0.0', identity);
    const published = await publishedOf(catalog, 'editor');
    expect(published?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(JSON.stringify(published)).not.toMatch(BAIT);
    const { snapshot } = await proposalOf(catalog, 'editor');
    expect(snapshot?.record.report.map(({ code }) => code)).toEqual([
      identity.repository === WORKS.repository ? 'owner_changed' : 'another_product',
    ]);
  });

  it('that is a further source is held to its numbers, too', async () => {
    catalog = temporaryCatalog();
    await read('1.0.0', WORKS, false);
    await publishOf(catalog, 'editor');
    await read('2.0.0', { repository: 'github.com:2', owner: 'github.com:20' }, false);
    expect((await publishedOf(catalog, 'editor'))?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('that was approved before numbers were kept adopts them with its next reading, and is held to them', async () => {
    await approveRepository();
    await read('1.0.0', WORKS);
    await read('2.0.0', { repository: 'github.com:2', owner: 'github.com:20' });
    expect((await publishedOf(catalog, 'editor'))?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('whose release has downloads like those that were approved goes on by itself', async () => {
    await approveRepository(WORKS);
    await read('2.0.0', WORKS);
    expect((await publishedOf(catalog, 'editor'))?.versions[0]).toMatchObject({
      version: '2.0.0',
      artifacts: [{ uri: `${REPOSITORY}/releases/download/v2.0.0/editor-2.0.0.zip` }],
    });
  });
});

describe('a domain that has expired', () => {
  afterEach(remove);

  it('brings no new download once its proof is gone, although the address is the one that was approved', async () => {
    approve();
    // What a check of its domain notes: a proof that was there can be seen no more.
    const path = 'data/listings/ed/editor.json';
    const listing = JSON.parse(catalog.git('show', `main:${path}`));
    const verification = {
      method: 'dns-txt',
      status: 'pending',
      verified_at: '2026-01-01T00:00:00Z',
      unproved_since: TODAY,
      reason: 'not_found',
    };
    catalog.write(path, `${JSON.stringify({ ...listing, verification }, null, 2)}\n`);
    catalog.commit('The proof is gone');
    await exchange(({ release }) => Object.assign(release, artifacts('2.0.0', undefined, BAIT_HASH)));
    const published = await publishedOf(catalog, 'editor');
    expect(published?.versions[0]).toEqual({ version: '2.0.0', released_on: '2026-10-14', prerelease: false });
    expect(JSON.stringify(published)).not.toMatch(BAIT);
  });
});

describe('what a release brings', () => {
  afterEach(remove);

  it('goes on without a person where it looks like those before', async () => {
    approve();
    await exchange(({ release }) => Object.assign(release, { notes_url: 'https://works.example/notes/2.0.0' }));
    expect((await publishedOf(catalog, 'editor'))?.versions[0]).toEqual({
      version: '2.0.0',
      released_on: '2026-10-14',
      prerelease: false,
      notes_url: 'https://works.example/notes/2.0.0',
      ...artifacts('2.0.0'),
    });
    expect((await openRepository(catalog.folder)).proposals.size).toBe(0);
  });

  it('goes on without the download nobody has seen, and with it once that is approved', async () => {
    approve();
    const added = { uri: `${DOWNLOADS}/2.0.0/editor-2.0.0-arm64.deb` };
    await exchange(({ release }) => (release.artifacts as unknown[]).push(added));
    expect((await publishedOf(catalog, 'editor'))?.versions[0]?.artifacts).toEqual(artifacts('2.0.0').artifacts);
    await publishOf(catalog, 'editor');
    expect((await publishedOf(catalog, 'editor'))?.versions[0]?.artifacts).toEqual([
      ...artifacts('2.0.0').artifacts,
      added,
    ]);
  });

  it('goes on while a description waits', async () => {
    approve();
    for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
      await exchange(({ software, release }) => {
        Object.assign(software, { descriptions: { en: { summary: 'Edits all files.' } } });
        Object.assign(release, { version }, artifacts(version));
      });
    }
    const published = await publishedOf(catalog, 'editor');
    expect(published?.versions.map(({ version }) => version)).toEqual(['2.2.0', '2.1.0', '2.0.0', '1.0.0']);
    expect(published?.descriptions.en?.summary).toBe('Edits text files.');
    expect((await proposalOf(catalog, 'editor')).snapshot?.listing.descriptions.en?.summary).toBe('Edits all files.');
  });
});
