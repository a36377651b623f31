/** GitHub's REST API through Octokit: it knows the limits, spaces requests and tries a server's errors again. */
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { Refused } from '../../fetch/refusals.ts';
import { boundFetch } from '../../forge/bound-fetch.ts';
import { type ForgeApi, forgeApi, type RawAnswer } from '../../forge/forge-api.ts';
import { CONNECTION_FAILED } from '../../forge/forge-refusals.ts';
import type { ForgeOptions } from '../../forge/forge-result.ts';

export interface GithubOptions extends ForgeOptions {
  /** Address of the API, without a trailing slash. */
  baseUrl?: string;
  /** Sent to the origin of `baseUrl` only. */
  token?: string;
}

export const GITHUB_API = 'https://api.github.com';

const DEFAULT_RETRY_DELAY_MS = 1000;
/** A limit that ends sooner is waited for, once; for any other the run goes on without this repository. */
const MAX_WAIT_SECONDS = 3;
/** The version of the API whose description the tests check against. */
const API_VERSION = '2022-11-28';

/** 4xx: what trying again does not change. Limits among them are left to the throttling. */
const FINAL_STATUSES = Array.from({ length: 100 }, (_, index) => 400 + index);

const ThrottledOctokit = Octokit.plugin(throttling, retry);

export function githubApi(options: GithubOptions): ForgeApi {
  const octokit = createOctokit(options);
  const send = async (url: string, headers: Record<string, string>): Promise<RawAnswer> => {
    try {
      const { status, headers: received, data } = await octokit.request({ method: 'GET', url, headers });
      return { status, header: (name) => textOf(received[name]), body: data };
    } catch (error) {
      return failedAnswer(error);
    }
  };
  return forgeApi({ send, cache: options.cache, now: options.now ?? (() => new Date()) });
}

function createOctokit(options: GithubOptions) {
  const { fetch, baseUrl = GITHUB_API, token, userAgent, timeoutMs, totalMs } = options;
  const { retryDelayMs = DEFAULT_RETRY_DELAY_MS } = options;
  const waitBriefly = (retryAfter: number, _request: unknown, _octokit: unknown, retryCount: number) =>
    retryAfter <= MAX_WAIT_SECONDS && retryCount === 0;
  // Not given to Octokit, which would put it on requests to any host.
  const credentials: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const bound = boundFetch({ fetch, origin: new URL(baseUrl).origin, credentials, timeoutMs, totalMs });
  const octokit = new ThrottledOctokit({
    baseUrl,
    userAgent,
    request: { fetch: bound },
    // Its messages quote addresses and answers.
    log: { debug() {}, info() {}, warn() {}, error() {} },
    throttle: { onRateLimit: waitBriefly, onSecondaryRateLimit: waitBriefly, retryAfterBaseValue: retryDelayMs },
    retry: { retries: 1, retryAfterBaseValue: retryDelayMs, doNotRetry: FINAL_STATUSES },
  });
  octokit.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = API_VERSION;
  });
  return octokit;
}

/** Octokit throws for every status from 300 on, with the answer in the error. */
function failedAnswer(error: unknown): RawAnswer {
  if (error instanceof Refused) throw error;
  const { response } = error as { response?: { status: number; headers: Record<string, unknown>; data: unknown } };
  if (response === undefined) throw new Refused(CONNECTION_FAILED);
  return { status: response.status, header: (name) => textOf(response.headers[name]), body: response.data };
}

function textOf(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
