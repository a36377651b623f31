/** Answers as GitHub's API gives them, with everything its description asks for. */
import MarkdownIt from 'markdown-it';
import { CANARY, CANARY_SENTENCE } from '../../../forge/testing/canaries.ts';

export interface FakeGithubRelease {
  tag: string;
  draft?: boolean;
  prerelease?: boolean;
  published?: string | null;
  body?: string | null;
  assets?: { name: string; digest?: string | null; state?: string; size?: unknown }[];
}

export interface FakeGithubRepository {
  owner: string;
  name: string;
  /** owner/name it had before: answers 301. */
  formerly?: string;
  description?: string | null;
  homepage?: string | null;
  topics?: string[];
  license?: { key: string; name: string; spdx_id: string | null; url: string | null; node_id: string } | null;
  archived?: boolean;
  private?: boolean;
  releases?: FakeGithubRelease[];
  /** Tag of the release that its owner calls the latest. */
  latest?: string;
  tags?: string[];
  /** Of the commits of tags, where they are not all of one day. */
  tagDays?: Record<string, string>;
  /** Tags with an object of their own. */
  annotated?: string[];
  readme?: { path: string; content: string; encoding?: string };
  /** Members of the answer that are not as usual. */
  settings?: Record<string, unknown>;
  /** Address of its security policy. */
  securityPolicy?: string;
}

const MIT = {
  key: 'mit',
  name: 'MIT License',
  spdx_id: 'MIT',
  url: 'https://api.github.com/licenses/mit',
  node_id: 'MDc6TGljZW5zZTEz',
};

export const SOME_TIME = '2026-03-04T23:30:00Z';
const REPOSITORY_ID = 1001;

