/** What is asked of the thread that reads what strangers wrote, and what comes back. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import type { PlacedProblem } from '../../../schemas/readers/problem-lines.ts';

/** A kind that is one document; the others are repositories. */
export type DocumentKindName = Exclude<FeedKind, 'github' | 'gitlab'>;

/** To read a document, and first to find out what it is. */
export interface DocumentTask {
  read: 'document';
  /** undefined: by its content. */
  kind: DocumentKindName | undefined;
  /** Where it was found. */
  url: string | undefined;
  /** A page is an answer: it may say where the feed is. */
  mayBePage: boolean;
  /** Problems are wanted with their lines. */
  withLines?: boolean;
}

/** To take what is wanted out of the answer of a forge's API. */
export interface AnswerTask {
  read: 'answer';
  /** Name of its {@link Shape}. */
  shape: string;
  /** Of the file that the answer is, where it is one. */
  path?: string | undefined;
  /** What is known already of the thing that the file is about. */
  about?: About | undefined;
}

export type ReadingTask = DocumentTask | AnswerTask;

export type DocumentReading =
  | { isPage: true; leadsTo?: string | undefined }
  | ({ isPage?: never; kind?: FeedKind | undefined; problems: PlacedProblem[] } & ReadResult);

export type ReadOutcome<T> = { value: T; stopped?: never } | { value?: never; stopped: Stopped };

/** Why there is no reading: the reader was stopped, or not begun. */
export interface Stopped {
  problem: Problem;
  /** The document is to blame: the same bytes are not read again. Otherwise, the next run tries. */
  isFinal: boolean;
}

export interface ReaderInput {
  bytes: Uint8Array;
  /** Who has one budget of time for all that is read: the host of a document, the owner of a repository. */
  publisher: string;
  /** Nobody needs the bytes behind this: they are handed over, not copied. */
  isSpent?: boolean;
}

export interface IsolatedReader {
  readDocument(task: DocumentTask, source: ReaderInput): Promise<ReadOutcome<DocumentReading>>;
  readAnswer(task: AnswerTask, source: ReaderInput): Promise<ReadOutcome<unknown>>;
}

/** What is remembered of documents that could not be read. */
export type Verdict = 'time' | 'memory' | 'crash';

/** What a forge says of a repository besides its README: a second witness for what the README seems to say. */
export interface About {
  /** Of the repository, without its owner. */
  name: string;
  /** The last part of its address, where that is another. */
  alias?: string | undefined;
  /** One line of plain text, without contacts. */
  description?: string | undefined;
  topics?: readonly string[] | undefined;
  homepage?: string | undefined;
}
