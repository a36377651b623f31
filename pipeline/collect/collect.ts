/** The collect story: of the feeds a catalog follows, those that are chosen are read, each to a draft or a failure. */
import { compareText } from '../../schemas/rules/compare-text.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import type { ReaderTools } from './contract/source-kind.ts';
import { chooseFeeds, type FeedChoice } from './feeds/choose-feeds.ts';
import { collectFeeds } from './feeds/collect-feeds.ts';
import { type Feed, listFeeds } from './feeds/feed-list.ts';
import type { FeedResult } from './feeds/read-feed.ts';

export interface ReadInput {
  data: CatalogData;
  choice?: FeedChoice;
  tools: Omit<ReaderTools, 'findCategory'>;
  /** No feed is begun after this moment; those that were not read for the longest time come first. */
  deadline?: Date | undefined;
  /** When a feed was last read, as an ISO date and time. */
  attempts?: ReadonlyMap<string, string>;
  onProgress?: (done: number, total: number) => void;
}

/** Reads the chosen feeds: one result for each, in their order. Effects: network, and the memory of the tools. */
export async function readFeeds(input: ReadInput): Promise<FeedResult[]> {
  const { data, choice = {}, tools, deadline, attempts, onProgress } = input;
  const feeds = chooseFeeds(listFeeds(data), choice);
  const isWithdrawn = withdrawnSources(data);
  const lastAttempt = ({ label }: Feed) => attempts?.get(label) ?? '';
  const oldestFirst = feeds
    .filter((feed) => !isWithdrawn(feed))
    .sort((a, b) => compareText(lastAttempt(a), lastAttempt(b)));
  const findCategory = categoryLookup(data.categories);
  const readerTools = { ...tools, findCategory, feedKinds: data.settings.feeds?.kinds };
  const results = await collectFeeds(oldestFirst, { tools: readerTools, deadline, onProgress });
  const byFeed = new Map(results.map((result) => [result.feed, result]));
  return feeds.map((feed) => byFeed.get(feed) ?? { feed, outcome: 'withdrawn', problems: [] });
}

/** Under whatever slug: what was taken out of the catalog does not come back by another name. */
export function withdrawnSources({ ledger }: CatalogData): (feed: Feed) => boolean {
  const withdrawn = [...ledger.values()].filter(({ state }) => state === 'withdrawn');
  const keys = new Set(withdrawn.map(({ source: { url, feed } }) => url ?? `file:${feed}`));
  return ({ sources: [{ url, file }] }) => keys.has(url ?? `file:${file?.name}`);
}
