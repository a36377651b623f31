/** Pull requests and what people say in them, through GitHub's REST API: the few calls that moderation needs. */
import type { Octokit } from '@octokit/rest';
import { faultInEnglish } from '../../../schemas/wording/problem-languages.ts';
import { Refused } from '../../repo/fetch/refusals.ts';
import { refusalOfAnswer } from '../../repo/forge/forge-refusals.ts';
import { failedAnswer, octokitFor, type RepositoryAccess } from '../../repo/forge/octokit.ts';

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
  /** Pull requests for one branch of any name, no matter who opened them. */
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

export interface ApiOptions extends RepositoryAccess {
  token: string;
  /** Branch that pull requests are for. */
  base: string;
}

const PER_PAGE = 100;

type ListedPull = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number];

export function pullRequestsApi(options: ApiOptions): PullRequestsApi {
  const access = octokitFor(options);
  const { octokit, owner, repo } = access;
  const { pulls, issues, repos } = octokit.rest;
  return {
    ...listsOf(access, options),
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

function listsOf(
  { octokit, owner, repo }: ReturnType<typeof octokitFor>,
  { repository, base: main }: ApiOptions,
): Pick<PullRequestsApi, 'listOpen' | 'listClosed' | 'listOf'> {
  const { pulls } = octokit.rest;
  const list = { owner, repo, base: main, per_page: PER_PAGE };
  const isOwn = ({ head, base }: ListedPull) =>
    // Anybody may propose from a copy, under any name of a branch.
    head.repo?.full_name.toLowerCase() === repository.toLowerCase() &&
    head.ref.startsWith('moderation/') &&
    base.ref === main;
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

/** @throws ApiFailure */
export async function orFailure<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    throw apiFailure(error);
  }
}

/** What GitHub's API refused, in our own words: nothing of an answer is repeated. */
export class ApiFailure extends Error {
  /** 0 where there was no answer. */
  readonly status: number;
  /** It would be answered later. */
  readonly isLimit: boolean;
  constructor(message: string, status = 0, isLimit = false) {
    super(message);
    this.status = status;
    this.isLimit = isLimit;
  }
}

const PERMISSIONS =
  'Give the token contents: write and pull-requests: write (in a workflow: its permissions; and allow GitHub Actions ' +
  'to create pull requests in the settings of the repository).';

const MESSAGES: Record<number, string> = {
  401: 'GitHub refuses the token. Renew GITHUB_TOKEN.',
  403: `GitHub does not let the token do this. ${PERMISSIONS}`,
  404: `GitHub knows no such repository, or hides it from the token. Check GITHUB_REPOSITORY. ${PERMISSIONS}`,
  422: 'GitHub does not accept the request.',
};

/** @param error as Octokit throws it; anything else is a mistake of ours, and thrown on */
function apiFailure(error: unknown): ApiFailure {
  if (error instanceof Refused) return new ApiFailure(faultInEnglish(error.refusal));
  if ((error as Error).name !== 'HttpError') throw error;
  const answer = failedAnswer(error);
  if (answer === undefined) return new ApiFailure("GitHub's API could not be reached. Run this again later.");
  const { status } = answer;
  if (refusalOfAnswer(answer, new Date(0)).code === 'rate_limited') {
    return new ApiFailure('GitHub allows no more requests for now. Run this again later.', status, true);
  }
  return new ApiFailure(MESSAGES[status] ?? `GitHub's API failed with status ${status}. Run this again later.`, status);
}
