/**
 * Reads many feeds: all hosts side by side, each host's feeds one after the other, within a budget of time. What takes
 * long to read comes last, so that it holds up nothing else.
 */
import pLimit from 'p-limit';
import type { ReaderTools } from '../contract/source-kind.ts';
import type { Feed } from './feed-list.ts';
import { type FeedResult, readFeed } from './read-feed.ts';

/** Hosts that are busy at one time. A host that lets us wait holds one of these places, and no other host's. */
const CONCURRENT_HOSTS = 256;

/** Documents that take long to read would only wait for each other, once fetched. */
const SLOW_AT_ONCE = 4;

export interface CollectOptions {
  tools: ReaderTools;
  /** After this moment no further feed is begun; those left are postponed to the next run. */
  deadline?: Date | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** One result for each feed, in their order. One bad feed never stops the others. */
export async function collectFeeds(feeds: readonly Feed[], options: CollectOptions): Promise<FeedResult[]> {
  const { tools, deadline, onProgress } = options;
  const results = new Map<Feed, FeedResult>();
  const isLate = () => deadline !== undefined && tools.now() >= deadline;
  const readAll = async (some: readonly Feed[], reading: ReaderTools, hostsAtOnce: number) => {
    const limit = pLimit(hostsAtOnce);
    const isOver = () => isLate() || reading.reader.isExhausted();
    const read = async (feed: Feed) => {
      results.set(feed, isOver() ? { feed, outcome: 'postponed', problems: [] } : await readFeed(feed, reading));
      onProgress?.(results.size, feeds.length);
    };
    const hosts = Map.groupBy(some, hostOfFeed).values();
    await Promise.all(
      [...hosts].map(async (sameHost) => {
        for (const feed of sameHost) await limit(() => read(feed));
      }),
    );
  };
  await readAll(feeds, tools, CONCURRENT_HOSTS);
  // In their order, in which those come first that were not read for the longest time: none is passed over for good.
  const slow = feeds.filter((feed) => madeRoom(results.get(feed)));
  if (slow.length > 0) await readAll(slow, { ...tools, reader: tools.reader.unhurried() }, SLOW_AT_ONCE);
  return feeds.flatMap((feed) => results.get(feed) ?? []);
}

function madeRoom(result: FeedResult | undefined): boolean {
  return result !== undefined && 'gaveWay' in result && result.gaveWay === true;
}

/** Where the first request goes; a document the operator keeps needs no network and waits for nobody. */
function hostOfFeed({ label, sources: [{ url }] }: Feed): string {
  return url === undefined ? `file ${label}` : (URL.parse(url)?.host ?? '');
}
