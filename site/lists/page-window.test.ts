import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [50, 99, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 99]],
] as const)('page %i of %i offers %j', (current, last, shown) => {
  expect(pageWindow(current, last)).toEqual(shown);
});
