/** What a document is, by its content alone: names of files and content types are often wrong. */
import type { FeedKind } from '../../schemas/generated/feed.ts';
import { parseJson } from '../../schemas/readers/json-text.ts';

export type DetectedKind = FeedKind | 'html';

/** As many values as the largest kind, OpenAPI, may hold. */
const MAX_NODES = 2_000_000;
/** Enough of a document to see its root element or its first members. */
const SAMPLE_CHARACTERS = 64 * 1024;

/** undefined: none of the kinds the catalog reads, or too broken to tell. */
export function detectKind(bytes: Uint8Array): DetectedKind | undefined {
  const sample = sampleText(bytes);
  const start = sample.trimStart();
  if (start.startsWith('<')) return markupKind(start);
  // Of a large document the first members say enough; reading it whole would hold up everything else.
  if (start.startsWith('{') && bytes.length > SAMPLE_CHARACTERS) return textKind(sample) ?? jsonKind(bytes);
  if (start.startsWith('{')) return jsonKind(bytes) ?? textKind(sample);
  return textKind(sample);
}

function markupKind(text: string): DetectedKind | undefined {
  if (/<XML_DIZ_INFO[\s>]/.test(text)) return 'pad-xml';
  return /<(?:!doctype html|html|head|body)[\s>]/i.test(text) ? 'html' : undefined;
}

function jsonKind(bytes: Uint8Array): FeedKind | undefined {
  const { value } = parseJson(bytes, { maxDepth: 64, maxNodes: MAX_NODES });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('pad_version' in value || ('software' in value && ('vendor' in value || 'release' in value))) return 'pad-json';
  if ('openapi' in value || 'swagger' in value) return 'openapi';
  return 'entity' in value && 'capabilities' in value && 'releases' in value ? 'manifest' : undefined;
}

/** YAML, or JSON that is broken further down: judged by its first members. */
function textKind(sample: string): FeedKind | undefined {
  if (/(?:^|[\n\r])[ \t]{0,100}\{?[ \t]{0,100}["']?pad_version["']?[ \t]{0,100}:/.test(sample)) return 'pad-json';
  return /(?:^|[\n\r])[ \t]{0,100}\{?[ \t]{0,100}["']?(?:openapi|swagger)["']?[ \t]{0,100}:/.test(sample)
    ? 'openapi'
    : undefined;
}

/** Good enough to recognise ASCII names in any encoding a feed may have. */
function sampleText(bytes: Uint8Array): string {
  const head = bytes.subarray(0, SAMPLE_CHARACTERS);
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = new TextDecoder('latin1').decode(isUtf16 || head.includes(0) ? head.filter((byte) => byte !== 0) : head);
  return text.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
}
