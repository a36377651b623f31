/** A listing's moves in the rank, as an endpoint hears of them. */
import type { Followed } from './endpoint-state.ts';
import { type EventKind, rankChanged } from './events.ts';
import type { Outbox } from './outbox.ts';

/**
 * Lets at most one move of a listing wait: from the last place that was sent to where the listing stands.
 * @param sending ids of the rows that are on their way
 */
export function settleMove(
  { slug, sent, latest }: Followed,
  outbox: Outbox,
  { now, sending, kinds }: { now: number; sending: ReadonlySet<string>; kinds: readonly EventKind[] },
): void {
  // One that is sent again was news at the time.
  const moves = outbox.waiting().filter((row) => row.slug === slug && row.position !== null && row.seq > sent.seq);
  if (moves.some(({ id, position }) => sending.has(id) || position === latest.position)) return;
  for (const { id } of moves) outbox.settle(id, 'replaced', now);
  if (sent.position === latest.position || !kinds.includes('rank.changed')) return;
  outbox.add(rankChanged(slug, sent.position, latest), now);
}
