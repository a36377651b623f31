/** Where a version's downloads and notes lie: by that, new ones are known to be like those that were approved. Pure. */

/** Hosts of many publishers: whose files they are is said by the first two parts of a path. */
const SHARED_HOSTS =
  /(?:^|\.)(?:github\.com|githubusercontent\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sourceforge\.net)$/;
const OWNER_PARTS = 2;

/**
 * The address of a download with its version taken out: `https://works.example/v{version}/editor-{version}.zip`. Two
 * downloads with one pattern differ in nothing but their version.
 */
export function downloadPattern(uri: string, version: string): string {
  const url = URL.parse(uri);
  if (url === null) return uri;
  const parts = url.pathname.split('/').slice(1);
  const first = isShared(url) ? OWNER_PARTS : 0;
  const path = parts.map((part, index) =>
    index < first ? part : withoutVersion(part, version, index === parts.length - 1),
  );
  return `${url.origin}/${path.join('/')}${withoutVersion(url.search, version, true)}${url.hash}`;
}

const isShared = ({ hostname }: URL) => SHARED_HOSTS.test(hostname);

/** @param isName true for the name of a file, in which the version may touch letters: `editor25.zip` */
function withoutVersion(text: string, version: string, isName: boolean): string {
  if (text === version || text === `v${version}`) return '{version}';
  const found = spellings(version)
    // A single number stands for too much elsewhere: the 2 of a `team-2` is no version.
    .filter((spelling) => isName || /\D/.test(spelling))
    .map((spelling) => spelling.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`));
  if (found.length === 0) return text;
  const before = isName ? '(?<!\\d)' : '(?<![\\p{L}\\p{N}])';
  const after = isName ? '(?!\\d)' : '(?![\\p{L}\\p{N}])';
  return text.replace(new RegExp(`${before}(?:${found.join('|')})${after}`, 'gu'), '{version}');
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
