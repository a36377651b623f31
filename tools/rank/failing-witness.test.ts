/** What one witness can do to the order of the sample: no listing moves by more than that witness can explain. */
import { expect, it } from 'vitest';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readFolder } from '../../pipeline/repo/data/data-files.ts';
import type { EvidenceRecord, ListingEvidence, WitnessName } from '../../schemas/contracts/generated/evidence.ts';
import { MEASURES } from '../../schemas/rank/rank-input.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { rankedCatalog } from './evaluate-catalog.ts';

const DAY = '2026-11-20';
const { listings, evidence } = parseCatalog(await readFolder('.'));

/** Witnesses that the sample has no records of are planted at every listing: they may move nobody. */
const PLANTED: WitnessName[] = ['crates-io', 'debian-popcon', 'docker-hub', 'flathub', 'github-releases'];
const planted = PLANTED.map(
  (witness): EvidenceRecord => ({
    ...{
      witness,
      subject: `https://${witness}.example/tool`,
      source: `https://${witness}.example/`,
      since: '2026-01-01',
    },
    values: { downloads: 5000 },
  }),
);
const recordsOf = (slug: string) => [...(evidence.get(slug)?.records ?? []), ...planted];

type Fault = (record: EvidenceRecord) => EvidenceRecord[];

/** Points of each listing by part: kept, proven, used, told. */
function pointsWith(fault: Fault): Map<string, readonly number[]> {
  const changed = Array.from(
    listings.keys(),
    (slug) => [slug, { slug, records: recordsOf(slug).flatMap(fault) }] as const,
  );
  const ranked = rankedCatalog(
    { listings, evidence: new Map(changed as [string, ListingEvidence][]) },
    DAY,
    STANDARD_WEIGHTS,
  );
  return new Map(ranked.map(({ input, points }) => [input.slug, points]));
}

const times = (factor: number): Fault => {
  return (record) => {
    const values = { ...record.values };
    for (const measure of MEASURES) {
      const figure = values[measure];
      if (figure !== undefined) values[measure] = Math.round(figure * factor);
    }
    return [{ ...record, values }];
  };
};

const FAULTS: [what: string, fault: Fault][] = [
  ['multiplies its figures by 1,000', times(1000)],
  ['divides its figures by 1,000', times(1 / 1000)],
  ['has moved, so that its records are gone', () => []],
];
const WITNESSES: WitnessName[] = ['npm', 'homebrew', ...PLANTED];
const before = pointsWith((record) => [record]);

it.each(WITNESSES.flatMap((witness) => FAULTS.map(([what, fault]) => [witness, what, fault] as const)))(
  'a %s that %s moves only its own listings, and use by its ceiling at most',
  (witness, _what, fault) => {
    const { used, kept, points: most } = STANDARD_WEIGHTS;
    const ceiling = Math.max(0, ...used.filter((scale) => scale.witness === witness).map((scale) => scale.ceiling));
    const after = pointsWith((record) => (record.witness === witness ? fault(record) : [record]));
    for (const [slug, was] of before) {
      const own = recordsOf(slug).filter((record) => record.witness === witness);
      const [keptMove = 0, provenMove = 0, usedMove = 0, toldMove = 0] = was.map((points, part) =>
        Math.abs((after.get(slug)?.[part] ?? 0) - points),
      );
      // The days and the signature that it attests go with its record; a figure opens days only for what it is worth.
      const namesDays = own.some(({ values }) => values.released_on !== undefined);
      const isSigned = own.some(({ values }) => values.provenance === true);
      const context = `${slug}: ${was} became ${after.get(slug)}`;
      expect(usedMove, context).toBeLessThanOrEqual(own.length === 0 ? 0 : ceiling);
      expect(keptMove, context).toBeLessThanOrEqual(namesDays ? most.kept : kept.per_use * usedMove);
      expect(provenMove, context).toBeLessThanOrEqual(isSigned ? STANDARD_WEIGHTS.proven.signature_verified : 0);
      expect(toldMove, context).toBe(0);
    }
  },
);
