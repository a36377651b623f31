/** What is synced: every file of data/feeds, and the sources of published listings that no file names. */
import feedSchema from '../../schemas/feed.json' with { type: 'json' };
import type { FeedKind, FeedPointer } from '../../schemas/generated/feed.ts';
import { validateFeedPointer } from '../../schemas/generated/validators.js';
import { error, type Problem } from '../../schemas/problems.ts';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { schemaProblems } from '../../schemas/rules/schema-problems.ts';
import type { CatalogData } from '../data-files.ts';

/** One place a listing comes from: an address to follow, or a document the operator keeps. */
export interface FeedSource {
  /** undefined: found out by reading it. */
  kind?: FeedKind | undefined;
  url?: string;
  /** Name of the file in data/feeds, and its bytes, where the file is the document. */
  file?: { name: string; bytes: Buffer };
}

/** Everything one listing is made of; the first source is the primary. */
export interface Feed {
  /** How messages call it: "data/feeds/astro.json", or the listing it is a source of. */
  label: string;
  sources: [FeedSource, ...FeedSource[]];
}

export interface FeedList {
  feeds: Feed[];
  /** Files of data/feeds that are neither. */
  broken: { label: string; problems: Problem[] }[];
}

const FILE_NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;

export function listFeeds({ feeds: files, listings }: CatalogData): FeedList {
  const list: FeedList = { feeds: [], broken: [] };
  for (const { name, bytes } of files) {
    const label = `data/feeds/${name}.json`;
    const feed = toFeed(label, name, bytes);
    if ('problems' in feed) list.broken.push({ label: FILE_NAME.test(name) ? label : 'data/feeds', ...feed });
    else list.feeds.push(feed);
  }
  const known = new Set(list.feeds.flatMap(({ sources }) => sources[0].url ?? []));
  for (const { slug, sources } of listings.values()) {
    const [primary, ...others] = sources.filter(({ url }) => url !== undefined);
    if (primary?.primary !== true || known.has(primary.url ?? '')) continue;
    list.feeds.push({ label: `listing ${slug}`, sources: [primary, ...others].map(toSource) as Feed['sources'] });
  }
  return list;
}

function toSource({ kind, url }: { kind: FeedKind; url?: string }): FeedSource {
  return { kind, ...(url !== undefined && { url }) };
}

function toFeed(label: string, name: string, bytes: Buffer): Feed | { problems: Problem[] } {
  if (!FILE_NAME.test(name)) {
    const message = 'A file name in data/feeds is not made of lower-case letters, digits, dots and dashes. Rename it.';
    return { problems: [error('', 'bad_file_name', message)] };
  }
  const { value, problem } = parseJson(bytes);
  if (problem !== undefined) return { problems: [problem] };
  if (typeof value !== 'object' || value === null || !('url' in value)) {
    return { label, sources: [{ kind: 'pad-json', file: { name, bytes } }] };
  }
  const problems = schemaProblems(value, validateFeedPointer, feedSchema);
  if (problems.length > 0) return { problems };
  const { url, kind, also = [] } = value as FeedPointer;
  return { label, sources: [{ kind, url }, ...also] };
}
