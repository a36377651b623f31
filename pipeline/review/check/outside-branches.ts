/** What a branch of another repository may do to data: propose feeds, which the pipeline reads itself. */
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { DATA, listingPath } from '../../repo/data/data-files.ts';
import { readObjects } from '../../repo/git/objects.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import type { ChangedFile } from './changed-files.ts';
import { type BranchFault, slugOfPath } from './proposal-branch.ts';
import type { ListingFault } from './proposal-rules.ts';

const FEEDS = `${DATA}/feeds/`;

/** @param tree what a merge would give */
export async function outsideFaults(
  folder: string,
  tree: string,
  changes: readonly ChangedFile[],
): Promise<(BranchFault | ListingFault)[]> {
  const others = changes.filter(
    ({ path }) => (path === DATA || path.startsWith(`${DATA}/`)) && !path.startsWith(FEEDS),
  );
  const slugs = [...new Set(others.flatMap(({ path }) => slugOfPath(path) ?? []))];
  const listings = await readObjects(
    folder,
    slugs.map((slug) => `${tree}:${listingPath(slug)}`),
  );
  const faults: (BranchFault | ListingFault)[] = slugs.map((slug, index) => ({
    slug,
    code: 'listing_from_outside',
    message: feedInstead(slug, sourceOf(jsonOf(listings[index]))),
  }));
  if (others.some(({ path }) => slugOfPath(path) === undefined)) {
    const message = `From another repository only ${FEEDS} may change. Leave the other files below ${DATA}/ as they are.`;
    faults.push({ code: 'data_from_outside', message });
  }
  return faults;
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
  const { sources } = (listing ?? {}) as { sources?: unknown };
  const [primary] = Array.isArray(sources) ? (sources as unknown[]) : [];
  const { url } = (primary ?? {}) as { url?: unknown };
  return typeof url === 'string' && isWebAddress(url) ? new URL(url).href : undefined;
}
