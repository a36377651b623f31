import { expect, it } from 'vitest';
import { byTurns } from './by-turns.ts';

it('takes turns in who is first, and the median of all rounds', async () => {
  const order: string[] = [];
  const own = [10, 30, 20];
  const least = [5, 3, 100];
  const next = (name: string, times: number[]) => () => {
    order.push(name);
    return times.shift() ?? 0;
  };
  const compared = await byTurns(3, next('own', own), next('least', least));
  expect(order.join(' ')).toBe('own least least own own least');
  expect(compared).toEqual({ own: 20, least: 5, ratio: 0.5 });
});
