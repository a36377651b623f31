/** Which addresses are repositories of a forge. Pure. */

export interface GithubAddress {
  owner: string;
  name: string;
}

export interface GitlabAddress {
  /** Like https://gitlab.com */
  origin: string;
  /** Like gitlab.com; with the port, where there is one. */
  host: string;
  /** Like group/subgroup/name */
  path: string;
}

export const GITHUB_API = 'https://api.github.com';
const GITHUB_HOSTS = ['github.com', 'www.github.com'];
/** Gists, raw files, the API: nothing of GitHub's is a GitLab. */
const OF_GITHUB = /(?:^|\.)github(?:usercontent)?\.com$/;
const GITLAB = 'gitlab.com';

/** First path segments that are pages of github.com itself; no account can have these names. */
const GITHUB_PAGES = new Set(
  (
    'about account apps blog business codespaces collections contact copilot customer-stories dashboard enterprise ' +
    'events explore features gist github-copilot issues join login logout marketplace models new nonprofits ' +
    'notifications orgs organizations partners pricing pulls readme resources search security sessions settings signup site ' +
    'solutions sponsors stars team teams topics trending users why-github'
  ).split(' '),
);
/** The same of a GitLab host, and what GitLab serves to machines. */
const GITLAB_PAGES = new Set(
  (
    '- .well-known abuse_reports admin api assets dashboard explore files groups health_check help import invites jwt ' +
    'login oauth profile projects public robots.txt s search sitemap snippets unsubscribes uploads users v2'
  ).split(' '),
);
/** Names no project can have, because old addresses have pages there without `/-/`. */
const GITLAB_PROJECT_PAGES = new Set(
  'badges blame blob builds commits create create_dir edit find_file new preview raw refs tree update wikis'.split(' '),
);

const GITHUB_LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
const GITHUB_NAME = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;
/** A GitLab path segment: it neither begins with a dash nor ends with a dot, .git or .atom (GitLab's own rule). */
const GITLAB_SEGMENT = /^(?!-)(?!.*\.(?:git|atom)$)[A-Za-z0-9_.-]{1,255}(?<!\.)$/;
const MAX_GITLAB_SEGMENTS = 22;

export function isGithubRepository({ owner, name }: GithubAddress): boolean {
  return GITHUB_LOGIN.test(owner) && GITHUB_NAME.test(name);
}

/** A path of at least a namespace and a project. */
export function isGitlabPath(path: string): boolean {
  const segments = path.split('/');
  return (
    segments.length >= 2 && segments.length <= MAX_GITLAB_SEGMENTS && segments.every((s) => GITLAB_SEGMENT.test(s))
  );
}

/** The forge an address can be seen to belong to. A self-managed GitLab can, where the address has a `/-/`. */
export function forgeOf(address: string): 'github' | 'gitlab' | undefined {
  const url = webUrl(address);
  if (url === undefined) return undefined;
  if (GITHUB_HOSTS.includes(url.hostname)) return githubAddress(address) && 'github';
  const isSeen = [GITLAB, `www.${GITLAB}`].includes(url.host) || url.pathname.includes('/-/');
  return isSeen && gitlabAddress(address) ? 'gitlab' : undefined;
}

/** The repository that an address on github.com leads to. */
export function githubAddress(address: string): GithubAddress | undefined {
  const url = webUrl(address);
  if (url === undefined || !GITHUB_HOSTS.includes(url.hostname)) return undefined;
  const [owner = '', last = ''] = segmentsOf(url.pathname);
  const repository = { owner, name: last.replace(/\.git$/i, '') };
  return GITHUB_PAGES.has(owner.toLowerCase()) || !isGithubRepository(repository) ? undefined : repository;
}

/** The project that an address leads to if its host is a GitLab: gitlab.com is, of others only the API can tell. */
export function gitlabAddress(address: string): GitlabAddress | undefined {
  const url = webUrl(address);
  if (url === undefined || OF_GITHUB.test(url.hostname)) return undefined;
  if (url.port === '') url.protocol = 'https:';
  if (url.hostname === `www.${GITLAB}`) url.hostname = GITLAB;
  const [project = ''] = `${url.pathname}/`.split('/-/');
  const segments = segmentsOf(project);
  const page = segments.findIndex((segment, index) => index >= 2 && GITLAB_PROJECT_PAGES.has(segment));
  const path = segments
    .slice(0, page === -1 ? undefined : page)
    .join('/')
    .replace(/\.git$/i, '');
  if (GITLAB_PAGES.has(segments[0]?.toLowerCase() ?? '') || !isGitlabPath(path)) return undefined;
  return { origin: url.origin, host: url.host, path };
}

function webUrl(address: string): URL | undefined {
  const url = address.length > 2048 ? null : URL.parse(address);
  if (url === null) return undefined;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}
