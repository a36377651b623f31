/** What goes with a listing from one endpoint to another. */
import type { Parts } from './deliver.ts';
import type { Followed } from './endpoint-state.ts';
import { CHALLENGE } from './events.ts';
import type { Delivery } from './outbox.ts';

export interface Baggage {
  followed: Followed;
  waiting: Pick<Delivery, 'id' | 'kind' | 'body'>[];
}

/** Changes nothing yet. A move that waits is not packed: it is made anew from the place that was sent last. */
export function packed({ store, outbox }: Parts, slug: string): Baggage | undefined {
  const followed = store.followed(slug);
  if (followed === undefined) return undefined;
  const isPacked = ({ kind, state, position }: Delivery) =>
    state === 'waiting' && kind !== CHALLENGE && position === null;
  const waiting = outbox.of(slug).filter(isPacked);
  return { followed, waiting: waiting.map(({ id, kind, body }) => ({ id, kind, body })) };
}

export function unpack({ store, outbox, world }: Parts, { followed, waiting }: Baggage): void {
  store.change(() => {
    if (store.followed(followed.slug) === undefined) {
      store.follow({ ...followed, sent: { ...followed.sent, seq: 0 } });
    }
    for (const event of waiting) outbox.add(event, world.now());
  });
}
