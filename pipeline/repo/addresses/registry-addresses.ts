/** Addresses as publishers write them into registries' records: of a page, or of a repository as git writes it. */
import { isCodeHost } from '../../../schemas/rules/code-hosts.ts';
import { githubAddress, gitlabAddress } from '../../../schemas/rules/repository-address.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';

const MAX_LENGTH = 2048;
/** What git understands besides web addresses: `git@host:owner/name`, and addresses of ssh with the user git. */
const SSH = /^(?:(?:git\+)?ssh:\/\/(?:git@)?([a-z\d.-]{1,253})[:/]|git@([a-z\d.-]{1,253}):)(?!\/)([^\s:@]{1,1024})$/i;
const GIT_SCHEME = /^git(?:\+(?=https?:\/\/)|(?=:\/\/))/i;
/** Other hosts than GitHub whose repositories are an owner and a name. */
const TWO_PARTS = /^(?:bitbucket\.org|codeberg\.org|gitee\.com|git\.sr\.ht)$/;
const PART = /^(?!\.{1,2}$)~?[\w.-]{1,100}$/;

/** Absolute, at the usual port, without a user; undefined for what is no such address. */
export function namedUrl(text: string): URL | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const [, host, bareHost, path] = SSH.exec(trimmed) ?? [];
  const isSsh = path !== undefined;
  const address = isSsh ? `https://${host ?? bareHost}/${path}` : trimmed.replace(GIT_SCHEME, asWeb);
  if (!isWebAddress(address)) return undefined;
  const url = new URL(address);
  return url.port === '' ? url : undefined;
}

/** `git+https://…` without its first word; `git://…` as https. */
const asWeb = (scheme: string) => (scheme.endsWith('+') ? '' : 'https');

/** The web addresses among what a registry names, without user names, which may be those of people. */
export function namedPlaces(texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text === undefined ? [] : (namedUrl(text)?.href ?? [])));
}

/** A repository at a code host that many use, however an address leads into it. */
export function repositoryOf(url: URL): string | undefined {
  const github = githubAddress(url.href);
  if (github !== undefined) return `https://github.com/${github.owner}/${github.name}`;
  if (!isCodeHost(url.hostname)) return undefined;
  if (/^(?:www\.)?gitlab\.com$/.test(url.hostname)) return projectOf(url);
  const [owner = '', last = ''] = url.pathname.split('/').filter((part) => part !== '');
  const name = last.replace(/\.git$/i, '');
  const isOne = TWO_PARTS.test(url.hostname) && PART.test(owner) && PART.test(name);
  return isOne ? `https://${url.hostname}/${owner}/${name}` : undefined;
}

/** The same on a host that is known to be a GitLab. */
export function projectOf(url: URL): string | undefined {
  const project = gitlabAddress(url.href);
  return project && `${project.origin}/${project.path}`;
}
