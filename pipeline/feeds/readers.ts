/** One table of all feed kinds: forget one and it does not compile. */
import type { ReadResult } from '../../schemas/draft.ts';
import type { FeedKind } from '../../schemas/generated/feed.ts';
import { type ReaderContext, readPadJson } from '../../schemas/readers/pad-json.ts';

/** Document → draft and problems. Never throws on bad input; takes only the members it names. */
export type FeedReader = (bytes: Uint8Array, context: ReaderContext) => ReadResult;

export const FEED_READERS = {
  'pad-json': readPadJson,
} satisfies Record<FeedKind, FeedReader>;
