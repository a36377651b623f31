/** What a document is, or what is wrong with one that is nothing the catalog reads. */
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../contracts/problems.ts';
import { isObject } from '../rules/members.ts';
import { detectKind, sampleText, unknownKind } from './detect-kind.ts';
import { foreignFormat } from './foreign-formats.ts';
import { parseJson } from './json-text.ts';
import { readPadXml } from './pad-xml.ts';

/** What a document is, or the most telling thing that can be said of one that is none the catalog reads. */
export function kindOrProblem(bytes: Uint8Array): FeedKind | Problem {
  const kind = detectKind(bytes);
  if (kind === 'html')
    return error('', LINKS_A_FEED.test(sampleText(bytes)) ? 'unknown_kind.linked' : 'unknown_kind.page');
  if (kind !== undefined) return kind;
  const start = sampleText(bytes).trimStart();
  if (start === '') return error('', 'empty_document');
  const { value, problem } = /^[{[]/.test(start) ? parseJson(bytes) : {};
  const foreign = foreignFormat(start, value);
  if (foreign !== undefined) return foreign;
  // A file of data/feeds only names an address.
  if (isObject(value) && 'url' in value) return error('', 'names_a_feed');
  if (problem !== undefined) return problem;
  // Another XML document, or one that is broken before its first element.
  if (start.startsWith('<')) return readPadXml(bytes, NO_CATEGORIES).problems[0] ?? unknownKind();
  return unknownKind();
}

const LINKS_A_FEED = /<link\s[^>]{0,500}application\/pad\+json/i;
const NO_CATEGORIES = { findCategory: () => undefined };
