import { describe, expect, it } from 'vitest';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import type { EventRequest } from '../contract/source-kind.ts';
import type { SourceKey } from '../contract/source-memory.ts';
import { sendEventRequests } from './webhook-requests.ts';

const requested = (number: number): EventRequest => ({
  source: `https://works.example/${number}.json`,
  url: `https://works.example/secret-${number}`,
  events: ['rank.changed'],
  rememberedAs: { url: `https://works.example/${number}.json`, kind: undefined },
});

async function send(
  requests: readonly EventRequest[],
  answer?: (sent: EventRequest[]) => { data: { refused: string[] } },
) {
  const posts: { path: string; requests: EventRequest[] }[] = [];
  const remembered: string[] = [];
  const notes: string[] = [];
  const client = answer && {
    async post(path: string, { requests }: { requests: EventRequest[] }) {
      posts.push({ path, requests });
      return answer(requests);
    },
  };
  const codes = await sendEventRequests(requests, {
    client: client as InternalClient | undefined,
    memory: { noteWebhook: async ({ url }: SourceKey) => void remembered.push(url) },
    note: (text) => notes.push(text),
  });
  return { posts, remembered, notes, codes: Object.fromEntries(codes) };
}

const takesAll = () => ({ data: { refused: [] } });

describe('requests for events', () => {
  it('go to the worker with source, address and kinds, and are remembered when it has taken them', async () => {
    const { posts, ...rest } = await send([requested(1)], takesAll);
    const { rememberedAs: _key, ...sent } = requested(1);
    expect(posts).toEqual([{ path: '/webhooks', requests: [sent] }]);
    expect(rest).toEqual({ remembered: ['https://works.example/1.json'], notes: [], codes: {} });
  });

  it('go a hundred at a time', async () => {
    const { posts, remembered } = await send(
      Array.from({ length: 201 }, (_, number) => requested(number)),
      takesAll,
    );
    expect(posts.map(({ requests }) => requests.length)).toEqual([100, 100, 1]);
    expect(remembered).toHaveLength(201);
  });

  it('that the worker refuses stand in the log, and are not told again', async () => {
    const { codes, remembered } = await send([requested(1), requested(2)], ([first]) => ({
      data: { refused: [first?.source ?? ''] },
    }));
    expect(codes).toEqual({ 'https://works.example/1.json': 'webhook_refused' });
    expect(remembered).toHaveLength(2);
  });

  it('are told again when the worker did not take them', async () => {
    const { codes, remembered, notes } = await send([requested(1)], () => {
      throw new WorkerError('The worker at https://catalog.test does not answer.');
    });
    expect(codes).toEqual({ 'https://works.example/1.json': 'webhook_unsent' });
    expect(remembered).toEqual([]);
    expect(notes).toEqual([
      'Requests for events are sent again at the next sync. The worker at https://catalog.test does not answer.',
    ]);
  });

  it('are dropped where no worker is configured, with a note', async () => {
    const { codes, remembered, notes } = await send([requested(1)]);
    expect(codes).toEqual({ 'https://works.example/1.json': 'webhook_dropped' });
    expect(remembered).toHaveLength(1);
    expect(notes).toEqual(['1 request for events dropped: no worker is configured.']);
  });

  it('are nothing to speak of where there are none', async () => {
    expect(await send([])).toEqual({ posts: [], remembered: [], notes: [], codes: {} });
  });
});
