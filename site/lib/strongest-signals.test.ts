import { expect, test } from 'vitest';
import type { Signal } from '../../schemas/contracts/generated/read-api.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { strongestSignals, strongReason } from './strongest-signals.ts';

const signal = (name: Signal['name'], points: number): Signal => ({
  ...{ name, points, weight: 0.2, value: 0.5, reason: '', advice: [] },
  ...{ reason_code: 'merits', reason_values: { merits: ['spdx_id'] } },
});

test.each<[string, Signal[], string[]]>([
  [
    'the two that earn the most',
    [signal('trust', 4), signal('freshness', 20), signal('openness', 5)],
    ['freshness', 'openness'],
  ],
  ['the first of equals', [signal('trust', 4), signal('freshness', 4), signal('openness', 4)], ['trust', 'freshness']],
  ['none that earns nothing', [signal('trust', 0), signal('freshness', 4)], ['freshness']],
  ['nothing where nothing is earned', [signal('trust', 0)], []],
])('are %s', (_what, signals, names) => {
  expect(strongestSignals(signals).map(({ name }) => name)).toEqual(names);
});

test('say what is there, and not what is missing', () => {
  const values = { count: 8, of: 9, missing: ['second_locale'] } as const;
  const code = strongReason({ reason_code: 'incomplete' });
  expect(rankWords('en').reason(code, { ...values, missing: [...values.missing] })).toBe('8 of 9 present');
  expect(strongReason({ reason_code: 'newest_release' })).toBe('newest_release');
});
