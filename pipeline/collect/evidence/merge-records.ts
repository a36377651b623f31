/** How what witnesses say becomes the records of a listing: rounded, dated once, in a fixed order. Pure. */
import type { EvidenceRecord, EvidenceValues, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import { MEASURES } from '../../../schemas/rank/rank-input.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { compareRecords } from '../../repo/data/data-files.ts';
import { compactJson } from '../../repo/text/stable-json.ts';

/** What one witness says of one subject. */
export interface Finding extends Omit<EvidenceRecord, 'place' | 'since'> {
  /** What ties the subject to the listing. */
  place?: string | undefined;
  /** Day on which it was first said, where that is not today. */
  on?: string | undefined;
}

/**
 * Takes the place of earlier records of the same witness and subject; all others stay. A record whose values are what
 * they were stays byte for byte, whenever it was last looked at, but for the place that ties it.
 */
export function mergeRecords(
  previous: Pick<ListingEvidence, 'records'> | undefined,
  said: readonly Finding[],
  today: string,
): EvidenceRecord[] {
  const records = new Map((previous?.records ?? []).map((record) => [recordKey(record), record]));
  for (const one of said) {
    const known = records.get(recordKey(one));
    records.set(recordKey(one), toRecord(one, known, today));
  }
  return [...records.values()].sort(compareRecords);
}

export function recordKey({ witness, subject }: Pick<EvidenceRecord, 'witness' | 'subject'>): string {
  return `${witness} ${subject}`;
}

/** Two significant digits, half up. What is no figure stays, and is refused with the record. */
export function roundedFigure(figure: number): number {
  if (!Number.isSafeInteger(figure) || figure < 100) return figure;
  const unit = 10 ** (String(figure).length - 2);
  const rest = figure % unit;
  return figure - rest + (rest * 2 >= unit ? unit : 0);
}

function toRecord(
  { witness, subject, values, source, place, on }: Finding,
  known: EvidenceRecord | undefined,
  today: string,
): EvidenceRecord {
  const rounded = roundedValues(values);
  const isSame = known !== undefined && compactJson(known.values) === compactJson(rounded);
  if (isSame && known.place === place) return known;
  return defined({
    witness,
    subject,
    place,
    source: isSame ? known.source : source,
    since: isSame ? known.since : (on ?? today),
    values: rounded,
  }) as EvidenceRecord;
}

/** Whole figures would change every night and say no more. */
export function roundedValues(values: EvidenceValues): EvidenceValues {
  const rounded = { ...values };
  for (const name of MEASURES) {
    const figure = values[name];
    if (figure !== undefined) rounded[name] = roundedFigure(figure);
  }
  return defined(rounded);
}
