import { expect, test } from 'vitest';
import { searchExpression } from './search-expression.ts';

test.each([
  ['git', '"git" *'],
  ['Git Helper', '"git" "helper" *'],
  ['"Git helper"', '"git helper"'],
  ['"git helper" and', '"git helper" "and" *'],
  ['and "git helper"', '"and" "git helper"'],
  ['node.js', '"node js" *'],
  ['node.js 日本', '"node js" "日 本" *'],
  ['c++ 11', '"c c++" "11" *'],
  ['"open', '"open" *'],
  ['a" *) OR (b', '"a" "or" "b" *'],
])('%j becomes %j', (text, expression) => {
  expect(searchExpression(text)).toBe(expression);
});

test.each(['', '"', '" "', '*', '😀', '\u0000', '-:^(){}'])('%j has nothing to look for', (text) => {
  expect(searchExpression(text)).toBeUndefined();
});
