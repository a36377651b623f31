/**
 * What a branch may do to data/evidence: remove files, take them along with a renamed listing, write the same contents
 * in other bytes, and bring what the pipeline has signed. Contents that a person changed would be a rank typed in.
 */
import type { EvidenceRecord, ListingEvidence } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { validateEvidence, validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { textMember } from '../../../../schemas/rules/members.ts';
import { isSlug } from '../../../../schemas/rules/slug.ts';
import { aliveSubjects } from '../../../collect/evidence/alive/probed-addresses.ts';
import type { UserPages } from '../../../collect/evidence/users/user-pages.ts';
import { EVIDENCE, evidencePath, ledgerPath, listingPath, slugIn } from '../../../repo/data/data-files.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import type { PublicKey } from '../../../repo/keys/ed25519.ts';
import { compactJson, jsonOf } from '../../../repo/text/stable-json.ts';
import { isSignedEvidence } from '../../plan/entries/signatures.ts';
import { type ChangedFile, REMOVED } from '../changes/changed-files.ts';
import type { BranchFault, ListingFault } from '../changes/proposal-branch.ts';

const CHANGED =
  'Its evidence was not written by this catalog’s pipeline for what is published now. What witnesses say comes from ' +
  'them alone: take the change back, or delete the file, and the next sync asks for them again.';
const NOT_NAMED =
  'Its evidence is about something that the listing does not name. Take the change back: the next sync asks again.';

/** @param range commit and tree that the changes lie between @param tools keys of the published branch, pages of users */
export async function evidenceFaults(
  folder: string,
  [base, tree]: readonly [base: string, tree: string],
  changes: readonly ChangedFile[],
  { keys, pages }: { keys: readonly PublicKey[]; pages: UserPages },
): Promise<(BranchFault | ListingFault)[]> {
  const faults: (BranchFault | ListingFault)[] = [];
  for (const { path } of changes.filter((change) => change.path.startsWith(EVIDENCE) && change.mode !== REMOVED)) {
    const slug = evidenceSlug(path);
    if (slug === undefined) {
      faults.push({
        code: 'evidence_changed',
        message: `Below ${EVIDENCE} there are files of listings alone. Take the others out.`,
      });
      continue;
    }
    const form = await formOf(folder, { base, tree, slug });
    const { evidence, published, listing } = form;
    if (evidence === undefined || !isBelieved(form, keys)) {
      faults.push({ slug, code: 'evidence_changed', message: CHANGED });
    } else if (
      published === undefined &&
      !evidence.records.every((record) => isNamed(record, listing, pages.get(slug)))
    ) {
      faults.push({ slug, code: 'evidence_not_named', message: NOT_NAMED });
    }
  }
  return faults;
}

/** The slug whose evidence stands at a path. */
function evidenceSlug(path: string): string | undefined {
  const slug = slugIn(path);
  return isSlug(slug) && evidencePath(slug) === path ? slug : undefined;
}

interface Form {
  slug: string;
  evidence: ListingEvidence | undefined;
  published: ListingEvidence | undefined;
  listing: Listing | undefined;
  /** What is published of the listing under the slug that it had. */
  former: ListingEvidence | undefined;
}

async function formOf(
  folder: string,
  { base, tree, slug }: { base: string; tree: string; slug: string },
): Promise<Form> {
  const path = evidencePath(slug);
  const names = [`${tree}:${path}`, `${base}:${path}`, `${tree}:${listingPath(slug)}`];
  const [evidence, published, listing] = await readObjects(folder, names);
  const after = jsonOf(listing);
  const from = textMember(after, 'renamed_from') ?? '';
  const places = [`${base}:${evidencePath(from)}`, `${tree}:${ledgerPath(from)}`, `${tree}:${evidencePath(from)}`];
  const [former, record, stays] = isSlug(from) ? await readObjects(folder, places) : [];
  const isMoved = textMember(jsonOf(record), 'renamed_to') === slug && stays === undefined;
  return {
    ...{ slug, evidence: valid(evidence), published: valid(published), listing: after as Listing | undefined },
    former: isMoved ? valid(former) : undefined,
  };
}

function valid(bytes: Buffer | undefined): ListingEvidence | undefined {
  const value = jsonOf(bytes);
  return validateEvidence(value) ? (value as ListingEvidence) : undefined;
}

function isBelieved({ slug, evidence, published, former }: Form, keys: readonly PublicKey[]): boolean {
  if (evidence?.slug !== slug) return false;
  const same = (other: ListingEvidence | undefined) =>
    other !== undefined && compactJson(other.records) === compactJson(evidence.records);
  return same(published) || (published === undefined && same(former)) || isSignedEvidence(evidence, published, keys);
}

/** A package it lists, a download of it, what is looked at whether it is alive, its homepage among it, or a user's page. */
function isNamed({ subject }: EvidenceRecord, listing: Listing | undefined, users: readonly string[] = []): boolean {
  const { packages = [], homepage, versions = [] } = listing ?? {};
  const downloads = versions.flatMap(({ artifacts = [] }) => artifacts.map(({ uri }) => uri));
  const looked = validateListing(listing) ? aliveSubjects(listing as Listing).keys() : [];
  return [...packages, homepage, ...downloads, ...looked, ...users].includes(subject);
}
