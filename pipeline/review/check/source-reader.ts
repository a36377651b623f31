/** How a check reads sources again: with the same guarded client and readers as a sync, and nothing remembered. */
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { NO_MEMORY } from '../../collect/contract/source-memory.ts';
import { collectFeeds } from '../../collect/feeds/collect-feeds.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { withIsolatedReader } from '../../collect/isolated/isolated-reader.ts';
import { type NetworkAccess, withNetwork } from '../../collect/network.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import { dayOf } from '../../repo/text/day-of.ts';
import { createLookUps, createTxtResolver } from '../domains/look-ups.ts';
import type { Verification } from '../domains/verification-states.ts';
import { verifyListings } from '../domains/verify-listings.ts';
import type { Snapshot } from '../plan/entry.ts';

/** A check that waits longer is not waited for; what was not read by then is not green. */
const READ_MS = 5 * 60 * 1000;

export interface SourceReader {
  /** One result for each feed, in their order. @param data the published branch */
  read(feeds: readonly Feed[], data: CatalogData): Promise<FeedResult[]>;
  /** Slug → the verification that a look at the domain gives a listing now. */
  verify(subjects: readonly Snapshot[], data: CatalogData): Promise<ReadonlyMap<string, Verification>>;
}

export interface NetworkOptions {
  trust: string[];
  dns?: string[];
}

export function sourceReader(context: CommandContext, { trust, dns }: NetworkOptions): SourceReader {
  const { now, output } = context;
  const online = <T>({ settings }: CatalogData, use: (access: NetworkAccess) => Promise<T>) =>
    withNetwork(context, { settings, trust, dns }, use);
  return {
    read: (feeds, data) =>
      online(data, (access) =>
        withIsolatedReader({ categories: data.categories }, (reader) => {
          const findCategory = categoryLookup(data.categories);
          const tools = { ...access, reader, memory: NO_MEMORY, findCategory, now: () => new Date() };
          const onProgress = (done: number, total: number) => output.progress(`reading sources again ${done}/${total}`);
          return collectFeeds(feeds, { tools, deadline: new Date(Date.now() + READ_MS), onProgress });
        }),
      ),
    verify: (subjects, data) =>
      online(data, ({ client }) => {
        const resolveTxt = createTxtResolver({ ...(dns && { servers: dns }) });
        const catalogHost = new URL(data.settings.base_url).host;
        return verifyListings(subjects, {
          lookUps: createLookUps({ resolveTxt, client }),
          catalogHost,
          today: dayOf(now),
        });
      }),
  };
}
