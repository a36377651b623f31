/** When events are tried, which moves in the rank become events, and what is counted. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { failing, handed, movedTo, ok, published, type SentRequest, testEndpoint } from '../testing/webhook-events.ts';
import { DAY, HOUR, nextAttempt } from './retry-times.ts';

let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
beforeEach(async () => {
  endpoint = await testEndpoint();
});

const move = (position: number, rest?: Parameters<typeof handed>[1]) =>
  endpoint.stub.handOver(handed(movedTo(position), rest));
const ranks = () => endpoint.events().map(({ body }) => JSON.parse(body).rank);
const buildOf = (digit: string) => ({ build: { commit: digit.repeat(40), date: '2040-01-02' } });

it('a move is sent as the specification writes it', async () => {
  await endpoint.activate();
  await move(3);
  await endpoint.run();
  expect(endpoint.sent.map(({ body }) => JSON.parse(body))).toEqual([
    {
      event: 'rank.changed',
      software: 'my-tool',
      rank: { previous: 5, current: 3, score: 60.5 },
      computed_on: '2040-01-01',
    },
  ]);
  expect(endpoint.sent[0]?.headers['X-Service-Delivery']).toBe(`rank_my-tool_5_3_${'c'.repeat(40)}_2040-01-01`);
});

it('where a listing stands when its endpoint begins is no move', async () => {
  await endpoint.activate();
  await move(5);
  await endpoint.run();
  expect(endpoint.sent).toEqual([]);
});

it('a build that is told twice, because the first time broke off, makes one event', async () => {
  await endpoint.activate();
  await move(3);
  await move(3);
  await endpoint.run();
  await move(3);
  await endpoint.run();
  expect(ranks()).toHaveLength(1);
});

it('several moves before a delivery become one, from the last place that was sent', async () => {
  await endpoint.activate();
  endpoint.answerWith(failing);
  for (const [position, digit] of [3, 8, 2].entries()) {
    await move(digit, buildOf(String(position)));
    await endpoint.run();
  }
  endpoint.answerWith(ok);
  await endpoint.run(DAY);
  expect(ranks().map(({ previous, current }) => [previous, current])).toEqual([
    [5, 3],
    [5, 8],
    [5, 2],
    [5, 2],
  ]);
  await move(1, buildOf('9'));
  await endpoint.run();
  expect(ranks().at(-1)).toMatchObject({ previous: 2, current: 1 });
});

it('a move and the way back before a delivery are none', async () => {
  await endpoint.activate();
  endpoint.answerWith(failing);
  await move(3);
  await endpoint.run();
  await move(5, buildOf('1'));
  endpoint.answerWith(ok);
  await endpoint.run(DAY);
  expect(endpoint.sent).toHaveLength(1);
  expect((await endpoint.deliveries()).map(({ state }) => state)).toEqual(['delivered', 'replaced']);
});

it('a move that comes while one is on its way starts where that one ends', async () => {
  await endpoint.activate();
  await move(3);
  await endpoint.inside((instance) => {
    const { fetch } = instance.world;
    instance.world.fetch = async (...request) => {
      await instance.handOver(handed(movedTo(2), buildOf('1')));
      return fetch(...request);
    };
  });
  await endpoint.run();
  expect(ranks().map(({ previous, current }) => [previous, current])).toEqual([
    [5, 3],
    [3, 2],
  ]);
});

it('a move that nobody took counts as sent, and can be sent again without disturbing later ones', async () => {
  await endpoint.activate();
  endpoint.answerWith(failing);
  await move(3);
  await endpoint.run(4 * DAY);
  endpoint.answerWith(ok);
  await move(2, buildOf('1'));
  await endpoint.run();
  await endpoint.stub.resend(`rank_my-tool_5_3_${'c'.repeat(40)}_2040-01-01`);
  await move(2, buildOf('2'));
  await endpoint.run();
  const places = ranks().map(({ previous, current }) => `${previous} to ${current}`);
  expect(places.slice(-2)).toEqual(['3 to 2', '5 to 3']);
  await move(1, buildOf('3'));
  await endpoint.run();
  expect(ranks().at(-1)).toMatchObject({ previous: 2, current: 1 });
});

it('a dormant endpoint hears of no moves it has slept through', async () => {
  await endpoint.stub.handOver(handed({}, { proved: [] }));
  await move(3, { proved: [] });
  endpoint.answerWith(({ body }: SentRequest) => new Response(JSON.parse(body).challenge));
  await endpoint.stub.prove('works.example');
  await endpoint.run();
  await move(2);
  await endpoint.run();
  expect(ranks()).toMatchObject([{ previous: 3, current: 2 }]);
});

it('places that go back and forth under one commit have an id for each day', async () => {
  await endpoint.activate();
  for (const [day, position] of [3, 5, 3].entries()) {
    await move(position, { build: { commit: 'c'.repeat(40), date: `2040-01-0${day + 1}` } });
    await endpoint.run();
  }
  expect(new Set(endpoint.sent.map(({ headers }) => headers['X-Service-Delivery'])).size).toBe(3);
});

it('attempts are counted by their outcome', async () => {
  await endpoint.activate();
  await endpoint.stub.handOver(handed(published()));
  endpoint.answerWith(failing);
  await env.DB.prepare('delete from counters').run();
  await endpoint.run(5_000);
  const answer = await ask('/internal/v1/metrics', { headers: { Authorization: `Bearer ${env.INTERNAL_KEY}` } });
  const text = await answer.text();
  expect(text.split('\n').filter((line) => line.includes('webhook'))).toEqual([
    '# HELP catalog_webhook_attempts_total Attempts to deliver a webhook, by outcome.',
    '# TYPE catalog_webhook_attempts_total counter',
    'catalog_webhook_attempts_total{outcome="refused"} 2',
  ]);
});

describe('the schedule', () => {
  const now = Date.UTC(2026, 0, 1);

  it.each([
    [1, 5_000],
    [2, 5 * 60_000],
    [3, 30 * 60_000],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 20 * HOUR],
    [9, 24 * HOUR],
  ])('after %i attempts the next one comes %i ms later, or up to a tenth more', (attempts, gap) => {
    expect(nextAttempt({ attempts, now, random: 0 })).toBe(now + gap);
    expect(nextAttempt({ attempts, now, random: 0.999 })).toBe(now + Math.round(gap * 1.0999));
  });

  it('after ten attempts there is no other', () => {
    expect(nextAttempt({ attempts: 10, now, random: 0 })).toBeUndefined();
  });

  it.each([
    ['a requested for later', now + HOUR, now + HOUR],
    ['a requested for sooner', now + 1000, now + 5 * 60_000],
    ['a requested for the next century', now + 36_500 * DAY, now + DAY],
  ])('%s is heard, within a day', (_what, retryAt, expected) => {
    expect(nextAttempt({ attempts: 2, now, random: 0, retryAt })).toBe(expected);
  });
});
