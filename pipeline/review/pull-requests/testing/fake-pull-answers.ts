/** Answers about pull requests as GitHub's API gives them, with everything its description asks for. */
import { repositoryAnswer, user } from '../../../collect/sources/github/testing/fake-github-answers.ts';

export interface FakePull {
  number: number;
  branch: string;
  commit: string;
  /** owner/name of the repository its branch is in. */
  from: string;
  title: string;
  body: string;
  state: string;
  labels: string[];
  comments: { author: string; text: string; at: string; isBot?: boolean; association?: string }[];
  createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
}

export type FakeIssueComment = FakePull['comments'][number] & { issue: number; id: number };

export function pullAnswer(pull: FakePull, repository: string, isWhole = false) {
  const { number, commit, labels } = pull;
  const api = `https://api.github.com/repos/${repository}`;
  const page = `https://github.com/${repository}/pull/${number}`;
  const links = {
    html: page,
    self: `${api}/pulls/${number}`,
    issue: `${api}/issues/${number}`,
    comments: `${api}/issues/${number}/comments`,
    commits: `${api}/pulls/${number}/commits`,
    statuses: `${api}/statuses/${commit}`,
    review_comments: `${api}/pulls/${number}/comments`,
    review_comment: `${api}/pulls/comments{/number}`,
  };
  return {
    id: 1000 + number,
    node_id: 'PR_1',
    number,
    state: pull.state,
    locked: false,
    title: pull.title,
    body: pull.body,
    user: { ...user('github-actions[bot]'), type: 'Bot' },
    labels: labels.map(labelAnswer),
    milestone: null,
    assignee: null,
    ...{ created_at: pull.createdAt, updated_at: pull.updatedAt },
    ...{ closed_at: pull.closedAt, merged_at: pull.mergedAt },
    merge_commit_sha: null,
    head: side(pull.from, pull.branch, commit),
    base: side(repository, 'main', commit),
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    ...{ url: links.self, html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch` },
    ...{ issue_url: links.issue, comments_url: links.comments, commits_url: links.commits },
    ...{ statuses_url: links.statuses },
    ...{ review_comments_url: links.review_comments, review_comment_url: links.review_comment },
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    ...(isWhole && WHOLE),
  };
}

/** What the list leaves out. */
const WHOLE = {
  ...{ merged: false, mergeable: true, mergeable_state: 'clean', merged_by: null, maintainer_can_modify: false },
  ...{ comments: 0, review_comments: 0, commits: 1, additions: 60, deletions: 0, changed_files: 2 },
};

function side(repository: string, ref: string, sha: string) {
  const [owner = '', name = ''] = repository.split('/');
  return { label: `${owner}:${ref}`, ref, sha, user: user(owner), repo: repositoryAnswer({ owner, name }) };
}

export function labelAnswer(name: string) {
  const url = `https://api.github.com/repos/works/catalog/labels/${encodeURIComponent(name)}`;
  return { id: 5, node_id: 'LA_1', url, name, description: '', color: 'ededed', default: false };
}

export function commentAnswer(comment: FakePull['comments'][number] & { id?: number }, index: number) {
  const { author, text, at, isBot, id = index, association = 'MEMBER' } = comment;
  const url = `https://api.github.com/repos/works/catalog/issues/comments/${index}`;
  return {
    ...{ id, node_id: 'IC_1', url, html_url: url, issue_url: url, body: text },
    user: { ...user(author), type: isBot ? 'Bot' : 'User' },
    ...{ created_at: at, updated_at: at, author_association: association },
  };
}

export function permissionAnswer(login: string, permission: string) {
  return { permission, role_name: permission, user: { ...user(login), role_name: permission } };
}
