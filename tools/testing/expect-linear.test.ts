import { expect, it } from 'vitest';
import { expectLinear } from './expect-linear.ts';

/** @param times how often each step is done */
const spin = (times: number) => {
  let sum = 0;
  for (let step = 0; step < times; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum;
};

it('lets pass what takes ten times as long for ten times the input', () => {
  expect(() => expectLinear((length) => spin(length * 1_000), 10_000)).not.toThrow();
});

it('refuses what takes a hundred times as long', () => {
  expect(() => expectLinear((length) => spin(length * length), 9_000)).toThrow('to be less than');
});
