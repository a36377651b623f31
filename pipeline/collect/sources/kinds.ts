/** Every kind of feed: a name in schemas/contracts/feed-kinds.json, a folder here, and a line below. */
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { SourceKind } from '../contract/source-kind.ts';
import { github } from './github/index.ts';
import { gitlab } from './gitlab/index.ts';
import { manifest } from './manifest/index.ts';
import { openapi } from './openapi/index.ts';
import { padJson } from './pad-json/index.ts';
import { padXml } from './pad-xml/index.ts';

export const SOURCE_KINDS: Readonly<Record<FeedKind, SourceKind>> = {
  'pad-json': padJson,
  'pad-xml': padXml,
  manifest,
  openapi,
  github,
  gitlab,
};
