/** What a Durable Object of an endpoint keeps beside its outbox. */
import { hostOf } from '../../schemas/rules/web-address.ts';
import type { Endpoint, Followed } from './endpoint-state.ts';
import { EVENT_KINDS, type EventKind } from './events.ts';

export type EndpointStore = ReturnType<typeof openStore>;

/** As earlier versions kept it: an endpoint of one listing. */
type EndpointOfListing = Endpoint & Followed;

const LISTING = 'listing:';

export function openStore(storage: DurableObjectStorage) {
  const store = {
    read: () => storage.kv.get<Endpoint>('endpoint'),
    write: (endpoint: Endpoint) => storage.kv.put('endpoint', endpoint),
    followed: (slug: string | null) => storage.kv.get<Followed>(`${LISTING}${slug}`),
    follow: (followed: Followed) => storage.kv.put(`${LISTING}${followed.slug}`, followed),
    unfollow: (slug: string) => void storage.kv.delete(`${LISTING}${slug}`),
    /** By slug. */
    allFollowed: (): Followed[] => [...storage.kv.list<Followed>({ prefix: LISTING })].map(([, followed]) => followed),
    /** All of it is stored, or nothing. */
    change: (work: () => void) => storage.transactionSync(work),
  };
  adoptListing(store);
  return store;
}

/** For its publisher. */
export function describeEndpoint(store: Pick<EndpointStore, 'read' | 'allFollowed'>) {
  const endpoint = store.read();
  const listed = store.allFollowed().filter(({ isOut }) => isOut !== true);
  const isAsked = (kind: EventKind) => listed.length === 0 || listed.some(({ kinds }) => kinds.includes(kind));
  return {
    state: endpoint?.state ?? 'suspended',
    host: hostOf(endpoint?.url ?? '') ?? null,
    kinds: endpoint === undefined ? [] : (endpoint.kinds ?? EVENT_KINDS.filter(isAsked)),
    listings: listed.map(({ slug }) => slug),
    isShown: endpoint !== undefined && endpoint.isUnseen !== true,
  };
}

function adoptListing(store: Pick<EndpointStore, 'read' | 'write' | 'follow' | 'change'>): void {
  const kept = store.read() as Endpoint | EndpointOfListing | undefined;
  if (kept === undefined || !('slug' in kept)) return;
  const { slug, sent, latest, ...endpoint } = kept;
  const followed = { slug, kinds: endpoint.kinds ?? [], sent, latest, isOut: endpoint.state === 'suspended' };
  store.change(() => {
    store.follow(followed);
    store.write({ ...endpoint, kinds: undefined });
  });
}
