import { afterEach, expect, it, vi } from 'vitest';
import { changePicks, MAX_PICKS, type Pick, parsePicks, picksText, storedPicks, storePicks } from './picks.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const pick = (slug: string): Pick => ({ slug, name: slug.toUpperCase() });
const stored = (picks: unknown, at: unknown = NOW) => JSON.stringify({ at, picks });

it('are there again as they were kept, for half a day', () => {
  const picks = [pick('kate'), pick('zed')];
  expect(parsePicks(picksText(picks, NOW), NOW + 11 * HOUR)).toEqual(picks);
  expect(parsePicks(picksText(picks, NOW), NOW + 13 * HOUR)).toEqual([]);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another thing', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no list', stored('kate')],
  ['no time', stored([pick('kate')], null)],
  ['a time to come', stored([pick('kate')], NOW + HOUR)],
  ['no objects', stored([null, 'kate', 7])],
  ['no name', stored([{ slug: 'kate' }])],
  ['an address for a slug', stored([{ slug: '../kate', name: 'Kate' }])],
])('are none where what is kept is %s', (_what, text) => {
  expect(parsePicks(text, NOW)).toEqual([]);
});

it('are as many as can be compared, each once', () => {
  const many = ['a', 'a', 'b', 'c', 'd', 'e'].map(pick);
  expect(parsePicks(stored(many), NOW).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
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

const KATE = pick('kate');
const fails = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

function storage(methods: Partial<Storage> = {}): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    ...methods,
  });
}

afterEach(() => {
  storage();
  storePicks([]);
});

it.each([
  ['takes no more', { setItem: fails }],
  ['may not be used', { getItem: fails, setItem: fails, removeItem: fails }],
])('are there on the page where the storage %s', (_what, methods) => {
  storage(methods);
  expect(storedPicks()).toEqual([]);
  storePicks([KATE]);
  expect(storedPicks()).toEqual([KATE]);
  storePicks([]);
  expect(storedPicks()).toEqual([]);
});

it('are those of all pages as soon as they can be stored again', () => {
  storage({ setItem: fails });
  storePicks([KATE]);
  storage();
  storePicks([KATE, pick('zed')]);
  localStorage.removeItem('compare');
  expect(storedPicks()).toEqual([]);
});
