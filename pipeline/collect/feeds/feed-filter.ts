/** Which feeds a run reads: all of them, some by name or kind, or one share of a matrix of jobs. */
import { createHash } from 'node:crypto';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import { plainText } from '../../../schemas/rules/plain-text.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import type { Feed } from './feed-list.ts';

/** One of several jobs that share the feeds; numbers begin with 1. */
export interface Shard {
  number: number;
  of: number;
}

export interface FeedChoice {
  /** File names in data/feeds, with or without folder and ending, or slugs of published listings. */
  names?: readonly string[];
  kind?: FeedKind | undefined;
  shard?: Shard | undefined;
}

/** @throws Error naming what no feed answers to */
export function chooseFeeds(feeds: readonly Feed[], { names = [], kind, shard }: FeedChoice): Feed[] {
  const called = new Map(
    (names.length === 0 ? [] : feeds).flatMap((feed) => namesOf(feed).map((name) => [name, feed] as const)),
  );
  const unknown = names.find((name) => !called.has(name));
  if (unknown !== undefined) {
    throw new Error(`No feed is called ${plainText(unknown)}. \`catalog feeds\` lists them all.`);
  }
  const wanted = new Set(names.map((name) => called.get(name)));
  return feeds.filter(
    (feed) =>
      (names.length === 0 || wanted.has(feed)) &&
      (kind === undefined || kindOf(feed) === kind) &&
      (shard === undefined || shardOf(feed, shard.of) === shard.number),
  );
}

/** "data/feeds/astro.json" also answers to "astro.json" and "astro"; "listing astro" to "astro". */
function namesOf({ label }: Feed): string[] {
  const short = label.replace(/^(?:data\/feeds\/|listing )/, '');
  return [label, short, short.replace(/\.json$/, '')];
}

/** The kind that is known before anything is fetched. */
function kindOf({ sources: [{ kind, url }] }: Feed): FeedKind | undefined {
  return kind ?? (url === undefined ? undefined : forgeOf(url));
}

/** By a hash of the label, so that a new feed moves no other to another job. */
function shardOf({ label }: Feed, of: number): number {
  return (createHash('sha256').update(label).digest().readUInt32BE() % of) + 1;
}
