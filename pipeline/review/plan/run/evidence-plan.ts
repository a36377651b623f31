/** What a run changes of data/evidence: what witnesses said of the listings as they will be published. */
import type { KeyObject } from 'node:crypto';
import type { ListingEvidence } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Problem } from '../../../../schemas/contracts/problems.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { type ResolveInput, resolveEvidence } from '../../../collect/evidence/resolve-evidence.ts';
import { type CatalogData, evidencePath, presentSlug } from '../../../repo/data/data-files.ts';
import { allowedChanges } from '../../../repo/data/mass-change-limits.ts';
import type { FileChange } from '../../../repo/git/commits.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { compactJson, jsonOf, stableJson } from '../../../repo/text/stable-json.ts';
import { signEvidence } from '../entries/signatures.ts';
import { listingsAfter, type Planned } from './plan-feeds.ts';

/** undefined: its file goes. */
export interface EvidenceChange {
  slug: string;
  evidence: ListingEvidence | undefined;
}

export interface EvidencePlan {
  changes: EvidenceChange[];
  /** For publishers, by slug. */
  problems: Map<string, Problem[]>;
  /** Why nothing of it is written. */
  objection: string | undefined;
}

/** Pure. */
export function planEvidence(data: CatalogData, planned: Planned, settle: ResolveInput): EvidencePlan {
  const { evidence, ledger, leftEvidence = [], settings } = data;
  const listings = listingsAfter(data, planned);
  const moved = new Set(leftEvidence.map((slug) => presentSlug(slug, ledger)));
  const changes: EvidenceChange[] = leftEvidence.map((slug) => ({ slug, evidence: undefined }));
  const problems = new Map<string, Problem[]>();
  let losing = 0;
  for (const slug of new Set([...listings.keys(), ...evidence.keys()])) {
    const [listing, before] = [listings.get(slug), evidence.get(slug)];
    const settled = listing === undefined ? undefined : resolveEvidence(listing, before, settle);
    if (settled !== undefined && settled.problems.length > 0) problems.set(slug, settled.problems);
    const [known, records] = [before?.records ?? [], settled?.records ?? []];
    // What its publisher names no longer is no fault of a witness: it must not hold up the evidence of others.
    const stillNamed = known.filter(({ subject }) => listing?.packages?.includes(subject) ?? false);
    const kept = new Set(records.map(({ subject }) => subject));
    if (stillNamed.some(({ subject }) => !kept.has(subject))) losing += 1;
    if (!moved.has(slug) && compactJson(known) === compactJson(records)) continue;
    const [first, ...others] = records;
    changes.push({ slug, evidence: first && { slug, records: [first, ...others] as ListingEvidence['records'] } });
  }
  const most = allowedChanges(settings, evidence.size);
  const objection =
    losing > most
      ? `Witnesses no longer know ${losing} of ${evidence.size} listings as they did, and ${most} are allowed (guards in ` +
        'data/catalog.json), so no evidence was written. If that is right, run it again with --allow-mass-change.'
      : undefined;
  return { changes: changes.sort((a, b) => compareText(a.slug, b.slug)), problems, objection };
}

interface Writing {
  folder: string;
  /** Commit that they are written on. */
  main: string;
  /** Signs what waits for a person; what goes to the published branch needs no signature. */
  key: KeyObject | undefined;
  waits: boolean;
}

/** Nothing, where it would wait without a signature: no check could believe it. */
export async function evidenceFiles(
  changes: readonly EvidenceChange[],
  { folder, main, key, waits }: Writing,
): Promise<FileChange[]> {
  if (!waits) return changes.map(({ slug, evidence }) => fileOf(slug, evidence));
  if (key === undefined) return [];
  const names = changes.map(({ slug }) => `${main}:${evidencePath(slug)}`);
  const published = await readObjects(folder, names);
  return changes.map(({ slug, evidence }, index) =>
    fileOf(slug, evidence && signEvidence(evidence, jsonOf(published[index]) as ListingEvidence | undefined, key)),
  );
}

function fileOf(slug: string, evidence: ListingEvidence | undefined): FileChange {
  return { path: evidencePath(slug), content: evidence === undefined ? null : stableJson(evidence) };
}
