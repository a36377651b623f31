/** The review on GitHub, with real git and a fake of the API: what a run opens, updates and closes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../../collect/sources/github/testing/fake-github.ts';
import { outcomes } from '../../testing/reviewing.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type GithubCatalog, githubCatalog, TOKEN } from './testing/reviewing-on-github.ts';

let catalog: GithubCatalog;
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  for (const { headers } of catalog.fake.requests) expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
  await catalog.close();
});

const feed = (slug: string) => `data/feeds/${slug}.json`;
const listing = (slug: string) => `data/listings/${slug.slice(0, 2)}/${slug}.json`;
const record = (slug: string) => `data/moderation/${slug.slice(0, 2)}/${slug}.json`;
const writes = () =>
  catalog.fake.requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
const titles = () =>
  catalog.fake.pulls.map(({ number, state, title, labels }) => `${number} ${state} ${title} [${labels}]`);
const ledger = (slug: string) => JSON.parse(catalog.file('main', record(slug)) ?? '{}');
const named = (slug: string, name: string) => padDocument(slug, ({ software }) => Object.assign(software, { name }));
const versioned = (slug: string, version: string) =>
  padDocument(slug, ({ release }) => Object.assign(release, { version, released_on: '2026-11-20' }));
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`tool-${index}`, padDocument(`tool-${index}`)]));

describe('one listing', () => {
  beforeEach(async () => {
    catalog = await githubCatalog({ astro: padDocument('astro') });
  });

  it('gets one pull request, once', async () => {
    const clone = catalog.clone();
    await clone.sync();
    expect(titles()).toEqual(['1 open Propose astro [new]']);
    expect(catalog.branches()).toEqual(['moderation/astro']);
    expect(catalog.fake.pulls[0]?.body).toMatch(/^A new listing waits for review, in the category `[a-z-]+`\.\n/);
    const count = writes().length;
    expect(outcomes(await clone.sync())).toEqual([`${feed('astro')}: pending`]);
    expect(outcomes(await catalog.clone().sync())).toEqual([`${feed('astro')}: pending`]);
    expect(writes().length).toBe(count);
    expect(clone.notes).toEqual([]);
  });

  it('is updated in place when its feed changes', async () => {
    const clone = catalog.clone();
    await clone.sync();
    const before = catalog.git('rev-parse', 'refs/heads/moderation/astro');
    catalog.commit('main', { [feed('astro')]: named('astro', 'Astro Two') });
    await clone.sync();
    expect(titles()).toEqual(['1 open Propose astro [new]']);
    expect(catalog.fake.pulls[0]?.body).toContain('Astro Two');
    expect(catalog.git('rev-parse', 'refs/heads/moderation/astro')).not.toBe(before);
    expect(catalog.git('rev-list', '--count', 'main..moderation/astro')).toBe('1');
  });

  it('keeps the labels that people set', async () => {
    const clone = catalog.clone();
    await clone.sync();
    catalog.fake.pulls[0]?.labels.push('good first review', 'warning');
    await clone.sync();
    expect(catalog.fake.pulls[0]?.labels).toEqual(['good first review', 'new']);
  });

  it('is published by a merge, which removes its branch', async () => {
    const clone = catalog.clone();
    await clone.sync();
    catalog.fake.mergePull(1);
    expect(outcomes(await clone.sync())).toEqual([`${feed('astro')}: unchanged`]);
    expect(catalog.branches()).toEqual([]);
    expect(clone.git('for-each-ref', 'refs/heads/moderation', 'refs/catalog')).toBe('');
    expect(clone.git('status', '--porcelain', '--branch')).toBe('## main...origin/main');
    catalog.commit('main', { [feed('astro')]: versioned('astro', '2.0.0') });
    await clone.sync();
    expect(catalog.file('main', listing('astro'))).toContain('"version": "2.0.0"');
    expect(titles()).toEqual(['1 closed Propose astro [new]']);
  });

  it('loses its pull request when nothing is left to review, also where people speak German', async () => {
    const clone = catalog.clone();
    const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
    catalog.commit('main', { 'data/catalog.json': JSON.stringify({ ...settings, languages: ['de'] }) });
    await clone.sync();
    catalog.fake.mergePull(1);
    catalog.commit('main', { [feed('astro')]: named('astro', 'Astro Two') });
    await clone.sync();
    expect(titles()).toEqual(['1 closed astro vorschlagen [neu]', '2 open astro vorschlagen [heikle Änderung]']);
    expect(catalog.git('log', '-1', '--format=%s', 'moderation/astro')).toBe('astro vorschlagen');
    expect(catalog.fake.pulls[1]?.body).toContain('  name\n- Example astro\n+ Astro Two');
    catalog.commit('main', { [feed('astro')]: padDocument('astro') });
    await clone.sync();
    expect(titles()[1]).toBe('2 closed astro vorschlagen [heikle Änderung,hinfällig]');
    expect(catalog.branches()).toEqual([]);
    await clone.sync();
    expect(ledger('astro').declined).toBeUndefined();
  });

  it('a change of its name is rebuilt, without a conflict, when the published one gets a new version', async () => {
    const clone = catalog.clone();
    await clone.sync();
    catalog.fake.mergePull(1);
    catalog.commit('main', { [feed('astro')]: named('astro', 'Astro Two') });
    await clone.sync();
    const published = JSON.parse(catalog.file('main', listing('astro')) ?? '');
    published.documentation = 'https://works.example/docs';
    catalog.commit('main', { [listing('astro')]: JSON.stringify(published) });
    await clone.sync();
    expect(catalog.git('rev-list', '--count', 'main..moderation/astro')).toBe('1');
    expect(catalog.git('merge-base', 'main', 'moderation/astro')).toBe(catalog.git('rev-parse', 'main'));
    expect(catalog.file('moderation/astro', listing('astro'))).toContain('https://works.example/docs');
    catalog.fake.mergePull(2);
    expect(catalog.file('main', listing('astro'))).toContain('Astro Two');
  });

  it('is left alone once a person has committed to its branch, and labeled when main has moved on', async () => {
    const clone = catalog.clone();
    await clone.sync();
    catalog.fake.mergePull(1);
    catalog.commit('main', { [feed('astro')]: named('astro', 'Astro Two') });
    await clone.sync();
    catalog.commit('moderation/astro', { 'data/listings/as/note.txt': 'x' });
    const theirs = catalog.git('rev-parse', 'moderation/astro');
    catalog.commit('main', {
      [listing('astro')]: (catalog.file('main', listing('astro')) ?? '').replace('Example Works', 'Works'),
    });
    expect(outcomes(await clone.sync())).toEqual([`${feed('astro')}: stale`]);
    expect(catalog.git('rev-parse', 'moderation/astro')).toBe(theirs);
    expect(titles()[1]).toBe('2 open Propose astro [sensitive-change,stale]');
    expect(catalog.fake.pulls[1]?.body).toContain('this branch is left alone');
  });

  it('is nobody else’s to decide: pull requests from copies are not looked at', async () => {
    const clone = catalog.clone();
    const foreign = catalog.fake.addForeign('moderation/astro');
    await clone.sync();
    catalog.fake.closePull(foreign.number, { author: 'stranger', text: 'I do not like it.' });
    expect(outcomes(await clone.sync())).toEqual([`${feed('astro')}: pending`]);
    expect(titles()).toEqual(['1 closed x []', '2 open Propose astro [new]']);
  });
});

describe('many', () => {
  it('are opened a few a run, the others wait', async () => {
    catalog = await githubCatalog(many(4));
    const settings = { max_pull_requests: 2 };
    const clone = catalog.clone(settings);
    await clone.sync();
    expect(clone.notes).toEqual(['2 more wait for a pull request. The next runs open them, the oldest first.']);
    expect(catalog.branches().length).toBe(4);
    await catalog.clone(settings).sync();
    expect(titles().map((title) => title.split(' ')[3])).toEqual(['tool-0', 'tool-1', 'tool-2', 'tool-3']);
  });

  it('name others that wait and look like them, and no record does', async () => {
    const likeTool = padDocument('tool-pro', ({ vendor, software }) => {
      vendor.name = 'Mallory';
      Object.assign(software, { name: 'Fine Tool Pro', homepage: 'https://mallory.example/' });
    });
    catalog = await githubCatalog({ tool: named('tool', 'Fine Tool'), 'tool-pro': likeTool });
    await catalog.clone().sync();
    expect(titles()).toEqual(['1 open Propose tool [new]', '2 open Propose tool-pro [new,warning]']);
    expect(catalog.fake.pulls[1]?.body).toContain('warning: The name looks like that of tool, by another publisher.');
    expect(catalog.file('moderation/tool-pro', record('tool-pro'))).not.toContain('similar_name');
  });

  it('share batches from five on', async () => {
    catalog = await githubCatalog(many(6));
    const clone = catalog.clone();
    await clone.sync();
    expect(titles()).toEqual(['1 open Propose 6 listings (_batch-1) [new]']);
    expect(catalog.branches()).toEqual(['moderation/_batch-1']);
    const count = writes().length;
    expect(new Set(outcomes(await clone.sync()).map((text) => text.split(': ')[1]))).toEqual(new Set(['pending']));
    expect(writes().length).toBe(count);
    catalog.commit('main', { [feed('tool-3')]: named('tool-3', 'Tool Three'), [feed('late')]: padDocument('late') });
    await clone.sync();
    expect(titles()).toEqual(['1 open Propose 6 listings (_batch-1) [new]', '2 open Propose late [new]']);
    expect(catalog.fake.pulls[0]?.body).toContain('Tool Three');
    expect(catalog.git('rev-list', '--count', 'main..moderation/_batch-1')).toBe('1');
    catalog.fake.mergePull(1);
    await clone.sync();
    expect(catalog.branches()).toEqual(['moderation/late']);
    expect(catalog.git('ls-tree', '-r', '--name-only', 'main', 'data/listings').split('\n').length).toBe(6);
  });

  it('of a batch one stays in moderation when a person takes its files out, and gets a pull request of its own', async () => {
    catalog = await githubCatalog(many(6));
    const clone = catalog.clone();
    await clone.sync();
    catalog.commit('moderation/_batch-1', { [listing('tool-3')]: null, [record('tool-3')]: null });
    const theirs = catalog.git('rev-parse', 'moderation/_batch-1');
    await clone.sync();
    await clone.sync();
    expect(titles()).toEqual(['1 open Propose 5 listings (_batch-1) [new]', '2 open Propose tool-3 [new]']);
    expect(catalog.git('rev-parse', 'moderation/_batch-1')).toBe(theirs);
    catalog.fake.mergePull(1);
    await clone.sync();
    expect(catalog.branches()).toEqual(['moderation/tool-3']);
    expect(catalog.file('main', listing('tool-3'))).toBeUndefined();
  });

  it('of a batch all are refused when it is closed', async () => {
    catalog = await githubCatalog(many(6));
    catalog.fake.permissions = { reviewer: 'write' };
    const clone = catalog.clone();
    await clone.sync();
    catalog.fake.closePull(1, { author: 'reviewer', text: 'Not software.' });
    expect(new Set(outcomes(await clone.sync()).map((text) => text.split(': ')[1]))).toEqual(new Set(['declined']));
    expect(ledger('tool-0')).toMatchObject({ state: 'rejected', reason: 'Not software.' });
    expect(ledger('tool-5')).toMatchObject({ state: 'rejected', reason: 'Not software.' });
    expect(catalog.branches()).toEqual([]);
  });

  it('wait when GitHub allows no more requests, and the next run goes on', async () => {
    catalog = await githubCatalog(many(4));
    const clone = catalog.clone();
    let left = 2;
    catalog.fake.intercept = ({ method }) => {
      if (method !== 'POST') return undefined;
      left -= 1;
      return left >= 0
        ? undefined
        : failure(403, 'You have exceeded a secondary rate limit.', { 'retry-after': '3600' });
    };
    await clone.sync();
    expect(clone.notes).toEqual([
      'GitHub allows no more requests for now. Pull requests that lack something are completed by the next run.',
    ]);
    expect(titles().length).toBe(2);
    catalog.fake.intercept = () => undefined;
    await clone.sync();
    expect(titles().map((title) => title.split(' ')[3])).toEqual(['tool-0', 'tool-1', 'tool-2', 'tool-3']);
  });
});
