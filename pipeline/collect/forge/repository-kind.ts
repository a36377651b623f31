/** What reading a repository has in common on every forge: what it needs, what it gives, and what failures become. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import { error, warning } from '../../../schemas/contracts/problems.ts';
import { guardedFetch } from '../../repo/fetch/guarded-fetch.ts';
import { Refused } from '../../repo/fetch/refusals.ts';
import type { Entries } from '../contract/cache.ts';
import type { IsolatedReader } from '../contract/isolated-reader.ts';
import { type ReaderTools, type RepositoryKind, type SourceFailure, stoppedFailure } from '../contract/source-kind.ts';
import type { CachedAnswer, SourceFingerprint } from '../contract/source-memory.ts';
import { type ReadAnswer, ReadingStopped } from './answer-shape.ts';

/** WHATWG fetch, as far as it is used. It must honour `redirect: 'manual'`, `signal` and `headers`. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface ForgeOptions {
  fetch: Fetch;
  readAnswer: ReadAnswer;
  /** Slug of the category that a topic means. */
  findCategory: (word: string) => string | undefined;
  cache?: Entries<CachedAnswer> | undefined;
  now: () => Date;
  /** Address of the API, without a trailing slash, where it is not the usual one. */
  baseUrl?: string;
  /** Sent to the origin of the API only. */
  token?: string;
  /** Longest time for one request, redirects and body included. */
  timeoutMs?: number;
  /** Longest time for a repository: a host that is slow with each of its answers is slow for all. */
  totalMs?: number;
  /** Pause before a server's error is tried again, once. */
  retryDelayMs?: number;
}

/** `renamedTo`: the address the repository has now, where it is not the one that was asked for. */
export type RepositoryReading = ReadResult & SourceFingerprint & { renamedTo?: string };

/** Throws {@link Refused}, and {@link ReadingStopped} for an answer that could not be read to its end. */
type ReadRepository = (
  url: string,
  options: ForgeOptions,
  tools: ReaderTools,
) => Promise<RepositoryReading | undefined>;

/** Reads a repository over its forge's API. */
export function repositoryReader(read: ReadRepository): RepositoryKind['read'] {
  return async (url, tools) => {
    const { client, reader, findCategory, answers, now } = tools;
    const readAnswer = isolated(reader, publisherOf(url));
    const options = { fetch: guardedFetch(client), readAnswer, findCategory, now, cache: answers };
    try {
      const result = await read(url, options, tools);
      if (result === undefined) return { problems: [error('', 'bad_address.repository')] };
      if (result.draft === undefined || result.renamedTo === undefined) return result;
      return { ...result, problems: [...result.problems, warning('', 'repository_moved')] };
    } catch (thrown) {
      return failureOf(thrown);
    }
  };
}

/** A source that fails is a value; anything else that is thrown is a bug. */
function failureOf(thrown: unknown): ReadResult & SourceFailure {
  if (thrown instanceof ReadingStopped) return stoppedFailure(thrown.stopped);
  if (!(thrown instanceof Refused)) throw thrown;
  const { retryAt, ...fault } = thrown.refusal;
  const failure = fault.code === 'rate_limited' ? { postponed: true } : { unreachable: true };
  return { ...failure, retryAt, problems: [{ pointer: '', severity: 'error', ...fault }] };
}

function isolated(reader: IsolatedReader, publisher: string): ReadAnswer {
  return async <T>({ name, path, about }: Parameters<ReadAnswer>[0], bytes: Uint8Array) => {
    const task = { read: 'answer', shape: name, path, about } as const;
    const attempt = await reader.readAnswer(task, { bytes, publisher, isSpent: true });
    if (attempt.stopped !== undefined) throw new ReadingStopped(attempt.stopped);
    return attempt.value as T | undefined;
  };
}

/** On a forge everybody has the same host; what comes behind it is somebody's name. */
function publisherOf(url: string): string {
  const { host = '', pathname = '' } = URL.parse(url) ?? {};
  return `${host}/${pathname.split('/')[1] ?? ''}`;
}

/** The token for an API, where there is one. It goes to its own origin only. */
export function tokenFor(tokens: ReaderTools['tokens'], api: string): { token?: string } {
  const token = tokens.get(new URL(api).origin);
  return token === undefined ? {} : { token };
}
