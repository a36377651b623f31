/** Bait and switch at a forge: a repository changes hands, or another one takes its place. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Draft } from '../../schemas/contracts/draft.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import { preparedCatalog, proposalOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import { type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { BAIT, BAIT_HASH, FEED, GOOD_HASH } from './testing/exchanged-feed.ts';

let catalog: TemporaryCatalog;

describe('a repository', () => {
  afterEach(() => catalog.remove());

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
    await catalog.sync({}, TODAY, undefined, { results: [result] });
  }

  async function approveRepository(identity?: typeof WORKS): Promise<void> {
    catalog = await preparedCatalog(['repository', identity], async () => {
      catalog = temporaryCatalog({ editor: JSON.stringify({ url: REPOSITORY }) });
      await read('1.0.0', identity);
      await publishOf(catalog, 'editor');
      return catalog;
    });
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
