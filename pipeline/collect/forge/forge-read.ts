/** Steps of reading a repository that are the same for every forge. */
import { Refused } from '../../repo/fetch/refusals.ts';
import { ReadingStopped, type Shape } from './answer-shape.ts';
import type { ForgeApi } from './forge-api.ts';
import type { ForgeReadme, ForgeRelease, ForgeReleases } from './forge-project.ts';
import { MAX_VERSIONS } from './versions.ts';

/** Two pages instead of one: a page of a hundred releases is too large for some repositories. */
const RELEASES_PER_PAGE = 50;
/** Of releases so large that a page of them is over the limit. */
const FEW_RELEASES = 5;
const TAGS_PER_PAGE = 100;

/** A README that cannot be read takes nothing away from what else is known of the repository. */
export async function orNoReadme(read: () => Promise<ForgeReadme | undefined>): Promise<ForgeReadme | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadingStopped && error.stopped.isFinal) return { isTooCostly: true };
    throw error;
  }
}

interface Listing {
  api: ForgeApi;
  shape: Shape<ForgeReleases>;
  /** Statuses that mean "none here". */
  none: readonly number[];
  /** How the forge lists them; by day if not said. */
  order?: 'by day' | 'by name';
}

/** The newest releases. */
export async function readReleases(listing: Listing, address: string): Promise<ForgeReleases> {
  try {
    return await readPages(listing, `${address}?per_page=${RELEASES_PER_PAGE}`, MAX_VERSIONS / RELEASES_PER_PAGE);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'too_large') throw error;
    return readPages(listing, `${address}?per_page=${FEW_RELEASES}`, 1);
  }
}

/** Tags that hold a digit: `latest` and `stable` move, and are no versions. */
export async function readTags(listing: Listing, address: string, maxPages: number): Promise<ForgeReleases> {
  const { entries, ...more } = await readPages(listing, `${address}?per_page=${TAGS_PER_PAGE}`, maxPages);
  return { entries: withDigits(entries), ...more };
}

export function withDigits(entries: readonly ForgeRelease[]): ForgeRelease[] {
  return entries.filter(({ tag }) => /\d/.test(tag));
}

async function readPages(
  { api, shape, none, order = 'by day' }: Listing,
  address: string,
  maxPages: number,
): Promise<ForgeReleases> {
  const read: ForgeReleases = { entries: [], leftOut: 0 };
  let page = await api.askUnless(none, address, shape);
  for (let pages = 1; page !== undefined; pages += 1) {
    read.entries.push(...page.value.entries);
    read.leftOut += page.value.leftOut;
    if (page.next === undefined) break;
    if (pages >= maxPages) return { ...read, cut: order === 'by day' ? 'older' : 'any' };
    page = await api.ask(page.next, shape);
  }
  return read;
}
