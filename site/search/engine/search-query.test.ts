import { expect, it } from 'vitest';
import { readSearch, writeSearch } from './search-query.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

it.each([
  '',
  '?q=text+editor',
  '?q=c%2B%2B&category=databases&category=build-tools&kind=library&verified=true&sort=updated&page=3',
  '?pricing=free&pricing=one-time&sort=name',
])('keeps %s as it is', (query) => {
  expect(writeSearch(read(query))).toBe(query);
});

it.each([
  ['unknown parameters', '?utm_source=x&q=a', '?q=a'],
  ['empty values, as an empty form sends them', '?q=&kind=&sort=', ''],
  ['a value that is there twice', '?kind=api&kind=api', '?kind=api'],
  ['an order that there is not', '?sort=price', ''],
  ['the order that is taken anyway', '?q=a&sort=relevance', '?q=a'],
  ['a page that is no number', '?page=two', ''],
  ['a part of a page', '?page=1.5', ''],
  ['a page before the first', '?page=-3', ''],
  ['more pages than anybody has read', '?page=99999', '?page=25'],
  ['more letters than the API takes', `?q=${'a'.repeat(500)}`, `?q=${'a'.repeat(200)}`],
  ['spaces alone', '?q=++', ''],
])('passes over %s', (_what, query, kept) => {
  expect(writeSearch(read(query))).toBe(kept);
});

it('takes no more values than anybody chooses by hand', () => {
  const many = Array.from({ length: 200 }, (_, index) => `category=c${index}`).join('&');
  expect(read(many).query.filters.category).toHaveLength(50);
});
