/** GitHub's REST API through Octokit: it knows the limits, spaces requests and tries a server's errors again. */
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { refused } from '../fetch/refusals.ts';
import type { RawAnswer } from './forge-refusals.ts';

/** The version of the API whose description the tests check against. */
const API_VERSION = '2022-11-28';
const TIMEOUT_MS = 20_000;
/** GitHub asks for a minute after a secondary limit. What takes longer is left to the next run. */
const MAX_WAIT_SECONDS = 90;

/** 4xx: what trying again does not change. Limits among them are left to the throttling. */
const FINAL_STATUSES = Array.from({ length: 100 }, (_, index) => 400 + index);

const ThrottledOctokit = Octokit.plugin(throttling, retry);

/** A repository on GitHub, and who asks. */
export interface RepositoryAccess {
  /** Address of the API, without a slash at its end. */
  baseUrl: string;
  /** Like works/catalog */
  repository: string;
  /** Of GitHub Actions, of an App's installation, or of a person; sent to the origin of `baseUrl` only. */
  token: string | undefined;
  userAgent: string;
  /** A limit that ends sooner is waited for, once (default 90). */
  maxWaitSeconds?: number;
  /** Of the throttling, for tests that take its pauses away. */
  throttle?: Partial<ThrottlingOptions>;
}

/** Asks the operator's own API, with the token that is for it. */
export function octokitFor(options: RepositoryAccess): { octokit: Octokit; owner: string; repo: string } {
  const [owner = '', repo = ''] = options.repository.split('/');
  const fetch = fetchFrom(new URL(options.baseUrl).origin, options.token);
  return { octokit: createOctokit({ maxWaitSeconds: MAX_WAIT_SECONDS, ...options, fetch }), owner, repo };
}

interface OctokitOptions extends Pick<RepositoryAccess, 'baseUrl' | 'throttle'> {
  userAgent: string | undefined;
  fetch: typeof globalThis.fetch | ((address: string, init: RequestInit) => Promise<Response>);
  maxWaitSeconds: number;
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

/** Asks one origin only, so that the token goes nowhere else. The operator chose that origin: it may be a private one. */
function fetchFrom(origin: string, token: string | undefined): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) throw refused('bad_redirect.api_named_host');
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status < 300 || answer.status >= 400) return answer;
    throw refused('bad_redirect.repository_moved');
  };
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

export function rawAnswer({ status, headers, data }: OctokitAnswer): RawAnswer {
  const header = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
  return { status, header, body: data };
}
