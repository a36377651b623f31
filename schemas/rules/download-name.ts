/** What the name of a download says: its platform, its format, and whether it is the program or stands beside it. */
import type { Platform } from '../contracts/generated/listing.ts';
import {
  ACCOMPANYING_ENDINGS,
  ACCOMPANYING_NAMES,
  ACCOMPANYING_WORDS,
  ARCH_PACKAGE,
  ARCHIVES,
  CHECKSUMS,
  FORMATS,
  GLUED,
  NUMBER,
  OWN_PLATFORM,
  PACKED_PLATFORM,
  PACKING,
  PAGE_OR_COMPLETION,
  PLATFORM_OF,
  PROCESSOR,
  SOURCE_WORDS,
  SYMBOL_WORDS,
  WEAK_WORDS,
} from './download-name/words.ts';

export interface DownloadName {
  platform?: Platform;
  /** Short and in lower case, like "tar.gz". */
  format?: string;
  /** Given for what is not the program: its sources, or checksums, signatures, symbols, documentation and the like. */
  role?: 'source' | 'accompanying';
}

/** Longest name that file systems know, and more than any address that is read. */
const MAX_NAME_LENGTH = 255;
const MAX_ADDRESS_LENGTH = 4096;
/** Shorter names of products are found only as words of their own. */
const MIN_GLUED_PRODUCT_LENGTH = 3;

/**
 * A platform is given only if nothing in the name speaks against it, never for sources or what stands beside a program.
 * Folders and host of an address are not asked: they name products and owners as often as platforms.
 *
 * @param addressOrName address of the download, or its file name
 * @param product name of the product, whose words say nothing of a platform
 */
export function readDownloadName(addressOrName: string, product?: string): DownloadName {
  if (addressOrName.length > MAX_ADDRESS_LENGTH) return {};
  // "Source code (zip)" is how forges label what ends in .zip.
  const name = fileNameOf(addressOrName).replaceAll('(', '.').replaceAll(')', '').toLowerCase();
  if (name.length > MAX_NAME_LENGTH) return {};
  const ending = endingOf(name);
  const format = ending === undefined ? undefined : FORMATS.get(ending);
  const stem = ending === undefined ? name : name.slice(0, -ending.length - 1);
  const tokens = withoutProduct(tokensOf(stem), product);
  const role = roleOf({ addressOrName, name, format, tokens });
  const platform = role === undefined ? platformOf({ name, stem, format, tokens }) : undefined;
  return { ...(platform && { platform }), ...(format && { format }), ...(role && { role }) };
}

interface Parts {
  addressOrName: string;
  name: string;
  /** The name without the ending of its format. */
  stem: string;
  format: string | undefined;
  /** Words of the stem; the product's name is one empty word. */
  tokens: string[];
}

/** Last part of the path, else the one file that the query names; "/download" behind a file is a button's address. */
function fileNameOf(addressOrName: string): string {
  const [path = '', query = ''] = (addressOrName.split('#')[0] ?? '').split('?');
  const parts = segmentsOf(path);
  const last = decoded(parts.at(-1) ?? '');
  const before = decoded(parts.at(-2) ?? '');
  if (last === 'download' && endingOf(before.toLowerCase()) !== undefined) return before;
  if (endingOf(last.toLowerCase()) !== undefined) return last;
  const named = query
    .split('&')
    .map((pair) => segmentsOf(decoded(pair.slice(pair.indexOf('=') + 1))).at(-1) ?? '')
    .filter((value) => endingOf(value.toLowerCase()) !== undefined);
  return named.length === 1 && named[0] !== undefined ? named[0] : last;
}

