import { expect, it } from 'vitest';
import type { RankPlace } from '../../schemas/rank/engine.ts';
import { judge } from './judged-pairs.ts';

const RANKED = [
  { input: { slug: 'a' }, score: 50 },
  { input: { slug: 'b' }, score: 40 },
  { input: { slug: 'c' }, score: 40 },
] as RankPlace[];
const CATEGORIES = new Map([
  ['a', 'video'],
  ['b', 'video'],
  ['c', 'video'],
]);
const pair = (first: string, second: string, category = 'video') => ({ category, first, second, why: 'Known.' });

it('counts pairs in the expected order, by place where scores are level', () => {
  const judged = judge(RANKED, CATEGORIES, [pair('a', 'b'), pair('b', 'c'), pair('c', 'a')]);
  expect([judged.compared, judged.expected]).toEqual([3, 2]);
  expect(judged.reversed).toEqual([{ ...pair('c', 'a'), scores: [40, 50] }]);
});

it('names pairs whose listing is missing or has another category, and compares none of them', () => {
  const pairs = [pair('a', 'missing'), pair('a', 'b', 'audio')];
  expect(judge(RANKED, CATEGORIES, pairs)).toEqual({ compared: 0, expected: 0, reversed: [], outdated: pairs });
});
