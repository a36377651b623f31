/** What an administrator does with a listing that is published: withdraw it, or give it another slug. */
import { isSlug } from '../../../schemas/rules/slug.ts';
import { type CatalogData, evidencePath } from '../../repo/data/data-files.ts';
import { commitTo, deleteRefs, type FileChange } from '../../repo/git/commits.ts';
import { gitUser } from '../../repo/git/git-user.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { renamed, snapshotFiles, withdrawalFiles } from '../plan/entries/entry-files.ts';
import type { ReviewedCatalog } from '../plan/proposals/open-repository.ts';
import type { Proposal } from '../plan/proposals/proposals.ts';
import { moderationWords } from '../plan/text/moderation-words.ts';

/** The listing disappears; the ledger keeps why, and its address answers 410. A proposal that waits for it goes too. */
export async function withdrawListing(
  catalog: ReviewedCatalog,
  slug: string,
  reason: string,
  now: Date,
): Promise<void> {
  const { folder, branch, main, data, proposals } = catalog;
  const { listing, record } = published(data, slug);
  const files = [...withdrawalFiles(listing, record, reason), ...evidenceGone(data, slug)];
  await dropWaiting(folder, proposals.get(slug));
  const message = `${moderationWords(data.settings).say('withdraw', { slug })}\n`;
  await commitTo(folder, branch, { parent: main, message, files }, now, await gitUser(folder));
}

/** One change, and no withdrawal: the old address leads to the new one, and the feed goes on under it. */
export async function renameListing(catalog: ReviewedCatalog, from: string, to: string, now: Date): Promise<void> {
  const { folder, branch, main, data, proposals } = catalog;
  const { listing, record } = published(data, from);
  if (!isSlug(to)) throw new Error('A slug is made of lower-case letters a-z, digits and dashes, 1 to 64 of them.');
  if (data.listings.has(to) || data.ledger.has(to) || proposals.has(to)) {
    throw new Error(`${to} is in use, or was once. Choose another slug.`);
  }
  const files = [...snapshotFiles(renamed(listing, record, to)), ...evidenceMoved(data, from, to)];
  const message = `${moderationWords(data.settings).say('rename', { slug: from, to })}\n`;
  await dropWaiting(folder, proposals.get(from));
  await commitTo(folder, branch, { parent: main, message, files }, now, await gitUser(folder));
}

function evidenceGone({ evidence }: CatalogData, slug: string): FileChange[] {
  return evidence.has(slug) ? [{ path: evidencePath(slug), content: null }] : [];
}

function evidenceMoved(data: CatalogData, from: string, to: string): FileChange[] {
  const { records } = data.evidence.get(from) ?? {};
  if (records === undefined) return [];
  return [...evidenceGone(data, from), { path: evidencePath(to), content: stableJson({ slug: to, records }) }];
}

/** First of all, so that a run that is killed leaves no branch of a listing that is gone: a sync proposes it again. */
async function dropWaiting(folder: string, waiting: Proposal | undefined): Promise<void> {
  if (waiting !== undefined && !waiting.touched && waiting.batch === undefined) await deleteRefs(folder, [waiting]);
}

function published({ listings, ledger }: CatalogData, slug: string) {
  const [listing, record] = [listings.get(slug), ledger.get(slug)];
  if (listing !== undefined && record !== undefined) return { listing, record };
  const name = isSlug(slug) ? slug : 'that slug';
  const gone = record === undefined ? '' : ` The ledger says: ${record.state}.`;
  throw new Error(`No listing is published under ${name}.${gone}`);
}
