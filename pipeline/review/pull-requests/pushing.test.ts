/** Several who push at once, branches that are protected, and clones that are not as they should be. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomes } from '../../testing/reviewing.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type Clone, type GithubCatalog, githubCatalog, type Reached } from './testing/reviewing-on-github.ts';

const FEEDS = { astro: padDocument('astro') };

let catalog: GithubCatalog;
beforeEach(async () => {
  catalog = await githubCatalog(FEEDS);
});
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  await catalog.close();
});

const FEED = 'data/feeds/astro.json';
const LISTING = 'data/listings/as/astro.json';
const versioned = (version: string) =>
  padDocument('astro', ({ release }) => Object.assign(release, { version, released_on: '2026-11-20' }));
const listing = (branch: string) => JSON.parse(catalog.file(branch, LISTING) ?? '{}');
const refs = ({ git }: Clone) => git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/catalog').split('\n');

let withNewVersion: Reached | undefined;
/** Publishes astro, and lets its feed have a new version. */
async function published(): Promise<void> {
  if (withNewVersion !== undefined) {
    await catalog.close();
    catalog = await githubCatalog(FEEDS, withNewVersion);
    return;
  }
  await catalog.clone().sync();
  catalog.fake.mergePull(1);
  await catalog.clone().sync();
  catalog.commit('main', { [FEED]: versioned('2.0.0') });
  withNewVersion = catalog.reached();
}

