import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import standard from '../../../schemas/rank/weights.json' with { type: 'json' };
import { readWeightsFile } from '../../../tools/rank/read-weights.ts';
import { weightFaults } from './weight-faults.ts';

it('finds nothing wrong with the weights of the catalog', () => {
  expect(weightFaults(standard)).toEqual([]);
});

const EXAMPLE = 'Write it like schemas/rank/weights.json.';
const { points, kept, proven, used } = standard;

it('takes weights of which one counts for nothing', () => {
  const others = { ...standard, version: '2026-11', points: { ...points, used: 55, told: 0 } };
  expect(weightFaults(others)).toEqual([]);
});

it.each<[string, unknown, string[]]>([
  ['is no object', [], ['The file must be an object.']],
  ['is nothing', null, ['The file must be an object.']],
  ['has a version that is a number', { ...standard, version: 2 }, ['`version` must be text.']],
  [
    'has a version with a control character',
    { ...standard, version: '2\u001b[31m' },
    ['`version` is not as schemas/contracts/rank-weights.json says (pattern).'],
  ],
  ['has no points', { ...standard, points: undefined }, [`\`points\` is missing. ${EXAMPLE}`]],
  ['lacks a part', { ...standard, points: { ...points, told: undefined } }, [`\`points.told\` is missing. ${EXAMPLE}`]],
  [
    'is negative, and not whole',
    { ...standard, points: { ...points, told: -1, used: 40.5 } },
    ['`points.used` must be a whole number.', '`points.told` must be at least 0.'],
  ],
  ['is text', { ...standard, kept: { ...kept, declared: '8' } }, ['`kept.declared` must be a whole number.']],
  ['is too much', { ...standard, kept: { ...kept, full_gaps: 21 } }, ['`kept.full_gaps` must be at most 20.']],
  [
    'names a part that nobody knows',
    { ...standard, points: { ...points, wicked: 0 } },
    [`\`points\` has a member that counts for nothing. ${EXAMPLE}`],
  ],
  [
    'names a witness that nobody knows',
    { ...standard, used: [{ ...used[0], witness: 'wicked' }] },
    [expect.stringMatching(/^`used\.0\.witness` must be one of alive, .*, security-documents(?:, .*)?\.$/)],
  ],
  [
    'sums to less',
    { ...standard, points: { ...points, told: 14 } },
    ['`points` sum to 99 and must sum to exactly 100.'],
  ],
  [
    'proves more than it counts',
    { ...standard, proven: { ...proven, domain_proved: 9 } },
    ['`proven` sums to 21 and must sum to `points.proven`, 20.'],
  ],
  [
    'believes what is declared more than what is seen, and that more than all',
    { ...standard, kept: { ...kept, declared: 31, witnessed: 30 } },
    [
      '`kept.declared` must not be more than `kept.witnessed`.',
      '`kept.witnessed` must not be more than `points.kept`.',
    ],
  ],
  [
    'has a scale without a length, and one twice',
    { ...standard, used: [used[0], { ...used[0], none: 500, full: 500 }] },
    ['`used` has two scales for one measure of the same packages.', '`used.1.full` must be more than `used.1.none`.'],
  ],
  [
    'has a distribution that turns, and too much for one witness',
    {
      ...standard,
      used: [
        {
          ...used[0],
          ceiling: 21,
          distribution: {
            ...used[0]?.distribution,
            places: [
              { count: 5, place: 9 },
              { count: 6, place: 9 },
            ],
          },
        },
      ],
    },
    [
      '`used.0.distribution.places` must name rising figures, each with fewer that have as much.',
      '`used.0.ceiling` must be at most half of `points.used`: more takes a second witness.',
    ],
  ],
  [
    'gives more for what is unknown than a quarter',
    { ...standard, unknown_use: { ...standard.unknown_use, points: 5 } },
    ['`unknown_use.points` must be at most a quarter of the lowest ceiling, 4.'],
  ],
])('refuses a file that %s', (_what, value, faults) => {
  expect(weightFaults(JSON.parse(JSON.stringify(value)))).toEqual(faults);
});

const folder = mkdtempSync(join(tmpdir(), 'catalog-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a file, and says what is wrong with one without repeating it', async () => {
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  expect(await readWeightsFile(write('good.json', JSON.stringify(standard)))).toEqual(standard);
  await expect(readWeightsFile(write('cut.json', '{"wicked'))).rejects.toThrow(
    'The weights file is not valid JSON. Write it like schemas/rank/weights.json.',
  );
  await expect(readWeightsFile(join(folder, 'none.json'))).rejects.toThrow(
    'The weights file cannot be read. Name a file that is there.',
  );
  const twice = JSON.stringify({ ...standard, points: { ...points, told: -1 }, kept: { ...kept, wicked: 1 } });
  await expect(readWeightsFile(write('bad.json', twice))).rejects.toThrow(
    `The weights file cannot be used:\n  \`points.told\` must be at least 0.\n  ` +
      `\`kept\` has a member that counts for nothing. ${EXAMPLE}`,
  );
});
