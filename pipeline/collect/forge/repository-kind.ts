/** What reading a repository has in common on every forge: how failures are told, and where tokens go. */
import { error, warning } from '../../../schemas/contracts/problems.ts';
import type { ReaderTools, SourceKind } from '../contract/source-kind.ts';
import { MAX_UNKNOWN_BYTES } from '../fetch/guarded-client.ts';
import { guardedFetch } from '../fetch/guarded-fetch.ts';
import type { ForgeOptions, ForgeResult } from './forge-result.ts';

type ReadRepository = (url: string, options: ForgeOptions, tools: ReaderTools) => Promise<ForgeResult | undefined>;

/** A kind that is a repository, read over its forge's API. */
export function repositoryKind(read: ReadRepository): SourceKind {
  return {
    isRepository: true,
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

/** The token for an API, where there is one. It goes to its own origin only. */
export function tokenFor(tokens: ReaderTools['tokens'], api: string): { token?: string } {
  const token = tokens.get(new URL(api).origin);
  return token === undefined ? {} : { token };
}
