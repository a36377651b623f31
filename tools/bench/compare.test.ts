import { expect, it } from 'vitest';
import type { RecordedRun } from '../../site/docs/benchmark-record.ts';
import { compareWith, comparisonText } from './compare.ts';
import type { StageName } from './stages.ts';

const recorded = {
  machine: {},
  stages: [
    { stage: 'rank', documents: 1_000, ratio: 0.6 },
    { stage: 'build-cold', documents: 1_000, ratio: 0.9 },
  ],
} as unknown as RecordedRun;
const measured = (stage: StageName, ratio: number, documents = 1_000) => [{ stage, ratio, documents }];

it.each([
  ['no loss', 0.6],
  ['a gain', 2],
  ['a fifth more time', 0.5],
])('lets %s pass', (_what, ratio) => {
  const comparison = compareWith(recorded, measured('rank', ratio));
  expect(comparison).toEqual({ losses: [], unknown: [] });
  expect(comparisonText(comparison)).toBe('No stage that could be compared has become slower by more than a fifth.');
});

it.each([
  ['more than that', 0.4999],
  ['what is no number', Number.NaN],
])('names %s', (_what, ratio) => {
  expect(compareWith(recorded, measured('rank', ratio)).losses).toEqual([
    { stage: 'rank', documents: 1_000, recorded: 0.6, ratio },
  ]);
});

it('says what was recorded and what is now', () => {
  const both = [...measured('rank', 0.6), ...measured('build-cold', 0.512)];
  expect(comparisonText(compareWith(recorded, both))).toBe(
    'build-cold has become slower by more than a fifth: its ratio is 0.51, and 0.90 was recorded.',
  );
});

it.each([
  ['another number of documents', recorded, measured('rank', 0.01, 10)],
  ['a stage that was not recorded', recorded, measured('sync-again', 0.01)],
  ['a run that was not recorded', null, measured('rank', 0.01)],
])('does not judge %s, and says so', (_what, run, results) => {
  const { losses, unknown } = compareWith(run, results);
  expect({ losses, unknown }).toEqual({ losses: [], unknown: [results[0]?.stage] });
  expect(comparisonText({ losses, unknown })).toMatch(/^Not compared, because nothing was recorded with as many/);
});
