/** Whatever is asked for, the answer is a list or a problem of ours: no syntax reaches the database, no word of it out. */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { ask } from '../testing/ask.ts';
import { COMMON, loadCatalog } from '../testing/search.ts';

const logged = vi.spyOn(console, 'error');

beforeAll(async () => {
  await loadCatalog([
    { ...COMMON, slug: 'tool-01', name: 'NEAR AND OR NOT', summary: 'select drop table name rowid' },
    { ...COMMON, slug: 'tool-02', name: 'Rank', summary: 'one two three' },
  ]);
});

const HOSTILE: [text: string, found: number][] = [
  ['"', 0],
  ['""', 0],
  ['"""', 0],
  ['" "', 0],
  ['"one', 1],
  ['one"two"three', 1],
  ['""one""two"', 1],
  ['*', 0],
  ['one*', 1],
  ['*one', 1],
  ['on* two', 1],
  ['^one', 1],
  ['-one', 1],
  ['one -two', 1],
  ['one NOT two', 0],
  ['NOT', 1],
  ['AND', 1],
  ['OR', 1],
  ['AND AND', 1],
  ['near and', 1],
  ['NEAR(one two, 5)', 0],
  ['NEAR(', 1],
  ['NEAR/2', 0],
  ['name:rank', 0],
  ['name : one', 0],
  ['{name summary}: one', 0],
  ['- {name} : one', 0],
  ['search_texts', 0],
  ['rowid:1', 0],
  ['one + two', 1],
  ['(one', 1],
  ['one)', 1],
  ['((((((((((one', 1],
  [`${'('.repeat(199)}a`, 1],
  ["one' or 1=1 --", 0],
  ['"; drop table search_rows; --', 0],
  ["'); delete from search_rows; --", 0],
  ['one; select', 0],
  ['%', 0],
  ['_', 0],
  ['?1', 0],
  [':key', 0],
  ['@key', 0],
  ['$key', 0],
  ['\\', 0],
  ['\\"one\\"', 1],
  ['\u0000', 0],
  ['one\u0000two', 1],
  ['\u0000"one', 1],
  ['\ufeffone', 1],
  ['\u202eone', 1],
  ['one\r\ntwo', 1],
  ['😀'.repeat(200), 0],
  ['👩‍👩‍👧‍👦 one', 1],
  ['\ud800', 0],
  ['日'.repeat(200), 0],
  ['ﷺ'.repeat(200), 0],
  ['a'.repeat(200), 0],
  ['a '.repeat(100).trim(), 1],
  ['"a"'.repeat(66), 0],
  ['"a" '.repeat(50).trim(), 0],
  ['e\u0301'.repeat(100), 0],
  ['\u0301'.repeat(200), 0],
  ['+++###', 0],
  ['c++++', 0],
  ['<script>alert(1)</script>', 0],
  ['#{one} ${', 1],
  ['../../one', 1],
];

test.each(HOSTILE)('%j', async (text, found) => {
  const q = encodeURIComponent(text.toWellFormed());
  const asked = async (further: string) => {
    const answer = await ask(`/api/v1/software?q=${q}&${further}`);
    const body = await answer.text();
    expect([answer.status, body.match(/sqlite|D1_ERROR|fts5|syntax/i)]).toStrictEqual([200, null]);
    return JSON.parse(body) as SoftwarePage;
  };
  await asked('facets=kind,category&platform=linux&platform=web&sort=name');
  const { pagination, links, similar = 0 } = await asked('facets=kind,badge');
  expect(pagination.total - similar).toBe(found);
  expect(new URL(links.self).searchParams.get('q')).toBe(text.toWellFormed().trim());
  expect(logged).not.toHaveBeenCalled();
});

const RANDOM_TEXTS = rounds(60, 5000);

test('anything at all is answered with 200 or 400, and with nothing of the database', async () => {
  const syntax = fc.constantFrom(
    ...`"'*^-+:(){}|,;%_?@$\\`,
    ...['--', '/*', ' AND ', ' OR ', ' NOT ', ' NEAR(', 'rowid', 'name:', 'search_texts', 'null', '1=1'],
    ...['0^', '0@', 'z=', '\u0000'],
    ...['one', 'tow', 'three', '😀', '\ud800', '日本', 'é', 'ß', '\u0301', '#', '++', ' '],
  );
  const texts = fc.array(fc.oneof({ weight: 3, arbitrary: syntax }, fc.string({ unit: ANY_CHARACTER, maxLength: 8 })), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.constantFrom('', '&language=de', '&explain=true&facets=kind'),
      async (parts, further) => {
        const q = encodeURIComponent(parts.join('').toWellFormed());
        const answer = await ask(`/api/v1/software?q=${q}${further}`);
        const body = await answer.text();
        expect([200, 400]).toContain(answer.status);
        expect(body.replaceAll(/"links":\{.*\}/g, '')).not.toMatch(/sqlite|D1_ERROR|fts5|syntax error|no such/i);
      },
    ),
    { numRuns: RANDOM_TEXTS },
  );
  expect(logged).not.toHaveBeenCalled();
});

test('bytes that are no text, in every parameter', async () => {
  for (const name of ['q', 'kind', 'category', 'platform', 'sort', 'facets', 'page', 'verified']) {
    for (const value of ['%ff%fe', '%', '%00', '%c0%80', '%ed%a0%80']) {
      const answer = await ask(`/api/v1/software?${name}=${value}`);
      expect([name, value, name === 'q' ? 200 : 400]).toStrictEqual([name, value, answer.status]);
    }
  }
});
