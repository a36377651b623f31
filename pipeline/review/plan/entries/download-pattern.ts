/** Where a version's downloads and notes lie: by that, new ones are known to be like those that were approved. Pure. */
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { isOnDomains } from '../../../../schemas/rules/domain-scope.ts';

/** On a code host, the first two parts of a path say whose files they are; a GitLab nests more, up to its `/-/`. */
const OWNER = /^(?:\/[^/]*){2}/;
const NESTED_OWNER = /^.*?(?=\/-\/)/;
const FOLDERS = /^.*(?=\/)/;

/** A longer address is a pattern by itself: looking at it would cost more than it is worth. */
const MAX_LENGTH = 500;
/** A version that is no single number: 7654 may be the number of an upload, 7.6.5 is not. */
const IN_PARTS = /\d\D+\d/;

/**
 * The address of a download with its version taken out: `https://works.example/v{version}/editor-{version}.zip`. Two
 * downloads with one pattern differ in nothing but their version. Made once for a version, and used for all its downloads.
 * On a host of many, the first folder says whose files they are, and a number alone may be that of somebody else's file.
 * @param ownHost where all is the publisher's own
 */
export function downloadPattern(version: string, ownHost?: string): (uri: string) => string {
  const forms = spellings(version).map(escaped);
  // A single number stands for too much elsewhere: the 2 of a `team-2` is no version, but a folder `2` is.
  const long = spellings(version)
    .filter((spelling) => IN_PARTS.test(spelling))
    .map(escaped);
  const whole = `(?<=/)(?:${forms.join('|')})(?=/)`;
  const inside = long.length === 0 ? '' : `|(?<![\\p{L}\\p{N}])(?:${long.join('|')})(?![\\p{L}\\p{N}])`;
  const inFolders = new RegExp(`${whole}${inside}`, 'gu');
  // In the name of a file the version may touch letters: `editor25.zip`.
  const inName = new RegExp(`(?<!\\d)(?:${forms.join('|')})(?!\\d)`, 'gu');
  const isInParts = IN_PARTS.test(version);
  return (uri) => {
    const url = uri.length > MAX_LENGTH ? null : URL.parse(uri);
    if (url === null) return uri;
    const { owner, folders, name } = partsOf(url, ownHost);
    const mayBeId = owner !== '' && !isCodeHost(url.hostname) && !isInParts;
    if (mayBeId && !/^\p{L}/u.test(name)) return uri;
    const place = `${url.origin}${owner}${mayBeId ? folders : folders.replace(inFolders, VERSION)}`;
    const search = mayBeId ? url.search : url.search.replace(inName, VERSION);
    return `${place}${name.replace(inName, VERSION)}${search}${url.hash}`;
  };
}

const VERSION = '{version}';

function partsOf({ hostname, pathname, href }: URL, ownHost?: string): Record<'owner' | 'folders' | 'name', string> {
  const owner = ownHost !== undefined && isOnDomains(href, [ownHost]) ? '' : ownerOf(hostname, pathname);
  const rest = pathname.slice(owner.length);
  const end = rest.lastIndexOf('/') + 1;
  return { owner, folders: rest.slice(0, end), name: rest.slice(end) };
}

function ownerOf(hostname: string, pathname: string): string {
  const nested = NESTED_OWNER.exec(pathname)?.[0];
  if (nested !== undefined) return nested;
  if (hostname === 'gitlab.com') return FOLDERS.exec(pathname)?.[0] ?? '';
  return (isCodeHost(hostname) ? OWNER : /^\/[^/]*(?=\/)/).exec(pathname)?.[0] ?? '/';
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** A version as it stands in addresses, the longest first: 1.2.3, 1_2_3, 1-2-3, 123, and 1.2 of a folder. */
function spellings(version: string): string[] {
  const plain = version.replace(/^v(?=\d)/i, '');
  const numbers = plain.match(/^\d+(?:\.\d+)+/)?.[0] ?? plain;
  const series = numbers.split('.').slice(0, 2).join('.');
  const marks = ['.', '_', '-', ''];
  const separated = [plain, numbers, series].flatMap((text) => marks.map((mark) => text.replaceAll('.', mark)));
  const all = [...separated, encodeURIComponent(plain)];
  return [...new Set(all.flatMap((text) => [`v${text}`, text]))].sort((a, b) => b.length - a.length);
}
