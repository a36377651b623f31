/** What reading a repository has in common on every forge: how failures are told, and where tokens go. */
import type { ReadResult } from '../../../schemas/contracts/draft.ts';
import { error, warning } from '../../../schemas/contracts/problems.ts';
import { guardedFetch } from '../../repo/fetch/guarded-fetch.ts';
import type { IsolatedReader, Stopped } from '../contract/isolated-reader.ts';
import type { ReaderTools, RepositoryKind, SourceFailure } from '../contract/source-kind.ts';
import { type ReadAnswer, ReadingStopped } from './answer-shape.ts';
import type { ForgeOptions, ForgeResult } from './forge-result.ts';

type ReadRepository = (url: string, options: ForgeOptions, tools: ReaderTools) => Promise<ForgeResult | undefined>;

/** A kind that is a repository, read over its forge's API. */
export function repositoryKind(read: ReadRepository): RepositoryKind {
  return {
    isRepository: true,
    async read(url, tools) {
      const { client, reader, findCategory, answers, now } = tools;
      const readAnswer = isolated(reader, publisherOf(url));
      const options = {
        fetch: guardedFetch(client),
        readAnswer,
        findCategory,
        now,
        ...(answers && { cache: answers }),
      };
      const result = await read(url, options, tools);
      if (result === undefined) return { problems: [error('', 'bad_address.repository')] };
      if (result.stopped !== undefined) return stoppedResult(result.stopped);
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

function stoppedResult({ problem, isFinal, gaveWay }: Stopped): ReadResult & SourceFailure {
  return { problems: [problem], ...(!isFinal && { postponed: true }), ...(gaveWay && { gaveWay }) };
}

/** The token for an API, where there is one. It goes to its own origin only. */
export function tokenFor(tokens: ReaderTools['tokens'], api: string): { token?: string } {
  const token = tokens.get(new URL(api).origin);
  return token === undefined ? {} : { token };
}
