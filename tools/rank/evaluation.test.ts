import { describe, expect, it } from 'vitest';
import type { RankPlace } from '../../schemas/rank/engine.ts';
import type { RankInput } from '../../schemas/rank/rank-input.ts';
import { deciders, heldOut, spreadOf } from './evaluation.ts';
import { type Evaluation, reportText } from './report.ts';

/** @param points of kept, proven, used, told */
function place(slug: string, points: [number, number, number, number], tie: Partial<RankPlace['tie']> = {}): RankPlace {
  const input = { slug, uses: [] as RankInput['uses'] } as RankInput;
  return {
    input,
    points,
    score: points.reduce((sum, part) => sum + part, 0),
    tie: { attested: 0, use: 0, month: 0, lot: 0, ...tie },
    since: Number.NEGATIVE_INFINITY,
  };
}

const RANKED = [
  place('a', [20, 0, 30, 10], { attested: 2, use: 0.8 }),
  place('b', [20, 0, 30, 10], { attested: 1, use: 0.9 }),
  place('c', [20, 0, 30, 10], { attested: 1, use: 0.7, lot: 1 }),
  place('d', [20, 0, 30, 10], { attested: 1, use: 0.7, lot: 2 }),
  place('e', [8, 0, 0, 10]),
];

it('neighbors are decided by the first step in which they differ', () => {
  expect(deciders(RANKED)).toEqual(['attested', 'use', 'lot', 'score']);
  const months = [place('new', [8, 0, 0, 1], { month: 24_311, lot: 2 }), place('old', [8, 0, 0, 1], { month: 24_310 })];
  expect(deciders(months)).toEqual(['month']);
});

it('the spread tells scores, the largest group and what makes the differences', () => {
  expect(spreadOf(RANKED)).toEqual({
    ...{ lowest: 18, median: 60, highest: 60, distinct: 2, largest: 4 },
    shares: { kept: expect.closeTo(12 / 42), proven: 0, used: expect.closeTo(30 / 42), told: 0 },
    earning: { kept: 5, proven: 0, used: 4, told: 5 },
  });
});

describe('agreement with held-out data', () => {
  const scored = [50, 40, 30, 20, 10].map((used, index) => place(`tool-${index}`, [0, 0, used, 0]));
  const names = new Map(scored.map(({ input }, index) => [input.slug, [`package-${index}`]]));
  const order = ['stranger', 'package-0', 'package-1', 'package-2', 'package-3', 'package-4'];

  it('is 1 where the most used have the most dependents', () => {
    expect(heldOut(scored, names, order)).toMatchObject({ listed: { n: 5, rho: 1 }, all: { n: 5, rho: 1 } });
    expect(heldOut(scored, names, order.toReversed())).toMatchObject({ listed: { rho: -1 } });
  });

  it('takes the best of several packages', () => {
    const more = new Map([...names, ['tool-4', ['package-4', 'stranger']]]);
    expect(heldOut(scored, more, order).listed?.rho).toBeCloseTo(0, 10);
  });

  it('counts those that are not in the list apart, and those without a package not at all', () => {
    const short = order.slice(0, -1);
    expect(heldOut(scored, names, short)).toMatchObject({ listed: { n: 4 }, all: { n: 5, rho: 1 } });
    expect(heldOut([...scored, place('none', [0, 0, 0, 5])], names, order).all?.n).toBe(5);
  });

  it('leaves out what dependents have fed', () => {
    const [first = place('', [0, 0, 0, 0]), ...rest] = scored;
    const uses: RankInput['uses'] = [
      { witness: 'npm', measure: 'dependents', count: 9, subject: 'pkg:npm/package-0', since: '2026-01-01' },
    ];
    const fed = [{ ...first, input: { ...first.input, uses } }, ...rest];
    expect(heldOut(fed, names, order).all?.n).toBe(4);
  });
});

describe('the report', () => {
  const evaluation: Evaluation = {
    ...{ day: '2026-11-20', weights: '2', listings: 5, spread: spreadOf(RANKED), deciders: deciders(RANKED) },
    judged: {
      ...{ compared: 4, expected: 3, outdated: [{ category: 'video', first: 'x', second: 'y', why: 'Z.' }] },
      reversed: [{ category: 'video', first: 'a', second: 'b', why: 'Known.', scores: [40, 50] }],
    },
    attacks: [
      { name: 'low', does: 'Little.', most: 45, score: 20, points: { kept: 8, told: 12 } },
      { name: 'high', does: 'Much.', most: 60, score: 61, points: { kept: 25, told: 15 } },
    ],
    finished: [{ downloads: 10_000_000, score: 62 }],
    robots: [{ downloads: 100_000, score: 48 }],
  };
  const lines = (part: Partial<Evaluation> = {}) => reportText({ ...evaluation, ...part }).split('\n');

  it('counts judged pairs, and names those that stand the other way round or are outdated', () => {
    expect(lines().join('\n')).toContain('3 of 4 stand as expected (75 %)');
    expect(lines()).toContain('| video | a | 40 | b | 50 | Known. |');
    expect(lines()).toContain('No longer in one category: x and y.');
  });

  it('says what each attack reached, and where that is too much', () => {
    expect(lines()).toContain('| low | 20 | 8 | 0 | 0 | 12 | 45 | yes |');
    expect(lines()).toContain('| high | 61 | 25 | 0 | 0 | 15 | 60: **exceeded** | **no** |');
  });

  it('says that held-out data is not opened, or what it says', () => {
    expect(lines()).toContain('Not opened. Fix the weights first, then run it with `--held-out`.');
    const listed = { n: 57, rho: 0.456, low: 0.2, high: 0.65 };
    const text = lines({ heldOut: { source: 'pkg:npm/data@1.0.0', listed, all: undefined } });
    expect(text).toContain('| those it names | 57 | 0.46 | 0.20 to 0.65 |');
    expect(text).toContain('| all |  | too few |  |');
  });

  it('counts what decides, and lots among the first ten', () => {
    expect(lines()).toContain('| lot | 1 | 25 % |');
    expect(lines()).toContain('Within the first 10 places, and between the last of them and the next: 1 by lot.');
  });

  it('says the limits', () => {
    expect(lines()).toContain('| 10,000,000 | 62 |');
    expect(lines()).toContain('| 100,000 | 48 |');
  });
});
