/** A proof that comes, goes and comes again: what a catalog says of it day by day, whatever way its listings came. */
import { expect, it } from 'vitest';
import { domainLine, VERIFICATION_FILE } from '../../schemas/rules/verification-token.ts';
import { stableJson } from '../repo/text/stable-json.ts';
import { publishAllOf, publishedOf } from '../testing/reviewing.ts';
import { listingOf } from './domains/testing/verifying.ts';
import { tokenOf } from './domains/verify-listings.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import { made, publishersRun } from './submissions/testing/submitting-run.ts';

const run = publishersRun();

const HOST = 'catalog.test';
const LINE = domainLine(HOST, '0123456789abcdef'.repeat(2));
const WAYS = ['feed', 'feed-on-domain', 'repository', 'sent-address', 'sent-document', 'kept'];
const RECORDS = '_catalog.maker.example';

/** A document whose homepage is on the server of the feeds, which has a file but no name. */
const onServer = (slug: string) =>
  made(slug, ({ software }) => Object.assign(software, { homepage: `${run.feeds.origin}/${slug}` }));

/** Every way in, and a stranger who follows his own feed and names the maker's homepage. */
async function catalogOfAllWays(): Promise<void> {
  const follow = (slug: string) => JSON.stringify({ url: `${run.feeds.origin}/${slug}.json` });
  const followed = Object.fromEntries(['feed', 'feed-on-domain', 'impostor'].map((slug) => [slug, follow(slug)]));
  run.begin({ ...followed, kept: made('kept') });
  for (const slug of ['feed', 'impostor']) run.documents[`/${slug}.json`] = made(slug);
  for (const slug of ['feed-on-domain', 'sent-address']) run.documents[`/${slug}.json`] = onServer(slug);
  const repository = listingOf('repository', {
    category: 'other',
    homepage: 'https://maker.example/repository',
    sources: [
      { kind: 'github', url: 'https://github.com/maker/repository', primary: true, last_changed_on: '2026-11-01' },
    ],
  });
  const record = {
    ...{ slug: 'repository', state: 'published', content_sha256: '0'.repeat(64), report: [], overrides: {} },
    source: { kind: 'github', url: repository.sources[0]?.url },
  };
  run.catalog.write('data/listings/re/repository.json', stableJson(repository));
  run.catalog.write('data/moderation/re/repository.json', stableJson(record));
  run.catalog.commit('Add a repository');
  run.worker.submit({ url: `${run.feeds.origin}/sent-address.json` }, ['127.0.0.1']);
  run.worker.submit(made('sent-document'));
  run.worker.tasks.domains.push('127.0.0.1');
  // The site is there, and has no file.
  run.zone['maker.example'] = { A: ['127.0.0.1'] };
  await run.sync({ date: '2026-11-20' });
  await publishAllOf(run.catalog);
}

async function place(): Promise<void> {
  const { listings } = (await openRepository(run.catalog.folder)).data;
  const own = ['feed', 'repository'].flatMap((slug) => listings.get(slug) ?? []).map((one) => tokenOf(HOST, one));
  run.zone[RECORDS] = { TXT: [LINE, ...own] };
  run.documents[VERIFICATION_FILE] = `${LINE}\n`;
}

function remove(): void {
  delete run.zone[RECORDS];
  delete run.documents[VERIFICATION_FILE];
}

/** "verified badge" for each way. */
async function statesOn(date: string): Promise<Record<string, string>> {
  await run.sync({ date });
  const states = [...WAYS, 'impostor'].map(async (slug) => {
    const { verification, badges } = (await publishedOf(run.catalog, slug)) ?? {};
    return [slug, `${verification?.status}${badges?.includes('verified') ? ' badge' : ''}`];
  });
  return Object.fromEntries(await Promise.all(states));
}

it('is seen by the next run and missed for a week, for every listing of the domain, and for no stranger’s', async () => {
  await catalogOfAllWays();
  const all = (state: string) => ({ ...Object.fromEntries(WAYS.map((slug) => [slug, state])), impostor: 'unverified' });
  const seen = [await statesOn('2027-01-01')];
  await place();
  seen.push(await statesOn('2027-01-02'));
  remove();
  for (const date of ['2027-01-10', '2027-01-16', '2027-01-17']) seen.push(await statesOn(date));
  await place();
  seen.push(await statesOn('2027-01-18'));
  expect(seen).toEqual([
    all('unverified'),
    all('verified badge'),
    all('pending'),
    all('pending'),
    all('unverified'),
    all('verified badge'),
  ]);
});
