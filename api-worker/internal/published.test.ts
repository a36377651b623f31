/** What publishers see as soon as a build is handed over, before the next sync. */
import { expect, it, vi } from 'vitest';
import type { PublisherListing } from '../../schemas/contracts/internal-api.ts';
import { ask } from '../testing/ask.ts';
import { issueToken, padDocument, postInternal, reportState, sent, stateOf } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

const listing = (slug: string, change: Partial<PublisherListing> = {}): PublisherListing => ({
  ...{ slug, name: slug, version: '1.0.0', homepage: 'https://maker.example/', sources: [], in_moderation: false },
  ...change,
});
const tell = (slugs: readonly string[], at: string) =>
  postInternal('/publishers/published', {
    listings: slugs.map((slug) => listing(slug)),
    published: slugs.map((slug) => ({ slug, at })),
  });
const LATER = new Date(Date.now() + 60_000).toISOString();

async function inModeration(slug: string) {
  const token = await issueToken();
  const { id, received_at } = await sent(padDocument(slug), { token });
  await postInternal('/submissions/reports', { data: [{ id, received_at, state: 'in_moderation', slug }] });
  return { id, token };
}

it('what a person has merged is published', async () => {
  const { id, token } = await inModeration('merged');
  expect((await tell(['merged'], LATER)).status).toBe(200);
  expect(await stateOf(id, token)).toMatchObject({ state: 'published', slug: 'merged' });
});

it.each([
  ['a change of a listing that was published before', ['changed'], '2026-01-01T00:00:00.000Z'],
  ['another listing', ['other'], LATER],
])('%s says nothing of a submission', async (_what, slugs, at) => {
  const { id, token } = await inModeration('changed');
  await tell(slugs, at);
  expect(await stateOf(id, token)).toMatchObject({ state: 'in_moderation' });
});

it('what was not read yet, or is decided, stays as it is', async () => {
  const token = await issueToken();
  const queued = await sent(padDocument('queued'), { token });
  const refused = await sent(padDocument('refused'), { token });
  await reportState(refused.id, refused.received_at, 'rejected');
  await tell(['queued', 'refused'], LATER);
  expect([(await stateOf(queued.id, token)).state, (await stateOf(refused.id, token)).state]).toEqual([
    'queued',
    'rejected',
  ]);
});

it('the listings of a token are there at once, and a change that waits waits', async () => {
  const report = { requests: [], proof_files: [] };
  await postInternal('/publishers/report', { ...report, listings: [listing('waiting', { in_moderation: true })] });
  await tell(['waiting', 'fresh'], LATER);
  const headers = { Authorization: `Bearer ${await issueToken()}` };
  const { data } = await (await ask('/api/v1/publisher/listings', { headers })).json<{ data: PublisherListing[] }>();
  expect(data.map(({ slug, in_moderation }) => [slug, in_moderation])).toEqual([
    ['fresh', false],
    ['waiting', true],
  ]);
});
