/**
 * What publishers ask to have read. In a shared run, the job that may ask the worker leaves it in a file for the jobs that
 * read, which know no secret. It holds addresses and nothing else.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, member } from '../../schemas/rules/members.ts';
import { forgeOf } from '../../schemas/rules/repository-address.ts';
import { compactJson, jsonOf } from '../repo/text/stable-json.ts';
import { collectFeeds } from './collect.ts';
import type { ReaderTools } from './contract/source-kind.ts';
import type { Feed } from './feeds/feed-list.ts';
import type { FeedResult } from './feeds/read-feed.ts';

const FILE = 'asked.json';

export interface Asked {
  /** Addresses that were submitted, and that no feed follows. */
  submitted: readonly Feed[];
  /** Addresses of feeds that have failed: their publishers say that they are fixed. */
  retried: readonly string[];
}

export async function writeAsked(folder: string, { submitted, retried }: Asked): Promise<void> {
  await mkdir(folder, { recursive: true });
  const addresses = submitted.map(({ label, sources: [{ url }] }) => ({ label, url }));
  await writeFile(join(folder, FILE), compactJson({ submitted: addresses, retried }));
}

/** Nothing, where no worker was asked. */
export async function readAsked(folder: string | undefined): Promise<Asked> {
  const found = folder && jsonOf(await readFile(join(folder, FILE)).catch(() => Buffer.from('')));
  const [submitted, retried] = [member(found, 'submitted'), member(found, 'retried')];
  return {
    submitted: Array.isArray(submitted) ? submitted.flatMap(toFeed) : [],
    retried: Array.isArray(retried) ? retried.filter((url) => typeof url === 'string') : [],
  };
}

function toFeed(value: unknown): Feed[] {
  const { label, url } = isObject(value) ? value : {};
  return typeof label === 'string' && typeof url === 'string' ? [{ label, sources: [{ url }] }] : [];
}

/**
 * Feeds that failed before and would be asked later are asked now, and submitted addresses like any feed's.
 * @param results of the run's feeds
 * @returns followed: those results, with the new ones in their places; submitted: in the order of `asked`
 */
export async function readAskedFeeds(
  { submitted, retried }: Asked,
  results: readonly FeedResult[],
  { tools, deadline }: { tools: ReaderTools; deadline: Date | undefined },
): Promise<{ followed: FeedResult[]; submitted: FeedResult[] }> {
  const feeds = results
    .filter((result) => isPostponed(result) && retried.includes(addressOf(result)))
    .map(({ feed }) => feed);
  await Promise.all(feeds.map((feed) => forgive(feed, tools)));
  const read = await collectFeeds([...feeds, ...submitted], { tools, deadline });
  const again = new Map(feeds.map((feed, index) => [feed, read[index]]));
  return { followed: results.map((result) => again.get(result.feed) ?? result), submitted: read.slice(feeds.length) };
}

export const isPostponed = (result: FeedResult) => 'outcome' in result && result.outcome === 'postponed';
export const addressOf = ({ feed: { sources } }: Pick<FeedResult, 'feed'>): string => sources[0].url ?? '';

async function forgive({ sources }: Feed, { memory }: Pick<ReaderTools, 'memory'>): Promise<void> {
  for (const { url = '', kind = forgeOf(url) } of sources) await memory.noteAnswer({ url, kind });
}
