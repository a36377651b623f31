/** An issue: what its author wrote, and what became of it, in one comment that is replaced at the next try. */

import { octokitFor } from '../../repo/forge/octokit.ts';
import { fencedText } from '../../repo/text/untrusted-text.ts';
import { type ApiOptions, orFailure } from './pull-requests-api.ts';

/** GitHub does not show it. */
const MARK = '<!-- catalog: add-feed -->';
const PER_PAGE = 100;
/** Nobody else may have their words replaced by ours: what a stranger writes may hold the mark, too. */
const OURS = ['COLLABORATOR', 'MEMBER', 'OWNER'];

export type IssueOutcome =
  /** @property reason in our words, which may name what the author wrote */
  { state: 'refused'; reason: string } | { state: 'failed' } | { state: 'proposed'; pull: number };

/** @returns what its author wrote */
export async function readIssue(options: ApiOptions, issue_number: number): Promise<string> {
  const { octokit, owner, repo } = octokitFor(options);
  const body: unknown = await octokit.rest.issues.get({ owner, repo, issue_number }).then(
    ({ data }) => data?.body,
    () => undefined,
  );
  if (body === null) return '';
  if (typeof body === 'string') return body;
  throw new Error('The issue cannot be read. Check its number, and that the token may read issues.');
}

/** @throws ApiFailure */
export async function reportOnIssue(options: ApiOptions, issue_number: number, outcome: IssueOutcome): Promise<void> {
  const { octokit, owner, repo } = octokitFor(options);
  const { issues } = octokit.rest;
  await orFailure(async () => {
    const all = await octokit.paginate(issues.listComments, { owner, repo, issue_number, per_page: PER_PAGE });
    const earlier = all.find(
      ({ body = '', user, author_association: role = '' }) =>
        body.startsWith(MARK) && (user?.type === 'Bot' || OURS.includes(role)),
    );
    const body = reportText(outcome);
    if (earlier !== undefined) {
      if (earlier.body !== body) await issues.updateComment({ owner, repo, comment_id: earlier.id, body });
    } else if (outcome.state !== 'proposed') {
      // A pull request that closes the issue is announced by GitHub itself.
      await issues.createComment({ owner, repo, issue_number, body });
    }
  });
}

export function reportText(outcome: IssueOutcome): string {
  switch (outcome.state) {
    case 'refused':
      return [
        ...[MARK, 'The feed of this issue could not be proposed:', '', fencedText(outcome.reason)],
        'Please correct the address in the issue. It is tried again when a maintainer removes the label and adds it again.',
      ].join('\n');
    case 'failed':
      return `${MARK}\nThe feed of this issue could not be proposed yet, for a reason that is not in the issue. The log of the run says more to the maintainers, who try it again by adding the label again.`;
    case 'proposed':
      return `${MARK}\nThe feed of this issue is proposed in #${outcome.pull}.`;
    default:
      return outcome satisfies never;
  }
}
