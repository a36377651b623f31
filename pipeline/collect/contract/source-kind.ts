/** What a kind of feed is to the catalog: one contract, and for each kind a folder in `sources`. */
import type { ReadResult, WebhookRequest } from '../../../schemas/contracts/draft.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import type { ReaderContext } from '../../../schemas/readers/pad-json.ts';
import type { GuardedClient } from '../fetch/guarded-client.ts';
import type { AnswerCache, Evidence, SourceKey, SourceMemory } from './source-memory.ts';

export interface FeedInput {
  /** Where the document was found; undefined for a local file. For a repository, its address. */
  url: string | undefined;
  /** Empty for a repository, whose reader asks the forge's API itself. */
  bytes: Uint8Array;
}

export interface SourceKind {
  /** Largest document of this kind. */
  maxBytes: number;
  /** Nothing is fetched for it: its reader asks the forge's API itself. */
  isRepository?: true;
  /** Also found at addresses without TLS, where such documents have been for twenty years. */
  allowHttp?: true;
  /** Never throws on bad input; takes only the members it names. */
  read(input: FeedInput, tools: ReaderTools): Promise<ReadResult & SourceFailure & Evidence>;
}

/** Why there is no draft, where that is not the fault of what the source says. */
interface SourceFailure {
  unreachable?: boolean;
  /** The limit of the forge's API is used up: that is no fault of the source. */
  postponed?: boolean;
  retryAt?: Date | undefined;
}

export interface EventRequest extends WebhookRequest {
  /** The feed, as {@link sourceName} calls it. */
  source: string;
  rememberedAs?: SourceKey | undefined;
}

export interface ReaderTools {
  client: GuardedClient;
  /** Slug of the category that a publisher's word means. */
  findCategory: (word: string) => string | undefined;
  /** Tokens for the APIs of forges, by origin of the API. A token goes to its own origin only. */
  tokens: ReadonlyMap<string, string>;
  /** Address of GitHub's API, without a trailing slash, where it is not the usual one. */
  githubApi?: string;
  /** What earlier runs left. */
  memory: SourceMemory;
  /** Answers of the forges' APIs from earlier runs. */
  answers?: AnswerCache;
  now: () => Date;
  /** Told where feeds want events: nothing else may keep that. */
  noteEventRequest?: (requested: EventRequest) => void;
}

type DocumentContext = ReaderContext & { url?: string };

/** A kind that is one document, whose reader needs nothing but its bytes. */
export function documentKind(
  read: (bytes: Uint8Array, context: DocumentContext) => ReadResult | Promise<ReadResult>,
  { maxBytes = MAX_DOCUMENT_BYTES, ...rest }: Partial<Omit<SourceKind, 'read'>> = {},
): SourceKind {
  return {
    ...rest,
    maxBytes,
    read: async ({ url, bytes }, { findCategory }) => read(bytes, { findCategory, ...(url !== undefined && { url }) }),
  };
}
