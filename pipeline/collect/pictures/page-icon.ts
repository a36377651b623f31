/** The icon that a homepage has of its own, where its publisher names none: looked for once a week. */
import type { Picture } from '../../../schemas/contracts/generated/listing.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { daysBetween } from '../../repo/text/day-of.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { ownDomain } from '../evidence/pages/shared-hosts.ts';
import { FlatParser } from '../isolated/linked-feed.ts';
import { type PictureTools, readPicture, type SeenPicture, type Shown } from './read-picture.ts';

const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_MANIFEST_BYTES = 128 * 1024;
const WEEK_DAYS = 7;
/** Of the icons that a page names, so many are tried. */
const MAX_TRIED = 3;
/** The head of a page is shorter. */
const MAX_PAGE_LENGTH = 256 * 1024;
const MAX_LINKS = 20;
/** A browser's tab has room for so few pixels that such an icon says little in a list. */
const SMALLEST_WELL_SEEN = 48;

interface IconCandidate {
  address: string;
  /** The more, the sooner it is tried. */
  worth: number;
}

/** @returns the last good one where the page does not answer; none for hosts that many share */
export async function pageIconOf(
  homepage: string,
  known: readonly Shown[],
  tools: PictureTools,
): Promise<Picture | undefined> {
  if (!isOwnPage(homepage)) return undefined;
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
  const { seenBefore, today } = tools;
  const icons = await namedIcons(homepage, tools);
  const now = icons ?? seen?.icons;
  await seenBefore.set(`page ${homepage}`, { askedOn: today, ...(now && { icons: now }) });
  return now;
}

/** @returns undefined where nobody can say */
async function namedIcons(homepage: string, tools: PictureTools): Promise<string[] | undefined> {
  const page = await bytesAt(homepage, MAX_PAGE_BYTES, tools);
  if (page === undefined) return undefined;
  const { icons, manifest } = pageIcons(page, homepage);
  const isAsked = icons.length === 0 && manifest !== undefined;
  const described = isAsked ? await bytesAt(manifest, MAX_MANIFEST_BYTES, tools) : undefined;
  const further = described && manifest ? manifestIcons(described, manifest) : [];
  // Where browsers look where a page names none.
  const usual = new URL('/favicon.ico', homepage).href;
  return [...new Set([...icons, ...further, usual])].slice(0, MAX_TRIED);
}

async function bytesAt(address: string, maxBytes: number, { client, mayFetch }: PictureTools) {
  if (!(await mayFetch(address))) return undefined;
  const answer = await client.fetch(address, { maxBytes });
  return 'bytes' in answer ? answer.bytes : undefined;
}

/**
 * Those that its links name, the best first, and the address of the web manifest, which may name further ones.
 * @param address of the page as it was found, to which its links are relative
 */
function pageIcons(bytes: Uint8Array, address: string): { icons: string[]; manifest: string | undefined } {
  const found: IconCandidate[] = [];
  let manifest: string | undefined;
  const parser = new FlatParser({
    onopentag(name, { rel = '', href = '', sizes = '', type = '' }) {
      if (name !== 'link' || found.length >= MAX_LINKS) return;
      const relations = rel.toLowerCase().split(/\s+/);
      const target = absolute(href, address);
      if (target === undefined) return;
      if (relations.includes('manifest')) manifest ??= target;
      const isIcon = relations.some((relation) => /^(?:icon|apple-touch-icon(?:-precomposed)?)$/.test(relation));
      if (isIcon) found.push({ address: target, worth: worthOf(relations, sizes, `${type} ${target}`) });
    },
  });
  parser.end(new TextDecoder().decode(bytes.subarray(0, MAX_PAGE_LENGTH)));
  return { icons: bestFirst(found), manifest };
}

/** @param bytes of a web manifest. Source: W3C Web Application Manifest, "icons". */
function manifestIcons(bytes: Uint8Array, address: string): string[] {
  const { icons } = (jsonOf(Buffer.from(bytes)) ?? {}) as { icons?: unknown };
  const named = Array.isArray(icons) ? (icons.slice(0, MAX_LINKS) as unknown[]) : [];
  return bestFirst(
    named.flatMap((icon): IconCandidate[] => {
      const { src, sizes, type, purpose } = (icon ?? {}) as Record<string, unknown>;
      const target = typeof src === 'string' ? absolute(src, address) : undefined;
      // One that is cut to a shape, or of one color, is drawn for another place.
      const isPlain = typeof purpose !== 'string' || /\bany\b/.test(purpose);
      if (target === undefined || !isPlain) return [];
      return [{ address: target, worth: worthOf([], String(sizes ?? ''), `${String(type ?? '')} ${target}`) }];
    }),
  );
}

function absolute(href: string, base: string): string | undefined {
  if (href.trim() === '' || !URL.canParse(href, base)) return undefined;
  const { href: target, protocol } = new URL(href, base);
  return protocol === 'https:' && isWebAddress(target) && !linkHasContact(target) ? target : undefined;
}

/** What is drawn for a home screen is a picture of its own; what can be drawn at any size comes next. */
function worthOf(relations: readonly string[], sizes: string, kind: string): number {
  if (relations.some((relation) => relation.startsWith('apple-touch-icon'))) return 1000;
  if (/svg/i.test(kind) || /\bany\b/i.test(sizes)) return 900;
  const side = Math.max(0, ...[...sizes.matchAll(/(\d{1,4})x\d{1,4}/gi)].map(([, width]) => Number(width)));
  return side >= SMALLEST_WELL_SEEN ? 500 + Math.min(side, 256) / 10 : side;
}

function bestFirst(found: readonly IconCandidate[]): string[] {
  return [...new Set(found.toSorted((a, b) => b.worth - a.worth).map(({ address }) => address))];
}
