/** Lets a made-up publisher try for a year: what the catalog's own functions make of documents and answers. Pure. */
import { resolveEvidence } from '../../pipeline/collect/evidence/resolve-evidence.ts';
import { questionKey, type WitnessAnswer } from '../../pipeline/collect/evidence/witness-answers.ts';
import { allWitnesses } from '../../pipeline/collect/evidence/witnesses.ts';
import type { PublishedListing } from '../../pipeline/review/plan/entries/field-changes.ts';
import { withFirstSight } from '../../pipeline/review/plan/entries/first-seen-days.ts';
import { automaticPart } from '../../pipeline/review/plan/rules/automatic-changes.ts';
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../schemas/contracts/generated/moderation.ts';
import { newestFirst } from '../../schemas/rules/version-order.ts';
import { type Attack, daysEvery, FIRST_DAY, LAST_DAY, type WitnessReply } from './made-up-publisher.ts';

/** Days from one reading to the next, long enough that a year of them is soon over. */
const READ_EVERY = 7;

interface Played {
  /** As it is published at the end of the year. */
  listing: Listing;
  records: readonly EvidenceRecord[];
}

const years = new WeakMap<Attack, Played>();

/** A person approves it on the first day, and nothing after that. */
export function playAttack(attack: Attack): Played {
  const known = years.get(attack);
  if (known !== undefined) return known;
  const listing = afterAYear(attack);
  const played = { listing, records: witnessed(listing, attack.answers ?? []) };
  years.set(attack, played);
  return played;
}

function afterAYear({ approved, wanted }: Attack): Listing {
  let published: PublishedListing = { listing: approved, record: recordOf(approved) };
  let readBefore = FIRST_DAY;
  // Who says the same every week needs no weeks.
  const days = wanted === undefined ? [LAST_DAY] : daysEvery(READ_EVERY).slice(1);
  for (const today of days) {
    published = read(published, wanted?.(today) ?? approved, { today, readBefore });
    readBefore = today;
  }
  return published.listing;
}

function read(
  published: PublishedListing,
  wanted: Listing,
  days: { today: string; readBefore: string },
): PublishedListing {
  const versions = withFirstSight(wanted.versions, { ...days, published: published.listing, pending: undefined });
  const sources = wanted.sources.map((source) => ({ ...source, last_changed_on: days.today })) as Listing['sources'];
  // What a document lists no longer stays.
  const named = new Set(versions.map(({ version }) => version));
  const earlier = published.listing.versions.filter(({ version }) => !named.has(version));
  const listing: Listing = { ...wanted, versions: newestFirst([...versions, ...earlier]), sources };
  return automaticPart(published, { listing, record: recordOf(wanted) }, () => []);
}

function recordOf({ slug, sources: [source] }: Listing): LedgerRecord {
  const kind = source?.kind ?? 'pad-json';
  return { slug, state: 'published', source: { kind }, content_sha256: '0'.repeat(64), report: [], overrides: {} };
}

/** What is kept of the answers: as sync keeps it, so what is not tied to the listing counts for nothing. */
function witnessed(listing: Listing, answers: readonly WitnessReply[]): readonly EvidenceRecord[] {
  const heard = answers.map(({ witness, subject, values, places }): [string, WitnessAnswer] => {
    const statement = { values, source: 'https://witness.example', ...(places !== undefined && { places }) };
    const question = { slug: listing.slug, witness, subject };
    return [questionKey(question), { askedOn: LAST_DAY, said: { on: LAST_DAY, statement } }];
  });
  return resolveEvidence(listing, undefined, {
    witnesses: allWitnesses(new Map()),
    heard: new Map(heard),
    today: LAST_DAY,
  }).records;
}
