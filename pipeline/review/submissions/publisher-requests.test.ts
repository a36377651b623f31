/** What publishers ask for, and what a run tells the worker for them. */
import { describe, expect, it } from 'vitest';
import type { PublisherRequest } from '../../../schemas/contracts/internal-api.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { publishedOf, publishOf } from '../../testing/reviewing.ts';
import { createLookUps, type LookUpTools } from '../domains/look-ups.ts';
import { noRecords, site, text } from '../domains/testing/verifying.ts';
import { type OpenRepository, openRepository } from '../plan/proposals/open-repository.ts';
import { findProofs, lookAtFiles } from './publisher-report.ts';
import { refusedRequests, withDepartures } from './publisher-requests.ts';
import { made, publishersRun, version } from './testing/submitting-run.ts';

const run = publishersRun();
const YANK = { version: '0.9.0', by: 'operator', on: '2026-11-01', reason: 'Stolen key.' };
const LEDGER = 'main:data/moderation/ed/editor.json';
const requested = (action: PublisherRequest['action'], slug = 'editor', domains = ['maker.example']) => {
  run.worker.tasks.requests.push({ id: 7, slug, action, domains });
};

const withEditor = () =>
  run.beginAfter('publishing editor', async () => {
    run.begin({ editor: JSON.stringify({ url: `${run.feeds.origin}/editor.json` }) });
    run.documents['/editor.json'] = made('editor');
    await run.sync();
    await publishOf(run.catalog, 'editor');
  });

describe('a listing whose publisher wants it out', () => {
  it('is withdrawn by the run, stays so, and the request is done', async () => {
    await withEditor();
    requested('withdraw');
    await run.sync();
    expect(await publishedOf(run.catalog, 'editor')).toBeUndefined();
    expect(JSON.parse(run.catalog.git('show', LEDGER))).toMatchObject({
      state: 'withdrawn',
      reason: 'Withdrawn by its publisher.',
    });
    expect(run.printed).toContain('Withdrew editor, as its publisher asked.');
    expect(run.worker.tasks.requests).toEqual([]);
    const main = run.catalog.git('rev-parse', 'main');
    await run.sync();
    expect([run.catalog.git('rev-parse', 'main'), run.names()]).toEqual([main, ['main']]);
  });

  it('takes the change that waits for a person with it', async () => {
    await withEditor();
    run.documents['/editor.json'] = made('editor', ({ software }) => Object.assign(software, { name: 'Another' }));
    await run.sync();
    expect(run.names()).toEqual(['main', 'moderation/editor']);
    requested('withdraw');
    await run.sync();
    expect(run.names()).toEqual(['main']);
  });

  it.each(['fail before', 'fail after'] as const)('is withdrawn once, though the run is cut off (%s)', async (mood) => {
    await withEditor();
    requested('withdraw');
    run.worker.next = mood;
    await run.sync();
    const main = run.catalog.git('rev-parse', 'main');
    await run.sync();
    expect([run.catalog.git('rev-parse', 'main'), run.worker.tasks.requests]).toEqual([main, []]);
  });

  it('stays if the token does not speak for it, and the worker hears why', async () => {
    await withEditor();
    requested('withdraw', 'editor', ['evil.example']);
    requested('withdraw', 'unheard-of');
    await run.sync();
    expect(await publishedOf(run.catalog, 'editor')).toBeDefined();
    const reason = expect.stringContaining('speaks for no');
    expect(run.worker.report).toMatchObject({ requests: [7, 7], refused: [{ reason }, { reason }] });
  });

  it('is let in again at the publisher’s wish, and a person looks at it as at any other', async () => {
    await withEditor();
    requested('withdraw');
    await run.sync();
    expect(run.worker.report?.refused).toEqual([]);
    requested('restore');
    await run.sync();
    expect(run.worker.report).toMatchObject({ requests: [7], refused: [] });
    await run.sync();
    expect(run.names()).toEqual(['main', 'moderation/editor']);
    await publishOf(run.catalog, 'editor');
    expect(await publishedOf(run.catalog, 'editor')).toBeDefined();
  });

  it.each<[string, string, object, string | undefined]>([
    ['comes back', 'maker.example', {}, undefined],
    ['stays out where the operator withdrew it', 'maker.example', { reason: 'Malware.' }, 'The operator withdrew it.'],
    ['stays out where somebody else asks', 'evil.example', {}, 'speaks for no'],
    ['stays out where the operator corrected it', 'maker.example', { overrides: { name: 'X' } }, 'had corrected it'],
    ['stays out where the operator withdrew a version', 'maker.example', { yanked: [YANK] }, 'or withdrawn a version'],
  ])('%s, when it is wanted back', (_what, domain, changes, why) => {
    const record = { slug: 'editor', state: 'withdrawn', reason: 'Withdrawn by its publisher.', overrides: {} };
    const withdrawn = { ...record, source: { kind: 'pad-json', domain: 'maker.example' }, ...changes };
    const data = { listings: new Map(), ledger: new Map([['editor', withdrawn]]) } as unknown as CatalogData;
    const requests = [{ id: 7, slug: 'editor', action: 'restore' as const, domains: [domain] }];
    const done = withDepartures({ data } as OpenRepository, requests);
    expect(done.restored).toEqual(why === undefined ? ['editor'] : []);
    const refused = why === undefined ? [] : [{ id: 7, reason: expect.stringContaining(why) }];
    expect(refusedRequests(data, requests, done)).toEqual(refused);
  });

  it('waits for a person where even updates do', async () => {
    await withEditor();
    const settings = JSON.parse(run.catalog.git('show', 'main:data/catalog.json'));
    const moderation = { mode: 'github', updates: 'pull-request' };
    run.catalog.write('data/catalog.json', JSON.stringify({ ...settings, moderation }));
    run.catalog.commit('Review on GitHub');
    requested('withdraw');
    requested('restore');
    await run.sync({ dryRun: true });
    expect(run.printed).toContain('The publisher wants editor out: `catalog moderation withdraw editor`.');
    expect(run.printed).toContain('The publisher wants editor back: delete data/moderation/ed/editor.json.');
    expect(run.worker.tasks.requests).toHaveLength(2);
  });
});

