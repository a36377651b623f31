/**
 * One publisher's endpoint: a Durable Object with an outbox. A row leaves the state `waiting` only when the outcome of
 * its attempt is stored, so whatever dies in between, it is sent again under the same id. Only one instance runs at a
 * time, and it makes one attempt after the other: its memory is the lease on the row that is being sent.
 */
import { DurableObject } from 'cloudflare:workers';
import { hostOf } from '../../schemas/rules/web-address.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { countAttempts } from './counters.ts';
import {
  afterAttempt,
  type Endpoint,
  type HandedOver,
  isInUse,
  isOwnAddress,
  isSendable,
  stateAfterBuild,
} from './endpoint-state.ts';
import { CHALLENGE, challenge, challengeOf, EVENT_KINDS, type HandedListing, listingPublished } from './events.ts';
import { settleMove } from './moves.ts';
import { type Delivery, type Outbox, openOutbox } from './outbox.ts';
import { HOUR, nextAttempt } from './schedule.ts';
import { confirmed, newSecret, openSecrets, rotated, sealedSecret } from './secrets.ts';
import { type Attempt, REAL_WORLD, send, type World } from './send.ts';
import { senderFields } from './sender.ts';
import { signedHeaders } from './signature.ts';
import { isTarget } from './target.ts';

/** Attempts per alarm. Further ones wait for the next alarm: the platform cuts off an alarm after 15 minutes. */
const MAX_AT_ONCE = 20;
const AFTER_BUG = 60_000;

/** @param object name under which `webhook_endpoints` knows it */
export function endpointOf(env: Env, object: string): DurableObjectStub<WebhookEndpoint> {
  return (env.WEBHOOKS as DurableObjectNamespace<WebhookEndpoint>).getByName(object);
}

