import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNAL_NAMES } from '../rank/weights.ts';
import { scoreDraft } from './expected-score.ts';
import { readPadJson } from './pad-json.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'contracts', 'examples', 'valid', 'pad-2.0');

function scoreOf(name: string) {
  const { draft } = readPadJson(readFileSync(join(EXAMPLES, name)), { findCategory: () => undefined });
  if (draft === undefined) throw new Error(`${name} was not read.`);
  return scoreDraft(draft, '2026-11-20');
}

test.each(['minimal.json', 'every-member.json'])('%s earns nothing that others would have to confirm', (name) => {
  const { score, signals } = scoreOf(name);
  expect(signals.map((signal) => signal.name)).toEqual(SIGNAL_NAMES);
  expect(signals.filter((signal) => ['proven', 'used'].includes(signal.name)).map(({ points }) => points)).toEqual([
    0, 0,
  ]);
  expect(signals.reduce((sum, { points }) => sum + points, 0)).toBe(score);
});

test('a document that says more is told more points, and less of what is missing', () => {
  const told = (name: string) => scoreOf(name).signals.find((signal) => signal.name === 'told');
  expect(told('every-member.json')?.points).toBeGreaterThan(told('minimal.json')?.points ?? 100);
  expect(told('minimal.json')?.advice.length).toBeGreaterThan(0);
});