/** @param login the owner's is no canary: it becomes the vendor */
export function user(login: string) {
  const part = encodeURIComponent(login);
  const api = `https://api.github.com/users/${part}`;
  return {
    login,
    id: 7,
    node_id: 'MDQ6VXNlcjc=',
    name: CANARY.name,
    email: CANARY.email,
    avatar_url: `https://avatars.githubusercontent.com/u/7?name=${CANARY.login}`,
    gravatar_id: '',
    url: api,
    html_url: `https://github.com/${part}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: 'User',
    site_admin: false,
    starred_at: SOME_TIME,
    user_view_type: 'public',
  };
}

const CANARY_USER = user(CANARY.login);

/** The addresses of a repository's parts that every answer carries. */
const PARTS = (
  'archive:{archive_format}{/ref} assignees:{/user} blobs:{/sha} branches:{/branch} collaborators:{/collaborator} ' +
  'comments:{/number} commits:{/sha} compare:{base}...{head} contents:{+path} contributors deployments downloads ' +
  'events forks git_commits:{/sha} git_refs:{/sha} git_tags:{/sha} hooks issue_comment:{/number} ' +
  'issue_events:{/number} issues:{/number} keys:{/key_id} labels:{/name} languages merges milestones:{/number} ' +
  'notifications:{?since,all,participating} pulls:{/number} releases:{/id} stargazers statuses:{sha} subscribers ' +
  'subscription tags teams trees:{/sha}'
).split(' ');

export function repositoryAnswer(repository: FakeGithubRepository) {
  const { owner, name, license = MIT } = repository;
  const fullName = `${owner}/${name}`;
  const api = `https://api.github.com/repos/${fullName}`;
  const page = `https://github.com/${fullName}`;
  return {
    id: REPOSITORY_ID,
    node_id: 'R_kgDOAAAD6Q',
    name,
    full_name: fullName,
    private: repository.private ?? false,
    owner: user(owner),
    organization: { ...user(owner), type: 'Organization' },
    html_url: page,
    description: repository.description === undefined ? 'Does one thing well' : repository.description,
    homepage: repository.homepage === undefined ? 'https://works.example/' : repository.homepage,
    topics: repository.topics ?? [],
    license,
    archived: repository.archived ?? false,
    url: api,
    ...Object.fromEntries(
      PARTS.map((part) => {
        const [key = '', template = ''] = part.split(/:(.*)/);
        return [`${key}_url`, `${api}/${key.replace('git_', 'git/')}${template}`];
      }),
    ),
    git_url: `git://github.com/${fullName}.git`,
    ssh_url: `git@github.com:${fullName}.git`,
    clone_url: `${page}.git`,
    svn_url: page,
    mirror_url: null,
    ...counters(),
    language: 'TypeScript',
    default_branch: 'main',
    visibility: repository.private ? 'private' : 'public',
    pushed_at: SOME_TIME,
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
    permissions: { admin: false, maintain: false, push: false, triage: false, pull: true },
    custom_properties: { maintainer: CANARY.name, contact: CANARY.email },
    ...repository.settings,
  };
}

function counters() {
  return {
    fork: false,
    forks: 9,
    forks_count: 9,
    stargazers_count: 80,
    watchers: 80,
    watchers_count: 80,
    subscribers_count: 42,
    network_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    size: 108,
    is_template: false,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    disabled: false,
    allow_forking: true,
    web_commit_signoff_required: false,
  };
}

export function releaseAnswer({ owner, name }: FakeGithubRepository, release: FakeGithubRelease, index: number) {
  const { tag, draft = false, published = draft ? null : SOME_TIME } = release;
  const api = `https://api.github.com/repos/${owner}/${name}/releases`;
  const page = `https://github.com/${owner}/${name}/releases`;
  return {
    url: `${api}/${index}`,
    html_url: `${page}/tag/${tag}`,
    assets_url: `${api}/${index}/assets`,
    upload_url: `https://uploads.github.com/repos/${owner}/${name}/releases/${index}/assets{?name,label}`,
    tarball_url: `https://api.github.com/repos/${owner}/${name}/tarball/${tag}`,
    zipball_url: `https://api.github.com/repos/${owner}/${name}/zipball/${tag}`,
    id: index,
    node_id: `RE_${index}`,
    tag_name: tag,
    target_commitish: 'main',
    name: `${tag} by ${CANARY.name}`,
    body: release.body === undefined ? CANARY_SENTENCE : release.body,
    draft,
    prerelease: release.prerelease ?? false,
    immutable: false,
    created_at: SOME_TIME,
    published_at: published,
    author: CANARY_USER,
    assets: (release.assets ?? []).map((asset, number) => ({
      url: `${api}/assets/${number}`,
      browser_download_url: `${page}/download/${tag}/${asset.name}`,
      id: number,
      node_id: `RA_${number}`,
      name: asset.name,
      label: `built by ${CANARY.name}`,
      state: asset.state ?? 'uploaded',
      content_type: 'application/zip',
      size: 'size' in asset ? asset.size : 1024,
      digest: asset.digest ?? null,
      download_count: 42,
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      uploader: CANARY_USER,
    })),
    mentions_count: 1,
  };
}

export function tagAnswer({ owner, name }: FakeGithubRepository, tag: string, sha: string) {
  const api = `https://api.github.com/repos/${owner}/${name}`;
  return {
    name: tag,
    commit: { sha, url: `${api}/commits/${sha}` },
    zipball_url: `${api}/zipball/refs/tags/${tag}`,
    tarball_url: `${api}/tarball/refs/tags/${tag}`,
    node_id: 'REF_1',
  };
}

export function refAnswer({ owner, name, annotated = [] }: FakeGithubRepository, tag: string, sha: string) {
  const api = `https://api.github.com/repos/${owner}/${name}/git`;
  const type = annotated.includes(tag) ? 'tag' : 'commit';
  const url = `${api}/refs/tags/${encodeURIComponent(tag)}`;
  return { ref: `refs/tags/${tag}`, node_id: 'REF_1', url, object: { sha, type, url: `${api}/${type}s/${sha}` } };
}

export function tagObjectAnswer({ owner, name }: FakeGithubRepository, sha: string) {
  const api = `https://api.github.com/repos/${owner}/${name}/git`;
  return {
    node_id: 'TA_1',
    tag: 'v1.0.0',
    sha,
    url: `${api}/tags/${sha}`,
    message: CANARY_SENTENCE,
    tagger: { name: CANARY.name, email: CANARY.email, date: SOME_TIME },
    object: { type: 'commit', sha, url: `${api}/commits/${sha}` },
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

export function commitAnswer({ owner, name }: FakeGithubRepository, sha: string) {
  const api = `https://api.github.com/repos/${owner}/${name}/git`;
  const person = { name: CANARY.name, email: CANARY.email, date: SOME_TIME };
  return {
    sha,
    node_id: 'C_1',
    url: `${api}/commits/${sha}`,
    html_url: `https://github.com/${owner}/${name}/commit/${sha}`,
    author: person,
    committer: person,
    message: `Release\n\nSigned-off-by: ${CANARY.name} <${CANARY.email}>`,
    tree: { sha, url: `${api}/trees/${sha}` },
    parents: [],
    verification: { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null },
  };
}

export function readmeAnswer(
  { owner, name }: FakeGithubRepository,
  readme: { path: string; content: string; encoding?: string },
) {
  const { path, content, encoding = 'base64' } = readme;
  const api = `https://api.github.com/repos/${owner}/${name}`;
  const page = `https://github.com/${owner}/${name}/blob/main/${path}`;
  const base64 = Buffer.from(content).toString('base64');
  return {
    type: 'file',
    encoding,
    size: content.length,
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
    // GitHub breaks the line after 60 characters.
    content: encoding === 'base64' ? base64.replace(/.{60}/g, '$&\n') : '',
    sha: '3d21ec53a331a6f037a91c368710b99387d012c1',
    url: `${api}/contents/${path}?ref=main`,
    git_url: `${api}/git/blobs/3d21ec53a331a6f037a91c368710b99387d012c1`,
    html_url: page,
    download_url: `https://raw.githubusercontent.com/${owner}/${name}/main/${path}`,
    _links: { self: `${api}/contents/${path}?ref=main`, git: `${api}/git`, html: page },
  };
}

const markdown = new MarkdownIt({ html: true });

/** What GitHub answers where HTML is asked for: its frame, headings with an anchor, plain text as it is. */
export function renderedReadme({ path, content }: { path: string; content: string }): string {
  const ending = path.split('.').at(-1) ?? '';
  const frame = (inner: string) => `<div id="file" class="${ending}" data-path="${path}">${inner}</div>`;
  if (ending !== 'md') {
    const text = markdown.utils.escapeHtml(content);
    return frame(`<div class="plain"><pre style="white-space: pre-wrap">${text}</pre></div>`);
  }
  const html = markdown
    .render(content)
    .replace(
      /<(h\d)>(.*?)<\/h\d>/g,
      '<div class="markdown-heading"><$1 class="heading-element">$2</$1><a class="anchor"></a></div>',
    );
  return frame(`<article class="markdown-body entry-content container-lg" itemprop="text">${html}</article>`);
}

export function errorAnswer(message: string, status: number) {
  return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
}
