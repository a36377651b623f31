import { expect, test } from 'vitest';
import { foldList } from './shorten-list.ts';

test.each([
  [0, 0],
  [8, 0],
  [10, 0],
  [11, 3],
  [200, 192],
])('of %i items %i are folded away', (count, folded) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const { shown, rest } = foldList(items);
  expect([...shown, ...rest]).toEqual(items);
  expect(rest).toHaveLength(folded);
});
