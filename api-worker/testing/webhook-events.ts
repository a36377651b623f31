/** An endpoint for tests: a real Durable Object with a clock, dice and network of the test's own. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { HandedOver } from '../webhooks/challenge-and-state.ts';
import { endpointOf, type WebhookEndpoint } from '../webhooks/endpoint-object.ts';
import { challengeOf, type HandedListing } from '../webhooks/events.ts';

export const URL_OF_ENDPOINT = 'https://hooks.works.example/catalog';
/** Far ahead of the real clock, so that no alarm goes off by itself. */
export const BEGIN = Date.UTC(2040, 0, 1);
const BUILD = { commit: 'c'.repeat(40), date: '2040-01-01' };

export interface SentRequest {
  at: number;
  address: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = Response | Error | ((request: SentRequest) => Response);

export const ok = () => new Response(null, { status: 204 });
export const failing = () => new Response(null, { status: 500 });
export const echo = ({ body }: SentRequest) => new Response(challengeOf(body));

export function handed(change: Partial<HandedListing> = {}, rest: Partial<HandedOver> = {}): HandedOver {
  const listing: HandedListing = {
    slug: 'my-tool',
    formerly: [],
    sources: ['https://works.example/pad.json'],
    host: 'hooks.works.example',
    hosts: ['works.example'],
    publication: {
      commit: 'a'.repeat(40),
      is_new: false,
      name: 'My Tool',
      version: '1.0.0',
      url: 'https://catalog.test/software/my-tool/',
      published_on: '2039-12-31',
    },
    rank: { position: 5, score: 60.5 },
    ...change,
  };
  const kinds = ['listing.published', 'rank.changed'] as const;
  return { build: BUILD, listing, url: URL_OF_ENDPOINT, kinds, proved: ['works.example'], trusted: [], ...rest };
}

/** The listing as a build has it in which it was published. */
export function published(commit = 'b'): Partial<HandedListing> {
  return { publication: { ...handed().listing.publication, commit: commit.repeat(40), is_new: true } };
}

export const movedTo = (position: number): Partial<HandedListing> => ({ rank: { position, score: 60.5 } });

/** Makes an endpoint known to those who speak for the domain. @returns its id */
export async function storeRow(object: string, owner: string): Promise<string> {
  const id = `wh_${object.replaceAll('-', '').slice(0, 24)}`;
  const row = env.DB.prepare(`insert into webhook_endpoints values (?, ?, ?, ?, '[]', '2026-01-01T00:00:00.000Z')`);
  await row.bind(id, object, owner, `https://hooks.${owner}/${object}`).run();
  return id;
}

export async function testEndpoint() {
  const object = crypto.randomUUID();
  const stub = endpointOf(env, object);
  const sent: SentRequest[] = [];
  const clock = { now: BEGIN, random: 0, timeoutMs: 15_000 };
  let answer: (request: SentRequest) => Answer = ok;
  const inside = <T>(use: (endpoint: WebhookEndpoint, state: DurableObjectState) => T | Promise<T>) =>
    runInDurableObject(stub, use);
  const endpoint = {
    object,
    stub,
    clock,
    sent,
    inside,
    /** How the receiver answers from now on. */
    answerWith(next: (request: SentRequest) => Answer) {
      answer = next;
    },
    /** Gives the endpoint back to the real network. */
    useNetwork: () =>
      inside(({ world }) => Object.assign(world, { fetch: (...of: Parameters<typeof fetch>) => fetch(...of) })),
    alarmAt: () => inside((_endpoint, { storage }) => storage.getAlarm()),
    /** Sets the clock to the moment of the alarm and lets it go off. @returns false where there is none */
    async nextAlarm(): Promise<boolean> {
      const at = await endpoint.alarmAt();
      if (at === null) return false;
      clock.now = Math.max(clock.now, at);
      return runDurableObjectAlarm(stub);
    },
    /** Lets alarms go off until none is due within so many milliseconds. */
    async run(withinMs = 0) {
      const until = clock.now + withinMs;
      for (let at = await endpoint.alarmAt(); at !== null && at <= until; at = await endpoint.alarmAt()) {
        await endpoint.nextAlarm();
      }
      clock.now = until;
    },
    deliveries: async () => (await stub.describe(100)).deliveries.reverse(),
    /** What was sent besides challenges: kind or id of each. */
    events: () => sent.filter(({ headers }) => headers['X-Service-Event'] !== 'endpoint.challenge'),
    state: async () => (await stub.describe(0)).state,
    /** Shows its secret, without which nothing is sent. */
    show: async () => (await stub.rotateSecret(true))?.secret ?? '',
    /** A listing that was known before, and an endpoint that has echoed its challenge. */
    async activate(change?: Partial<HandedListing>) {
      endpoint.answerWith(echo);
      await stub.handOver(handed(change));
      await endpoint.show();
      await endpoint.run();
      endpoint.answerWith(ok);
      sent.length = 0;
    },
  };
  const world = {
    now: () => clock.now,
    random: () => clock.random,
    get timeoutMs() {
      return clock.timeoutMs;
    },
    async fetch(address: string, { headers, body }: RequestInit) {
      const request = { at: clock.now, address, headers: headers as Record<string, string>, body: String(body) };
      sent.push(request);
      const given = answer(request);
      const found = typeof given === 'function' ? given(request) : given;
      if (found instanceof Error) throw found;
      return found;
    },
  };
  await inside((instance) => {
    instance.world = world;
  });
  return endpoint;
}
