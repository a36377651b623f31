import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import standard from '../../../schemas/rank/weights.json' with { type: 'json' };
import { readWeightsFile, weightFaults } from './weights-file.ts';

const { weights } = standard;
const NAMES = 'freshness, maintenance, completeness, trust, reachability, openness';

it('finds nothing wrong with the weights of the catalog', () => {
  expect(weightFaults(standard)).toEqual([]);
});

it('takes weights with four decimals, and a weight of nothing', () => {
  const others = {
    freshness: 0.3333,
    maintenance: 0.3333,
    completeness: 0.3334,
    trust: 0,
    reachability: 0,
    openness: 0,
  };
  expect(weightFaults({ version: '2026-11', weights: others })).toEqual([]);
});

const VERSION = '`version` must be text of 1 to 50 letters, digits, dots, dashes or underscores, like "2".';
const mustBe = (name: string) => `\`weights.${name}\` must be a number from 0 to 1, four decimals at most.`;

it.each<[string, unknown, string[]]>([
  ['is no object', [], ['It is no JSON object. Write it like schemas/rank/weights.json.']],
  ['is nothing', null, ['It is no JSON object. Write it like schemas/rank/weights.json.']],
  ['has a version that is a number', { version: 2, weights }, [VERSION]],
  ['has a version with a control character', { version: '2\u001b[31m', weights }, [VERSION]],
  [
    'has no weights',
    { version: '2' },
    ['`weights` must be an object with a number for each signal. Write it like schemas/rank/weights.json.'],
  ],
  ['lacks a signal', { version: '2', weights: { ...weights, trust: undefined } }, [mustBe('trust')]],
  ['is negative', { version: '2', weights: { ...weights, trust: -0.2, freshness: 0.7 } }, [mustBe('trust')]],
  ['is text', { version: '2', weights: { ...weights, openness: '0.05' } }, [mustBe('openness')]],
  ['has five decimals', { version: '2', weights: { ...weights, trust: 0.19999 } }, [mustBe('trust')]],
  ['is not a number', { version: '2', weights: { ...weights, trust: Number.NaN } }, [mustBe('trust')]],
  [
    'names an unknown signal',
    { version: '2', weights: { ...weights, stars: 0 } },
    [`\`weights\` names a signal that does not exist. There are ${NAMES}.`],
  ],
  [
    'sums to less',
    { version: '2', weights: { ...weights, trust: 0.1999 } },
    ['The weights sum to 0.9999 and must sum to exactly 1.'],
  ],
  [
    'sums to more',
    { version: '2', weights: { ...weights, trust: 0.21 } },
    ['The weights sum to 1.01 and must sum to exactly 1.'],
  ],
  [
    'has many faults',
    { version: '', weights: { ...weights, trust: -0.01, openness: 1.01 } },
    [VERSION, mustBe('trust'), mustBe('openness')],
  ],
])('refuses a file that %s', (_what, value, faults) => {
  expect(weightFaults(value)).toEqual(faults);
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
  const twice = JSON.stringify({
    version: '2',
    weights: { ...weights, trust: 0.21, freshness: 0.29, openness: -0.01 },
  });
  await expect(readWeightsFile(write('bad.json', twice))).rejects.toThrow(
    `The weights file cannot be used:\n  ${mustBe('openness')}`,
  );
});
