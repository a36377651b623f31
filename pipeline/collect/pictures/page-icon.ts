/** The icon that a homepage has of its own, where its publisher names none: looked for once a week. */
import type { Picture, Screenshot } from '../../../schemas/contracts/generated/listing.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { daysBetween } from '../../repo/text/day-of.ts';
import { ownDomain } from '../evidence/shared-hosts.ts';
import { manifestIcons, pageIcons, usualIcon } from './page-icons.ts';
import { type PictureTools, readPicture } from './read-picture.ts';
import type { SeenPicture } from './seen-picture.ts';

const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_MANIFEST_BYTES = 128 * 1024;
const WEEK_DAYS = 7;
/** Of the icons that a page names, so many are tried. */
const MAX_TRIED = 3;

/** @returns the last good one where the page does not answer; none for hosts that many share */
export async function pageIconOf(
  homepage: string | undefined,
  known: readonly (Picture | Screenshot)[],
  tools: PictureTools,
): Promise<Picture | undefined> {
  if (homepage === undefined || !isOwnPage(homepage)) return undefined;
  const { seenBefore, today, isOver } = tools;
  const seen = await seenBefore.get(`page ${homepage}`);
  const isFresh =
    seen !== undefined && daysBetween(seen.askedOn, today) >= 0 && daysBetween(seen.askedOn, today) < WEEK_DAYS;
  const icons = isOver() || isFresh ? seen?.icons : await lookAt(homepage, seen, tools);
  const last = known.find(({ from }) => from === 'homepage');
  for (const address of icons ?? []) {
    if (!isFresh && !(await tools.mayFetch(address))) continue;
    const icon = await readPicture({ role: 'icon', from: 'homepage', address, known }, tools, () => {});
    if (icon !== undefined) return icon;
  }
  return last;
}

function isOwnPage(homepage: string): boolean {
  const url = URL.parse(homepage);
  return url?.protocol === 'https:' && ownDomain(url.hostname) !== undefined && !linkHasContact(homepage);
}

/** @returns those that it names now, or named when it last answered */
async function lookAt(homepage: string, seen: SeenPicture | undefined, tools: PictureTools) {
  const { client, seenBefore, today, mayFetch } = tools;
  const icons = await namedIcons(homepage, client, mayFetch);
  const now = icons ?? seen?.icons;
  await seenBefore.set(`page ${homepage}`, { askedOn: today, ...(now && { icons: now }) });
  return now;
}

/** @returns undefined where nobody can say */
async function namedIcons(
  homepage: string,
  client: PictureTools['client'],
  mayFetch: PictureTools['mayFetch'],
): Promise<string[] | undefined> {
  if (!(await mayFetch(homepage))) return undefined;
  const page = await client.fetch(homepage, { maxBytes: MAX_PAGE_BYTES });
  if (!('bytes' in page)) return undefined;
  const { icons, manifest } = pageIcons(page.bytes, homepage);
  const further = icons.length > 0 || manifest === undefined ? [] : await fromManifest(manifest, client, mayFetch);
  return [...new Set([...icons, ...further, usualIcon(homepage)])].slice(0, MAX_TRIED);
}

async function fromManifest(
  address: string,
  client: PictureTools['client'],
  mayFetch: PictureTools['mayFetch'],
): Promise<string[]> {
  if (!(await mayFetch(address))) return [];
  const answer = await client.fetch(address, { maxBytes: MAX_MANIFEST_BYTES });
  return 'bytes' in answer ? manifestIcons(answer.bytes, address) : [];
}