describe('a feed that failed and waits', () => {
  it('is read at once when its publisher asks', async () => {
    await withEditor();
    delete run.documents['/editor.json'];
    for (let failure = 0; failure < 3; failure += 1) await run.sync();
    run.documents['/editor.json'] = made('editor', version('2.0.0'));
    await run.sync();
    const latest = async () => (await publishedOf(run.catalog, 'editor'))?.versions[0]?.version;
    expect(await latest()).toBe('1.0.0');
    requested('sync');
    await run.sync();
    expect([await latest(), run.worker.tasks.requests]).toEqual(['2.0.0', []]);
  });
});

describe('the report of a run', () => {
  it('says how the listings on the domains of tokens stand, and nothing of others', async () => {
    await withEditor();
    const foreign = made('viewer', ({ software }) => Object.assign(software, { homepage: 'https://other.example' }));
    run.catalog.write('data/feeds/viewer.json', foreign);
    run.catalog.commit('Add another');
    await run.sync();
    await publishOf(run.catalog, 'viewer');
    delete run.documents['/editor.json'];
    await run.sync();
    expect(run.worker.report?.listings).toEqual([
      {
        slug: 'editor',
        name: 'Example editor',
        version: '1.0.0',
        homepage: 'https://maker.example/editor',
        sources: [
          {
            kind: 'pad-json',
            url: `${run.feeds.origin}/editor.json`,
            last_changed_on: '2026-11-20',
            failing_since: '2026-11-20',
            failing_code: 'bad_status',
          },
        ],
        in_moderation: false,
      },
    ]);
    expect((await openRepository(run.catalog.folder)).data.listings.size).toBe(2);
  });

  it('names the lines of this catalog that are in the files of domains', async () => {
    const line = (last: number, host = 'c') => `catalog-verification=${host}/_domain/${`${last}`.padStart(32, '0')}`;
    const file = (...lines: string[]) => text(`# ours\n${lines.join('\n')}\n`);
    const client = site({
      'https://maker.example/.well-known/catalog-verification.txt': file(line(1), line(2), line(3, 'd')),
      'https://other.example/.well-known/catalog-verification.txt': file('catalog-verification=c/editor/9'),
    });
    const domains = ['maker', 'other', 'silent'].map((name) => `${name}.example`);
    const lookUps = createLookUps({ resolveTxt: noRecords, client });
    expect(await lookAtFiles(domains, { lookUps }, 'c')).toEqual([
      { domain: 'maker.example', lines: [line(1), line(2)] },
      { domain: 'other.example', lines: [] },
      { domain: 'silent.example', lines: [] },
    ]);
    // Without time left, nothing is said of any.
    expect(await lookAtFiles(domains, { lookUps, deadline: new Date() }, 'c')).toEqual([]);
  });
});

describe('the line of a token', () => {
  const LINE = 'catalog-verification=c/_domain/1';
  const FILE = 'https://maker.example/.well-known/catalog-verification.txt';

  it.each<[string, Partial<LookUpTools>, boolean]>([
    ['in DNS', { resolveTxt: async () => [[LINE]] }, true],
    ['in the file', { client: site({ [FILE]: text(LINE) }) }, true],
    ['of another claim', { resolveTxt: async () => [[`${LINE}2`]] }, false],
    ['behind servers that fail', { resolveTxt: () => Promise.reject(new Error('down')) }, false],
    ['gone', {}, false],
  ])('%s', async (_what, tools, isFound) => {
    const lookUps = createLookUps({ resolveTxt: noRecords, client: site(), ...tools });
    expect(await findProofs([{ domain: 'maker.example', line: LINE }], { lookUps })).toEqual({
      proofs_found: isFound ? [LINE] : [],
      proofs_missed: isFound ? [] : [LINE],
    });
  });
});

describe('a run whose time is up', () => {
  it('leaves submissions and requests with the worker, and the next one takes them', async () => {
    await withEditor();
    run.documents['/new.json'] = made('new');
    const id = run.worker.submit({ url: `${run.feeds.origin}/new.json` });
    await run.sync({ minutes: 0 });
    expect(run.worker.state(id)).toBe('queued');
    await run.sync();
    expect(run.worker.state(id)).toBe('in_moderation');
  });
});
