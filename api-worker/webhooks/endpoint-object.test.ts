import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGIN, echo, failing, handed, movedTo, ok, published, testEndpoint } from '../testing/webhook-events.ts';
import { DAY, HOUR } from './retry-times.ts';

let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
beforeEach(async () => {
  endpoint = await testEndpoint();
});

const gone = () => new Response(null, { status: 410 });

describe('an endpoint begins', () => {
  it('dormant, and sends what was published when its publisher has proved the domain', async () => {
    await endpoint.stub.handOver(handed(published(), { proved: [] }));
    await endpoint.run(DAY);
    expect(endpoint.sent).toEqual([]);
    expect(await endpoint.state()).toBe('dormant');
    endpoint.answerWith((request) => (request.body.includes('challenge') ? echo(request) : ok()));
    expect(await endpoint.stub.prove('works.example')).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await endpoint.stub.prove('works.example')).toBeUndefined();
    await endpoint.run();
    expect(endpoint.sent.map(({ headers }) => headers['X-Service-Event'])).toEqual([
      'endpoint.challenge',
      'listing.published',
    ]);
    expect(JSON.parse(endpoint.sent[1]?.body ?? '')).toEqual({
      event: 'listing.published',
      software: 'my-tool',
      listing: { name: 'My Tool', version: '1.0.0', url: 'https://catalog.test/software/my-tool/' },
      published_on: '2039-12-31',
    });
  });

  it('dormant, and forgets what was published after 30 days', async () => {
    await endpoint.stub.handOver(handed(published(), { proved: [] }));
    await endpoint.run(30 * DAY);
    endpoint.answerWith(echo);
    await endpoint.stub.prove('works.example');
    await endpoint.run();
    expect(endpoint.events()).toEqual([]);
  });

  it('with a challenge, and gets no event before it has said it again', async () => {
    await endpoint.stub.handOver(handed(published()));
    await endpoint.show();
    await endpoint.run(HOUR);
    expect(endpoint.events()).toEqual([]);
    expect(await endpoint.state()).toBe('challenged');
    expect((await endpoint.deliveries())[1]).toMatchObject({ outcome: 'no_echo', attempts: 4 });
    endpoint.answerWith(echo);
    await endpoint.run(2 * HOUR);
    expect(await endpoint.state()).toBe('active');
    expect(endpoint.events()).toHaveLength(1);
  });

  it.each([
    ['repeats the whole request', ({ body }: { body: string }) => new Response(body)],
    ['says the challenge and more', (request: never) => new Response(`${echo(request).body} thanks`)],
    ['says it with an error', () => failing()],
  ])('with a challenge that a server which %s does not answer', async (_what, answer) => {
    endpoint.answerWith(answer as typeof echo);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.show();
    await endpoint.run();
    expect(await endpoint.state()).toBe('challenged');
  });
});

it('the answer to a challenge that was replaced meanwhile says nothing', async () => {
  endpoint.answerWith(echo);
  await endpoint.stub.handOver(handed());
  await endpoint.show();
  await endpoint.inside((instance) => {
    const { fetch } = instance.world;
    instance.world.fetch = async (...request) => {
      instance.world.fetch = fetch;
      await instance.suspend('my-tool');
      await instance.handOver(handed());
      endpoint.answerWith(failing);
      return echo({ body: String(request[1].body) } as Parameters<typeof echo>[0]);
    };
  });
  await endpoint.run();
  expect([await endpoint.state(), endpoint.sent.length]).toEqual(['challenged', 1]);
});

describe('nothing is signed with a secret that nobody was shown', () => {
  it('events and challenge wait, and go out at once when it is shown', async () => {
    endpoint.answerWith((request) => (request.body.includes('challenge') ? echo(request) : ok()));
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run(20 * DAY);
    expect([endpoint.sent, (await endpoint.stub.describe(0)).isShown]).toEqual([[], false]);
    expect(await endpoint.show()).toMatch(/^whsec_/);
    await endpoint.run();
    expect(endpoint.sent).toHaveLength(2);
  });

  it('is kept for 30 days', async () => {
    await endpoint.stub.handOver(handed({ ...published(), asking_host: 'works.example' }));
    await endpoint.run(30 * DAY);
    await endpoint.show();
    await endpoint.run();
    expect(endpoint.sent).toEqual([]);
  });
});

