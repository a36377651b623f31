/** Pull requests and what people say in them, through GitHub's REST API: the few calls that moderation needs. */
import type { ThrottlingOptions } from '@octokit/plugin-throttling';
import type { Octokit } from '@octokit/rest';
import { refused } from '../../collect/fetch/refusals.ts';
import { createOctokit } from '../../collect/sources/github/github-api.ts';
import { type ApiFailure, apiFailure } from './api-failure.ts';

export interface PullRequest {
  number: number;
  /** Branch in this repository, like moderation/astro. */
  branch: string;
  /** Newest commit of the branch; for a closed one as it was then. */
  commit: string;
  title: string;
  body: string;
  labels: string[];
  isMerged: boolean;
  /** ISO time; null while it is open. */
  closedAt: string | null;
}

interface Comment {
  author: string;
  /** ISO time. */
  at: string;
  text: string;
}

/** Each call throws ApiFailure. */
export interface PullRequestsApi {
  listOpen(): Promise<PullRequest[]>;
  /** Those that changed last, newest first, back to `since`. */
  listClosed(since: Date): Promise<PullRequest[]>;
  /** Those for one branch of any name, whoever opened them. */
  listOf(branch: string): Promise<Pick<PullRequest, 'number' | 'closedAt'>[]>;
  /** @returns its number */
  create(pull: Pick<PullRequest, 'branch' | 'title' | 'body'>): Promise<number>;
  update(number: number, change: { title?: string; body?: string; state?: 'closed' }): Promise<void>;
  /** Takes the place of all labels it has. */
  setLabels(number: number, labels: string[]): Promise<void>;
  /** What people wrote from a moment on, oldest first. */
  listComments(number: number, since: Date): Promise<Comment[]>;
  mayWrite(user: string): Promise<boolean>;
}

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

export interface ApiOptions extends RepositoryAccess {
  token: string;
  /** Branch that pull requests are for. */
  base: string;
}

const PER_PAGE = 100;
const TIMEOUT_MS = 20_000;
/** GitHub asks for a minute after a secondary limit. What takes longer is left to the next run. */
const MAX_WAIT_SECONDS = 90;

type ListedPull = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number];

/** Asks the operator's own API, with the token that is for it. */
export function octokitFor(options: RepositoryAccess): { octokit: Octokit; owner: string; repo: string } {
  const [owner = '', repo = ''] = options.repository.split('/');
  const fetch = fetchFrom(new URL(options.baseUrl).origin, options.token);
  return { octokit: createOctokit({ maxWaitSeconds: MAX_WAIT_SECONDS, ...options, fetch }), owner, repo };
}

export function pullRequestsApi(options: ApiOptions): PullRequestsApi {
  const { octokit, owner, repo } = octokitFor(options);
  const { pulls, issues, repos } = octokit.rest;
  const list = { owner, repo, base: options.base, per_page: PER_PAGE };
  const isOwn = ({ head, base }: ListedPull) =>
    // Anybody may propose from a copy, under any name of a branch.
    head.repo?.full_name.toLowerCase() === options.repository.toLowerCase() &&
    head.ref.startsWith('moderation/') &&
    base.ref === options.base;
  return {
    listOpen: () =>
      orFailure(async () => {
        const found = await octokit.paginate(pulls.list, { ...list, state: 'open' });
        return found.filter(isOwn).map(toPullRequest);
      }),
    listClosed: (since) =>
      orFailure(async () => {
        const order = { state: 'closed', sort: 'updated', direction: 'desc' } as const;
        const isRecent = ({ updated_at }: ListedPull) => new Date(updated_at) >= since;
        const found = await octokit.paginate(pulls.list, { ...list, ...order }, ({ data }, done) => {
          if (!data.every(isRecent)) done();
          return data.filter(isRecent);
        });
        return found.filter(isOwn).map(toPullRequest);
      }),
    listOf: (branch) =>
      orFailure(async () => {
        const { data } = await pulls.list({ ...list, head: `${owner}:${branch}`, state: 'all' });
        // GitHub passes over a head that it cannot read, and lists all.
        return data
          .filter(({ head }) => head.ref === branch)
          .map(({ number, closed_at }) => ({ number, closedAt: closed_at }));
      }),
    create: ({ branch: head, title, body }) =>
      orFailure(async () => {
        const { data } = await pulls.create({ owner, repo, head, base: options.base, title, body });
        return data.number;
      }),
    update: (pull_number, change) =>
      orFailure(async () => void (await pulls.update({ owner, repo, pull_number, ...change }))),
    setLabels: (issue_number, labels) =>
      orFailure(async () => void (await issues.setLabels({ owner, repo, issue_number, labels }))),
    listComments: (issue_number, since) =>
      orFailure(async () => {
        const query = { owner, repo, issue_number, since: since.toISOString(), per_page: PER_PAGE };
        const { data } = await issues.listComments(query);
        return data.flatMap(({ user, created_at, body = '' }) =>
          user === null || user.type === 'Bot' ? [] : { author: user.login, at: created_at, text: body },
        );
      }),
    mayWrite: (username) =>
      orFailure(async () => {
        const { data } = await repos.getCollaboratorPermissionLevel({ owner, repo, username });
        // What GitHub calls maintain is write here, and triage is read.
        return ['admin', 'write'].includes(data.permission);
      }).catch((failure: ApiFailure) => {
        // Somebody who left GitHub since.
        if (failure.status === 404) return false;
        throw failure;
      }),
  };
}

function toPullRequest({ number, head, title, body, labels, merged_at, closed_at }: ListedPull): PullRequest {
  return {
    number,
    branch: head.ref,
    commit: head.sha,
    title,
    body: body ?? '',
    labels: labels.map(({ name }) => name),
    isMerged: merged_at !== null,
    closedAt: closed_at,
  };
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

/** @throws ApiFailure */
export async function orFailure<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    throw apiFailure(error);
  }
}
