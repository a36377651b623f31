import { expect, test } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { pageParameter, pageWindow } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [50, 99, [1, 'gap', 48, 49, 50, 51, 52, 'gap', 99]],
] as const)('page %i of %i offers %j', (current, last, shown) => {
  expect(pageWindow(current, last)).toEqual(shown);
});

test('the first page has no parameter, the others what stands behind the path of the list', () => {
  expect(pageParameter(paths.browse(1), paths.browse(1))).toBeUndefined();
  expect(pageParameter(paths.browse(1), paths.browse(12))).toBe('_page/12');
  expect(pageParameter(paths.categoryPage('games'), paths.categoryPage('games', 2))).toBe('_page/2');
});
