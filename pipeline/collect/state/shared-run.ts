/**
 * Sharing a sync among several jobs: each job reads its share of the feeds and leaves its results in a file; the last
 * one brings all files together and is the only one that writes git.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../../../schemas/rules/members.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import type { Shard } from '../feeds/feed-filter.ts';
import { type Feed, publiccodeBeside } from '../feeds/feed-list.ts';
import type { FailedFeed, FeedResult, ReadFeed } from '../feeds/read-feed.ts';
import { SOURCE_KINDS } from '../sources/source-kinds.ts';
import { isDraft, isHost, isProblem } from './stored-reading.ts';

/** Raised when a result is written in another way. */
const FORMAT = 2;
const KINDS: readonly unknown[] = [undefined, ...Object.keys(SOURCE_KINDS)];
const FILE_NAME = /^shard-(\d{1,4})-of-(\d{1,4})\.ndjson$/;

interface Header {
  format: number;
  /** How many results follow. */
  results: number;
  /** Requests for events, sealed for the job that brings all together. */
  events?: string | undefined;
}

interface Line {
  /** Digest of the feed as it was read: a feed that has changed since is not matched. */
  feed: string;
  result: Omit<FeedResult, 'feed'>;
}

/** @returns path of the file */
export async function writeShard(
  folder: string,
  { number, of }: Shard,
  results: readonly FeedResult[],
  events?: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `shard-${number}-of-${of}.ndjson`);
  // What is withdrawn was not asked, and the ledger says so to the job that brings all together.
  const read = results.filter((result) => !('outcome' in result) || result.outcome !== 'withdrawn');
  const header: Header = { format: FORMAT, results: read.length, events };
  const lines = read.map(({ feed, ...result }): Line => ({ feed: digestOf(feed), result }));
  const text = [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(`${path}.part`, text, { flush: true });
  await rename(`${path}.part`, path);
  return path;
}

export interface MergedShards {
  /** A feed that no file has a result for is postponed. */
  resultOf(feed: Feed): FeedResult;
  /** Files that should be there and are not, or cannot be read. */
  missing: string[];
  /** What was sealed, one text for each job that had something to say. */
  events: string[];
}

/** @throws Error where the folder holds no results at all, or those of two different matrices */
export async function mergeShards(folder: string): Promise<MergedShards> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE_NAME.test(name)).sort();
  const counts = new Set(names.map((name) => Number(FILE_NAME.exec(name)?.[2])));
  const [count] = counts;
  if (count === undefined) throw new Error(`${folder} holds no results of \`catalog sync --shard\`. Run that first.`);
  if (counts.size > 1) throw new Error(`${folder} holds results of two different matrices. Empty it and begin again.`);
  const found = new Map<string, Line['result']>();
  const [missing, events]: [string[], string[]] = [[], []];
  for (let number = 1; number <= count; number += 1) {
    const name = `shard-${number}-of-${count}.ndjson`;
    const shard = await readShard(join(folder, name));
    if (shard === undefined) missing.push(name);
    for (const { feed, result } of shard?.lines ?? []) found.set(feed, result);
    if (shard?.events !== undefined) events.push(shard.events);
  }
  const resultOf = (feed: Feed) => {
    const result = found.get(digestOf(feed)) ?? ({ outcome: 'postponed', problems: [] } as const);
    const { sources } = result as Partial<ReadFeed>;
    // What a token speaks for, the worker alone says.
    const own = sources?.flatMap((source, index) => ownSource(source, feed, index));
    return { ...result, domains: undefined, feed, ...(own && { sources: own }) } as FeedResult;
  };
  return { resultOf, missing, events };
}

/** A source is where the feed says, of the kind that it or its address says; only repositories have numbers. */
function ownSource({ identity, movedTo, ...said }: ReadFeed['sources'][0], { sources }: Feed, index: number) {
  // A feed that names one repository may have a source more: a file that was found in it.
  const beside = { kind: 'publiccode' as const, url: publiccodeBeside(sources[0].url ?? ''), file: undefined };
  const { url, file, kind = forgeOf(url ?? '') ?? said.kind } = { file: undefined, ...(sources[index] ?? beside) };
  if (index > sources.length || (url ?? file) === undefined) return [];
  const numbers = identity && { repository: identity.repository, owner: identity.owner };
  const more = kind !== undefined && SOURCE_KINDS[kind].isRepository ? { identity: numbers } : { movedTo };
  return [{ kind, url, feed: file?.name, failingCode: said.failingCode, ...more }];
}

/** undefined for a file that is not there, cut off, or of another format. */
async function readShard(path: string): Promise<{ lines: Line[]; events: string | undefined } | undefined> {
  try {
    const [header, ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
    const { format, results, events } = JSON.parse(header ?? '') as Header;
    const read = lines.map((line): unknown => JSON.parse(line));
    const isWhole = format === FORMAT && results === lines.length && read.every(isLine);
    return isWhole && ['string', 'undefined'].includes(typeof events) ? { lines: read, events } : undefined;
  } catch {
    return undefined;
  }
}

/** A file that passed through other hands is trusted no more than a feed: nothing in it bypasses the projection. */
function isLine(value: unknown): value is Line {
  const { feed, result } = (value ?? {}) as { feed?: unknown; result?: Partial<ReadFeed & FailedFeed> };
  if (typeof feed !== 'string' || !Array.isArray(result?.problems) || !result.problems.every(isProblem)) return false;
  const { draft, sources, webhookHost, outcome = '' } = result;
  if (draft === undefined) return ['invalid', 'unreachable', 'postponed'].includes(outcome);
  const hasKind = (source: unknown) => isObject(source) && KINDS.includes(source.kind);
  const hasHost = webhookHost === undefined || isHost(webhookHost);
  return hasHost && Array.isArray(sources) && sources.length > 0 && sources.every(hasKind) && isDraft(draft);
}

function digestOf({ label, sources }: Feed): string {
  const hash = createHash('sha256').update(label);
  for (const { kind, url, file } of sources) {
    hash.update(JSON.stringify([kind ?? null, url ?? null])).update(file?.bytes ?? '');
  }
  return hash.digest('hex');
}
