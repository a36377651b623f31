/** What an administrator decides on one version: it is taken out and stays out, until a person takes that back. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../schemas/contracts/generated/moderation.ts';
import { isSlug } from '../../../schemas/rules/slug.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { isYanked, withoutYanked, yanksOf } from '../../repo/catalog/yanked-versions.ts';
import { commitTo } from '../../repo/git/commits.ts';
import { gitUser } from '../../repo/git/git-user.ts';
import { dayOf } from '../../repo/text/day-of.ts';
import { recordFile, snapshotFiles } from '../plan/entries/entry-files.ts';
import type { ReviewedCatalog } from '../plan/proposals/open-repository.ts';
import { moderationWords } from '../plan/text/moderation-words.ts';

/** Where a decision on a version is written: the published branch, or that of a listing which is not published yet. */
interface Place {
  listing: Listing;
  record: LedgerRecord;
  branch: string;
  parent: string;
  isPublished: boolean;
}

/**
 * Of a published listing, its file loses the version at once. A proposal keeps it, because the pipeline has signed what
 * it holds; the ledger record beside it counts when both are merged.
 */
export async function yankVersion(
  catalog: ReviewedCatalog,
  { slug, version, reason }: { slug: string; version: string; reason: string },
  now: Date,
): Promise<void> {
  const { listing, record, isPublished, ...place } = placeOf(catalog, slug);
  const offered = catalog.proposals.get(slug)?.snapshot?.listing.versions ?? [];
  if (isYanked(yanksOf(record), version)) throw new Error('That version is withdrawn already.');
  if (![...listing.versions, ...offered].some((release) => release.version === version)) {
    throw new Error(`${slug} has no such version. \`catalog moderation show ${slug}\` shows what it has.`);
  }
  const yanked: Yank[] = [...yanksOf(record), { version, reason, on: dayOf(now), by: 'operator' }];
  const versions = withoutYanked(listing.versions, yanked);
  if (versions.length === 0) {
    const other = isPublished ? 'withdraw' : 'reject';
    throw new Error(`It is the only version of ${slug} that is left: use \`catalog moderation ${other} ${slug}\`.`);
  }
  const next = { ...record, yanked };
  const files = isPublished ? snapshotFiles({ listing: { ...listing, versions }, record: next }) : [recordFile(next)];
  const message = moderationWords(catalog.data.settings).say('yank', { slug });
  await commitTo(
    catalog.folder,
    place.branch,
    { parent: place.parent, files, message },
    now,
    await gitUser(catalog.folder),
  );
}

/** The next sync looks at the version like at a new one, if its publisher still offers it. */
export async function unyankVersion(catalog: ReviewedCatalog, slug: string, version: string, now: Date): Promise<void> {
  const { record, branch, parent } = placeOf(catalog, slug);
  const left = yanksOf(record).filter((yank) => yank.version !== version);
  if (left.length === yanksOf(record).length) throw new Error(`${slug} has no such version that is withdrawn.`);
  const files = [recordFile(defined({ ...record, yanked: left.length === 0 ? undefined : left }))];
  const message = moderationWords(catalog.data.settings).say('unyank', { slug });
  await commitTo(catalog.folder, branch, { parent, files, message }, now, await gitUser(catalog.folder));
}

function placeOf({ data, proposals, branch, main }: ReviewedCatalog, slug: string): Place {
  const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
  if (listing !== undefined && record !== undefined) {
    return { listing, record, branch, parent: main, isPublished: true };
  }
  const { snapshot, ref, commit, checkedOut } = proposals.get(slug) ?? {};
  const name = isSlug(slug) ? slug : 'that slug';
  if (snapshot === undefined || ref === undefined || commit === undefined) {
    throw new Error(`Neither a published listing nor a proposal that can be read is ${name}.`);
  }
  if (checkedOut) throw new Error(`moderation/${slug} is checked out in a work tree. Switch to another branch there.`);
  return { ...snapshot, branch: ref.replace(/^refs\/heads\//, ''), parent: commit, isPublished: false };
}
