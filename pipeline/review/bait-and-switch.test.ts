/**
 * Bait and switch: a listing was approved, then its publisher changes what stands behind it. Whatever a script tries,
 * nothing of the bait is published before a person has seen it.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { approvedCatalog, proposalOf, publishAllOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { publishProposals } from './decisions/publish-proposals.ts';
import { type OpenRepository, openRepository } from './plan/proposals/open-repository.ts';
import {
  artifacts,
  BAIT,
  BAIT_HASH,
  type Change,
  DOWNLOADS,
  described,
  document,
  FEED,
  good,
  inSoftware,
  ONE_STEP,
  TEXT,
} from './testing/exchanged-feed.ts';

let catalog: TemporaryCatalog;

async function approve(change = good): Promise<void> {
  catalog = await approvedCatalog(padDocument('editor', change), FEED);
}

const exchange = async (change: Change) => void (await catalog.sync({ [FEED]: document(change) }));

/** All that may have changed without a person: versions that came, and days. */
function rest(listing: Listing | undefined): unknown {
  if (listing === undefined) return undefined;
  const sources = listing.sources.map(({ last_changed_on: _on, ...source }) => source);
  return { ...listing, versions: undefined, sources, badges: undefined, verification: undefined };
}

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
    await approve();
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
    await approve();
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
    await approve(() => {});
    const steps: Record<string, unknown>[] = [
      { documentation: 'https://bait.example' },
      { integrations: ['Bait casino'] },
      { interfaces: { openapi: { version: '3.1.0', spec_url: 'https://bait.example/openapi.json' } } },
      { license: { spdx_id: 'Bait license', commercial_terms: 'Bait terms.' } },
      { order_url: 'https://bait.example', keywords: ['bait'], requirements: 'Bait.' },
      { icon: 'https://works.example/bait.png', screenshots: ['https://works.example/bait.png'] },
    ];
    for (const members of steps) {
      await catalog.sync({ [FEED]: padDocument('editor', inSoftware(members)) });
      expect(JSON.stringify(await publishedOf(catalog, 'editor'))).not.toMatch(BAIT);
    }
  });

  it('takes its words into the versions one by one: none of them is published unseen', async () => {
    await approve();
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
    await approve();
    await exchange(inSoftware({ homepage: 'https://works.example/new' }));
    const { digest } = await proposalOf(catalog, 'editor');
    await exchange(inSoftware({ homepage: 'https://works.example/bait' }));
    const repository = await openRepository(catalog.folder);
    const [verdict] = await publishProposals(repository, [{ name: 'editor', digest }], NOW);
    expect(verdict).toMatchObject({ published: false });
    expect(JSON.stringify(await publishedOf(catalog, 'editor'))).not.toMatch(BAIT);
  });
});

describe('a domain that has expired', () => {
  afterEach(remove);

  it('brings no new download once its proof is gone, although the address is the one that was approved', async () => {
    await approve();
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
    expect(published?.versions[0]).toEqual({
      version: '2.0.0',
      released_on: TODAY,
      seen_on: TODAY,
      prerelease: false,
    });
    expect(JSON.stringify(published)).not.toMatch(BAIT);
  });
});

describe('a feed whose address redirects to another host', () => {
  afterEach(remove);
  const answeredBy = (host: string, version: string) => {
    const next = document(({ release }) => Object.assign(release, { version }, artifacts(version)));
    return catalog.sync({ [FEED]: `https://${host}/editor.json`, [`https://${host}/editor.json`]: next });
  };
  const versions = async () => (await publishedOf(catalog, 'editor'))?.versions.map(({ version }) => version);

  it('brings not even a version before a person has seen it, and then goes on', async () => {
    await approve();
    await answeredBy('www.works.example', '2.0.0');
    await answeredBy('bait.example', '6.6.6');
    expect(await versions()).toEqual(['2.0.0', '1.0.0']);
    const { snapshot } = await proposalOf(catalog, 'editor');
    expect(snapshot?.record.report).toContainEqual(expect.objectContaining({ code: 'feed_redirected' }));
    await publishOf(catalog, 'editor');
    await answeredBy('bait.example', '6.6.7');
    expect((await versions())?.[0]).toBe('6.6.7');
  });
});

describe('what a release brings', () => {
  afterEach(remove);

  it('goes on without a person where it looks like those before', async () => {
    await approve();
    await exchange(({ release }) => Object.assign(release, { notes_url: 'https://works.example/notes/2.0.0' }));
    expect((await publishedOf(catalog, 'editor'))?.versions[0]).toEqual({
      version: '2.0.0',
      released_on: TODAY,
      seen_on: TODAY,
      prerelease: false,
      notes_url: 'https://works.example/notes/2.0.0',
      ...artifacts('2.0.0'),
    });
    expect((await openRepository(catalog.folder)).proposals.size).toBe(0);
  });

  it('goes on without the download nobody has seen, and with it once that is approved', async () => {
    await approve();
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
    await approve();
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
