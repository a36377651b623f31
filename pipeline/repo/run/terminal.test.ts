import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { bold, table } from './terminal.ts';

const plain = (...args: Parameters<typeof table>) => stripVTControlCharacters(table(...args)).split('\n');

test('columns are as wide as their widest cell, and no line ends in spaces', () => {
  expect(
    plain(
      [
        ['a', 'one'],
        ['long', ''],
      ],
      ['name', 'what'],
    ),
  ).toEqual(['name  what', 'a     one', 'long']);
});

test('a cell of several lines takes several lines', () => {
  expect(
    plain([
      ['a', 'one\ntwo'],
      ['b', 'three'],
    ]),
  ).toEqual(['a  one', '   two', 'b  three']);
});

test.each([
  ['wide letters', '日本'],
  ['an accent of its own', 'e\u0301tes'],
  ['bold text', bold('four')],
])('%s take the room that a terminal gives them', (_, cell) => {
  const [first = '', second = ''] = plain([
    [cell, 'x'],
    ['four', 'x'],
  ]);
  expect(first.replace(stripVTControlCharacters(cell), '')).toBe('  x');
  expect(second).toBe('four  x');
});

test('figures stand to the right, below their head', () => {
  expect(
    plain(
      [
        ['a', '5'],
        ['b', '123'],
      ],
      ['what', 'many'],
      { figures: true },
    ),
  ).toEqual(['what  many', 'a        5', 'b      123']);
});