describe('of several listings', () => {
  const other = { slug: 'other' };

  it('each keeps the order of its causes, and its own moves', async () => {
    await endpoint.activate();
    await endpoint.stub.handOver(handed(other));
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed({ ...published(), ...movedTo(4) }));
    await endpoint.stub.handOver(handed({ ...other, ...published(), ...movedTo(7) }));
    await endpoint.stub.handOver(handed(movedTo(3)));
    const waiting = (await endpoint.deliveries()).filter(({ state }) => state === 'waiting');
    expect(waiting.map(({ slug, kind, position }) => [slug, kind, position])).toEqual([
      ['my-tool', 'listing.published', null],
      ['other', 'listing.published', null],
      ['other', 'rank.changed', 7],
      ['my-tool', 'rank.changed', 3],
    ]);
    endpoint.answerWith(ok);
    await endpoint.run();
    for (const slug of ['my-tool', 'other']) {
      const theirs = endpoint.sent.filter(({ headers }) => headers['X-Service-Listing'] === slug);
      expect(theirs.map(({ headers }) => headers['X-Service-Event'])).toEqual(['listing.published', 'rank.changed']);
    }
  });

  it('none waits for another that is answered slowly', async () => {
    await endpoint.activate();
    await endpoint.stub.handOver(handed(other));
    await endpoint.stub.handOver(handed(published()));
    await endpoint.stub.handOver(handed({ ...other, ...published() }));
    const arrived: string[] = [];
    await endpoint.inside((instance) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      instance.world.fetch = async (_address, { headers }) => {
        const slug = (headers as Record<string, string>)['X-Service-Listing'] ?? '';
        // The first is answered only when the second has arrived.
        if (slug === 'other') resolve();
        else await promise;
        arrived.push(slug);
        return ok();
      };
    });
    await endpoint.run();
    expect(arrived).toEqual(['other', 'my-tool']);
  });
});

describe('the text of a challenge', () => {
  it('is told to the receiver alone: its publisher sees an id that is made of another', async () => {
    await endpoint.stub.handOver(handed());
    await endpoint.show();
    const id = await endpoint.stub.sendChallenge();
    await endpoint.run();
    const [request] = endpoint.sent;
    const { challenge: text } = JSON.parse(request?.body ?? '');
    expect([text, id]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), request?.headers['X-Service-Delivery']]);
    expect(JSON.stringify([id, request?.headers])).not.toContain(text);
  });

  it('is not sent again, because it is known where it was sent to', async () => {
    endpoint.answerWith(echo);
    await endpoint.stub.handOver(handed());
    await endpoint.show();
    await endpoint.run();
    const [answered] = await endpoint.deliveries();
    expect(answered).toMatchObject({ kind: 'endpoint.challenge', state: 'delivered' });
    expect(await endpoint.stub.resend(answered?.id ?? '')).toBe('unknown');
  });
});

