/**
 * One endpoint of a publisher: a Durable Object that knows one address, one secret and the listings whose events go
 * there, with an outbox for them (deliver.ts sends what is in it).
 */
import { DurableObject } from 'cloudflare:workers';
import { hostOf } from '../../schemas/rules/web-address.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { type Baggage, packed, unpack } from './baggage.ts';
import { type Parts, sendable, sendDue, settleMoves } from './deliver.ts';
import {
  type Endpoint,
  type Followed,
  type HandedOver,
  isInUse,
  isOwnAddress,
  isSendable,
  kindsFor,
  stateAfterBuild,
} from './endpoint-state.ts';
import { describeEndpoint, type EndpointStore, openStore } from './endpoint-store.ts';
import { CHALLENGE, challenge, EVENT_KINDS, type EventKind, type HandedListing, listingPublished } from './events.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { confirmed, newSecret, rotated, sealedSecret } from './secrets.ts';
import { REAL_WORLD, type World } from './send.ts';

const AFTER_BUG = 60_000;

/** @param object name under which `webhook_endpoints` knows it */
export function endpointOf(env: Env, object: string): DurableObjectStub<WebhookEndpoint> {
  return (env.WEBHOOKS as DurableObjectNamespace<WebhookEndpoint>).getByName(object);
}

