import { expect, test } from 'vitest';
import type { Signal } from '../../schemas/contracts/generated/read-api.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { strongestFact, strongestSignals } from './strongest-signals.ts';

const signal = (name: Signal['name'], points: number): Signal => ({
  ...{ name, points, weight: 20, reason: '', advice: [] },
  facts: [{ code: 'complete', by: 'declared', values: { count: 16, of: 16 } }],
});

test.each<[string, Signal[], string[]]>([
  ['the two that earn the most', [signal('kept', 4), signal('used', 20), signal('told', 5)], ['used', 'told']],
  ['the first of equals', [signal('kept', 4), signal('proven', 4), signal('told', 4)], ['kept', 'proven']],
  ['none that earns nothing', [signal('used', 0), signal('told', 4)], ['told']],
  ['nothing where nothing is earned', [signal('used', 0)], []],
])('are %s', (_what, signals, names) => {
  expect(strongestSignals(signals).map(({ name }) => name)).toEqual(names);
});

test('say what is there, and not what is missing', () => {
  const values = { count: 8, of: 9, missing: ['second_locale' as const] };
  const fact = strongestFact({ facts: [{ code: 'incomplete', by: 'declared', values }] });
  expect(fact && rankWords('en').fact(fact)).toBe('8 of 9 present');
});

test('say the first fact, and nothing where there is none', () => {
  const newest = { code: 'newest_release', by: 'attested', values: { day: '2026-10-14', source: 'npm' } } as const;
  const lasting = { code: 'does_not_fade', by: 'attested', values: { day: '2026-10-15', source: 'osv' } } as const;
  expect(strongestFact({ facts: [newest, lasting] })).toEqual(newest);
  expect(strongestFact({ facts: [] })).toBeUndefined();
});
