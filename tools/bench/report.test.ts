import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { resultTable, type StageResult } from './report.ts';

const result: StageResult = {
  stage: 'read-pad-xml',
  documents: 10_000,
  bytes: 78_000_000,
  seconds: 2.5,
  perSecond: 4_000,
  peakMemory: 160_400_000,
  memoryGrowth: 0.0123,
  limitPerSecond: 1_234_567,
  ratio: 0.6249,
};

const linesOf = (...results: StageResult[]) => stripVTControlCharacters(resultTable(results)).split('\n');

it('shows every figure of a stage in one line', () => {
  const [head = '', row = ''] = linesOf(result);
  expect(head.trim().split(/ {2,}/)).toEqual([
    ...['stage', 'documents', 'each', 'time', 'per second', 'peak memory', 'growth', 'limit per second', 'ratio'],
    'goal',
  ]);
  expect(row.trim().split(/ {2,}/)).toEqual([
    ...['read-pad-xml', '10 000', '7.8 kB', '2.50 s', '4 000', '160 MB', '1.2 %', '1 234 567', '0.62'],
    'reached 0.50, 1 500/s',
  ]);
});

it.each([
  ['its ratio', { ratio: 0.4999 }],
  ['its throughput', { perSecond: 1_499 }],
])('says that a goal is missed by %s', (_what, change) => {
  expect(linesOf({ ...result, ...change })[1]).toMatch(/missed 0\.50, 1 500\/s$/);
});

it.each([
  ['reached', 300_000_000],
  ['missed', 300_000_001],
])('says that a goal of memory is %s', (word, peakMemory) => {
  const { memoryGrowth: _, ...others } = result;
  const [, row] = linesOf({ ...others, stage: 'sync-again', peakMemory, notes: ['A note.'] });
  expect(row).toMatch(new RegExp(`300 MB {2,}1 234 567 +0\\.62 +${word} 300 MB$`));
});

it('shows what only some stages say in columns of their own', () => {
  const { memoryGrowth: _, ...others } = result;
  const build = {
    ...others,
    stage: 'build-cold',
    bytes: 0,
    cpuSeconds: 4.25,
    outputFiles: 4_411,
    filesEach: 4.411,
  } as const;
  const [head = '', first = '', second = ''] = linesOf(build, others);
  expect(head).toMatch(/time +processor +per second +peak memory +output +files each +limit/);
  expect(first).toMatch(/^build-cold +10 000 +2\.50 s +4\.25 s +4 000 +160 MB +4 411 files +4\.41 +1 234 567 +0\.62/);
  expect(second).toMatch(/10 000 +7\.8 kB +2\.50 s +4 000 +160 MB +1 234 567/);
});

it('has no word on a goal where there is none', () => {
  expect(linesOf({ ...result, stage: 'rank-explain' })[1]).toMatch(/0\.62$/);
});

it('says what was done, what the limit does, and what else was seen', () => {
  expect(linesOf(result, { ...result, stage: 'read-pad-json', notes: ['A note.'] }).slice(4)).toEqual([
    'read-pad-xml: PAD XML files: bytes read, validated and mapped to drafts.',
    '  Limit: the same bytes decoded, then parsed by bare fast-xml-parser in the order of the text, nothing checked.',
    'read-pad-json: PAD JSON documents: bytes read, validated and mapped to drafts.',
    '  Limit: the same bytes decoded, JSON.parse, then the bare Ajv validator of the same schema with the same options and formats, compiled ahead.',
    '  A note.',
  ]);
});
