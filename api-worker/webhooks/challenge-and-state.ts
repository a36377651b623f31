/** What is known of an endpoint and of its listings, how it changes, and where it is stored. */
import { hostOf } from '../../schemas/rules/web-address.ts';
import type { Attempt } from './delivery-attempt.ts';
import { type Build, CHALLENGE, EVENT_KINDS, type EventKind, type HandedListing } from './events.ts';
import type { Delivery } from './outbox.ts';
import { DISABLE_AFTER } from './retry-times.ts';
import type { KeptSecrets } from './secrets.ts';

type EndpointState =
  /** Nobody has a proof of its domain. Nothing is sent; events wait. */
  | 'dormant'
  /** Its host is on no domain that the publisher has proved, and it has not answered the challenge yet. */
  | 'challenged'
  | 'active'
  /** It said 410, or took nothing for 120 hours. */
  | 'disabled'
  /** No published listing asks for events here, its publisher has not made it, and nothing waits. */
  | 'suspended';

export interface Endpoint extends KeptSecrets {
  state: EndpointState;
  url: string;
  /** What its publisher has chosen for all of its listings; else each has what its feed asks for. */
  kinds?: readonly EventKind[] | undefined;
  /** Its publisher has made it, so it is in use without any listing. */
  isMade?: boolean;
  /** Host that asks for the events, as far as one is known. */
  askingHost?: string | undefined;
  /** The address is its publisher's own, so it need not say a challenge again. */
  isOwn?: boolean;
  /** In development: pairs that may be sent to although they are not public. */
  trusted: readonly string[];
  /** First failure since the last success. */
  failingSince?: number | undefined;
}

/** A listing whose events go to the endpoint. */
export interface Followed {
  slug: string;
  kinds: readonly EventKind[];
  /** Where the last build has it: its last move, if there was any, leads there. */
  position: number;
}

/** What a build says of a listing, and what is known beside. */
export interface HandedOver {
  build: Build;
  listing: HandedListing;
  url: string;
  /** What its feed asks for; undefined: what is known stays. */
  kinds?: readonly EventKind[] | undefined;
  /** Its publisher has named it for this endpoint; its feed says nothing of it. */
  isNamed?: boolean;
  /** Domains that are proved, of all that its hosts are on. */
  proved: readonly string[];
  trusted: readonly string[];
}

/** Is anything sent to it at all? */
export function isInUse(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && endpoint.state !== 'dormant' && endpoint.state !== 'suspended';
}

/**
 * True where the address is on a domain that whoever asks for the events is on, too. Another domain of the listing
 * does not count: a stranger's feed may name anybody's homepage.
 */
export function isOwnAddress(host: string | undefined, askingHost: string | undefined, proved: readonly string[]) {
  return proved.some((domain) => isBelow(host, domain) && isBelow(askingHost, domain));
}

function isBelow(host: string | undefined, domain: string): boolean {
  return host !== undefined && (host === domain || host.endsWith(`.${domain}`));
}

export function stateAfterBuild(before: Endpoint | undefined, isProved: boolean, isOwn: boolean): EndpointState {
  if (!isProved) return 'dormant';
  if (!isInUse(before)) return isOwn ? 'active' : 'challenged';
  if (before.state === 'challenged' && isOwn) return 'active';
  // What was agreed without a word is agreed no longer.
  if (before.state === 'active' && before.isOwn === true && !isOwn) return 'challenged';
  return before.state;
}

/** Kinds of events that are sent of a listing: also of one that has left, or under a slug that it has no more. */
export function kindsFor(endpoint: Endpoint, followed: Followed | undefined): readonly EventKind[] {
  return endpoint.kinds ?? followed?.kinds ?? EVENT_KINDS;
}

/**
 * Only an active endpoint gets events, of the kinds that are asked for; every one in use may get a challenge. Nothing is
 * signed with a secret that nobody was shown.
 */
export function isSendable(
  endpoint: Endpoint | undefined,
  followed: Followed | undefined,
  { kind }: Pick<Delivery, 'kind'>,
): boolean {
  if (!isInUse(endpoint) || endpoint.isUnseen === true) return false;
  if (kind === CHALLENGE) return true;
  return endpoint.state === 'active' && kindsFor(endpoint, followed).some((wanted) => wanted === kind);
}

export function afterAttempt(endpoint: Endpoint, kind: string, { outcome }: Attempt, now: number): Endpoint {
  // Its domain may have changed hands while the attempt was on its way.
  if (!isInUse(endpoint)) return endpoint;
  if (outcome === 'delivered') {
    const state = kind === CHALLENGE ? 'active' : endpoint.state;
    return { ...endpoint, state, failingSince: undefined };
  }
  const failingSince = endpoint.failingSince ?? now;
  const isGone = outcome === 'gone' || now - failingSince >= DISABLE_AFTER;
  return { ...endpoint, failingSince, state: isGone ? 'disabled' : endpoint.state };
}

export type EndpointStore = ReturnType<typeof openStore>;

const LISTING = 'followed:';

export function openStore(storage: DurableObjectStorage) {
  return {
    read: () => storage.kv.get<Endpoint>('endpoint'),
    write: (endpoint: Endpoint) => storage.kv.put('endpoint', endpoint),
    followed: (slug: string | null) => storage.kv.get<Followed>(`${LISTING}${slug}`),
    follow: (followed: Followed) => storage.kv.put(`${LISTING}${followed.slug}`, followed),
    unfollow: (slug: string) => storage.kv.delete(`${LISTING}${slug}`),
    /** By slug. */
    allFollowed: (): Followed[] => [...storage.kv.list<Followed>({ prefix: LISTING })].map(([, followed]) => followed),
    /** All of it is stored, or nothing. */
    change: (work: () => void) => storage.transactionSync(work),
  };
}

/** For its publisher. */
export function describeEndpoint(store: Pick<EndpointStore, 'read' | 'allFollowed'>) {
  const endpoint = store.read();
  const followed = store.allFollowed();
  const isAsked = (kind: EventKind) => followed.length === 0 || followed.some(({ kinds }) => kinds.includes(kind));
  const { state = 'suspended', url } = endpoint ?? {};
  return {
    state,
    host: (state === 'suspended' ? undefined : hostOf(url)) ?? null,
    kinds: endpoint === undefined ? [] : (endpoint.kinds ?? EVENT_KINDS.filter(isAsked)),
    listings: followed.map(({ slug }) => slug),
    isShown: endpoint !== undefined && endpoint.isUnseen !== true,
  };
}
