/** GitHub's REST API through Octokit: it knows the limits, spaces requests and tries a server's errors again. */
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { GITHUB_API } from '../../../../schemas/rules/repository-address.ts';
import { Refused } from '../../fetch/refusals.ts';
import { boundFetch } from '../../forge/bound-fetch.ts';
import { type ForgeApi, forgeApi } from '../../forge/forge-api.ts';
import { CONNECTION_FAILED, type RawAnswer } from '../../forge/forge-refusals.ts';
import type { Fetch, ForgeOptions } from '../../forge/forge-result.ts';

export interface GithubOptions extends ForgeOptions {
  /** Address of the API, without a trailing slash. */
  baseUrl?: string;
  /** Sent to the origin of `baseUrl` only. */
  token?: string;
}

/** A limit that ends sooner is waited for, once; for any other the run goes on without this repository. */
const MAX_WAIT_SECONDS = 3;
/** The version of the API whose description the tests check against. */
const API_VERSION = '2022-11-28';

/** 4xx: what trying again does not change. Limits among them are left to the throttling. */
const FINAL_STATUSES = Array.from({ length: 100 }, (_, index) => 400 + index);

const ThrottledOctokit = Octokit.plugin(throttling, retry);

export function githubApi(options: GithubOptions): ForgeApi {
  const { fetch, readAnswer, baseUrl = GITHUB_API, token, userAgent, retryDelayMs, timeoutMs, totalMs } = options;
  // Not given to Octokit, which would put it on requests to any host.
  const credentials: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const bound = boundFetch({ fetch, origin: new URL(baseUrl).origin, credentials, timeoutMs, totalMs });
  const throttle = retryDelayMs === undefined ? {} : { retryAfterBaseValue: retryDelayMs };
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

interface OctokitOptions {
  baseUrl: string;
  userAgent: string | undefined;
  fetch: Fetch | typeof globalThis.fetch;
  /** A limit that ends sooner is waited for, once. */
  maxWaitSeconds: number;
  throttle?: Partial<ThrottlingOptions> | undefined;
}

export function createOctokit({ baseUrl, userAgent, fetch, maxWaitSeconds, throttle }: OctokitOptions) {
  const waitOnce = (retryAfter: number, _request: unknown, _octokit: unknown, retryCount: number) =>
    retryAfter <= maxWaitSeconds && retryCount === 0;
  const octokit = new ThrottledOctokit({
    baseUrl,
    userAgent,
    request: { fetch },
    // Its messages quote addresses and answers.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    throttle: { onRateLimit: waitOnce, onSecondaryRateLimit: waitOnce, ...throttle },
    retry: { retries: 1, retryAfterBaseValue: throttle?.retryAfterBaseValue ?? 1000, doNotRetry: FINAL_STATUSES },
  });
  octokit.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = API_VERSION;
  });
  return octokit;
}

interface OctokitAnswer {
  status: number;
  headers: Record<string, unknown>;
  data: unknown;
}

/** Octokit throws for every status from 300 on, with the answer in the error. */
export function failedAnswer(error: unknown): RawAnswer | undefined {
  const { response } = error as { response?: OctokitAnswer };
  return response && rawAnswer(response);
}

function rawAnswer({ status, headers, data }: OctokitAnswer): RawAnswer {
  const header = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
  return { status, header, body: data };
}