describe('an event is tried again', () => {
  const schedule = [0, 5e3, 3e5, 18e5, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

  it('ten times, at the moments that are written, under one id, and is dead then', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run(29 * DAY);
    const moments = schedule.map((_, index) => schedule.slice(0, index + 1).reduce((sum, gap) => sum + gap, BEGIN));
    expect(endpoint.sent.map(({ at }) => at)).toEqual(moments);
    expect(new Set(endpoint.sent.map(({ headers }) => headers['X-Service-Delivery'])).size).toBe(1);
    expect((await endpoint.deliveries())[1]).toMatchObject({ state: 'dead', attempts: 10, status: 500 });
  });

  it('is kept dead for 30 days, and is sent again under its id when its publisher asks', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run(4 * DAY);
    const id = endpoint.sent[0]?.headers['X-Service-Delivery'] ?? '';
    endpoint.answerWith(ok);
    expect(await endpoint.stub.resend('unknown')).toBe('unknown');
    expect(await endpoint.stub.resend(id)).toBe('sent');
    await endpoint.run();
    expect(endpoint.sent.at(-1)?.headers['X-Service-Delivery']).toBe(id);
    expect((await endpoint.deliveries())[1]).toMatchObject({ state: 'delivered', attempts: 1 });
    await endpoint.run(30 * DAY);
    expect(await endpoint.deliveries()).toEqual([]);
  });

  it('at once when its publisher asks while it waits, and it counts as one of the ten', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run(10_000);
    const id = endpoint.sent[0]?.headers['X-Service-Delivery'] ?? '';
    expect(await endpoint.stub.resend(id)).toBe('sent');
    await endpoint.run();
    expect(endpoint.sent.map(({ at }) => at - BEGIN)).toEqual([0, 5000, 10_000]);
    expect(await endpoint.alarmAt()).toBe(BEGIN + 10_000 + 18e5);
    endpoint.answerWith(ok);
    expect(await endpoint.stub.resend(id)).toBe('sent');
    await endpoint.run();
    expect((await endpoint.deliveries())[1]).toMatchObject({ id, state: 'delivered', attempts: 4 });
  });

  it('not while the endpoint is not active, and not one that a later move has replaced', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    for (const position of [4, 3]) await endpoint.stub.handOver(handed(movedTo(position)));
    const [, replaced, waiting] = await endpoint.deliveries();
    expect([replaced?.state, await endpoint.stub.resend(replaced?.id ?? '')]).toEqual(['replaced', 'unknown']);
    await endpoint.stub.handOver(handed(movedTo(3), { proved: [] }));
    expect([waiting?.state, await endpoint.stub.resend(waiting?.id ?? '')]).toEqual(['waiting', 'not_ready']);
    await endpoint.run(DAY);
    expect(endpoint.sent).toEqual([]);
  });

  it('no sooner than the receiver wants, within a day', async () => {
    await endpoint.activate();
    endpoint.answerWith(() => new Response(null, { status: 429, headers: { 'Retry-After': '999999999' } }));
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    expect(await endpoint.alarmAt()).toBe(BEGIN + DAY);
  });

  it('with a spread that dice decide', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    endpoint.clock.random = 0.5;
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    expect(await endpoint.alarmAt()).toBe(BEGIN + 5250);
  });

  it('after a connection that broke', async () => {
    await endpoint.activate();
    endpoint.answerWith(() => new Error('reset'));
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    expect((await endpoint.deliveries())[1]).toMatchObject({ state: 'waiting', outcome: 'not_reached', attempts: 1 });
  });

  it('after a bug of ours, which costs no event', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await endpoint.activate();
    await endpoint.stub.handOver(handed(published()));
    const { random } = await endpoint.inside(({ world }) => world);
    const inTrouble = () => {
      throw new Error('a bug');
    };
    endpoint.answerWith(failing);
    await endpoint.inside(({ world }) => Object.assign(world, { random: inTrouble }));
    await endpoint.nextAlarm();
    expect(log.mock.calls).toMatchObject([[expect.stringMatching(/^Error\n {4}at /)]]);
    expect(await endpoint.deliveries()).toMatchObject([{}, { state: 'waiting', attempts: 0 }]);
    await endpoint.inside(({ world }) => Object.assign(world, { random }));
    endpoint.answerWith(ok);
    await endpoint.run(60_000);
    expect((await endpoint.deliveries())[1]).toMatchObject({ state: 'delivered', attempts: 1 });
    log.mockRestore();
  });
});

