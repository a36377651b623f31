/** The repository of a catalog: where it is, what kind of forge serves it, and the address of an issue begun there. */
import { isWebAddress } from './web-address.ts';

export type Forge = 'github' | 'gitlab' | 'forgejo';

export interface CatalogRepository {
  /** Without `.git` and without a slash at its end. */
  url: string;
  /** undefined where neither the host nor a setting says it. */
  forge: Forge | undefined;
}

/** What the person who fills the issue in finds there already. */
export interface IssueStart {
  /** File name of a form, where the forge has forms that take values: GitHub. */
  template: string;
  title: string;
  /** By the id they have in the form. */
  fields: Readonly<Record<string, string>>;
  /** The same as text, for forges without. */
  body: string;
}

/** Gitea takes what Forgejo takes. */
const FORGEJO_HOSTS = ['codeberg.org', 'gitea.com'];
/** Reserved for examples and tests (RFC 2606 and 6761): nobody is reached there. */
const RESERVED_NAMES = ['example', 'invalid', 'test'];
const RESERVED_DOMAINS = ['example.com', 'example.org', 'example.net'];
/** Ways to write "put your own name here" as the owner of a repository. */
const PLACEHOLDER_OWNER =
  /^(?:your|my)[-_]?(?:name|user(?:-?name)?|org(?:anization|anisation)?|account|company|github|handle)$/i;

/** @returns undefined without one, and for a placeholder that nobody has replaced: it would lead visitors to a stranger */
export function catalogRepository({
  repository,
  forge,
}: {
  repository?: string;
  forge?: Forge;
}): CatalogRepository | undefined {
  if (repository === undefined || !isWebAddress(repository) || isPlaceholderAddress(repository)) return undefined;
  const { origin, hostname, pathname, search, hash } = new URL(repository);
  const names = pathname.split('/').filter(Boolean);
  if (search !== '' || hash !== '' || names.length < 2) return undefined;
  return { url: `${origin}/${names.join('/').replace(/\.git$/, '')}`, forge: forge ?? forgeAt(hostname) };
}

/** True for an address that stands where somebody's own belongs. */
export function isPlaceholderAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol === 'mailto:') return isReserved(pathname.slice(pathname.lastIndexOf('@') + 1).toLowerCase());
  if (isReserved(hostname)) return true;
  const [, owner = '', name = ''] = pathname.split('/');
  return name !== '' && (/^(?:%3C|<)/i.test(owner) || PLACEHOLDER_OWNER.test(owner.replaceAll('_', '-')));
}

/** Where an issue is begun with what is known already; undefined where the forge is not known. */
export function preparedIssue(repository: CatalogRepository | undefined, issue: IssueStart): string | undefined {
  if (repository?.forge === undefined) return undefined;
  const { url, forge } = repository;
  const { template, title, fields, body } = issue;
  switch (forge) {
    case 'github':
      return `${url}/issues/new?${query({ template, title, ...fields })}`;
    case 'gitlab':
      return `${url}/-/issues/new?${query({ 'issue[title]': title, 'issue[description]': body })}`;
    case 'forgejo':
      return `${url}/issues/new?${query({ title, body })}`;
    default:
      return forge satisfies never;
  }
}

function isReserved(host: string): boolean {
  const labels = host.split('.');
  return RESERVED_NAMES.includes(labels.at(-1) ?? '') || RESERVED_DOMAINS.includes(labels.slice(-2).join('.'));
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

function forgeAt(hostname: string): Forge | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host === 'github.com') return 'github';
  if (host === 'gitlab.com' || host.startsWith('gitlab.')) return 'gitlab';
  return FORGEJO_HOSTS.includes(host) ? 'forgejo' : undefined;
}
