/**
 * Every kind of feed: a name in schemas/contracts/feed-kinds.json, a folder here, and a line below, or in documents.ts
 * for a kind that is a document.
 */
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { SourceKind } from '../contract/source-kind.ts';
import { DOCUMENT_KINDS } from './documents.ts';
import { github } from './github/index.ts';
import { gitlab } from './gitlab/index.ts';

export const SOURCE_KINDS: Readonly<Record<FeedKind, SourceKind>> = { ...DOCUMENT_KINDS, github, gitlab };
