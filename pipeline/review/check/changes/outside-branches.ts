/** What a branch of another repository may do to data: propose feeds and pages of users, which the pipeline reads itself. */
import { listMember, textMember } from '../../../../schemas/rules/members.ts';
import { isWebAddress } from '../../../../schemas/rules/web-address.ts';
import { ONE_PAGE } from '../../../collect/evidence/users/user-pages.ts';
import { FEEDS, listingPath, USAGE } from '../../../repo/data/data-files.ts';
import { DATA } from '../../../repo/data/head.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';
import { isJudged } from './change-notes.ts';
import { type ChangedFile, NO_OBJECT, REMOVED } from './changed-files.ts';
import { type BranchFault, type ListingFault, slugOfPath } from './proposal-branch.ts';

/** An address and nothing else: a document there would speak for the operator. */
const ADDRESS_ONLY = /^\s*\{\s*"url"\s*:\s*"[^"\\]+"\s*\}\s*$/;

/** @param texts what the changed files of data/ say after a merge, by path */
export function outsideFaults(
  changes: readonly ChangedFile[],
  texts: ReadonlyMap<string, string>,
): (BranchFault | ListingFault)[] {
  const data = changes.filter(({ path }) => isJudged(path));
  const isAllowed = ({ path }: ChangedFile) => formOf(path) !== undefined;
  const [allowed, others] = [data.filter(isAllowed), data.filter((change) => !isAllowed(change))];
  const slugs = [...new Set(others.flatMap(({ path }) => slugOfPath(path) ?? []))];
  const faults: (BranchFault | ListingFault)[] = slugs.map((slug) => ({
    slug,
    code: 'listing_from_outside',
    message: feedInstead(slug, sourceOf(jsonOf(Buffer.from(texts.get(listingPath(slug)) ?? '')))),
  }));
  if (others.some(({ path }) => slugOfPath(path) === undefined)) {
    const message = `From another repository only ${FEEDS} and ${USAGE} may change. Leave the other files below ${DATA}/ as they are.`;
    faults.push({ code: 'data_from_outside', message });
  }
  if (allowed.some(({ before }) => before !== NO_OBJECT)) faults.push({ code: 'feed_changed', message: FEED_CHANGED });
  if (allowed.some(({ path, mode }) => mode !== REMOVED && !formOf(path)?.test(texts.get(path) ?? ''))) {
    faults.push({ code: 'document_from_outside', message: DOCUMENT });
  }
  return faults;
}

const FEED_CHANGED =
  'It changes or removes what somebody else has added. From another repository feeds and pages of users are only added; ' +
  'to change one, ask the operator.';
const DOCUMENT =
  `A file of ${FEEDS} from another repository holds one member, "url", and nothing else: the address at which the publisher ` +
  `hosts the document. What is kept here is taken for the word of the operator. A file of ${USAGE} holds "page" alone.`;

/** What a file at a path must look like; undefined where none may come from outside. */
function formOf(path: string): RegExp | undefined {
  if (!path.endsWith('.json')) return undefined;
  if (path.startsWith(FEEDS)) return ADDRESS_ONLY;
  return path.startsWith(USAGE) ? ONE_PAGE : undefined;
}

function feedInstead(slug: string, url: string | undefined): string {
  const file = `${FEEDS}${slug}.json`;
  const content = JSON.stringify({ url: url ?? 'https://…' });
  return (
    'Listings and their records are made by the pipeline, from what it reads itself, so none is taken from another ' +
    `repository. Propose the feed instead: take these files out, and add the file ${file} with ${content}` +
    `${url === undefined ? ' (the address of the document)' : ''}. The next sync then proposes the listing.`
  );
}

/** Address of its primary source, as a stranger has written it: a web address without anything odd in it. */
function sourceOf(listing: unknown): string | undefined {
  const url = textMember(listMember(listing, 'sources')[0], 'url');
  return url !== undefined && isWebAddress(url) ? new URL(url).href : undefined;
}
