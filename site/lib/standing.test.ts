import { expect, test } from 'vitest';
import { exactPlace } from './standing.ts';

test.each([
  [1, 1],
  [100, 100],
  [101, undefined],
])('place %i is shown as %s', (position, shown) => {
  expect(exactPlace(position)).toBe(shown);
});
