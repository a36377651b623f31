import { expect, it } from 'vitest';
import { changePicks, MAX_PICKS, type Pick, readPicks, writePicks } from './picks.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const pick = (slug: string): Pick => ({ slug, name: slug.toUpperCase() });
const kept = (picks: unknown, at: unknown = NOW) => JSON.stringify({ at, picks });

it('are there again as they were kept, for half a day', () => {
  const picks = [pick('kate'), pick('zed')];
  expect(readPicks(writePicks(picks, NOW), NOW + 11 * HOUR)).toEqual(picks);
  expect(readPicks(writePicks(picks, NOW), NOW + 13 * HOUR)).toEqual([]);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another thing', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no list', kept('kate')],
  ['no time', kept([pick('kate')], null)],
  ['a time to come', kept([pick('kate')], NOW + HOUR)],
  ['no objects', kept([null, 'kate', 7])],
  ['no name', kept([{ slug: 'kate' }])],
  ['an address for a slug', kept([{ slug: '../kate', name: 'Kate' }])],
])('are none where what is kept is %s', (_what, text) => {
  expect(readPicks(text, NOW)).toEqual([]);
});

it('are as many as can be compared, each once', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map(pick);
  expect(readPicks(kept(many), NOW).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  expect(MAX_PICKS).toBe(4);
});

it.each([
  ['one more', ['a'], 'b', true, ['a', 'b']],
  ['one again', ['a', 'b'], 'a', true, ['a', 'b']],
  ['one away', ['a', 'b'], 'a', false, ['b']],
  ['one away that is not there', ['a'], 'b', false, ['a']],
  ['one too many', ['a', 'b', 'c', 'd'], 'e', true, undefined],
])('change by %s', (_what, before, slug, isPicked, after) => {
  expect(changePicks(before.map(pick), pick(slug), isPicked)?.map((each) => each.slug)).toEqual(after);
});