describe('a push that comes second', () => {
  it('is made again from what the first has left', async () => {
    await published();
    const clone = catalog.clone();
    await clone.sync({ beforeWrite: () => catalog.commit('main', { 'data/feeds/other.json': padDocument('other') }) });
    expect(listing('main').versions[0].version).toBe('2.0.0');
    expect(catalog.file('main', 'data/feeds/other.json')).toBeDefined();
    expect(clone.git('status', '--porcelain', '--branch')).toBe('## main...origin/main');
    expect(refs(clone)).toEqual(['refs/heads/main']);
  });

  it('gives up after three attempts, with its clone as it was', async () => {
    await published();
    const clone = catalog.clone();
    const before = clone.git('rev-parse', 'main');
    const { open } = clone.review;
    let count = 0;
    clone.review.open = async () => {
      const repository = await open();
      count += 1;
      catalog.commit('main', { [`data/feeds/other-${count}.json`]: padDocument(`other-${count}`) });
      return repository;
    };
    await expect(clone.sync()).rejects.toThrow(/^Others pushed to origin during each of 3 attempts/);
    expect(listing('main').versions[0].version).toBe('1.0.0');
    expect(count).toBe(3);
    expect(refs(clone)).toEqual(['refs/heads/main']);
    expect(clone.git('status', '--porcelain')).toBe('');
    expect(clone.git('merge-base', '--is-ancestor', before, 'main')).toBe('');
  });

  it('of two clones that propose the same leaves one branch and one pull request', async () => {
    const [first, second] = [catalog.clone(), catalog.clone()];
    await second.sync({ beforeWrite: () => first.sync().then(() => {}) });
    expect(catalog.branches()).toEqual(['moderation/astro']);
    expect(catalog.fake.pulls.length).toBe(1);
    expect(second.git('rev-parse', 'moderation/astro')).toBe(catalog.git('rev-parse', 'moderation/astro'));
  });

  it('never undoes what a person has committed to a branch meanwhile', async () => {
    await catalog.clone().sync();
    catalog.commit('main', {
      [FEED]: padDocument('astro', ({ software }) => Object.assign(software, { name: 'Astro Two' })),
    });
    const edited = (catalog.file('moderation/astro', LISTING) ?? '').replace('Example astro', 'Astro by hand');
    const clone = catalog.clone();
    await clone.sync({ beforeWrite: () => catalog.commit('moderation/astro', { [LISTING]: edited }) });
    expect(listing('moderation/astro').name).toBe('Astro by hand');
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: pending`]);
  });

  it('meets a merge that happened while feeds were read', async () => {
    await catalog.clone().sync();
    catalog.commit('main', { [FEED]: versioned('2.0.0') });
    const clone = catalog.clone();
    await clone.sync({ beforeWrite: () => catalog.fake.mergePull(1) });
    await clone.sync();
    expect(listing('main').versions[0].version).toBe('2.0.0');
    expect(catalog.fake.open()).toEqual([]);
  });
});

describe('a protected branch', () => {
  const protect = () => {
    const hook = join(catalog.origin, 'hooks/update');
    mkdirSync(join(catalog.origin, 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\ntest "$1" != refs/heads/main || { echo "secret::words" >&2; exit 1; }\n');
    chmodSync(hook, 0o755);
  };

  it('is said to be one, with what to do', async () => {
    await published();
    protect();
    await expect(catalog.clone().sync()).rejects.toThrow(
      'origin protects a branch from pushes. Let the App or the user of the token bypass the rules for main, or set ' +
        'moderation.updates to "pull-request" in data/catalog.json.',
    );
  });

  it('gets its updates as one pull request, which each run writes anew', async () => {
    await published();
    protect();
    const settings = { updates: 'pull-request' } as const;
    await catalog.clone(settings).sync();
    expect(catalog.branches()).toEqual(['moderation/_updates']);
    expect(catalog.fake.open().map(({ title, labels }) => [title, labels])).toEqual([['Update astro', []]]);
    const first = catalog.git('rev-parse', 'moderation/_updates');
    await catalog.clone(settings).sync();
    expect(catalog.git('rev-parse', 'moderation/_updates')).toBe(first);
    expect(listing('moderation/_updates').versions[0].version).toBe('2.0.0');
    catalog.fake.mergePull(2);
    await catalog.clone(settings).sync();
    expect(catalog.branches()).toEqual([]);
    expect(listing('main').versions[0].version).toBe('2.0.0');
    expect(catalog.fake.pulls.length).toBe(2);
  });

  it('gets refusals there too, and their branches stay until it holds them', async () => {
    protect();
    const settings = { updates: 'pull-request' } as const;
    catalog.fake.permissions = { owner: 'admin' };
    await catalog.clone(settings).sync();
    catalog.fake.closePull(1, { author: 'owner', text: 'Spam.' });
    for (let run = 0; run < 2; run += 1) {
      expect(outcomes(await catalog.clone(settings).sync())).toEqual([`${FEED}: declined`]);
      expect(catalog.branches()).toEqual(['moderation/_updates', 'moderation/astro']);
      expect(catalog.fake.open().map(({ number, title }) => `${number} ${title}`)).toEqual(['2 Update astro']);
    }
    catalog.fake.mergePull(2);
    expect(outcomes(await catalog.clone(settings).sync())).toEqual([`${FEED}: declined`]);
    expect(catalog.branches()).toEqual([]);
    expect(catalog.fake.pulls.map(({ labels }) => labels)).toEqual([['new', 'rejected'], []]);
  });
});

describe('a clone', () => {
  it('with commits that origin lacks is not pushed', async () => {
    const clone = catalog.clone();
    clone.git('commit', '--quiet', '--allow-empty', '--message', 'Mine');
    await expect(clone.sync()).rejects.toThrow(
      'main has commits here that origin lacks. Push them, or take them back, and run this again.',
    );
  });

  it('that is shallow is refused', async () => {
    const clone = catalog.clone();
    clone.git('fetch', '--quiet', '--depth=1', `file://${catalog.origin}`, 'main');
    await expect(clone.sync()).rejects.toThrow(/^This clone is shallow/);
  });

  it('without an origin says so', async () => {
    const clone = catalog.clone();
    clone.git('remote', 'remove', 'origin');
    await expect(clone.sync()).rejects.toThrow(/^origin could not be fetched\./);
  });

  it('follows origin, and keeps what a person has committed here to a moderation branch', async () => {
    const clone = catalog.clone();
    await clone.sync();
    clone.git('checkout', '--quiet', 'moderation/astro');
    clone.git('commit', '--quiet', '--allow-empty', '--message', 'Mine');
    const mine = clone.git('rev-parse', 'HEAD');
    clone.git('checkout', '--quiet', 'main');
    catalog.commit('main', { 'data/feeds/other.json': padDocument('other') });
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: pending`, 'data/feeds/other.json: propose']);
    expect(clone.git('rev-parse', 'moderation/astro')).toBe(mine);
    expect(clone.notes).toEqual([
      'moderation/astro is left alone: it is checked out, or has commits that origin lacks.',
    ]);
    expect(clone.git('rev-parse', 'main')).toBe(catalog.git('rev-parse', 'main'));
  });

  it('never says the name of a branch that is not the pipeline’s, nor moves it', async () => {
    catalog.git('update-ref', 'refs/heads/moderation/$(id)', 'main');
    const clone = catalog.clone();
    await clone.sync();
    expect(clone.notes).toEqual([]);
    expect(catalog.fake.pulls.map(({ branch }) => branch)).toEqual(['moderation/astro']);
    expect(catalog.branches()).toEqual(['moderation/$(id)', 'moderation/astro']);
  });
});
