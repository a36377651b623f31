/** Submissions on their whole way: from the worker into moderation, into the catalog, and their state back. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { proposalOf, publishedOf, publishOf, rejectOf } from '../../testing/reviewing.ts';
import { NOW, type PadFixture } from '../../testing/temporary-catalog.ts';
import { withdrawListing } from '../decisions/manage-listings.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { listingFacts } from '../plan/text/proposal-facts.ts';
import { KEY, made, publishersRun, version } from './testing/submitting-run.ts';

const run = publishersRun();
const record = (slug: string, ref = 'main') =>
  JSON.parse(run.catalog.git('show', `${ref}:data/moderation/${slug.slice(0, 2)}/${slug}.json`));

/** A submitted document was published, and its publisher has heard it. */
const withSubmitted = () =>
  run.beginAfter('publishing a submission', async () => {
    run.begin();
    run.worker.submit(made('editor'));
    await run.sync();
    await publishOf(run.catalog, 'editor');
    await run.sync();
  });
/** The listing of a feed that the operator follows was published. */
const withFollowed = () =>
  run.beginAfter('publishing a feed', async () => {
    run.begin({ editor: JSON.stringify({ url: `${run.feeds.origin}/editor.json` }) });
    run.documents['/editor.json'] = made('editor');
    await run.sync();
    await publishOf(run.catalog, 'editor');
  });

describe('a submitted document', () => {
  it('is proposed, waits, is merged, and its state follows', async () => {
    run.begin();
    const id = run.worker.submit(made('editor'));
    await run.sync();
    expect([run.names(), run.worker.state(id)]).toEqual([['main', 'moderation/editor'], 'in_moderation']);
    const { snapshot } = await proposalOf(run.catalog, 'editor');
    expect(snapshot?.record.source).toEqual({ kind: 'pad-json', domain: 'maker.example' });
    const facts = snapshot && listingFacts(snapshot.listing, snapshot.record);
    expect(facts).toContainEqual(['source', 'pad-json  submitted for maker.example']);
    expect(facts).toContainEqual(['platforms', 'none']);
    const waiting = run.branches();
    await run.sync();
    expect(run.branches()).toEqual(waiting);
    await publishOf(run.catalog, 'editor');
    const main = run.catalog.git('rev-parse', 'main');
    await run.sync();
    expect(run.worker.held.get(id)).toMatchObject({ state: 'published', slug: 'editor' });
    expect((await publishedOf(run.catalog, 'editor'))?.sources).toEqual([
      { kind: 'pad-json', primary: true, last_changed_on: '2026-11-20' },
    ]);
    await run.sync();
    expect([run.catalog.git('rev-parse', 'main'), run.names()]).toEqual([main, ['main']]);
  });

  it('that changes a published one harmlessly goes straight to the published branch', async () => {
    await withSubmitted();
    const id = run.worker.submit(made('editor', version('2.0.0')));
    await run.sync();
    expect([run.worker.state(id), run.names()]).toEqual(['published', ['main']]);
    expect((await publishedOf(run.catalog, 'editor'))?.versions.map((entry) => entry.version)).toEqual([
      '2.0.0',
      '1.0.0',
    ]);
  });

  it('that changes what readers rely on waits for a person, and passes the check of its branch', async () => {
    await withSubmitted();
    const rename = ({ software }: PadFixture) => Object.assign(software, { name: 'Another' });
    const id = run.worker.submit(made('editor', rename));
    await run.sync();
    expect([run.worker.state(id), (await publishedOf(run.catalog, 'editor'))?.name]).toEqual([
      'in_moderation',
      'Example editor',
    ]);
    await publishOf(run.catalog, 'editor');
    await run.sync();
    expect([run.worker.state(id), (await publishedOf(run.catalog, 'editor'))?.name]).toEqual(['published', 'Another']);
  });

  it('without a homepage is for the first domain of its token, and changed by that token alone', async () => {
    const bare = ({ software }: PadFixture) => Object.assign(software, { homepage: undefined });
    run.begin();
    run.worker.submit(made('editor', bare), ['maker.example', 'other.example']);
    await run.sync();
    expect(record('editor', 'moderation/editor').source).toEqual({ kind: 'pad-json', domain: 'maker.example' });
    await publishOf(run.catalog, 'editor');
    await run.sync();
    const next = (document: PadFixture) => {
      bare(document);
      version('2.0.0')(document);
    };
    const foreign = run.worker.submit(made('editor', next), ['other.example']);
    await run.sync();
    expect(run.worker.held.get(foreign)).toMatchObject({ state: 'invalid', errors: [{ code: 'slug_taken' }] });
    const own = run.worker.submit(made('editor', next), ['maker.example']);
    await run.sync();
    expect(run.worker.state(own)).toBe('published');
  });

  it('that was refused says why, also when it comes again', async () => {
    run.begin();
    const id = run.worker.submit(made('editor'));
    await run.sync();
    await rejectOf(run.catalog, 'editor');
    await run.sync();
    expect(run.worker.held.get(id)).toMatchObject({ state: 'rejected', reason: 'It does not start.', slug: 'editor' });
    const again = run.worker.submit(made('editor'));
    await run.sync();
    expect([run.worker.state(again), run.names()]).toEqual(['rejected', ['main']]);
  });

  it('of a listing that was taken out says why', async () => {
    await withSubmitted();
    await withdrawListing(await openRepository(run.catalog.folder), 'editor', 'It is gone.', NOW);
    const id = run.worker.submit(made('editor', version('3.0.0')));
    await run.sync();
    expect(run.worker.held.get(id)).toMatchObject({ state: 'withdrawn', reason: 'It is gone.' });
    expect(await publishedOf(run.catalog, 'editor')).toBeUndefined();
  });

  it('gives way to a later one of the same publisher', async () => {
    run.begin();
    const [first, second] = [run.worker.submit(made('editor')), run.worker.submit(made('editor', version('2.0.0')))];
    await run.sync();
    expect([run.worker.state(first), run.worker.state(second)]).toEqual(['withdrawn', 'in_moderation']);
    await publishOf(run.catalog, 'editor');
    await run.sync();
    expect((await publishedOf(run.catalog, 'editor'))?.versions).toMatchObject([{ version: '2.0.0' }]);
  });

  it('says where its events go to the worker alone; another claim to its slug does not', async () => {
    run.begin();
    const hook = (url: string) => (document: PadFixture) => Object.assign(document, { webhook: { url } });
    run.worker.submit(made('editor', hook('https://hooks.maker.example/private-path')));
    await run.sync();
    const events = ['listing.published', 'rank.changed'];
    const requested = { source: 'submitted:editor', url: 'https://hooks.maker.example/private-path', events };
    expect(run.worker.webhooks).toEqual([requested]);
    const elsewhere = made('editor', (document) => {
      hook('https://hooks.evil.example/private-path')(document);
      document.software.homepage = 'https://evil.example';
    });
    run.worker.submit(elsewhere, ['evil.example']);
    await run.sync();
    expect(run.worker.webhooks).toEqual([requested, requested]);
    const kept = [run.catalog.git('log', '--all', '--patch', '--format=%B'), ...run.printed].join('\n');
    expect(kept).toContain('hooks.maker.example');
    expect(kept).not.toContain('private-path');
  });
});