export class WebhookEndpoint extends DurableObject<Env> {
  world: World = REAL_WORLD;
  readonly #outbox: Outbox;
  readonly #store: EndpointStore;
  readonly #sending = new Set<string>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#outbox = openOutbox(ctx.storage.sql);
    this.#store = openStore(ctx.storage);
  }

  /** What a build says of a listing. Saying it twice changes nothing. */
  async handOver({ build, listing, requested, isNamed = false, proved, trusted }: HandedOver): Promise<void> {
    const known = await this.#known();
    const before = this.#store.read();
    const { slug, host, asking_host: askingHost } = listing;
    const url = requested?.url ?? before?.url ?? '';
    const latest = { ...build, ...listing.rank };
    const former = this.#store.followed(slug) ?? this.#renamed(listing);
    if (!isNamed && hostOf(url) !== host) return this.#awaitRequest(listing, { ...known, trusted }, latest);
    const kinds = requested?.kinds ?? (isNamed ? EVENT_KINDS : (former?.kinds ?? []));
    const isProved = proved.length > 0;
    const isOwn = isOwnAddress(hostOf(url), askingHost, proved);
    const state = isNamed && before !== undefined ? before.state : stateAfterBuild(before, { url, isProved, isOwn });
    const isChallenged = state === 'challenged' && (before?.state !== state || before.url !== url);
    const sent = former === undefined || !isProved ? { position: latest.position, seq: 0 } : former.sent;
    const followed = { slug, kinds, latest, sent };
    this.#store.change(() => {
      const place = isNamed ? {} : { url, askingHost, isOwn };
      const endpoint: Endpoint = { url, ...known, ...before, ...place, trusted, state };
      if (former !== undefined && former.slug !== slug) this.#leave(former.slug);
      this.#store.write(endpoint);
      this.#store.follow(followed);
      if (listing.publication.is_new && kindsFor(endpoint, followed).includes('listing.published')) {
        this.#outbox.add(listingPublished(slug, listing.publication), this.world.now());
      }
      if (isChallenged) this.#challenge(slug);
      settleMoves(this.#parts, slug);
    });
    await this.#setAlarm();
  }

  /**
   * The request that a person has approved has not arrived yet; sync repeats it. In the build it arrives with, what
   * is published now is no longer news, so it waits here.
   */
  async #awaitRequest(
    { slug, publication, rank: { position } }: HandedListing,
    facts: Pick<Endpoint, 'secret' | 'isUnseen' | 'trusted'>,
    latest: Followed['latest'],
  ): Promise<void> {
    await this.suspend(slug);
    this.#store.change(() => {
      if (this.#store.read() === undefined) this.#store.write({ ...facts, url: '', state: 'suspended' });
      if (this.#store.followed(slug) === undefined) {
        this.#store.follow({ slug, kinds: EVENT_KINDS, sent: { position, seq: 0 }, latest, isOut: true });
      }
      if (publication.is_new) this.#outbox.add(listingPublished(slug, publication), this.world.now());
    });
    await this.#setAlarm();
  }

  /** Stops sending what is about the listing and drops what waits. Without any listing nothing is sent at all. */
  async suspend(slug: string): Promise<void> {
    const followed = this.#store.followed(slug);
    if (followed === undefined || followed.isOut === true) return;
    this.#store.change(() => {
      this.#store.follow({ ...followed, isOut: true });
      for (const row of this.#outbox.waiting()) {
        if (row.slug === slug) this.#outbox.settle(row.id, 'replaced', this.world.now());
      }
      this.#rest();
    });
    await this.#setAlarm();
  }

  /** What another endpoint needs that the listing goes to. */
  handDown(slug: string): Baggage | undefined {
    return packed(this.#parts, slug);
  }

  /** The other endpoint has all of it. Before that nothing may be dropped: whoever moves it may die in between. */
  async forget(slug: string): Promise<void> {
    this.#store.change(() => {
      this.#store.unfollow(slug);
      this.#outbox.forget(slug);
      this.#rest();
    });
    await this.#setAlarm();
  }

  /** Takes what another endpoint has handed down, before what the build says of it. */
  async takeOver(baggage: Baggage): Promise<void> {
    unpack(this.#parts, baggage);
    await this.#setAlarm();
  }

  /** No build names the publisher's domain as proved any more: what comes waits. */
  async sleep(): Promise<void> {
    const endpoint = this.#store.read();
    if (isInUse(endpoint)) this.#store.write({ ...endpoint, state: 'dormant' });
    await this.#setAlarm();
  }

  /**
   * The publisher has proved the domain: events may come, after a challenge where the address is on another one.
   * @returns the secret, which is shown this once; undefined where it was shown before
   */
  async prove(domain: string): Promise<string | undefined> {
    const secret = newSecret();
    const sealed = await this.#seal(secret);
    const endpoint = this.#store.read();
    if (endpoint === undefined || endpoint.state === 'suspended') return undefined;
    const isFirst = endpoint.state === 'dormant';
    const isShown = isFirst || endpoint.isUnseen === true;
    const isOwn = endpoint.isOwn === true || isOwnAddress(hostOf(endpoint.url), endpoint.askingHost, [domain]);
    const isOpen = isFirst || endpoint.state === 'challenged';
    const state = !isOpen ? endpoint.state : isOwn ? 'active' : 'challenged';
    this.#store.change(() => {
      this.#store.write({ ...endpoint, ...(isShown && confirmed({ secret: sealed })), isOwn, state });
      if (isFirst && !isOwn) this.#challenge(this.#firstSlug);
    });
    await this.#setAlarm();
    return isShown ? secret : undefined;
  }

  /**
   * Its publisher has made it, or asks for it again.
   * @param asked.kinds for all of its listings; undefined: as their feeds say
   * @returns the secret where nobody was shown it
   */
  async make(asked: {
    url: string;
    isOwn: boolean;
    askingHost: string;
    kinds: readonly EventKind[] | undefined;
    trusted: readonly string[];
  }): Promise<string | undefined> {
    const secret = newSecret();
    const sealed = await this.#seal(secret);
    const before = this.#store.read();
    const isShown = before === undefined || before.isUnseen === true || before.state === 'dormant';
    const isNew = !isInUse(before) || before.url !== asked.url;
    const { kinds, ...place } = asked;
    this.#store.change(() => {
      const kept = isShown ? confirmed({ secret: sealed }) : confirmed(before);
      const opening = asked.isOwn ? 'active' : 'challenged';
      const state = isNew || (before.state === 'challenged' && asked.isOwn) ? opening : before.state;
      const chosen = kinds ?? before?.kinds;
      this.#store.write({ ...kept, ...(!isShown && before), ...place, kinds: chosen, state, isMade: true });
      if (isNew && state === 'challenged') this.#challenge(this.#firstSlug);
    });
    await this.#setAlarm();
    return isShown ? secret : undefined;
  }

  /** Nothing is left of it. */
  async remove(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /**
   * @param isAtOnce the old one signs no more
   * @returns the new secret, and until when (ISO date and time) the old one signs, too
   */
  async rotateSecret(isAtOnce: boolean): Promise<{ secret: string; former_until: string | null } | undefined> {
    const secret = newSecret();
    const sealed = await this.#seal(secret);
    const endpoint = this.#store.read();
    if (endpoint === undefined) return undefined;
    const next = rotated(endpoint, sealed, this.world.now(), isAtOnce);
    this.#store.write({ ...endpoint, ...next });
    await this.#setAlarm();
    return { secret, former_until: next.formerUntil ? new Date(next.formerUntil).toISOString() : null };
  }

  /** The receiver has the new secret. @returns false where there is none that anybody was shown */
  confirmRotation(): boolean {
    const endpoint = this.#store.read();
    if (endpoint === undefined || endpoint.isUnseen === true) return false;
    this.#store.write({ ...endpoint, ...confirmed(endpoint) });
    return true;
  }

  /** Sends a challenge: a right answer makes an endpoint active, also one that was disabled. @returns its id */
  async sendChallenge(slug = this.#firstSlug): Promise<string | undefined> {
    if (!isInUse(this.#store.read())) return undefined;
    let id = '';
    this.#store.change(() => {
      id = this.#challenge(slug);
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
    const isReady = isSendable(this.#store.read(), this.#store.followed(delivery.slug), delivery);
    if (delivery.state !== 'waiting') this.#outbox.sendAgain(id, this.world.now());
    else if (isReady) this.#outbox.tryAt(id, this.world.now());
    else return 'not_ready';
    await this.#setAlarm();
    return 'sent';
  }

  /** For its publisher: how the endpoint stands, and its newest deliveries. */
  describe(limit: number) {
    return { ...describeEndpoint(this.#store), deliveries: this.#outbox.newest(limit) };
  }

  override async alarm(): Promise<void> {
    try {
      const later = await sendDue(this.#parts);
      if (later === undefined) await this.#setAlarm();
      else await this.ctx.storage.setAlarm(later);
    } catch (error) {
      // The platform gives up an alarm that keeps failing, and everything that waits with it.
      logBug(error);
      await this.ctx.storage.setAlarm(this.world.now() + AFTER_BUG);
    }
  }

  /** Of a listing that had another slug; what was said under that is not said again. */
  #renamed({ formerly }: HandedListing): Followed | undefined {
    return formerly.flatMap((slug) => this.#store.followed(slug) ?? [])[0];
  }

  /** A slug that the listing has no more. */
  #leave(slug: string): void {
    this.#store.unfollow(slug);
    for (const row of this.#outbox.of(slug)) {
      if (row.state === 'waiting' && row.position !== null) this.#outbox.settle(row.id, 'replaced', this.world.now());
    }
  }

  /** An endpoint without listings, which nobody has made, is not in use. */
  #rest(): void {
    const endpoint = this.#store.read();
    const isUsed = endpoint?.isMade === true || this.#store.allFollowed().some(({ isOut }) => isOut !== true);
    if (endpoint !== undefined && !isUsed) this.#store.write({ ...endpoint, state: 'suspended', url: '' });
  }

  /** @returns its id */
  #challenge(slug: string | undefined): string {
    for (const { id, kind } of this.#outbox.waiting()) {
      if (kind === CHALLENGE) this.#outbox.settle(id, 'replaced', this.world.now());
    }
    const event = challenge(slug, crypto.randomUUID(), crypto.randomUUID());
    this.#outbox.add(event, this.world.now());
    return event.id;
  }

  async #setAlarm(): Promise<void> {
    const times = [sendable(this.#parts)[0]?.due_at, this.#outbox.tidyAt()].filter((time) => time !== undefined);
    if (times.length === 0) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.min(...times));
  }

  /** Its secret, or a new one. */
  async #known(): Promise<Pick<Endpoint, 'secret' | 'isUnseen'>> {
    return this.#store.read() ?? { secret: await this.#seal(newSecret()), isUnseen: true };
  }

  #seal(secret: string): Promise<string> {
    return sealedSecret(secret, this.env, this.#name);
  }

  get #parts(): Parts {
    const { env, world } = this;
    return { store: this.#store, outbox: this.#outbox, world, env, name: this.#name, sending: this.#sending };
  }

  get #firstSlug(): string | undefined {
    return this.#store.allFollowed().find(({ isOut }) => isOut !== true)?.slug;
  }

  get #name(): string {
    return this.ctx.id.toString();
  }
}
