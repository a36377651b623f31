/** What is known of each listing after a run: what witnesses said counts where it is tied to the listing. Pure. */
import type {
  EvidenceRecord,
  EvidenceValues,
  ListingEvidence,
  WitnessName,
} from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { validateEvidence } from '../../../schemas/contracts/generated/validators.js';
import { type Problem, warning } from '../../../schemas/contracts/problems.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { Witness } from '../contract/witness.ts';
import { type Finding, mergeRecords, recordKey } from './merge-records.ts';
import { provenPlace } from './package-ownership.ts';
import { questionKey, type WitnessAnswer, type WitnessQuestion } from './witness-answers.ts';

export type Witnesses = Readonly<Partial<Record<WitnessName, Witness>>>;

export interface ResolveInput {
  witnesses: Witnesses;
  /** By {@link questionKey}. */
  heard: ReadonlyMap<string, WitnessAnswer>;
  today: string;
}

export interface ResolvedEvidence {
  records: EvidenceRecord[];
  /** For the publisher. */
  problems: Problem[];
}

/** @param previous what the catalog holds of it */
export function resolveEvidence(
  listing: Listing,
  previous: ListingEvidence | undefined,
  { witnesses, heard, today }: ResolveInput,
): ResolvedEvidence {
  const known = new Map((previous?.records ?? []).map((record) => [recordKey(record), record]));
  const kept: EvidenceRecord[] = (previous?.records ?? []).filter(({ witness }) => witnesses[witness] === undefined);
  const said: Finding[] = [];
  const problems: Problem[] = [];
  const placeOf = (subject: string) => [...kept, ...said].find((one) => one.subject === subject && one.place)?.place;
  for (const [name, witness] of inTurn(witnesses)) {
    for (const subject of subjectsOf(witness, listing)) {
      const place = witness.leansOnRegistry ? placeOf(subject) : undefined;
      if (witness.leansOnRegistry && place === undefined) continue;
      const question = { slug: listing.slug, witness: name, subject };
      const record = known.get(recordKey(question));
      const found = hear(question, { listing, witness, record, place, answer: heard.get(questionKey(question)) });
      if (found.keep !== undefined) kept.push(found.keep);
      if (found.said !== undefined) said.push(found.said);
      if (found.problem !== undefined) problems.push(found.problem);
    }
  }
  if (witnesses.alive !== undefined) said.push(...givenUp([...kept, ...said], listing));
  const records = mergeRecords(
    { records: [...kept, ...onlyKnown(known, said)] as ListingEvidence['records'] },
    said,
    today,
  );
  const isSound = records.length === 0 || validateEvidence({ slug: listing.slug, records });
  return { records: isSound ? records : [...known.values()], problems };
}

/** Those that know whose a package is come first: the others lean on them. */
export function inTurn(witnesses: Witnesses): [WitnessName, Witness][] {
  const all = Object.entries(witnesses) as [WitnessName, Witness][];
  const rank = ({ leansOnRegistry }: Witness) => Number(leansOnRegistry === true);
  return all.sort(([a, x], [b, y]) => rank(x) - rank(y) || compareText(a, b));
}

export function subjectsOf(witness: Witness, listing: Listing): string[] {
  const subjects = [...new Set(witness.subjects(listing))];
  return witness.isOwnPlace ? subjects.filter((subject) => provenPlace(listing, [subject]) !== undefined) : subjects;
}

/** Subjects that a witness which leans on a registry may be asked of. */
export function tiedSubjects(records: readonly EvidenceRecord[], name: WitnessName): Set<string> {
  return new Set(records.flatMap(({ witness, subject, place }) => (witness !== name && place ? [subject] : [])));
}

/** False where the record, or what was said, is of another state of the listing. */
export function stillHolds(witness: Witness, subject: string, values: EvidenceValues, listing: Listing): boolean {
  return witness.holds?.({ subject, values }, listing) ?? true;
}

interface Hearing {
  listing: Listing;
  witness: Witness;
  record: EvidenceRecord | undefined;
  /** Of the registry that is leaned on. */
  place: string | undefined;
  answer: WitnessAnswer | undefined;
}

interface Heard {
  keep?: EvidenceRecord | undefined;
  said?: Finding;
  problem?: Problem | undefined;
}

function hear({ witness: name, subject }: WitnessQuestion, hearing: Hearing): Heard {
  const { listing, witness, answer } = hearing;
  const { record: known } = hearing;
  const isKept = known && isStillTied(known, listing) && stillHolds(witness, subject, known.values, listing);
  const record = isKept ? known : undefined;
  const { problem, askedOn = '' } = answer ?? {};
  const { on = '', statement } = answer?.said ?? {};
  // An import may have brought something newer than what was last heard.
  const isOlder = record !== undefined && record.since > (problem === undefined ? askedOn : on);
  if (statement === undefined || (statement === 'unknown' && isOlder)) return { keep: record, problem };
  if (statement === 'unknown') return { problem };
  const { values, source, places } = statement;
  const place = places === undefined ? hearing.place : provenPlace(listing, places);
  if (places !== undefined && place === undefined) return { problem: problem ?? notTied(subject, listing) };
  if (isOlder) return { keep: record, problem };
  if (!stillHolds(witness, subject, values, listing)) return { problem };
  const since = record !== undefined && record.since > on ? askedOn : on;
  return { said: { witness: name, subject, values, source, place, on: since }, problem };
}

/** A listing that is read from elsewhere by now, or has lost its proof, keeps nothing by being out of a registry's reach. */
function isStillTied({ place }: EvidenceRecord, listing: Listing): boolean {
  if (place === undefined) return true;
  return provenPlace(listing, [place.startsWith('https://') ? place : `https://${place}/`]) !== undefined;
}

/** Only a package is named by its publisher and described by a registry. */
function notTied(subject: string, { packages = [] }: Listing): Problem | undefined {
  const index = packages.indexOf(subject);
  return index < 0 ? undefined : warning(`/software/packages/${index}`, 'package_not_tied');
}

/** Packages that their publisher has deprecated, where it has deprecated all that are witnessed: one may go for another. */
function givenUp(known: readonly (EvidenceRecord | Finding)[], { packages = [] }: Listing): Finding[] {
  const registered = known.filter(
    ({ subject, values }) => packages.includes(subject) && values.advisories === undefined,
  );
  if (!registered.every(({ values }) => values.deprecated === true)) return [];
  return registered.map(({ subject, source }) => ({
    witness: 'alive',
    subject,
    values: { state: 'given_up' },
    source,
  }));
}

/** Records that something was said about: they keep their day where it is nothing new. */
function onlyKnown(known: ReadonlyMap<string, EvidenceRecord>, said: readonly Finding[]): EvidenceRecord[] {
  return said.flatMap((one) => known.get(recordKey(one)) ?? []);
}
