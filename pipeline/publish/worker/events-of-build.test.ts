/** What the worker is told of a build. The worker that is told keeps nothing but the build it has acknowledged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rankCatalog } from '../../build/listings/rank-catalog.ts';
import { emittedTexts } from '../../build/testing/emitted-texts.ts';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../repo/data/checkout.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { withdrawListing } from '../../review/decisions/manage-listings.ts';
import { openRepository } from '../../review/plan/proposals/open-repository.ts';
import { preparedCatalog, publishAllOf } from '../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { handOverEvents } from './notify-worker.ts';

const FEED = 'https://works.example/pad.json';
const HOOK = 'https://hooks.works.example/private-path';

interface Told {
  slug: string;
  formerly: string[];
  publication: { commit: string; is_new: boolean; published_on: string };
  rank: { position: number };
}

let catalog: TemporaryCatalog;
// Both listings are published, and the worker knows of neither.
beforeEach(async () => {
  catalog = await preparedCatalog('events of a build', async () => {
    catalog = temporaryCatalog({ 'with-hook': JSON.stringify({ url: FEED }), quiet: padDocument('quiet') });
    await sync('with-hook');
    await publishAllOf(catalog);
    return catalog;
  });
  told = [];
  named = [];
  acknowledged = null;
});
afterEach(() => catalog.remove());

let told: Told[];
/** Slugs that publishers have named for an endpoint. */
let named: string[];
let acknowledged: { commit: string; date: string } | null;

/** @param breakAt path at which the worker stops answering */
function worker(breakAt?: string): InternalClient {
  const refuse = (path: string) => {
    if (path === breakAt) throw new WorkerError('The worker does not answer.');
  };
  return {
    get: async (path) => ({ data: path === '/events/named' ? named : acknowledged }) as never,
    async post(path, body) {
      refuse(path);
      const { listings = [], build } = body as { listings?: Told[]; build: { commit: string; date: string } };
      told.push(...listings);
      if (path === '/events/complete') acknowledged = build;
      return { data: { left: 0 } } as never;
    },
  };
}

/** Publishes what waits, and hands over the build of the newest commit. @returns what the worker was told */
async function publish(client = worker(), date = '2026-11-20'): Promise<Told[]> {
  await publishAllOf(catalog);
  const checkout = await readCheckout(catalog.folder);
  const data = parseCatalog(checkout.files);
  const site = { base_url: 'https://catalog.test', host: 'worker' } as const;
  const ranked = rankCatalog(data, checkout.history, site, date);
  const files = emittedTexts({ catalog: data, ranked, site, date, snapshots: [], history: checkout.history });
  told = [];
  await handOverEvents(client, {
    folder: catalog.folder,
    catalog: data,
    history: checkout.history,
    build: { commit: checkout.commit ?? '', date },
    read: async (path) => Buffer.from(files.get(path) ?? ''),
  });
  return told;
}

const sync = (slug: string) =>
  catalog.sync({ [FEED]: padDocument(slug, (document) => Object.assign(document, { webhook: { url: HOOK } })) });
const head = () => catalog.git('rev-parse', 'HEAD');
const news = (listings: readonly Told[]) => listings.map(({ publication: { is_new } }) => is_new);

describe('the worker is told', () => {
  it('of every listing that wants events, all there is to send, and nothing of its address', async () => {
    const listings = await publish();
    expect(listings).toEqual([
      {
        slug: 'with-hook',
        formerly: [],
        sources: [FEED],
        host: 'hooks.works.example',
        hosts: ['works.example', 'works.example'],
        asking_host: 'works.example',
        rank: { position: expect.any(Number), score: expect.any(Number) },
        publication: {
          commit: expect.stringMatching(/^[0-9a-f]{40}$/),
          is_new: true,
          name: 'Example with-hook',
          version: '1.0.0',
          url: 'https://catalog.test/software/with-hook/',
          published_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      },
    ]);
    expect(JSON.stringify(listings)).not.toContain('private-path');
    expect(acknowledged).toEqual({ commit: head(), date: '2026-11-20' });
  });

  it('of a listing whose feed wants no events, where its publisher has named it for an endpoint', async () => {
    named = ['quiet'];
    const listings = await publish();
    expect(listings.map(({ slug }) => slug).sort()).toEqual(['quiet', 'with-hook']);
    expect(listings.find(({ slug }) => slug === 'quiet')).not.toHaveProperty('host', expect.anything());
  });

  it('of a submitted document by the slug of its listing, because it is to be found nowhere', async () => {
    const path = 'data/moderation/wi/with-hook.json';
    const record = JSON.parse(catalog.git('show', `main:${path}`));
    catalog.write(path, JSON.stringify({ ...record, source: { kind: 'pad-json', domain: 'maker.example' } }));
    catalog.commit('As if it had been submitted');
    expect(await publish()).toMatchObject([
      {
        ...{ slug: 'with-hook', sources: ['submitted:with-hook'] },
        ...{ hosts: ['works.example', 'maker.example'], asking_host: 'maker.example' },
      },
    ]);
  });

  it('the next time that nothing was published, with the same commit', async () => {
    const [first] = await publish();
    catalog.commit('Something else');
    const [second] = await publish();
    expect(second?.publication).toMatchObject({ is_new: false, commit: first?.publication.commit });
  });

  it('that a listing was published again after a withdrawal', async () => {
    const [first] = await publish();
    await withdrawListing(await openRepository(catalog.folder), 'with-hook', 'A mistake.', NOW);
    expect(await publish()).toEqual([]);
    catalog.git('revert', '--no-edit', 'HEAD');
    const [again] = await publish();
    expect(again?.publication.is_new).toBe(true);
    expect(again?.publication.commit).not.toBe(first?.publication.commit);
  });

  it('that a rename is no publication', async () => {
    const [before] = await publish();
    await sync('new-name');
    const [after] = await publish();
    expect(after).toMatchObject({ slug: 'new-name', formerly: ['with-hook'], publication: { is_new: false } });
    expect(after?.publication.commit).toBe(before?.publication.commit);
  });

  it.each(['/events', '/events/complete'])('of everything again, if the hand-over broke off at %s', async (path) => {
    await expect(publish(worker(path))).rejects.toThrow('The worker does not answer.');
    expect(acknowledged).toBeNull();
    catalog.commit('Something else');
    expect(news(await publish())).toEqual([true]);
    expect(news(await publish())).toEqual([false]);
  });

  it('of all slugs it had, if a listing was renamed twice', async () => {
    await publish();
    await sync('new-name');
    await expect(publish(worker('/events'))).rejects.toThrow('The worker does not answer.');
    await sync('newer-name');
    expect(await publish()).toMatchObject([{ slug: 'newer-name', formerly: ['new-name', 'with-hook'] }]);
  });

  it('for the first time of nothing that was published more than 30 days ago', async () => {
    const publishedOn = Date.parse((await publish())[0]?.publication.published_on ?? '');
    const daysLater = (days: number) => new Date(publishedOn + days * 86_400_000).toISOString().slice(0, 10);
    acknowledged = null;
    expect(news(await publish(worker(), daysLater(30)))).toEqual([true]);
    acknowledged = null;
    expect(news(await publish(worker(), daysLater(31)))).toEqual([false]);
  });

  it('of nothing new, if it knows a commit that is not there any more', async () => {
    acknowledged = { commit: 'f'.repeat(40), date: '2026-01-01' };
    expect(news(await publish())).toEqual([false]);
  });
});
