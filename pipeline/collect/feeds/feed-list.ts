/** What is synced: every file of data/feeds, and the sources of published listings that no file names. */
import feedSchema from '../../../schemas/contracts/feed.json' with { type: 'json' };
import type { FeedPointer } from '../../../schemas/contracts/generated/feed.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { validateFeedPointer } from '../../../schemas/contracts/generated/validators.js';
import { error, MAX_PROBLEMS, type Problem } from '../../../schemas/contracts/problems.ts';
import { detectKind } from '../../../schemas/readers/detect-kind.ts';
import { parseJson } from '../../../schemas/readers/json-text.ts';
import { member } from '../../../schemas/rules/members.ts';
import { githubAddress, gitlabAddress } from '../../../schemas/rules/repository-address.ts';
import { schemaProblems } from '../../../schemas/rules/schema-problems.ts';
import { type CatalogData, isDeviceName } from '../../repo/data/data-files.ts';
import { contactsInDocument } from './document-contacts.ts';

/** One place a listing comes from: an address to follow, or a document the operator keeps. */
export interface FeedSource {
  /** undefined: found out by reading it. */
  kind?: FeedKind | undefined;
  url?: string;
  /** Name of the file in data/feeds, and its bytes, where the file is the document. */
  file?: { name: string; bytes: Buffer; withLines?: boolean };
}

/** Everything one listing is made of; the first source is the primary. */
export interface Feed {
  /** Its name in messages: "data/feeds/astro.json", or the listing it is a source of. */
  label: string;
  sources: [FeedSource, ...FeedSource[]];
  /** Why its file in data/feeds cannot be a feed. */
  faults?: Problem[];
}

const PUBLICCODE = 'publiccode.yml';
const FILE_NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;

export function listFeeds({ feeds: files, listings }: Pick<CatalogData, 'feeds' | 'listings'>): Feed[] {
  const beside = new Map(Array.from(listings.values(), ({ sources }) => [sources[0]?.url, foundBeside(sources)]));
  const feeds = files.map(({ name, bytes }) => withFound(toFeed(name, bytes), beside));
  const known = new Set(feeds.flatMap(({ sources }) => sources[0].url ?? []));
  for (const { slug, sources } of listings.values()) {
    const [primary, ...others] = sources.filter(({ url }) => url !== undefined);
    if (primary?.primary !== true || known.has(primary.url ?? '')) continue;
    feeds.push({ label: `listing ${slug}`, sources: [primary, ...others].map(toSource) as Feed['sources'] });
  }
  return feeds;
}

/** Contacts in a document that the operator keeps: they lie in git. The search is slow, so it is for one feed at a time. */
export function contactsOf({ faults, sources: [{ file }] }: Feed): Problem[] {
  if (faults !== undefined || file === undefined) return [];
  return contactsInDocument(parseJson(file.bytes).value).slice(0, MAX_PROBLEMS);
}

/** A publiccode.yml that was found beside a repository stays a source of the listing, also while it does not answer. */
function foundBeside(sources: Listing['sources']): FeedSource[] {
  const address = publiccodeBeside(sources[0]?.url ?? '');
  return sources.filter(({ url }) => url !== undefined && url === address).map(toSource);
}

/** Where a repository on GitHub or a GitLab would have its publiccode.yml. */
export function publiccodeBeside(repository: string): string | undefined {
  const github = githubAddress(repository);
  if (github !== undefined)
    return `https://raw.githubusercontent.com/${github.owner}/${github.name}/HEAD/${PUBLICCODE}`;
  const gitlab = gitlabAddress(repository);
  return gitlab && `${gitlab.origin}/${gitlab.path}/-/raw/HEAD/${PUBLICCODE}`;
}

function withFound(feed: Feed, beside: ReadonlyMap<string | undefined, FeedSource[]>): Feed {
  const found = (beside.get(feed.sources[0].url) ?? []).filter(({ url }) =>
    feed.sources.every((each) => each.url !== url),
  );
  return { ...feed, sources: [...feed.sources, ...found] };
}

function toSource({ kind, url }: Pick<Listing['sources'][number], 'kind' | 'url'>): FeedSource {
  return { kind, ...(url !== undefined && { url }) };
}

function toFeed(name: string, bytes: Buffer): Feed {
  const kept: Feed = { label: `data/feeds/${name}.json`, sources: [{ kind: 'pad-json', file: { name, bytes } }] };
  if (!FILE_NAME.test(name) || isDeviceName(name)) {
    return { ...kept, label: 'data/feeds', faults: [error('', 'bad_file_name')] };
  }
  const { value, problem } = parseJson(bytes);
  if (problem !== undefined) return { ...kept, faults: [problem] };
  if (member(value, 'url') === undefined) {
    return { ...kept, sources: [{ kind: localKind(bytes), file: { name, bytes } }] };
  }
  const problems = schemaProblems(value, validateFeedPointer, feedSchema);
  if (problems.length > 0) return { ...kept, faults: problems.slice(0, MAX_PROBLEMS) };
  const { url, kind, also = [] } = value as FeedPointer;
  return { ...kept, sources: [{ kind, url }, ...also] };
}

/** A document of another kind is kept as what it is. Whatever cannot be told is meant to be of the recommended one. */
function localKind(bytes: Buffer): FeedKind {
  const kind = detectKind(bytes);
  return kind === 'openapi' || kind === 'manifest' ? kind : 'pad-json';
}
