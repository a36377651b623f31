import { expect, test } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { pageParameter } from './page-parameter.ts';

test('the first page has no parameter, the others what stands behind the path of the list', () => {
  expect(pageParameter(paths.browse(1), paths.browse(1))).toBeUndefined();
  expect(pageParameter(paths.browse(1), paths.browse(12))).toBe('_page/12');
  expect(pageParameter(paths.categoryPage('games'), paths.categoryPage('games', 2))).toBe('_page/2');
});
