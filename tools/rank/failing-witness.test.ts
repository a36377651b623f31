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
function pointsWith(fault: Fault, day = DAY): Map<string, readonly number[]> {
  const changed = Array.from(
    listings.keys(),
    (slug) => [slug, { slug, records: recordsOf(slug).flatMap(fault) }] as const,
  );
  const ranked = rankedCatalog(
    { listings, evidence: new Map(changed as [string, ListingEvidence][]) },
    day,
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

/** What a witness says after three weeks of news: larger figures, and a release of that day. */
const THREE_WEEKS_LATER = '2026-12-11';
const asThreeWeeksLater: Fault = (record) =>
  times(1.1)(record).map((later) =>
    later.values.released_on === undefined
      ? later
      : { ...later, since: THREE_WEEKS_LATER, values: { ...later.values, released_on: THREE_WEEKS_LATER } },
  );
const unchanged: Fault = (record) => [record];

/** What the witness says while it works, and what is kept of it once it fails. */
interface Failure {
  does: string;
  day?: string;
  works: Fault;
  fails: Fault;
}

// Collecting evidence keeps each byte of a record while its witness is silent: gather-evidence.test.ts.
const FAILURES: Failure[] = [
  { does: 'multiplies its figures by 1,000', works: unchanged, fails: times(1000) },
  { does: 'divides its figures by 1,000', works: unchanged, fails: times(1 / 1000) },
  { does: 'has moved, so that its records are gone', works: unchanged, fails: () => [] },
  { does: 'is silent for three weeks', day: THREE_WEEKS_LATER, works: asThreeWeeksLater, fails: unchanged },
];
const WITNESSES: WitnessName[] = ['npm', 'homebrew', ...PLANTED];

it.each(WITNESSES.flatMap((witness) => FAILURES.map((failure) => ({ witness, ...failure }))))(
  'a $witness that $does moves only its own listings, and use by its ceiling at most',
  ({ witness, day, works, fails }) => {
    const { used, kept, points: most } = STANDARD_WEIGHTS;
    const ceiling = Math.max(0, ...used.filter((scale) => scale.witness === witness).map((scale) => scale.ceiling));
    const pointsIf = (own: Fault) => pointsWith((record) => (record.witness === witness ? own(record) : [record]), day);
    const after = pointsIf(fails);
    for (const [slug, was] of pointsIf(works)) {
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
