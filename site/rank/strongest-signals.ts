/** The best reasons for a score, where there is room for only a few. */
import type { Fact, Signal } from '../../schemas/contracts/generated/read-api.ts';

const MAX_SHOWN = 2;

/** @returns those that earn the most, best first; none that earns nothing */
export function strongestSignals(signals: readonly Signal[]): Signal[] {
  const earning = signals.filter(({ points }) => points > 0);
  return earning.toSorted((one, other) => other.points - one.points).slice(0, MAX_SHOWN);
}

/** What is missing is no reason for a score, but advice to the publisher. */
export function strongestFact({ facts: [first] }: Pick<Signal, 'facts'>): Fact | undefined {
  return first?.code === 'incomplete' ? { ...first, code: 'complete' } : first;
}