describe('a slug that is another’s', () => {
  const foreign = (slug: string) =>
    made(slug, ({ software }) => Object.assign(software, { homepage: 'https://evil.example' }));

  it('is not given to a publisher who has not proved its domain, published or waiting', async () => {
    run.begin({ editor: made('editor'), viewer: made('viewer') });
    await run.sync();
    await publishOf(run.catalog, 'editor');
    const ids = ['editor', 'viewer'].map((slug) => run.worker.submit(foreign(slug), ['evil.example']));
    const before = run.branches();
    await run.sync();
    expect(run.branches()).toEqual(before);
    for (const id of ids) {
      expect(run.worker.held.get(id)).toMatchObject({
        state: 'invalid',
        errors: [{ pointer: '/software/slug', code: 'slug_taken', message: expect.any(String) }],
      });
    }
  });

  it('is given to one who has, when a person agrees; the feed it came from claims it in vain', async () => {
    await withFollowed();
    const id = run.worker.submit(made('editor', version('2.0.0')));
    await run.sync();
    expect([run.worker.state(id), run.names()]).toEqual(['in_moderation', ['main', 'moderation/editor']]);
    await publishOf(run.catalog, 'editor');
    await run.sync();
    expect(run.worker.state(id)).toBe('published');
    expect((await publishedOf(run.catalog, 'editor'))?.sources).toMatchObject([{ kind: 'pad-json', primary: true }]);
    expect(await run.sync()).toBe(true);
    expect(run.printed.join('\n')).toContain('slug taken');
  });
});

