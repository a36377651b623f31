/** What a document is, or what is wrong with one that is nothing the catalog reads. */
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../contracts/problems.ts';
import { isObject } from '../rules/members.ts';
import { detectKind, sampleText, unknownKind } from './detect-kind.ts';
import { parseJson } from './json-text.ts';
import { readPadXml } from './pad-xml.ts';

/** What a document is, or the most telling thing that can be said of one that is none the catalog reads. */
export function kindOf(bytes: Uint8Array): FeedKind | Problem {
  const kind = detectKind(bytes);
  if (kind === 'html') return unknownKind();
  if (kind !== undefined) return kind;
  const start = sampleText(bytes).trimStart();
  if (start === '') return error('', 'empty_document');
  if (/^[{[]/.test(start)) return jsonFault(bytes) ?? unknownKind();
  // Another XML document, or one that is broken before its first element.
  if (start.startsWith('<')) return readPadXml(bytes, NO_CATEGORIES).problems[0] ?? unknownKind();
  return unknownKind();
}

const NO_CATEGORIES = { findCategory: () => undefined };

/** The fault of a text that looks like JSON and is not, or of a file of data/feeds that only names an address. */
function jsonFault(bytes: Uint8Array): Problem | undefined {
  const { value, problem } = parseJson(bytes);
  if (problem !== undefined) return problem;
  return isObject(value) && 'url' in value ? error('', 'names_a_feed') : undefined;
}
