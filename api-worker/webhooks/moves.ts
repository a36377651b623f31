/** A listing's moves in the rank, as an endpoint hears of them. */
import type { Endpoint } from './endpoint-state.ts';
import { rankChanged } from './events.ts';
import type { Outbox } from './outbox.ts';

/**
 * Lets at most one move wait: from the last place that was sent to where the listing stands.
 * @param sending id of the row that is on its way
 */
export function settleMove(
  { slug, kinds, sent, latest }: Endpoint,
  outbox: Outbox,
  { now, sending }: { now: number; sending: string | undefined },
): void {
  // One that is sent again was news at the time.
  const moves = outbox.waiting().filter(({ position, seq }) => position !== null && seq > sent.seq);
  if (moves.some(({ id, position }) => id === sending || position === latest.position)) return;
  for (const { id } of moves) outbox.settle(id, 'replaced', now);
  if (sent.position === latest.position || !kinds.includes('rank.changed')) return;
  outbox.add(rankChanged(slug, sent.position, latest), now);
}