describe('an endpoint is disabled', () => {
  it('at once by a 410, gets nothing more, and comes back by a challenge', async () => {
    await endpoint.activate();
    endpoint.answerWith(gone);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    expect(await endpoint.state()).toBe('disabled');
    await endpoint.stub.handOver(handed(published('d')));
    await endpoint.run(DAY);
    expect(endpoint.sent).toHaveLength(1);
    endpoint.answerWith((request) => (request.body.includes('challenge') ? echo(request) : ok()));
    expect(await endpoint.stub.sendChallenge()).toMatch(/^challenge_my-tool_/);
    await endpoint.run();
    expect(await endpoint.state()).toBe('active');
    expect(endpoint.events().at(-1)?.headers['X-Service-Delivery']).toBe(`published_my-tool_${'d'.repeat(40)}`);
  });

  it('when nothing was taken for 120 hours', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    for (let day = 0; day < 5; day += 1) {
      expect(await endpoint.state()).toBe('active');
      await endpoint.stub.handOver(handed({ ...published(String(day)), ...movedTo(6 + day) }));
      await endpoint.run(DAY);
    }
    await endpoint.run(DAY);
    expect(await endpoint.state()).toBe('disabled');
  });

  it('by no number of failures while some events are taken', async () => {
    await endpoint.activate();
    for (let day = 0; day < 8; day += 1) {
      endpoint.answerWith(day % 4 === 3 ? ok : failing);
      await endpoint.stub.handOver(handed({ ...published(String(day)), ...movedTo(6 + day) }));
      await endpoint.run(DAY);
    }
    expect(await endpoint.state()).toBe('active');
  });
});

it('an endpoint whose listing is suspended gets nothing, and its host is not shown', async () => {
  await endpoint.activate();
  endpoint.answerWith(failing);
  await endpoint.stub.handOver(handed(published()));
  await endpoint.run();
  await endpoint.stub.suspend('my-tool');
  await endpoint.run(DAY);
  expect(endpoint.sent).toHaveLength(1);
  expect(await endpoint.stub.describe(0)).toMatchObject({ state: 'suspended', host: null, listings: [] });
  expect(await endpoint.stub.sendChallenge()).toBeUndefined();
});

it('an endpoint that its listing has left sends what waits, and nothing else', async () => {
  await endpoint.activate();
  endpoint.answerWith(failing);
  await endpoint.stub.handOver(handed({ ...published(), ...movedTo(4) }));
  await endpoint.run();
  await endpoint.stub.leave('my-tool');
  expect(await endpoint.stub.describe(0)).toMatchObject({ state: 'active', listings: [] });
  endpoint.answerWith(ok);
  endpoint.sent.length = 0;
  await endpoint.run(DAY);
  expect(endpoint.sent.map(({ headers }) => headers['X-Service-Event'])).toEqual(['listing.published', 'rank.changed']);
  expect(await endpoint.state()).toBe('suspended');
});

it('an endpoint gets only the kinds it asks for', async () => {
  await endpoint.activate();
  await endpoint.stub.handOver(handed({ ...published(), ...movedTo(4) }, { kinds: ['rank.changed'] }));
  await endpoint.run();
  expect(endpoint.sent.map(({ headers }) => headers['X-Service-Event'])).toEqual(['rank.changed']);
});

it('a listing that is told twice makes one event, and one that is published again another', async () => {
  await endpoint.activate();
  for (const commit of ['b', 'b', 'd', 'd']) await endpoint.stub.handOver(handed(published(commit)));
  await endpoint.run();
  expect(endpoint.sent.map(({ headers }) => headers['X-Service-Delivery'])).toEqual([
    `published_my-tool_${'b'.repeat(40)}`,
    `published_my-tool_${'d'.repeat(40)}`,
  ]);
});

it('twenty events go out in one alarm, and the others in the next one', async () => {
  await endpoint.activate();
  for (let number = 10; number < 35; number += 1) {
    await endpoint.stub.handOver(handed(published(String(number).slice(0, 1) + String(number).slice(1))));
  }
  await endpoint.nextAlarm();
  expect(endpoint.sent).toHaveLength(20);
  await endpoint.run();
  expect(endpoint.sent).toHaveLength(25);
});

it('without the right key nothing is sent, and no attempt is lost', async () => {
  await endpoint.activate();
  await endpoint.stub.handOver(handed(published()));
  await endpoint.inside((instance) => {
    // @ts-expect-error: an environment of its own for this instance
    instance.env = { ...instance.env, WEBHOOK_KEY: `${'B'.repeat(43)}=` };
  });
  await endpoint.nextAlarm();
  expect(endpoint.sent).toEqual([]);
  expect((await endpoint.deliveries())[1]).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await endpoint.alarmAt()).toBe(BEGIN + HOUR);
});
