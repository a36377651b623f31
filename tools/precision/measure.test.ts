import { expect, it } from 'vitest';
import { FIELDS } from './fields.ts';
import { measure, share } from './measure.ts';

const list = (expected: string | null, ...tags: string[]) => ({
  repository: 'works/tool',
  expected_current: expected,
  tags: tags.map((name) => ({ name, date: '2026-01-02T03:04:05Z' })),
});

it('counts the answers that are right, and names those that are not', () => {
  const files = new Map<string, unknown>([
    ['right.json', list('1.1', 'v1.0', 'v1.1')],
    ['wrong.json', list('1.0', 'v1.0', 'v1.1')],
    ['silent.json', list('1.0')],
    ['open.json', list(null, 'v1.0')],
    ['other.json', []],
  ]);
  const [version] = measure(files, FIELDS);
  expect(version).toEqual({
    field: 'version, of tags with their days',
    answers: 3,
    right: 1,
    silent: 1,
    misses: [
      { file: 'wrong.json', right: '1.0', found: '1.1' },
      { file: 'silent.json', right: '1.0', found: undefined },
    ],
  });
});

it.each([
  [2, 3, '66.7 %'],
  [0, 0, ''],
])('says %i of %i as %j', (part, all, words) => {
  expect(share(part, all)).toBe(words);
});
