/**
 * Every kind of feed: a name in schemas/contracts/feed-kinds.json, a folder here, and a line below, or in document-kinds.ts
 * for a kind that is a document.
 */
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { RepositoryKind, SourceKind } from '../contract/source-kind.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';

export const SOURCE_KINDS: Readonly<Record<FeedKind, SourceKind>> = {
  ...DOCUMENT_KINDS,
  github: repositoryKind(async () => (await import('./github/read-github.ts')).readGithub),
  gitlab: repositoryKind(async () => (await import('./gitlab/read-gitlab.ts')).readGitlab),
};

/** @param load imports the reader, which only a feed of the kind needs */
function repositoryKind(load: () => Promise<RepositoryKind['read']>): RepositoryKind {
  return { isRepository: true, read: async (url, tools) => (await load())(url, tools) };
}