/** Parts of the path that are not empty, without the host. */
function segmentsOf(path: string): string[] {
  const parts = path.split('/');
  return (path.includes('://') ? parts.slice(3) : parts).filter((part) => part !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The longest ending that is a format's. */
function endingOf(name: string): string | undefined {
  const parts = name.split('.');
  return [2, 1]
    .filter((count) => parts.length > count)
    .map((count) => parts.slice(-count).join('.'))
    .find((ending) => FORMATS.has(ending));
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\b(cross|multi)[ _-]platform/g, '$1platform')
    .replace(/\bsource[ _-]code\b/g, 'source')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');
}

/** The product's name becomes one empty word, so that what stands beside it still has a neighbor. */
function withoutProduct(tokens: string[], product: string | undefined): string[] {
  const squashed = tokensOf(product ?? '').join('');
  if (squashed === '') return tokens;
  for (let start = 0; start < tokens.length; start += 1) {
    for (let end = start + 1, run = ''; end <= tokens.length && run.length < squashed.length; end += 1) {
      run += tokens[end - 1];
      if (run === squashed) return [...tokens.slice(0, start), '', ...tokens.slice(end)];
    }
  }
  const [first = '', ...rest] = tokens;
  const behind = first.startsWith(squashed) ? first.slice(squashed.length) : '';
  // "darwin" is no "win" of a product called "Dar".
  const glued = squashed.length >= MIN_GLUED_PRODUCT_LENGTH && wordPlatform(first) === undefined;
  return glued && wordPlatform(behind) !== undefined ? ['', behind, ...rest] : tokens;
}

function roleOf({ addressOrName, name, format, tokens }: Omit<Parts, 'stem'>): DownloadName['role'] {
  if (isSourceAddress(addressOrName, format)) return 'source';
  const lastPart = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  const bare = format === undefined ? tokens.at(-1) : undefined;
  if (ACCOMPANYING_ENDINGS.has(lastPart) || ACCOMPANYING_NAMES.has(name) || CHECKSUMS.test(bare ?? '')) {
    return 'accompanying';
  }
  if (PAGE_OR_COMPLETION.test(name)) return 'accompanying';
  if (format === undefined || !ARCHIVES.test(format)) return undefined;
  const word = tokens.findLastIndex((token) => !NUMBER.test(token));
  const last = tokens[word] ?? '';
  if (SOURCE_WORDS.has(last) && tokens[word - 1] !== 'open') return 'source';
  const anywhere = tokens.findLast((token) => !NUMBER.test(token) && !PROCESSOR.test(token) && !wordPlatform(token));
  return ACCOMPANYING_WORDS.has(last) || SYMBOL_WORDS.has(anywhere ?? '') ? 'accompanying' : undefined;
}

/** Addresses at which forges pack the files of a commit. */
function isSourceAddress(address: string, format: string | undefined): boolean {
  const parts = segmentsOf(address.split(/[?#]/)[0] ?? '');
  if (!address.includes('://')) return false;
  if (parts.some((part) => part === 'zipball' || part === 'tarball')) return true;
  const at = parts.indexOf('archive');
  const packed = format !== undefined && ARCHIVES.test(format);
  return packed && at > 1 && (parts[at - 1] === '-' || parts[at + 1] === 'refs' || (at === 2 && parts.length === 4));
}

function platformOf({ name, stem, format = '', tokens }: Omit<Parts, 'addressOrName'>): Platform | undefined {
  const said = new Set(tokens.flatMap((_, index) => spokenPlatform(tokens, index) ?? []));
  if (format === 'whl' && tokens.at(-1) === 'any') said.add('cross-platform');
  if (ARCH_PACKAGE.test(name)) said.add('linux');
  const packed = ARCHIVES.test(format) && stem.includes('.') ? stem.slice(stem.lastIndexOf('.') + 1) : '';
  const packedPlatform = PACKED_PLATFORM.get(packed);
  if (packedPlatform !== undefined) said.add(packedPlatform);
  // Compilers call Android a Linux: aarch64-linux-android.
  if (said.has('android')) said.delete('linux');
  // The packages of Alpine Linux end like those of Android.
  const own = format === 'apk' && said.has('linux') ? 'linux' : OWN_PLATFORM.get(format);
  if (own !== undefined) said.add(own);
  return said.size === 1 ? [...said][0] : undefined;
}

/** Platform of one word where it stands. The first word of a name is often the product's: "windows-terminal". */
function spokenPlatform(tokens: string[], index: number): Platform | undefined {
  const token = tokens[index] ?? '';
  const platform = wordPlatform(token);
  if (platform === undefined || (index > 0 && !WEAK_WORDS.has(token))) return platform;
  const next = tokens[index + 1] ?? '';
  const previous = tokens[index - 1] ?? '';
  return isKnown(next) || (previous !== '' && isKnown(previous)) ? platform : undefined;
}

/** True for a word that distinguishes builds, for the product's name, and at the end. */
function isKnown(token: string): boolean {
  return (
    token === '' ||
    NUMBER.test(token) ||
    PROCESSOR.test(token) ||
    PACKING.has(token) ||
    wordPlatform(token) !== undefined
  );
}

function wordPlatform(token: string): Platform | undefined {
  const isGlued = ([word]: [string, Platform]) => token.startsWith(word) && GLUED.test(token.slice(word.length));
  return PLATFORM_OF.get(token) ?? PLATFORM_WORDS.find(isGlued)?.[1];
}

const PLATFORM_WORDS = [...PLATFORM_OF];