describe('a submitted address', () => {
  const submitUrl = (path: string) => run.worker.submit({ url: run.feeds.origin + path }, ['127.0.0.1']);

  it('is read like a feed, proposed, and followed once it is published', async () => {
    run.begin();
    run.documents['/editor.json'] = made('editor');
    const id = submitUrl('/editor.json');
    await run.sync();
    expect([run.worker.state(id), run.names()]).toEqual(['in_moderation', ['main', 'moderation/editor']]);
    await publishOf(run.catalog, 'editor');
    await run.sync();
    expect(run.worker.state(id)).toBe('published');
    run.documents['/editor.json'] = made('editor', version('2.0.0'));
    await run.sync();
    expect((await publishedOf(run.catalog, 'editor'))?.versions[0]?.version).toBe('2.0.0');
  });

  it('that is followed already is not read twice', async () => {
    run.begin({ editor: JSON.stringify({ url: `${run.feeds.origin}/editor.json` }) });
    run.documents['/editor.json'] = made('editor');
    const ids = [submitUrl('/editor.json'), submitUrl('/editor.json')];
    const before = run.feeds.hits;
    await run.sync();
    expect([run.feeds.hits - before, ...ids.map(run.worker.state)]).toEqual([1, 'in_moderation', 'in_moderation']);
  });

  it('is told what was left out of its document, and where no event will ever go', async () => {
    run.begin();
    const webhook = { url: 'http://hooks.maker.example/' };
    run.documents['/editor.json'] = made('editor', (document) =>
      Object.assign(document, { webhook, software: { ...document.software, kind: 'nothing we know' } }),
    );
    run.documents['/plain.json'] = made('plain');
    const [warned, plain] = [submitUrl('/editor.json'), submitUrl('/plain.json')];
    await run.sync();
    expect(run.worker.held.get(warned)).toMatchObject({
      state: 'in_moderation',
      warnings: [
        { pointer: '/software/kind', code: 'unknown_value', message: expect.any(String) },
        { pointer: '/webhook/url', code: 'webhook_refused', message: expect.any(String) },
      ],
    });
    expect(run.worker.held.get(plain)?.warnings).toBeUndefined();
    const { report } = record('editor', 'moderation/editor');
    expect(report).toMatchObject([{ code: 'unknown_value' }, { code: 'webhook_refused' }]);
  });

  it('says where its events go when it is read, not when it is published, until the worker has heard it', async () => {
    run.begin();
    const hooked = (slug: string) =>
      made(slug, (document) =>
        Object.assign(document, { webhook: { url: 'https://hooks.maker.example/private-path' } }),
      );
    run.documents['/editor.json'] = hooked('editor');
    submitUrl('/editor.json');
    run.worker.next = 'fail before';
    await run.sync();
    const requested = {
      source: `${run.feeds.origin}/editor.json`,
      url: 'https://hooks.maker.example/private-path',
      events: ['listing.published', 'rank.changed'],
    };
    expect(run.worker.webhooks).toEqual([requested]);
    await run.sync();
    expect(run.worker.webhooks).toEqual([requested, requested]);
    await run.sync();
    await publishOf(run.catalog, 'editor');
    expect(run.worker.webhooks).toEqual([requested, requested]);
    expect(record('editor').webhook_host).toBe('hooks.maker.example');
    const kept = [run.catalog.git('log', '--all', '--patch', '--format=%B'), ...run.printed].join('\n');
    expect(kept).not.toContain('private-path');
  });

  it('has no say in where events go while it is refused, or its slug is another’s', async () => {
    run.begin({ editor: made('editor') });
    await run.sync();
    await publishOf(run.catalog, 'editor');
    const webhook = { url: 'https://hooks.evil.example/' };
    run.documents['/claim.json'] = made('editor', (document) => Object.assign(document, { webhook }));
    run.documents['/bad.json'] = JSON.stringify({ ...JSON.parse(made('bad')), webhook, release: {} });
    const ids = [submitUrl('/claim.json'), submitUrl('/bad.json')];
    await run.sync();
    expect([...ids.map(run.worker.state), run.worker.webhooks]).toEqual(['invalid', 'invalid', []]);
  });

  it('that gives no document, or a bad one, is told so', async () => {
    run.begin();
    run.documents['/bad.json'] = made('editor', (document) => Object.assign(document.software, { slug: 'Not A Slug' }));
    const [bad, silent] = [submitUrl('/bad.json'), submitUrl('/silent.json')];
    await run.sync();
    expect(run.worker.held.get(bad)).toMatchObject({ state: 'invalid', errors: [{ pointer: '/software/slug' }] });
    expect(run.worker.held.get(silent)).toMatchObject({ state: 'invalid', errors: [{ code: 'bad_status' }] });
    expect(run.names()).toEqual(['main']);
  });

  it('that fails while a person looks at it stays in moderation', async () => {
    run.begin();
    run.documents['/editor.json'] = made('editor');
    const id = submitUrl('/editor.json');
    await run.sync();
    delete run.documents['/editor.json'];
    const before = run.branches();
    await run.sync();
    expect([run.worker.state(id), run.branches()]).toEqual(['in_moderation', before]);
  });

  it('that was withdrawn under any slug does not come back', async () => {
    await withFollowed();
    await withdrawListing(await openRepository(run.catalog.folder), 'editor', 'It is gone.', NOW);
    const before = run.feeds.hits;
    const id = submitUrl('/editor.json');
    await run.sync();
    expect(run.worker.held.get(id)).toMatchObject({ state: 'withdrawn', reason: 'It is gone.' });
    expect(run.feeds.hits).toBe(before);
  });
});

