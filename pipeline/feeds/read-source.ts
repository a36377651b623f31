/** Reads one source: finds out what it is, fetches it, and hands it to the reader of its kind. */
import type { ReadResult } from '../../schemas/draft.ts';
import type { FeedKind } from '../../schemas/generated/feed.ts';
import { error, type Problem } from '../../schemas/problems.ts';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { type GuardedClient, MAX_UNKNOWN_BYTES } from '../fetch/guarded-client.ts';
import type { Refusal } from '../fetch/public-address.ts';
import { forgeOf, gitlabAddress } from '../forges/repository-address.ts';
import { detectKind } from './detect-kind.ts';
import { linkedFeed, wellKnownFeed } from './discover.ts';
import type { FeedSource } from './feed-list.ts';
import { FEED_READERS, type FeedInput } from './readers.ts';

export interface ReaderTools {
  client: GuardedClient;
  /** Slug of the category that a publisher's word means. */
  findCategory: (word: string) => string | undefined;
  /** Tokens for the APIs of forges, by host of the API. A token goes to its own host only. */
  tokens: ReadonlyMap<string, string>;
}

export type SourceResult = ReadResult & {
  /** undefined where it could not even be found out. */
  kind?: FeedKind | undefined;
  /** The source did not answer, as opposed to saying something wrong. */
  unreachable?: boolean;
};

export async function readSource(source: FeedSource, tools: ReaderTools): Promise<SourceResult> {
  const { url, file } = source;
  const kind = source.kind ?? (url === undefined ? undefined : forgeOf(url));
  if (url !== undefined && (kind === 'github' || kind === 'gitlab')) return readRepository(kind, url, tools);
  if (file !== undefined) return readDocument(kind, { url, bytes: file.bytes }, tools);
  const wish = { maxBytes: kind ? FEED_READERS[kind].maxBytes : MAX_UNKNOWN_BYTES, allowHttp: kind === 'pad-xml' };
  const answer = await tools.client.fetch(url ?? '', wish);
  if ('refusal' in answer) return { kind, unreachable: true, problems: [refused(answer.refusal)] };
  const isPage = kind === undefined && detectKind(answer.bytes) === 'html';
  if (isPage) return readPage(url ?? '', answer.bytes.toString('utf8'), tools);
  return readDocument(kind, { url, bytes: answer.bytes }, tools);
}

async function readRepository(kind: 'github' | 'gitlab', url: string, tools: ReaderTools): Promise<SourceResult> {
  return { kind, ...(await FEED_READERS[kind].read({ url, bytes: NOTHING }, tools)) };
}

const NOTHING = new Uint8Array();

async function readDocument(kind: FeedKind | undefined, input: FeedInput, tools: ReaderTools): Promise<SourceResult> {
  const found = kind ?? detectKind(input.bytes);
  if (found === undefined || found === 'html') return { problems: [jsonFault(input.bytes) ?? unknownKind()] };
  const { maxBytes, read } = FEED_READERS[found];
  if (input.bytes.length > maxBytes) return { kind: found, problems: [tooLarge(maxBytes)] };
  return { kind: found, ...(await read(input, tools)) };
}

/** The feed a page links to; else the project, if its host is a GitLab; else the manifest of its host. */
async function readPage(url: string, html: string, tools: ReaderTools): Promise<SourceResult> {
  const linked = linkedFeed(html, url);
  if (linked === undefined && gitlabAddress(url) !== undefined) {
    const project = await readRepository('gitlab', url, tools);
    if (project.unreachable !== true) return project;
  }
  const address = linked ?? wellKnownFeed(url);
  const answer = await tools.client.fetch(address, { maxBytes: MAX_UNKNOWN_BYTES });
  if ('refusal' in answer) return { problems: [linked === undefined ? unknownKind() : refused(answer.refusal)] };
  return readDocument(undefined, { url: address, bytes: answer.bytes }, tools);
}

function refused({ code, message }: Refusal): Problem {
  return error('', code, message);
}

/** What looks like JSON and is none is told so, and so is a file of data/feeds that only names an address. */
function jsonFault(bytes: Uint8Array): Problem | undefined {
  if (String.fromCharCode(bytes[0] ?? 0) !== '{') return undefined;
  const { value, problem } = parseJson(bytes);
  if (problem !== undefined) return problem;
  const message = 'This file names the address of a feed and is none itself. Check that address instead.';
  return typeof value === 'object' && value !== null && 'url' in value ? error('', 'names_a_feed', message) : undefined;
}

function unknownKind(): Problem {
  const message =
    'This is none of the documents the catalog reads (PAD JSON, PAD XML, a catalog manifest, OpenAPI), and no page ' +
    'that links to one. Check the address, or say what it is with "kind".';
  return error('', 'unknown_kind', message);
}

function tooLarge(maxBytes: number): Problem {
  return error('', 'too_large', `The document is larger than ${maxBytes} bytes.`);
}
