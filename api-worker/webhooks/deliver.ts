/**
 * The attempts of one endpoint. A row leaves the state `waiting` only when the outcome of its attempt is stored, so
 * whatever dies in between, it is sent again under the same id. Only one instance runs at a time: its memory is the
 * lease on the rows that are being sent.
 */
import { count } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { isTarget } from './allowed-target.ts';
import { afterAttempt, type Endpoint, type EndpointStore, isSendable } from './challenge-and-state.ts';
import { type Attempt, send, senderFields, signedHeaders, type World } from './delivery-attempt.ts';
import { CHALLENGE, challengeOf } from './events.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { HOUR, nextAttempt } from './retry-times.ts';
import { openSecrets } from './secrets.ts';

/** Attempts per alarm. Further ones wait for the next alarm: the platform cuts off an alarm after 15 minutes. */
const MAX_AT_ONCE = 20;
/** As many as the platform connects at the same time. */
const MAX_SIDE_BY_SIDE = 6;

export interface Parts {
  store: EndpointStore;
  outbox: Outbox;
  world: World;
  env: Env;
  /** What its secrets are sealed for. */
  name: string;
  /** Ids of the rows that are being sent. */
  sending: Set<string>;
}

/** @returns when to try again, where nothing can be signed now */
export async function sendDue(parts: Parts): Promise<number | undefined> {
  const { outbox, world, store, env, name } = parts;
  outbox.tidy(world.now());
  const due = sendable(parts).filter(({ due_at }) => due_at <= world.now());
  const endpoint = store.read();
  const secrets = endpoint && (await openSecrets(endpoint, env, name, world.now()));
  // The key is missing or another one: that is no fault of the receiver and costs no attempt.
  if (due.length > 0 && secrets === undefined) return world.now() + HOUR;
  // Of one listing in the order of its causes; of several side by side, so that none waits for another.
  const chains = [...Map.groupBy(due.slice(0, MAX_AT_ONCE), ({ slug }) => slug).values()];
  const outcomes: string[] = [];
  const takeChains = async () => {
    for (let chain = chains.shift(); chain !== undefined; chain = chains.shift()) {
      for (const { id } of chain.toSorted((a, b) => a.seq - b.seq)) {
        const outcome = await attempt(parts, id);
        if (outcome !== undefined) outcomes.push(outcome);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_SIDE_BY_SIDE }, takeChains));
  await countAttempts(env, outcomes).catch(logBug);
  return undefined;
}

/** Runs after the outcomes are stored: losing a count loses no event. */
async function countAttempts(env: Env, outcomes: readonly string[]): Promise<void> {
  for (const [outcome, found] of Map.groupBy(outcomes, (name) => name)) {
    await count(env, `webhook_${outcome}`, found.length);
  }
}

/** Waiting rows that the state of the endpoint lets go, the earliest first. */
export function sendable({ store, outbox }: Pick<Parts, 'store' | 'outbox'>): Delivery[] {
  const endpoint = store.read();
  return outbox.waiting().filter((row) => isSendable(endpoint, store.followed(row.slug), row));
}

/** @returns undefined where the row may no longer be sent */
async function attempt(parts: Parts, id: string): Promise<Attempt['outcome'] | undefined> {
  const { store, sending } = parts;
  const endpoint = store.read();
  const delivery = sendable(parts).find((row) => row.id === id);
  if (endpoint === undefined || delivery === undefined) return undefined;
  sending.add(id);
  const begun = parts.world.now();
  const made = await request(parts, endpoint, delivery).finally(() => sending.delete(id));
  store.change(() => conclude(parts, delivery, made, begun));
  return made.outcome;
}

async function request(
  { world, env, name }: Parts,
  { url, trusted, ...endpoint }: Endpoint,
  { id, kind, body }: Delivery,
): Promise<Attempt> {
  if (!isTarget(url, trusted)) return { outcome: 'bad_address' };
  const now = world.now();
  const secrets = (await openSecrets(endpoint, env, name, now)) ?? [];
  const sender = await senderFields(env, body);
  const headers = { ...sender, ...(await signedHeaders({ id, kind, body, now, secrets })) };
  const expected = kind === CHALLENGE && endpoint.isOwn !== true ? challengeOf(body) : undefined;
  return send({ address: url, headers, body, challenge: expected }, world);
}

/** Stores the outcome of an attempt, and what follows from it. */
function conclude(
  { store, outbox, world }: Parts,
  { id, kind, attempts }: Delivery,
  made: Attempt,
  begun: number,
): void {
  const before = store.read();
  if (before === undefined) return;
  const now = world.now();
  outbox.noteAttempt(id, { at: now, duration: now - begun, outcome: made.outcome, status: made.status ?? null });
  // It was dropped while in flight: the answer to a challenge says nothing about an address set since then.
  if (outbox.find(id)?.state !== 'waiting') return;
  const endpoint = afterAttempt(before, kind, made, now);
  const isDelivered = made.outcome === 'delivered';
  const retryAt = 'retryAt' in made ? made.retryAt : undefined;
  const failure = { attempts: attempts + 1, now, random: world.random(), retryAt };
  const next = isDelivered || endpoint.state === 'disabled' ? undefined : nextAttempt(failure);
  if (next !== undefined) outbox.tryAt(id, next);
  else outbox.settle(id, isDelivered ? 'delivered' : 'dead', now);
  store.write(endpoint);
}
