import { describe, expect, it } from 'vitest';
import { byTurns, measure, medianOf } from './measure.ts';

/** A machine whose clock moves only when something is run, and that remembers what was run. */
function machine(cost: { run: number; limit: number }, slowAt?: (call: number) => number) {
  let time = 0;
  let calls = 0;
  const made: number[] = [];
  const memory = [100, 0, 0, 0, 0, 0, 0, 0, 0, 110];
  let limitCalls = 0;
  const spend = (milliseconds: number) => {
    calls += 1;
    time += milliseconds * (slowAt?.(calls) ?? 1);
  };
  return {
    made,
    subject: {
      make: (index: number) => {
        time += 1_000;
        made.push(index);
        return new Uint8Array(10);
      },
      run: () => spend(cost.run),
      limit: () => {
        limitCalls += 1;
        spend(cost.limit);
      },
    },
    probes: {
      now: () => time,
      memoryHeld: () => memory.shift() ?? 0,
      peakMemory: () => 1_000 + limitCalls,
    },
  };
}

describe('a measurement', () => {
  it('counts the subject and its limit, not the making of documents', () => {
    const { subject, probes } = machine({ run: 4, limit: 1 });
    expect(measure(250, subject, probes)).toEqual({
      documents: 250,
      bytes: 2_500,
      seconds: 1,
      perSecond: 250,
      peakMemory: 1_000,
      memoryGrowth: expect.closeTo(0.1),
      limitPerSecond: 1_000,
      ratio: 0.25,
    });
  });

  it('is not moved by a noise that lasts for some rounds', () => {
    const { subject, probes } = machine({ run: 4, limit: 2 }, (call) => (call % 1_000 < 150 ? 7 : 1));
    expect(measure(250, subject, probes).ratio).toBe(0.5);
  });

  it('runs each of the documents there are, and no other', () => {
    const { subject, probes, made } = machine({ run: 1, limit: 1 });
    measure(33, subject, probes);
    expect([...new Set(made)].sort((a, b) => a - b)).toEqual(Array.from({ length: 33 }, (_, index) => index));
  });
});

it('takes the middle of an odd amount of numbers', () => {
  expect(medianOf([9, 1, 10])).toBe(9);
});

it('takes turns in who is first, and the median of all rounds', () => {
  const order: string[] = [];
  const own = [10, 30, 20];
  const least = [5, 3, 100];
  const next = (name: string, times: number[]) => () => {
    order.push(name);
    return times.shift() ?? 0;
  };
  const compared = byTurns(3, next('own', own), next('least', least));
  expect(order.join(' ')).toBe('own least least own own least');
  expect(compared).toEqual({ own: 20, least: 5, ratio: 0.5 });
});
