/** Batches in a real repository: what shares a branch, what leaves it, and what nobody does to it by one slug's name. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishOf, rejectOf } from '../../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';
import { publishProposals } from '../../decisions/publish-proposals.ts';
import { type OpenRepository, openRepository } from '../proposals/open-repository.ts';

let catalog: TemporaryCatalog;
beforeEach(() => {
  catalog = temporaryCatalog();
});
afterEach(() => catalog.remove());

const ref = (number: number) => `moderation/_batch-${number}`;
const listing = (slug: string) => `data/listings/${slug.slice(0, 2)}/${slug}.json`;
const record = (slug: string) => `data/moderation/${slug.slice(0, 2)}/${slug}.json`;
const named = (slug: string, name: string) => padDocument(slug, ({ software }) => Object.assign(software, { name }));

function commitFeeds(feeds: Record<string, string>): void {
  for (const [name, text] of Object.entries(feeds)) catalog.write(`data/feeds/${name}.json`, text);
  catalog.commit('Feeds');
}

/** A sync whose new listings share branches from two on. */
async function sync(): Promise<Record<string, string>> {
  const { items } = await catalog.sync({}, undefined, undefined, { batchesFrom: 2 });
  return Object.fromEntries(items.map(({ slug = '', outcome }) => [slug, outcome]));
}

/** Slug → branch of everything that waits. */
async function waiting(): Promise<Record<string, string>> {
  const { proposals } = await openRepository(catalog.folder);
  return Object.fromEntries([...proposals].map(([slug, { ref }]) => [slug, ref.replace('refs/heads/', '')]));
}

function editBranch(branch: string, edit: () => void): void {
  catalog.git('checkout', '--quiet', branch);
  edit();
  catalog.commit('By hand');
  catalog.git('checkout', '--quiet', 'main');
}

describe('batches', () => {
  it('are made from so many new listings on, and each holds at most fifty', async () => {
    commitFeeds({ astro: padDocument('astro') });
    await sync();
    expect(await waiting()).toEqual({ astro: 'moderation/astro' });
    const slugs = Array.from({ length: 51 }, (_, index) => `tool-${index}`);
    commitFeeds(Object.fromEntries(slugs.map((slug) => [slug, padDocument(slug)])));
    await sync();
    const branches = Object.values(await waiting());
    expect(branches.filter((branch) => branch === ref(1)).length).toBe(50);
    expect(branches.filter((branch) => branch === ref(2)).length).toBe(1);
    expect(await sync()).toMatchObject({ astro: 'pending', 'tool-0': 'pending', 'tool-50': 'pending' });
    expect(catalog.git('log', '-1', '--format=%B', ref(2)).trimEnd()).toBe('Propose tool-9\n\ntool-9');
  });

  it('are one commit each, also when a feed changes', async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    commitFeeds({ brush: named('brush', 'Brush Two') });
    expect(await sync()).toEqual({ astro: 'pending', brush: 'propose' });
    expect(await waiting()).toEqual({ astro: ref(1), brush: ref(1) });
    expect(catalog.git('rev-list', '--count', `main..${ref(1)}`)).toBe('1');
    const { proposals } = await openRepository(catalog.folder);
    expect(proposals.get('brush')?.snapshot?.listing.name).toBe('Brush Two');
  });

  it('lose what was published another way, and go when nothing is left', async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    for (const slug of ['astro', 'brush']) {
      catalog.git('checkout', '--quiet', ref(1), '--', listing(slug), record(slug));
      catalog.commit(`Publish ${slug}`);
      expect(await sync()).toMatchObject({ [slug]: 'unchanged' });
      expect(await waiting()).toEqual(slug === 'astro' ? { brush: ref(1) } : {});
    }
    expect(catalog.git('for-each-ref', 'refs/heads/moderation')).toBe('');
  });

  it.each([
    ['its listing', [listing('astro')]],
    ['its record', [record('astro')]],
    ['both', [listing('astro'), record('astro')]],
  ])(
    'leave alone what a person has taken out (%s): it gets a branch of its own, not the next batch',
    async (_, files) => {
      commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush'), comet: padDocument('comet') });
      await sync();
      editBranch(ref(1), () => catalog.git('rm', '--quiet', ...files));
      const theirs = catalog.git('rev-parse', ref(1));
      commitFeeds({ delta: padDocument('delta'), ember: padDocument('ember') });
      expect(await sync()).toMatchObject({ astro: 'propose', brush: 'pending', comet: 'pending' });
      const now = { astro: 'moderation/astro', brush: ref(1), comet: ref(1), delta: ref(2), ember: ref(2) };
      expect(await waiting()).toEqual(now);
      expect(await sync()).toMatchObject({ astro: 'pending' });
      expect(catalog.git('rev-parse', ref(1))).toBe(theirs);
    },
  );

  it('are not touched once a person has committed to them, whatever their feeds say', async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    editBranch(ref(1), () => catalog.write('note.txt', 'x'));
    const theirs = catalog.git('rev-parse', ref(1));
    commitFeeds({ brush: named('brush', 'Brush Two') });
    expect(await sync()).toEqual({ astro: 'pending', brush: 'pending' });
    expect(catalog.git('rev-parse', ref(1))).toBe(theirs);
  });

  it('are merged like any branch', async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    catalog.git('merge', '--quiet', '--no-ff', '--no-edit', ref(1));
    expect(await sync()).toEqual({ astro: 'unchanged', brush: 'unchanged' });
    expect(await waiting()).toEqual({});
  });

  it('never get a number that is taken', async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    editBranch(ref(1), () => catalog.git('rm', '--quiet', '-r', 'data/listings', 'data/moderation'));
    commitFeeds({ comet: padDocument('comet'), delta: padDocument('delta') });
    await sync();
    expect(await waiting()).toMatchObject({ comet: ref(2), delta: ref(2) });
  });

  it('do not take a change of a published listing', async () => {
    commitFeeds({ astro: padDocument('astro') });
    await sync();
    await publishOf(catalog, 'astro');
    commitFeeds({ astro: named('astro', 'Astro Two'), brush: padDocument('brush'), comet: padDocument('comet') });
    await sync();
    expect(await waiting()).toEqual({ astro: 'moderation/astro', brush: ref(1), comet: ref(1) });
  });
});

describe('one slug of a batch', () => {
  const reason =
    'It waits on one branch with 1 other. Merge or close the pull request of all of them, or take its two files out of ' +
    'it: then it gets a pull request of its own at the next sync.';
  let repository: OpenRepository;
  beforeEach(async () => {
    commitFeeds({ astro: padDocument('astro'), brush: padDocument('brush') });
    await sync();
    repository = await openRepository(catalog.folder);
  });

  it('is not published alone', async () => {
    const approvals = Array.from(repository.proposals.values(), ({ slug, digest }) => ({ name: slug, digest }));
    const verdicts = await publishProposals(repository, approvals, NOW);
    expect(verdicts).toEqual(['astro', 'brush'].map((name) => ({ name, published: false, reason })));
    expect(catalog.git('rev-parse', 'main')).toBe(repository.main);
  });

  it('is not rejected alone, and takes no other with it', async () => {
    await expect(rejectOf(catalog, 'astro')).rejects.toThrow(reason);
    expect(await waiting()).toEqual({ astro: ref(1), brush: ref(1) });
  });
});
