/** What a document is, by its content alone: names of files and content types are often wrong. */
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../contracts/problems.ts';
import { isObject } from '../rules/members.ts';
import { parseJson } from './json-text.ts';

export type DetectedKind = FeedKind | 'html';

/** As many values as the largest kind, OpenAPI, may hold. */
const MAX_NODES = 2_000_000;
/** Enough of a document to see its root element or its first members. */
const SAMPLE_CHARACTERS = 64 * 1024;

/**
 * PAD JSON as most write it, also where it is broken further down: reading it whole would say the same. The version is
 * the first member, or the first behind the schema, and where something stands before it, it begins a line.
 */
const SCHEMA_MEMBER = String.raw`\s{0,100}"\$schema"\s{0,100}:\s{0,100}"[^"]{0,500}"\s{0,100},`;
const VERSION_MEMBER = String.raw`[ \t]{0,100}"pad_version"[ \t]{0,100}:`;
const OPENS_PAD_JSON = new RegExp(
  String.raw`^(?:[ \t]{0,100}\{|\s{0,100}\{(?:${SCHEMA_MEMBER})?\s{0,100}[\r\n])${VERSION_MEMBER}`,
);

/**
 * undefined: none of the kinds the catalog reads, or too broken to tell. Large JSON may have to be read whole; anything else
 * is judged by its beginning.
 */
export function detectKind(bytes: Uint8Array): DetectedKind | undefined {
  const sample = sampleText(bytes);
  if (OPENS_PAD_JSON.test(sample)) return 'pad-json';
  const start = sample.trimStart();
  if (start.startsWith('<')) return markupKind(start);
  if (!start.startsWith('{')) return textKind(start) ?? (XML_BEHIND_TEXT.test(start) ? markupKind(start) : undefined);
  // Of a large document the first members say enough; reading it whole would hold up everything else.
  const isLarge = bytes.length > SAMPLE_CHARACTERS;
  return (isLarge ? textKind(start) : undefined) ?? jsonKind(bytes, start);
}

/** The same in a moment, whatever the document is; undefined also for large JSON. */
export function detectAtOnce(bytes: Uint8Array): DetectedKind | undefined {
  const isLarge = bytes.length > SAMPLE_CHARACTERS;
  return isLarge && sampleText(bytes).trimStart().startsWith('{') ? undefined : detectKind(bytes);
}

/** PAD XML that something was written before, such as the error of a server: its reader says what. */
const XML_BEHIND_TEXT = /^[^<]{0,4000}<(?:\?xml|XML_DIZ_INFO)[\s>]/i;

function markupKind(text: string): DetectedKind | undefined {
  if (/<XML_DIZ_INFO[\s>]/i.test(text)) return 'pad-xml';
  return /<(?:!doctype html|html|head|body)[\s>]/i.test(text) ? 'html' : undefined;
}

/** Members of a manifest; one may be missing, or misspelled. */
const MANIFEST_MEMBERS = ['protocol', 'entity', 'capabilities', 'releases'];

/** @param start of the text, which says more than nothing where the JSON is broken further down */
function jsonKind(bytes: Uint8Array, start: string): FeedKind | undefined {
  const { value, problem } = parseJson(bytes, { maxDepth: 64, maxNodes: MAX_NODES });
  if (problem !== undefined) return textKind(start);
  if (!isObject(value)) return undefined;
  if ('pad_version' in value || ('software' in value && ('vendor' in value || 'release' in value))) return 'pad-json';
  if ('openapi' in value || 'swagger' in value) return 'openapi';
  return MANIFEST_MEMBERS.filter((member) => member in value).length > 1 ? 'manifest' : undefined;
}

/**
 * YAML, or JSON that is broken further down: judged by its first members. The quote that opens a name must close it,
 * because `"pad_version:"` is the name of another member.
 */
function textKind(start: string): FeedKind | undefined {
  if (/(?:^|[\n\r])(?:[ \t]{0,200}|[ \t]{0,100}\{[ \t]{0,100})(["']?)pad_version\1[ \t]{0,100}:/.test(start))
    return 'pad-json';
  // In JSON it comes first; further down it may be the member of a manifest.
  if (start.startsWith('{')) return FIRST_MEMBER.test(start) ? 'openapi' : undefined;
  if (/(?:^|[\n\r])[ \t]{0,100}(["']?)(?:openapi|swagger)\1[ \t]{0,100}:/.test(start)) return 'openapi';
  return PUBLICCODE.test(start) ? 'publiccode' : undefined;
}

/** Both spellings of the version's key, which may stand anywhere in the file, also behind its comments. */
const PUBLICCODE = /(?:^|[\n\r])(["']?)publiccode-?Ya?ml-?Version\1[ \t]{0,100}:/i;

const FIRST_MEMBER = /^\{\s{0,1000}(["']?)(?:openapi|swagger)\1\s{0,100}:/;

/** ASCII stands as it is, whatever is around it. Not latin1: in Node its decoder takes ten times as long. */
const LENIENT = new TextDecoder();

/** The beginning, good enough to recognize ASCII names in any encoding a feed may have. */
export function sampleText(bytes: Uint8Array): string {
  const head = bytes.subarray(0, SAMPLE_CHARACTERS);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const ascii = isUtf16 || head.includes(0) ? head.filter((byte) => byte !== 0) : head;
  // A byte order mark of UTF-16 is no UTF-8.
  return LENIENT.decode(ascii).replace(/^\ufffd\ufffd/, '');
}

export function unknownKind(): Problem {
  return error('', 'unknown_kind');
}
