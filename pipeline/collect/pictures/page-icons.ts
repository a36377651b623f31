/** Which icons a homepage names: its links, and those of its web manifest. Pure. */
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { FlatParser } from '../isolated/discover.ts';

/** The head of a page is shorter. */
const MAX_PAGE_LENGTH = 256 * 1024;
const MAX_LINKS = 20;
/** A browser's tab has room for so few pixels that such an icon says little in a list. */
const SMALLEST_WELL_SEEN = 48;

export interface PageIcons {
  /** Addresses, the best first. */
  icons: string[];
  /** Address of the web manifest, which may name further ones. */
  manifest?: string;
}

interface IconCandidate {
  address: string;
  /** The more, the sooner it is tried. */
  worth: number;
}

/** @param address of the page as it was found, to which its links are relative */
export function pageIcons(bytes: Uint8Array, address: string): PageIcons {
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
  return { icons: bestFirst(found), ...(manifest !== undefined && { manifest }) };
}

/** @param bytes of a web manifest. Source: W3C Web Application Manifest, "icons". */
export function manifestIcons(bytes: Uint8Array, address: string): string[] {
  const { icons } = (jsonOf(Buffer.from(bytes)) ?? {}) as { icons?: unknown };
  const named = Array.isArray(icons) ? (icons.slice(0, MAX_LINKS) as unknown[]) : [];
  return bestFirst(
    named.flatMap((icon): IconCandidate[] => {
      const { src, sizes, type, purpose } = (icon ?? {}) as Record<string, unknown>;
      const target = typeof src === 'string' ? absolute(src, address) : undefined;
      // One that is cut to a shape, or of one colour, is drawn for another place.
      const isPlain = typeof purpose !== 'string' || /\bany\b/.test(purpose);
      if (target === undefined || !isPlain) return [];
      return [{ address: target, worth: worthOf([], String(sizes ?? ''), `${String(type ?? '')} ${target}`) }];
    }),
  );
}

/** Where browsers look where a page names none. */
export function usualIcon(address: string): string {
  return new URL('/favicon.ico', address).href;
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
