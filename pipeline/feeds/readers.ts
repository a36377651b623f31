/** One contract and one table for all feed kinds: forget one and it does not compile. */
import type { ReadResult } from '../../schemas/draft.ts';
import type { FeedKind } from '../../schemas/generated/feed.ts';
import { error, warning } from '../../schemas/problems.ts';
import { readManifest } from '../../schemas/readers/manifest-json.ts';
import { type ReaderContext, readPadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { MAX_DOCUMENT_BYTES, MAX_UNKNOWN_BYTES } from '../fetch/guarded-client.ts';
import { guardedFetch } from '../fetch/guarded-fetch.ts';
import type { ForgeOptions, ForgeResult } from '../forges/forge-result.ts';
import { readGithubRepository } from '../forges/github.ts';
import { readGitlabProject } from '../forges/gitlab.ts';
import { githubAddress, gitlabAddress } from '../forges/repository-address.ts';
import { readOpenApi } from '../openapi/openapi.ts';
import type { ReaderTools } from './read-source.ts';

export interface FeedInput {
  /** Where the document was found; undefined for a local file. For a repository, its address. */
  url: string | undefined;
  /** Empty for a repository, whose reader asks the forge's API itself. */
  bytes: Uint8Array;
}

export interface FeedReader {
  /** Largest document of this kind. */
  maxBytes: number;
  /** Never throws on bad input; takes only the members it names. */
  read(input: FeedInput, tools: ReaderTools): Promise<ReadResult & { unreachable?: boolean }>;
}

export const FEED_READERS = {
  'pad-json': document(readPadJson),
  'pad-xml': document(readPadXml),
  manifest: document(readManifest),
  openapi: document(readOpenApi, MAX_UNKNOWN_BYTES),
  github: repository(async (url, options, tokens) => {
    const address = githubAddress(url);
    return address && readGithubRepository(address, { ...options, ...tokenFor(tokens, 'api.github.com') });
  }),
  gitlab: repository(async (url, options, tokens) => {
    const address = gitlabAddress(url);
    return address && readGitlabProject(address, { ...options, ...tokenFor(tokens, address.host) });
  }),
} satisfies Record<FeedKind, FeedReader>;

export const FEED_KINDS = Object.keys(FEED_READERS) as FeedKind[];

type DocumentContext = ReaderContext & { url?: string };

function document(
  read: (bytes: Uint8Array, context: DocumentContext) => ReadResult,
  maxBytes = MAX_DOCUMENT_BYTES,
): FeedReader {
  return {
    maxBytes,
    read: async ({ url, bytes }, { findCategory }) => read(bytes, { findCategory, ...(url !== undefined && { url }) }),
  };
}

type ReadRepository = (
  url: string,
  options: ForgeOptions,
  tokens: ReaderTools['tokens'],
) => Promise<ForgeResult | undefined>;

function repository(read: ReadRepository): FeedReader {
  return {
    maxBytes: MAX_UNKNOWN_BYTES,
    async read({ url = '' }, { client, findCategory, tokens }) {
      const result = await read(url, { fetch: guardedFetch(client), findCategory }, tokens);
      if (result === undefined) {
        return { problems: [error('', 'bad_address', 'This is not the address of a repository on this forge.')] };
      }
      if (result.refusal !== undefined) {
        return { unreachable: true, problems: [error('', result.refusal.code, result.refusal.message)] };
      }
      if (result.draft === undefined || result.renamedTo === undefined) return result;
      const message = 'The repository has moved. It is followed; put its new address into the feed.';
      return { ...result, problems: [...result.problems, warning('', 'repository_moved', message)] };
    },
  };
}

function tokenFor(tokens: ReaderTools['tokens'], host: string): { token?: string } {
  const token = tokens.get(host);
  return token === undefined ? {} : { token };
}
