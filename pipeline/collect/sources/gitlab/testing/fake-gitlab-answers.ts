/** Answers as GitLab's API gives them to a visitor who is not signed in (lib/api/entities of GitLab, recordings). */
import { CANARY, CANARY_SENTENCE } from '../../../forge/testing/canaries.ts';

export interface FakeGitlabRelease {
  tag: string;
  upcoming?: boolean;
  released?: string;
  links?: { name: string; url: string; direct?: string }[];
}

export interface FakeGitlabProject {
  id: number;
  /** Like group/subgroup/name */
  path: string;
  formerly?: string;
  name?: string;
  description?: string | null;
  topics?: string[];
  /** Older hosts have `tag_list` only. */
  hasTopics?: boolean;
  /** GitLab's key, like mit. */
  license?: string | null;
  archived?: boolean;
  visibility?: 'public' | 'internal' | 'private';
  releases?: FakeGitlabRelease[];
  tags?: { name: string; created?: string | null }[];
  readme?: { path: string; content: string };
  branch?: string;
  /** Members of the answer that are not as usual. */
  settings?: Record<string, unknown>;
}

const SOME_TIME = '2026-03-04T23:30:00.123Z';

const PERSON = {
  id: 7,
  username: CANARY.login,
  public_email: CANARY.email,
  name: CANARY.name,
  state: 'active',
  locked: false,
  avatar_url: `https://secure.gravatar.com/avatar/1?name=${CANARY.login}`,
  web_url: `https://gitlab.example/${CANARY.login}`,
};

export function projectAnswer(project: FakeGitlabProject, origin: string, withLicense: boolean) {
  const { id, path, topics = [], branch = 'main', license = 'mit', hasTopics = true, readme } = project;
  const namespace = path.slice(0, path.lastIndexOf('/'));
  const last = path.slice(path.lastIndexOf('/') + 1);
  const page = `${origin}/${path}`;
  return {
    id,
    description: project.description === undefined ? 'Does one thing well' : project.description,
    name: project.name ?? last,
    name_with_namespace: `${CANARY.name} / ${project.name ?? last}`,
    path: last,
    path_with_namespace: path,
    created_at: SOME_TIME,
    default_branch: branch,
    tag_list: topics,
    ...(hasTopics && { topics }),
    ssh_url_to_repo: `git@gitlab.example:${path}.git`,
    http_url_to_repo: `${page}.git`,
    web_url: page,
    readme_url: readme === undefined ? null : `${page}/-/blob/${branch}/${readme.path}`,
    forks_count: 3,
    ...(withLicense && licenseOf(license, page)),
    avatar_url: null,
    star_count: 4,
    last_activity_at: SOME_TIME,
    namespace: {
      id: 5,
      name: CANARY.name,
      path: namespace.slice(namespace.lastIndexOf('/') + 1),
      kind: namespace.includes('/') ? 'group' : 'user',
      full_path: namespace,
      parent_id: null,
      avatar_url: null,
      web_url: `${origin}/${namespace}`,
    },
    container_registry_image_prefix: `registry.gitlab.example/${path}`,
    _links: { self: `${origin}/api/v4/projects/${id}`, members: `${origin}/api/v4/projects/${id}/members` },
    empty_repo: false,
    archived: project.archived ?? false,
    visibility: project.visibility ?? 'public',
    owner: PERSON,
    creator_id: 7,
    service_desk_address: CANARY.email,
    description_html: `<p>${CANARY_SENTENCE}</p>`,
    open_issues_count: 0,
    ...project.settings,
  };
}

function licenseOf(key: string | null, page: string) {
  if (key === null) return { license_url: null, license: null };
  const license = {
    key,
    name: `License ${key}`,
    nickname: null,
    html_url: `https://x.example/${key}`,
    source_url: null,
  };
  return { license_url: `${page}/-/blob/main/LICENSE`, license };
}

function commitAnswer(page: string) {
  return {
    id: '3'.repeat(40),
    short_id: '33333333',
    created_at: SOME_TIME,
    parent_ids: [],
    title: `Merge the work of ${CANARY.name}`,
    message: `Release\n\nSigned-off-by: ${CANARY.name} <${CANARY.email}>`,
    author_name: CANARY.name,
    author_email: CANARY.email,
    authored_date: '2020-01-01T00:00:00.000Z',
    committer_name: CANARY.name,
    committer_email: CANARY.email,
    committed_date: '2026-02-01T23:30:00.000-05:00',
    trailers: { 'Signed-off-by': CANARY.email },
    web_url: `${page}/-/commit/${'3'.repeat(40)}`,
  };
}

export function releaseAnswer({ path }: FakeGitlabProject, release: FakeGitlabRelease, origin: string) {
  const { tag, upcoming = false, released = SOME_TIME, links = [] } = release;
  const page = `${origin}/${path}`;
  const formats = ['zip', 'tar.gz', 'tar.bz2', 'tar'];
  return {
    name: `${tag} by ${CANARY.name}`,
    tag_name: tag,
    description: CANARY_SENTENCE,
    created_at: SOME_TIME,
    released_at: released,
    author: PERSON,
    commit: commitAnswer(page),
    milestones: [],
    upcoming_release: upcoming,
    commit_path: `/${path}/-/commit/${'3'.repeat(40)}`,
    tag_path: `/${path}/-/tags/${tag}`,
    assets: {
      count: formats.length + links.length,
      sources: formats.map((format) => ({ format, url: `${page}/-/archive/${tag}/${tag}.${format}` })),
      links: links.map(({ name, url, direct }, id) => ({
        id,
        name: `${name} by ${CANARY.name}`,
        url,
        ...(direct !== undefined && { direct_asset_url: direct }),
        external: true,
        link_type: 'other',
      })),
    },
    evidences: [],
    _links: { self: `${page}/-/releases/${tag}`, edit_url: `${page}/-/releases/${tag}/edit` },
  };
}

export function tagAnswer({ path }: FakeGitlabProject, tag: { name: string; created?: string | null }, origin: string) {
  return {
    name: tag.name,
    message: CANARY_SENTENCE,
    target: '3'.repeat(40),
    commit: commitAnswer(`${origin}/${path}`),
    release: null,
    protected: false,
    created_at: tag.created ?? null,
  };
}
