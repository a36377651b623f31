/** GitHub's API for readers: through the guarded client, and only what a projection takes. */

import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import { GITHUB_API } from '../../../../schemas/rules/repository-address.ts';
import { Refused } from '../../../repo/fetch/refusals.ts';
import { CONNECTION_FAILED, type RawAnswer } from '../../../repo/forge/forge-refusals.ts';
import { createOctokit, failedAnswer, rawAnswer } from '../../../repo/forge/octokit.ts';
import { boundFetch } from '../../forge/bound-fetch.ts';
import { type ForgeApi, forgeApi } from '../../forge/forge-api.ts';
import type { ForgeOptions } from '../../forge/forge-result.ts';

export interface GithubOptions extends ForgeOptions {
  /** Address of the API, without a trailing slash. */
  baseUrl?: string;
  /** Sent to the origin of `baseUrl` only. */
  token?: string;
}

/** A limit that ends sooner is waited for, once; for any other the run goes on without this repository. */
const MAX_WAIT_SECONDS = 3;
/** Whoever writes has to leave a second between requests. Questions in GraphQL are sent by POST, too, and change nothing. */
const UNSPACED = { key: () => ({ schedule: (_job: unknown, ask: () => unknown) => ask() }) };

export function githubApi(options: GithubOptions): ForgeApi {
  const { fetch, readAnswer, baseUrl = GITHUB_API, token, userAgent, retryDelayMs, timeoutMs, totalMs } = options;
  // Not given to Octokit, which would put it on requests to any host.
  const credentials: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const bound = boundFetch({ fetch, origin: new URL(baseUrl).origin, credentials, timeoutMs, totalMs });
  const write = UNSPACED as unknown as NonNullable<ThrottlingOptions['write']>;
  const throttle = { write, ...(retryDelayMs !== undefined && { retryAfterBaseValue: retryDelayMs }) };
  const octokit = createOctokit({ baseUrl, userAgent, fetch: bound, maxWaitSeconds: MAX_WAIT_SECONDS, throttle });
  const send = async (url: string, headers: Record<string, string>, data?: unknown): Promise<RawAnswer> => {
    try {
      const request = data === undefined ? { method: 'GET' as const } : { method: 'POST' as const, data };
      return rawAnswer(await octokit.request({ ...request, url, headers }));
    } catch (error) {
      const answer = failedAnswer(error);
      if (answer !== undefined) return answer;
      throw error instanceof Refused ? error : new Refused(CONNECTION_FAILED);
    }
  };
  return forgeApi({ send, readAnswer, cache: options.cache, now: options.now ?? (() => new Date()) });
}
