/**
 * The collect story: of the feeds a catalog follows, those that are chosen are read, each to a draft or a failure. All
 * hosts are asked side by side, each host's feeds one after the other, within a budget of time.
 */
import pLimit from 'p-limit';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import type { ReaderTools } from './contract/source-kind.ts';
import { chooseFeeds, type FeedChoice } from './feeds/feed-filter.ts';
import { type Feed, listFeeds } from './feeds/feed-list.ts';
import { type FeedResult, readFeed } from './feeds/read-feed.ts';

/** Hosts that are busy at one time. A host that lets us wait holds one of these places, and no other host's. */
const CONCURRENT_HOSTS = 256;

interface Pace {
  /** No feed is begun after this moment; those left are postponed to the next run. */
  deadline?: Date | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface ReadInput extends Pace {
  data: CatalogData;
  choice?: FeedChoice;
  tools: Omit<ReaderTools, 'findCategory'>;
  /** When a feed was last read, as an ISO date and time: those that were not read for the longest time come first. */
  attempts?: ReadonlyMap<string, string>;
}

/** Reads the chosen feeds: one result for each, in their order. Effects: network, and the memory of the tools. */
export async function readFeeds({ data, choice = {}, tools, attempts, ...pace }: ReadInput): Promise<FeedResult[]> {
  const feeds = chooseFeeds(listFeeds(data), choice);
  const isWithdrawn = withdrawnSources(data);
  const lastAttempt = ({ label }: Feed) => attempts?.get(label) ?? '';
  const oldestFirst = feeds
    .filter((feed) => !isWithdrawn(feed))
    .sort((a, b) => compareText(lastAttempt(a), lastAttempt(b)));
  const findCategory = categoryLookup(data.categories);
  const readerTools = { ...tools, findCategory, feedKinds: data.settings.feeds?.kinds };
  const results = await collectFeeds(oldestFirst, { ...pace, tools: readerTools });
  const byFeed = new Map(results.map((result) => [result.feed, result]));
  return feeds.map((feed) => byFeed.get(feed) ?? asWithdrawn(feed));
}

export const asWithdrawn = (feed: Feed): FeedResult => ({ feed, outcome: 'withdrawn', problems: [] });

/** One result for each feed, in their order. One bad feed never stops the others. */
export async function collectFeeds(
  feeds: readonly Feed[],
  { tools, deadline, onProgress }: Pace & { tools: ReaderTools },
): Promise<FeedResult[]> {
  const results = new Map<Feed, FeedResult>();
  const isLate = () => deadline !== undefined && tools.now() >= deadline;
  const limit = pLimit(CONCURRENT_HOSTS);
  const read = async (feed: Feed) => {
    results.set(feed, isLate() ? { feed, outcome: 'postponed', problems: [] } : await readFeed(feed, tools));
    onProgress?.(results.size, feeds.length);
  };
  const hosts = Map.groupBy(feeds, hostOfFeed).values();
  await Promise.all(
    [...hosts].map(async (sameHost) => {
      for (const feed of sameHost) await limit(() => read(feed));
    }),
  );
  return feeds.flatMap((feed) => results.get(feed) ?? []);
}

/** Where the first request goes; a document the operator keeps needs no network and waits for nobody. */
function hostOfFeed({ label, sources: [{ url }] }: Feed): string {
  return url === undefined ? `file ${label}` : (URL.parse(url)?.host ?? '');
}

/** Under whatever slug: what was taken out of the catalog does not come back by another name. */
export function withdrawnSources({ ledger }: CatalogData): (feed: Feed) => boolean {
  const withdrawn = [...ledger.values()].filter(({ state }) => state === 'withdrawn');
  const keys = new Set(withdrawn.map(({ source: { url, feed } }) => url ?? `file:${feed}`));
  return ({ sources: [{ url, file }] }) => keys.has(url ?? `file:${file?.name}`);
}
