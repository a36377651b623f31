/** Nobody can type the rank in: each made-up publisher tries for a year, and stays below what people really use. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readFolder } from '../../pipeline/repo/data/data-files.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { ATTACKS } from './attacks.ts';
import { categoriesOf, finished, rankedCatalog, tried, WIDELY_USED } from './evaluate-catalog.ts';
import { LAST_DAY } from './made-up-publisher.ts';
import { playAttack } from './play-attack.ts';
import { median } from './statistics.ts';
import { UNKNOWN_ATTACKS } from './unknown-attacks.ts';

const ALL = [...ATTACKS, ...UNKNOWN_ATTACKS];

describe('after a year of trying', () => {
  let sample: number;
  /** Best score of each category with at least three listings. */
  let bests: number[];
  beforeAll(async () => {
    const catalog = parseCatalog(await readFolder(join(import.meta.dirname, '..', '..')));
    const ranked = rankedCatalog(catalog, LAST_DAY, STANDARD_WEIGHTS);
    sample = median(ranked.map(({ score }) => score));
    const categories = categoriesOf(catalog);
    const groups = [...Map.groupBy(ranked, ({ input }) => categories.get(input.slug)).values()];
    bests = groups.filter(({ length }) => length >= 3).map(([best]) => best?.score ?? 0);
  });

  it.each(ALL)('$name: not above its limit, nor the median of the sample, and first of no category', (attack) => {
    const { score, most } = tried(attack, STANDARD_WEIGHTS);
    expect(score).toBeLessThanOrEqual(most);
    expect(score).toBeLessThanOrEqual(sample);
    expect(bests.length).toBeGreaterThan(5);
    for (const best of bests) expect(score).toBeLessThan(best);
  });

  it("nobody's package or homepage has become the publisher's own", () => {
    const records = ATTACKS.filter(({ most }) => most === undefined).flatMap((attack) => playAttack(attack).records);
    expect(records.filter(({ witness }) => witness !== 'homepage')).toEqual([]);
  });

  it("what is the publisher's own counts, so that the others fail for a reason", () => {
    const patient = ATTACKS.filter(({ most }) => most === 60).flatMap((attack) => playAttack(attack).records);
    expect(new Set(patient.map(({ witness }) => witness))).toEqual(
      new Set(['npm', 'osv', 'homepage', 'security-documents', 'download']),
    );
  });
});

it.each([WIDELY_USED, WIDELY_USED * 10])(
  'a finished library with %d downloads a month has all points for being kept, besides those of use and of what it says',
  (downloads) => {
    expect(finished(downloads, STANDARD_WEIGHTS).score).toBeGreaterThanOrEqual(STANDARD_WEIGHTS.points.kept + 8 + 10);
  },
);
