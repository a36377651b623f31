/** What closing without merging means: recorded once, with the reason of somebody who may decide. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { outcomes } from '../../testing/reviewing.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import type { Proposal } from '../plan/proposals/proposals.ts';
import { rejectionOf } from './closed-pull-requests.ts';
import { pullRequestsApi } from './pull-requests-api.ts';
import { apiOptions, type GithubCatalog, githubCatalog, type Reached } from './testing/reviewing-on-github.ts';

let catalog: GithubCatalog;
let proposed: Reached | undefined;
/** Its pull request is open. */
beforeEach(async () => {
  catalog = await githubCatalog({ astro: padDocument('astro') }, proposed);
  catalog.fake.permissions = { owner: 'admin', reviewer: 'write', helper: 'triage', leaver: 'gone' };
  if (proposed === undefined) await catalog.clone().sync();
  proposed ??= catalog.reached();
});
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  await catalog.close();
});

const FEED = 'data/feeds/astro.json';
const named = (name: string) => padDocument('astro', ({ software }) => Object.assign(software, { name }));
const ledger = () => JSON.parse(catalog.file('main', 'data/moderation/as/astro.json') ?? '{}');

describe('closing a pull request', () => {
  it('is recorded, and the same content is not proposed again', async () => {
    catalog.fake.closePull(1, { author: 'reviewer', text: 'It does not start.' });
    const clone = catalog.clone();
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: declined`]);
    expect(ledger()).toMatchObject({ state: 'rejected', reason: 'It does not start.' });
    expect(catalog.branches()).toEqual([]);
    expect(catalog.fake.pulls[0]?.labels).toEqual(['new', 'rejected']);
    expect(catalog.git('log', '-1', '--format=%an %s', 'main')).toBe('Catalog pipeline Sync astro');
    const main = catalog.git('rev-parse', 'main');
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: declined`]);
    expect(catalog.git('rev-parse', 'main')).toBe(main);
    expect(catalog.fake.pulls.length).toBe(1);
  });

  it('is labeled by the next run where a run was killed before that', async () => {
    catalog.fake.closePull(1);
    await catalog.clone().sync();
    Object.assign(catalog.fake.pulls[0] ?? {}, { labels: ['new'] });
    const main = catalog.git('rev-parse', 'main');
    await catalog.clone().sync();
    expect(catalog.fake.pulls.map(({ labels }) => labels)).toEqual([['new', 'rejected']]);
    expect(catalog.git('rev-parse', 'main')).toBe(main);
    expect(catalog.branches()).toEqual([]);
  });

  it('may delete the branch as well', async () => {
    catalog.git('update-ref', '-d', 'refs/heads/moderation/astro');
    const clone = catalog.clone();
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: declined`]);
    expect(ledger()).toMatchObject({ state: 'rejected', reason: 'Closed without a reason.' });
    expect(clone.git('for-each-ref', 'refs/heads/moderation', 'refs/catalog')).toBe('');
  });

  it('refuses what was there: other content is proposed anew, in a pull request of its own', async () => {
    catalog.fake.closePull(1);
    catalog.commit('main', { [FEED]: named('Astro Two') });
    expect(outcomes(await catalog.clone().sync())).toEqual([`${FEED}: propose`]);
    expect(ledger()).toMatchObject({ state: 'rejected' });
    expect(catalog.fake.open().map(({ number, title }) => `${number} ${title}`)).toEqual(['2 Propose astro']);
    expect(catalog.git('merge-base', 'main', 'moderation/astro')).toBe(catalog.git('rev-parse', 'main'));
  });

  it('of a change leaves the published listing as it is', async () => {
    catalog.fake.mergePull(1);
    catalog.commit('main', { [FEED]: named('Astro Two') });
    await catalog.clone().sync();
    catalog.fake.closePull(2, { author: 'owner', text: 'A name for something else.' });
    const clone = catalog.clone();
    expect(outcomes(await clone.sync())).toEqual([`${FEED}: declined`]);
    expect(ledger()).toMatchObject({ state: 'published', declined: { reason: 'A name for something else.' } });
    expect(catalog.file('main', 'data/listings/as/astro.json')).toContain('Example astro');
  });

  it('is not read from what is published since', async () => {
    catalog.git('update-ref', 'refs/heads/main', 'refs/heads/moderation/astro');
    catalog.fake.closePull(1);
    expect(outcomes(await catalog.clone().sync())).toEqual([`${FEED}: unchanged`]);
    expect(ledger()).toMatchObject({ state: 'published' });
    expect(ledger().declined).toBeUndefined();
  });

  it('is taken back by opening it again', async () => {
    catalog.fake.closePull(1);
    Object.assign(catalog.fake.pulls[0] ?? {}, { state: 'open', closedAt: null });
    expect(outcomes(await catalog.clone().sync())).toEqual([`${FEED}: pending`]);
  });
});

describe('the reason', () => {
  const reasons: [who: string, comments: { author: string; text: string; isBot?: boolean }[], reason: string][] = [
    ['of somebody who may write', [{ author: 'reviewer', text: 'Spam.' }], 'Spam.'],
    [
      'that came last',
      [
        { author: 'owner', text: 'Hm.' },
        { author: 'reviewer', text: 'Spam.' },
      ],
      'Spam.',
    ],
    [
      'is not a stranger’s',
      [
        { author: 'reviewer', text: 'Spam.' },
        { author: 'x', text: 'No!' },
      ],
      'Spam.',
    ],
    ['is not that of a person who may only sort', [{ author: 'helper', text: 'Spam.' }], 'Closed without a reason.'],
    ['is not that of a person who has left', [{ author: 'leaver', text: 'Spam.' }], 'Closed without a reason.'],
    ['is no robot’s', [{ author: 'owner', text: 'Checks passed.', isBot: true }], 'Closed without a reason.'],
    [
      'is not empty',
      [
        { author: 'owner', text: 'Spam.' },
        { author: 'owner', text: ' \u200b\n' },
      ],
      'Spam.',
    ],
    ['carries no contacts', [{ author: 'owner', text: 'Ask jo@works.example' }], 'Ask [contact removed]'],
    ['is plain text', [{ author: 'owner', text: 'A\u202e\u0007\r\nB' }], 'A\nB'],
  ];
  const record = { slug: 'astro', state: 'published', content_sha256: '0'.repeat(64), overrides: {} } as LedgerRecord;
  const proposal = { ref: 'refs/heads/moderation/astro', snapshot: { listing: {} as Listing, record } } as Proposal;
  const catalogOf = {
    data: { listings: new Map(), ledger: new Map() } as unknown as CatalogData,
    proposals: new Map([['astro', proposal]]),
  };
  const reasonOf = async () => {
    const api = pullRequestsApi(apiOptions(catalog.fake));
    const [pull] = await api.listClosed(new Date(0));
    if (pull === undefined) throw new Error('nothing is closed');
    const { records } = await rejectionOf(api, pull, catalogOf);
    return records[0]?.reason;
  };

  it.each(reasons)('%s', async (_who, comments, reason) => {
    for (const comment of comments) catalog.fake.closePull(1, comment);
    expect(await reasonOf()).toBe(reason);
  });

  it('has at most 1000 characters', async () => {
    catalog.fake.closePull(1, { author: 'owner', text: 'word '.repeat(1000) });
    const reason = await reasonOf();
    expect(reason?.length).toBeLessThanOrEqual(1000);
    expect(reason).toMatch(/^(?:word )+word…$/);
  });

  it('is not a comment from long before', async () => {
    catalog.fake.closePull(1);
    catalog.fake.pulls[0]?.comments.push({ author: 'owner', text: 'Looks good.', at: '2026-11-20T11:00:00Z' });
    expect(await reasonOf()).toBe('Closed without a reason.');
  });
});
