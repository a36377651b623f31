/** What a kind of feed is to the catalog: one contract, and for each kind a folder in `sources`. */
import type { ReadResult, WebhookRequest } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import type { ReaderContext } from '../../../schemas/readers/pad-json.ts';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import type { Entries } from './cache.ts';
import type { IsolatedReader, Stopped } from './isolated-reader.ts';
import type { CachedAnswer, SourceFingerprint, SourceKey, SourceMemory } from './source-memory.ts';

/** A kind that is one document, whose reader needs nothing but its bytes: it runs in a thread of its own. */
export interface DocumentKind {
  isRepository?: never;
  maxBytes: number;
  /** Also found at addresses without TLS, where such documents have been for twenty years. */
  allowHttp?: true;
  /** Read only where the operator names the kind under `feeds.kinds`. */
  isOptIn?: true;
  /** Imports the reader. Only a thread needs it, and only when a document of the kind comes. */
  load(): Promise<DocumentReader>;
}

export interface DocumentReader {
  /** Never throws on bad input; takes only the members it names. */
  read(bytes: Uint8Array, context: DocumentContext): ReadResult;
  /** What it needs only once, as far as the document decides that. It is no part of the time that a document may take. */
  prepare?(bytes: Uint8Array): void;
}

/** @param url where the document was found */
export type DocumentContext = ReaderContext & { url?: string };

/** A kind whose reader asks the forge's API itself. */
export interface RepositoryKind {
  isRepository: true;
  /** @param url of the repository */
  read(url: string, tools: ReaderTools): Promise<ReadResult & SourceFailure & SourceFingerprint>;
}

export type SourceKind = DocumentKind | RepositoryKind;

/** Why there is no draft, where that is not the fault of what the source says. */
export interface SourceFailure {
  /** It did not answer, as opposed to saying something wrong. */
  unreachable?: boolean | undefined;
  /** It was not asked or not read this time, through no fault of its own. */
  postponed?: boolean | undefined;
  /** When it may be asked again. */
  retryAt?: Date | undefined;
}

/** What a source is whose document or answer the reader did not read to its end. */
export function stoppedFailure({ problem, isFinal }: Stopped): ReadResult & SourceFailure {
  return { problems: [problem], ...(!isFinal && { postponed: true }) };
}

export interface EventRequest extends WebhookRequest {
  /** The feed, as {@link sourceName} calls it. */
  source: string;
  rememberedAs?: SourceKey | undefined;
}

export interface ReaderTools {
  client: GuardedClient;
  /** Reads all bytes that come from outside. */
  reader: IsolatedReader;
  /** Slug of the category that a publisher's word means. */
  findCategory: (word: string) => string | undefined;
  /** Tokens for the APIs of forges, by origin of the API. A token goes to its own origin only. */
  tokens: ReadonlyMap<string, string>;
  /** Address of GitHub's API, without a trailing slash, where it is not the usual one. */
  githubApi?: string;
  /** The kinds that the operator has turned on beside those that are always read. */
  feedKinds?: readonly FeedKind[] | undefined;
  /** What earlier runs left. */
  memory: SourceMemory;
  /** Answers of the forges' APIs from earlier runs. */
  answers?: Entries<CachedAnswer>;
  now: () => Date;
  /** Told where feeds want events: nothing else may keep that. */
  noteEventRequest?: (requested: EventRequest) => void;
}

/** @param load imports the function that reads a document */
export function documentKind(
  load: () => Promise<DocumentReader['read']>,
  rest: Pick<DocumentKind, 'allowHttp' | 'isOptIn'> = {},
): DocumentKind {
  return { ...rest, maxBytes: MAX_DOCUMENT_BYTES, load: async () => ({ read: await load() }) };
}
