/** One contract and one table for all feed kinds: forget one and it does not compile. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed.ts';
import { error, warning } from '../../../schemas/contracts/problems.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import { readManifest } from '../../../schemas/readers/manifest-json.ts';
import { type ReaderContext, readPadJson } from '../../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../../schemas/readers/pad-xml.ts';
import { MAX_UNKNOWN_BYTES } from '../fetch/guarded-client.ts';
import { guardedFetch } from '../fetch/guarded-fetch.ts';
import type { ForgeOptions, ForgeResult } from '../forge/forge-result.ts';
import { githubAddress, gitlabAddress } from '../forge/repository-address.ts';
import { GITHUB_API } from '../sources/github/github-api.ts';
import { readGithubRepository } from '../sources/github/read-github.ts';
import { readGitlabProject } from '../sources/gitlab/read-gitlab.ts';
import { readOpenApiOfAnySize } from '../sources/openapi/read-large.ts';
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
  read(input: FeedInput, tools: ReaderTools): Promise<ReadResult & FeedFailure>;
}

/** Why there is no draft, where that is not the fault of what the source says. */
interface FeedFailure {
  unreachable?: boolean;
  /** The limit of the forge's API is used up: that is no fault of the source. */
  postponed?: boolean;
  retryAt?: Date | undefined;
}

export const FEED_READERS = {
  'pad-json': document(readPadJson),
  'pad-xml': document(readPadXml),
  manifest: document(readManifest),
  openapi: document(readOpenApiOfAnySize, MAX_UNKNOWN_BYTES),
  github: repository(async (url, options, { tokens, githubApi = GITHUB_API }) => {
    const address = githubAddress(url);
    const access = { baseUrl: githubApi, ...tokenFor(tokens, githubApi) };
    return address && readGithubRepository(address, { ...options, ...access });
  }),
  gitlab: repository(async (url, options, { tokens }) => {
    const address = gitlabAddress(url);
    return address && readGitlabProject(address, { ...options, ...tokenFor(tokens, address.origin) });
  }),
} satisfies Record<FeedKind, FeedReader>;

type DocumentContext = ReaderContext & { url?: string };

function document(
  read: (bytes: Uint8Array, context: DocumentContext) => ReadResult | Promise<ReadResult>,
  maxBytes = MAX_DOCUMENT_BYTES,
): FeedReader {
  return {
    maxBytes,
    read: async ({ url, bytes }, { findCategory }) => read(bytes, { findCategory, ...(url !== undefined && { url }) }),
  };
}

type ReadRepository = (url: string, options: ForgeOptions, tools: ReaderTools) => Promise<ForgeResult | undefined>;

function repository(read: ReadRepository): FeedReader {
  return {
    maxBytes: MAX_UNKNOWN_BYTES,
    async read({ url = '' }, tools) {
      const { client, findCategory, answers, now } = tools;
      const options = { fetch: guardedFetch(client), findCategory, now, ...(answers && { cache: answers }) };
      const result = await read(url, options, tools);
      if (result === undefined) return { problems: [error('', 'bad_address.repository')] };
      if (result.refusal !== undefined) {
        const { retryAt, ...fault } = result.refusal;
        const failure = fault.code === 'rate_limited' ? { postponed: true } : { unreachable: true };
        return { ...failure, retryAt, problems: [{ pointer: '', severity: 'error', ...fault }] };
      }
      if (result.draft === undefined || result.renamedTo === undefined) return result;
      return { ...result, problems: [...result.problems, warning('', 'repository_moved')] };
    },
  };
}

function tokenFor(tokens: ReaderTools['tokens'], api: string): { token?: string } {
  const token = tokens.get(new URL(api).origin);
  return token === undefined ? {} : { token };
}
