/** What GitHub's API refused, in our own words: nothing of an answer is repeated. */
import { faultInEnglish } from '../../../schemas/wording/problem-languages.ts';
import { Refused } from '../../repo/fetch/refusals.ts';
import { refusalOfAnswer } from '../../repo/forge/forge-refusals.ts';
import { failedAnswer } from '../../repo/forge/octokit.ts';

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
export function apiFailure(error: unknown): ApiFailure {
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