export class WebhookEndpoint extends DurableObject<Env> {
  world: World = REAL_WORLD;
  readonly #outbox: Outbox;
  /** Id of the row that is being sent. */
  #sending: string | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#outbox = openOutbox(ctx.storage.sql);
  }

  /** What a build says of the listing. Saying it twice changes nothing. */
  async handOver({ build, listing, requested, proved, trusted }: HandedOver): Promise<void> {
    const { secret, isUnseen } = this.#read() ?? { secret: await this.#seal(newSecret()), isUnseen: true };
    const before = this.#read();
    const url = requested?.url ?? before?.url ?? '';
    const latest = { ...build, ...listing.rank };
    if (hostOf(url) !== listing.host) return this.#awaitRequest(listing, { secret, isUnseen, trusted, latest });
    const kinds = requested?.kinds ?? before?.kinds ?? [];
    const { slug, host, asking_host: askingHost } = listing;
    const isProved = proved.length > 0;
    const isOwn = isOwnAddress(host, askingHost, proved);
    const state = stateAfterBuild(before, { url, isProved, isOwn });
    const isChallenged = state === 'challenged' && (before?.state !== state || before.url !== url);
    const sent = before?.sent === undefined || !isProved ? { position: latest.position, seq: 0 } : before.sent;
    this.#change(() => {
      const known = { secret, isUnseen, ...before };
      this.#write({ ...known, slug, url, kinds, askingHost, isOwn, trusted, state, latest, sent });
      if (listing.publication.is_new && kinds.includes('listing.published')) {
        this.#outbox.add(listingPublished(listing.slug, listing.publication), this.world.now());
      }
      if (isChallenged) this.#challenge();
      this.#settleMove();
    });
    await this.#setAlarm();
  }

  /**
   * The request that a person has approved has not arrived yet; sync repeats it. In the build it arrives with, what
   * is published now is no longer news, so it waits here.
   */
  async #awaitRequest(
    { slug, publication, rank: { position } }: HandedListing,
    facts: Pick<Endpoint, 'secret' | 'isUnseen' | 'trusted' | 'latest'>,
  ): Promise<void> {
    await this.suspend();
    this.#change(() => {
      const fresh = { slug, url: '', kinds: EVENT_KINDS, state: 'suspended', sent: { position, seq: 0 } } as const;
      if (this.#read() === undefined) this.#write({ ...facts, ...fresh });
      if (publication.is_new) this.#outbox.add(listingPublished(slug, publication), this.world.now());
    });
    await this.#setAlarm();
  }

  /** Stops sending and drops what waits. */
  async suspend(): Promise<void> {
    const endpoint = this.#read();
    if (endpoint === undefined || endpoint.state === 'suspended') return;
    this.#change(() => {
      this.#write({ ...endpoint, state: 'suspended', url: '' });
      for (const { id } of this.#outbox.waiting()) this.#outbox.settle(id, 'replaced', this.world.now());
    });
    await this.#setAlarm();
  }

  /**
   * The publisher has proved the domain: events may come, after a challenge where the address is on another one.
   * @returns the secret, which is shown this once; undefined where it was shown before
   */
  async prove(domain: string): Promise<string | undefined> {
    const secret = newSecret();
    const sealed = await this.#seal(secret);
    const endpoint = this.#read();
    if (endpoint?.state !== 'dormant' && endpoint?.state !== 'challenged') return undefined;
    const isFirst = endpoint.state === 'dormant';
    const isOwn = isOwnAddress(hostOf(endpoint.url), endpoint.askingHost, [domain]);
    this.#change(() => {
      const state = isOwn ? 'active' : 'challenged';
      this.#write({ ...endpoint, ...(isFirst && confirmed({ secret: sealed })), isOwn, state });
      if (isFirst && !isOwn) this.#challenge();
    });
    await this.#setAlarm();
    return isFirst ? secret : undefined;
  }

  /**
   * @param isAtOnce the old one signs no more
   * @returns the new secret, and until when (ISO date and time) the old one signs, too
   */
  async rotateSecret(isAtOnce: boolean): Promise<{ secret: string; former_until: string | null } | undefined> {
    const secret = newSecret();
    const sealed = await this.#seal(secret);
    const endpoint = this.#read();
    if (endpoint === undefined) return undefined;
    const next = rotated(endpoint, sealed, this.world.now(), isAtOnce);
    this.#write({ ...endpoint, ...next });
    return { secret, former_until: next.formerUntil ? new Date(next.formerUntil).toISOString() : null };
  }

  /** The receiver has the new secret. @returns false where there is no endpoint */
  confirmRotation(): boolean {
    const endpoint = this.#read();
    if (endpoint !== undefined) this.#write({ ...endpoint, ...confirmed(endpoint) });
    return endpoint !== undefined;
  }

  /** Sends a challenge: a right answer makes an endpoint active, also one that was disabled. @returns its id */
  async sendChallenge(): Promise<string | undefined> {
    if (!isInUse(this.#read())) return undefined;
    let id = '';
    this.#change(() => {
      id = this.#challenge();
    });
    await this.#setAlarm();
    return id;
  }

  /**
   * Sends an event under its id: one that is settled once more, one that waits at once. Not a challenge: its text is
   * known where it was sent to, which may be another address by now.
   * @returns not_ready: it waits, because the endpoint is not active
   */
  async resend(id: string): Promise<'sent' | 'not_ready' | 'unknown'> {
    const delivery = this.#outbox.find(id);
    if (delivery === undefined || delivery.kind === CHALLENGE || delivery.state === 'replaced') return 'unknown';
    if (delivery.state !== 'waiting') this.#outbox.sendAgain(id, this.world.now());
    else if (isSendable(this.#read(), delivery)) this.#outbox.tryAt(id, this.world.now());
    else return 'not_ready';
    await this.#setAlarm();
    return 'sent';
  }

  /** For its publisher: how the endpoint stands, and its newest deliveries. */
  describe(limit: number) {
    const { state, kinds, url } = this.#read() ?? { state: 'suspended', kinds: [], url: '' };
    return { state, kinds, host: hostOf(url) ?? null, deliveries: this.#outbox.newest(limit) };
  }

  override async alarm(): Promise<void> {
    try {
      await this.#sendDue();
    } catch (error) {
      // The platform gives up an alarm that keeps failing, and everything that waits with it.
      logBug(error);
      await this.ctx.storage.setAlarm(this.world.now() + AFTER_BUG);
    }
  }

  async #sendDue(): Promise<void> {
    const { world } = this;
    this.#outbox.tidy(world.now());
    const due = this.#sendable().filter(({ due_at }) => due_at <= world.now());
    const endpoint = this.#read();
    const secrets = endpoint && (await openSecrets(endpoint, this.env, this.#name, world.now()));
    // The key is missing or another one: that is no fault of the receiver and costs no attempt.
    if (due.length > 0 && secrets === undefined) return this.ctx.storage.setAlarm(world.now() + HOUR);
    const outcomes: string[] = [];
    for (const { id } of due.slice(0, MAX_AT_ONCE)) {
      const outcome = await this.#attempt(id);
      if (outcome !== undefined) outcomes.push(outcome);
    }
    await this.#setAlarm();
    await countAttempts(this.env, outcomes).catch(logBug);
  }

  /** @returns undefined where the row may no longer be sent */
  async #attempt(id: string): Promise<Attempt['outcome'] | undefined> {
    const endpoint = this.#read();
    const delivery = this.#sendable().find((row) => row.id === id);
    if (endpoint === undefined || delivery === undefined) return undefined;
    this.#sending = id;
    const attempt = await this.#request(endpoint, delivery).finally(() => {
      this.#sending = undefined;
    });
    this.#change(() => this.#conclude(delivery, attempt));
    return attempt.outcome;
  }

  async #request({ url, trusted, ...endpoint }: Endpoint, { id, kind, body }: Delivery): Promise<Attempt> {
    const { world } = this;
    if (!isTarget(url, trusted)) return { outcome: 'bad_address' };
    const now = world.now();
    const secrets = (await openSecrets(endpoint, this.env, this.#name, now)) ?? [];
    const sender = await senderFields(this.env, body);
    const headers = { ...sender, ...(await signedHeaders({ id, kind, body, now, secrets })) };
    const expected = kind === CHALLENGE && endpoint.isOwn !== true ? challengeOf(body) : undefined;
    return send({ address: url, headers, body, challenge: expected }, world);
  }

  /** Stores the outcome of an attempt, and what follows from it. */
  #conclude({ id, seq, kind, position, attempts }: Delivery, attempt: Attempt): void {
    const before = this.#read();
    if (before === undefined) return;
    const now = this.world.now();
    this.#outbox.noteAttempt(id, now, attempt.outcome, attempt.status);
    // It was dropped while in flight: the answer to a challenge says nothing about an address set since then.
    if (this.#outbox.find(id)?.state !== 'waiting') return;
    const endpoint = afterAttempt(before, kind, attempt, now);
    const isDelivered = attempt.outcome === 'delivered';
    const retryAt = 'retryAt' in attempt ? attempt.retryAt : undefined;
    const failure = { attempts: attempts + 1, now, random: this.world.random(), retryAt };
    const next = isDelivered || endpoint.state === 'disabled' ? undefined : nextAttempt(failure);
    if (next !== undefined) this.#outbox.tryAt(id, next);
    else this.#outbox.settle(id, isDelivered ? 'delivered' : 'dead', now);
    const isNews = next === undefined && position !== null && seq > endpoint.sent.seq;
    this.#write({ ...endpoint, ...(isNews && { sent: { position, seq } }) });
    this.#settleMove();
  }

  #settleMove(): void {
    const endpoint = this.#read();
    if (endpoint !== undefined) settleMove(endpoint, this.#outbox, { now: this.world.now(), sending: this.#sending });
  }

  /** @returns its id */
  #challenge(): string {
    const { slug = '' } = this.#read() ?? {};
    for (const { id, kind } of this.#outbox.waiting()) {
      if (kind === CHALLENGE) this.#outbox.settle(id, 'replaced', this.world.now());
    }
    const event = challenge(slug, crypto.randomUUID(), crypto.randomUUID());
    this.#outbox.add(event, this.world.now());
    return event.id;
  }

  /** Waiting rows that the state of the endpoint lets go. */
  #sendable(): Delivery[] {
    const endpoint = this.#read();
    return this.#outbox.waiting().filter((row) => isSendable(endpoint, row));
  }

  async #setAlarm(): Promise<void> {
    const times = [this.#sendable()[0]?.due_at, this.#outbox.tidyAt()].filter((time) => time !== undefined);
    if (times.length === 0) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.min(...times));
  }

  /** All of it is stored, or nothing. */
  #change(work: () => void): void {
    this.ctx.storage.transactionSync(work);
  }

  #read(): Endpoint | undefined {
    return this.ctx.storage.kv.get<Endpoint>('endpoint');
  }

  #write(endpoint: Endpoint): void {
    this.ctx.storage.kv.put('endpoint', endpoint);
  }

  #seal(secret: string): Promise<string> {
    return sealedSecret(secret, this.env, this.#name);
  }

  get #name(): string {
    return this.ctx.id.toString();
  }
}
