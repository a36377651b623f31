/**
 * One endpoint of a publisher: a Durable Object that knows one address, one secret and the listings whose events go
 * there, with an outbox for them (deliver.ts sends what is in it).
 */
import { DurableObject } from 'cloudflare:workers';
import { hostOf } from '../../schemas/rules/web-address.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import {
  describeEndpoint,
  type Endpoint,
  type EndpointStore,
  type Followed,
  type HandedOver,
  isInUse,
  isOwnAddress,
  isSendable,
  kindsFor,
  openStore,
  stateAfterBuild,
} from './challenge-and-state.ts';
import { type Parts, sendable, sendDue } from './deliver.ts';
import { REAL_WORLD, type World } from './delivery-attempt.ts';
import {
  CHALLENGE,
  challenge,
  EVENT_KINDS,
  type EventKind,
  listingPublished,
  type Place,
  previousOf,
  rankChanged,
} from './events.ts';
import { type Delivery, type Outbox, openOutbox } from './outbox.ts';
import { confirmed, newSecret, rotated, sealedSecret } from './secrets.ts';

const AFTER_BUG = 60_000;
/** A challenge follows the answer that shows its secret, so that its receiver can verify the first attempt. */
const UNTIL_SHOWN = 5_000;

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
  async handOver(handed: HandedOver): Promise<void> {
    const { build, listing, url, isNamed = false, proved, trusted } = handed;
    const known = this.#store.read() ?? { secret: await this.#seal(newSecret()), isUnseen: true };
    const before = this.#store.read();
    const { slug, formerly, asking_host: askingHost } = listing;
    const former = [slug, ...formerly].flatMap((name) => this.#store.followed(name) ?? [])[0];
    const isProved = proved.length > 0;
    const isOwn = isOwnAddress(hostOf(url), askingHost, proved);
    const state = isNamed && before !== undefined ? before.state : stateAfterBuild(before, isProved, isOwn);
    const place = { ...build, ...listing.rank };
    const followed = { slug, kinds: handed.kinds ?? former?.kinds ?? EVENT_KINDS, position: place.position };
    const endpoint: Endpoint = { url, ...known, ...before, ...(!isNamed && { askingHost, isOwn }), trusted, state };
    const isTold = (kind: EventKind) => kindsFor(endpoint, followed).includes(kind);
    await this.#change(() => {
      if (former !== undefined && former.slug !== slug) this.#store.unfollow(former.slug);
      this.#store.write(endpoint);
      this.#store.follow(followed);
      if (listing.publication.is_new && isTold('listing.published')) {
        this.#outbox.add(listingPublished(slug, listing.publication), this.world.now());
      }
      if (state === 'challenged' && before?.state !== state) this.#challenge(slug);
      if (former !== undefined) this.#move(former, slug, place, isProved && isTold('rank.changed'));
    });
  }

  /** The listing is not published any more, or its address is not approved: what waits of it is dropped. */
  async suspend(slug: string): Promise<void> {
    await this.#change(() => {
      for (const row of this.#outbox.waiting()) if (row.slug === slug) this.#replace(row);
      this.#store.unfollow(slug);
      this.#rest();
    });
  }

  /** The listing asks for its events elsewhere: what waits of it is still sent from here. */
  async leave(slug: string): Promise<void> {
    await this.#change(() => {
      this.#store.unfollow(slug);
      this.#rest();
    });
  }

  /** No build names the publisher's domain as proved any more: what comes waits. */
  async sleep(): Promise<void> {
    const endpoint = this.#store.read();
    await this.#change(() => {
      if (isInUse(endpoint)) this.#store.write({ ...endpoint, state: 'dormant' });
    });
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
    await this.#change(() => {
      this.#store.write({ ...endpoint, ...(isShown && confirmed({ secret: sealed })), isOwn, state });
      if (isFirst && !isOwn) this.#challenge(this.#firstSlug);
    });
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
    const isNew = !isInUse(before);
    const opening = asked.isOwn ? 'active' : 'challenged';
    const state = isNew || (before.state === 'challenged' && asked.isOwn) ? opening : before.state;
    const kept = isShown ? confirmed({ secret: sealed }) : before;
    await this.#change(() => {
      this.#store.write({ ...kept, ...asked, kinds: asked.kinds ?? before?.kinds, state, isMade: true });
      if (isNew && state === 'challenged') this.#challenge(this.#firstSlug, UNTIL_SHOWN);
    });
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
    await this.#change(() => this.#store.write({ ...endpoint, ...next }));
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
    await this.#change(() => {
      id = this.#challenge(slug);
    });
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
      if (later !== undefined) return await this.ctx.storage.setAlarm(later);
      await this.#change(() => this.#rest());
    } catch (error) {
      // The platform gives up an alarm that keeps failing, and everything that waits with it.
      logBug(error);
      await this.ctx.storage.setAlarm(this.world.now() + AFTER_BUG);
    }
  }

  /** All of it is stored, or nothing; then the next alarm is set. */
  async #change(work: () => void): Promise<void> {
    this.#store.change(work);
    await this.#setAlarm();
  }

  /**
   * Lets at most one move of a listing wait, beside one that is on its way: from the last place that was sent to where it
   * stands now, under the slug that it has now.
   */
  #move(former: Followed, slug: string, place: Place, isTold: boolean): void {
    if (former.slug === slug && former.position === place.position) return;
    const moves = this.#outbox
      .waiting()
      .filter((row) => row.slug === former.slug && row.position !== null && !this.#sending.has(row.id))
      .sort((a, b) => a.seq - b.seq);
    const from = moves[0] === undefined ? former.position : previousOf(moves[0].body);
    for (const row of moves) this.#replace(row);
    if (isTold && from !== place.position) this.#outbox.add(rankChanged(slug, from, place), this.world.now());
  }

  /** An endpoint that nobody has made rests when it has no listing and nothing waits. */
  #rest(): void {
    const endpoint = this.#store.read();
    if (endpoint === undefined || endpoint.isMade === true || this.#store.allFollowed().length > 0) return;
    if (this.#outbox.waiting().length === 0) this.#store.write({ ...endpoint, state: 'suspended' });
  }

  /** @returns its id */
  #challenge(slug: string | undefined, delay = 0): string {
    for (const row of this.#outbox.waiting()) if (row.kind === CHALLENGE) this.#replace(row);
    const event = challenge(slug, crypto.randomUUID(), crypto.randomUUID());
    this.#outbox.add(event, this.world.now() + delay);
    return event.id;
  }

  #replace({ id }: Delivery): void {
    this.#outbox.settle(id, 'replaced', this.world.now());
  }

  async #setAlarm(): Promise<void> {
    const times = [sendable(this.#parts)[0]?.due_at, this.#outbox.tidyAt()].filter((time) => time !== undefined);
    if (times.length === 0) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.min(...times));
  }

  #seal(secret: string): Promise<string> {
    return sealedSecret(secret, this.env, this.#name);
  }

  get #parts(): Parts {
    const { env, world } = this;
    return { store: this.#store, outbox: this.#outbox, world, env, name: this.#name, sending: this.#sending };
  }

  get #firstSlug(): string | undefined {
    return this.#store.allFollowed()[0]?.slug;
  }

  get #name(): string {
    return this.ctx.id.toString();
  }
}