describe('a shared run', () => {
  /** As the jobs of the workflow: one asks the worker, one reads without a key, one writes and reads nothing. */
  const runJobs = async () => {
    const [asked, shards] = ['.cache/asked', '.cache/shards'];
    rmSync(join(run.catalog.folder, shards), { recursive: true, force: true });
    await run.sync({ ask: asked });
    vi.stubEnv('CATALOG_INTERNAL_KEY', '');
    const calls = run.worker.server.hits;
    await run.sync({ shard: { number: 1, of: 1 }, shards, asked, minutes: 0 });
    expect(run.worker.server.hits).toBe(calls);
    vi.stubEnv('CATALOG_INTERNAL_KEY', KEY);
    const before = run.feeds.hits;
    await run.sync({ merge: shards });
    expect(run.feeds.hits).toBe(before);
  };

  it('reads what was submitted in the job that knows no secret, and says where its events go once it is taken', async () => {
    run.begin();
    const webhook = { url: 'https://hooks.maker.example/private-path' };
    run.documents['/editor.json'] = made('editor', (document) => Object.assign(document, { webhook }));
    run.documents['/bad.json'] = JSON.stringify({ ...JSON.parse(made('bad')), webhook, release: {} });
    const submit = (path: string) => run.worker.submit({ url: run.feeds.origin + path });
    const ids = [submit('/editor.json'), submit('/bad.json')];
    await runJobs();
    expect([ids.map(run.worker.state), run.names()]).toEqual([
      ['in_moderation', 'invalid'],
      ['main', 'moderation/editor'],
    ]);
    expect(run.worker.webhooks).toMatchObject([{ source: `${run.feeds.origin}/editor.json`, ...webhook }]);
    const left = readFileSync(join(run.catalog.folder, '.cache/shards/shard-1-of-1.ndjson'), 'utf8');
    expect(left).not.toContain('private-path');
  });

  it('leaves what was submitted after the worker was asked to the next run', async () => {
    run.begin();
    await run.sync({ ask: '.cache/asked' });
    run.documents['/editor.json'] = made('editor');
    const id = run.worker.submit({ url: `${run.feeds.origin}/editor.json` });
    await run.sync({ shard: { number: 1, of: 1 }, shards: '.cache/shards', asked: '.cache/asked' });
    await run.sync({ merge: '.cache/shards' });
    expect([run.worker.state(id), run.names()]).toEqual(['queued', ['main']]);
  });

  it('reads a feed that failed at once where its publisher asks', async () => {
    await withFollowed();
    delete run.documents['/editor.json'];
    for (let failure = 0; failure < 3; failure += 1) await run.sync();
    run.documents['/editor.json'] = made('editor', version('2.0.0'));
    run.worker.tasks.requests.push({ id: 7, slug: 'editor', action: 'sync', domains: ['maker.example'] });
    await runJobs();
    expect((await publishedOf(run.catalog, 'editor'))?.versions[0]?.version).toBe('2.0.0');
    expect(run.worker.tasks.requests).toEqual([]);
  });
});
