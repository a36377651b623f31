/**
 * Whether what a registry names as a package's own is the listing's own: without that, a package would be anybody's.
 * What a document only names proves nothing, because anybody can write a document; so the place that the registry names
 * must be one that the listing is read from, or whose owner has shown it.
 */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { namedUrl, projectOf, repositoryOf } from '../../repo/addresses/registry-addresses.ts';
import { ownDomain } from './pages/shared-hosts.ts';

/**
 * @param named addresses that the registry's record names: repository, homepage
 * @returns the one that ties both, as it is kept in the record: the address of a repository, or the homepage's host;
 * undefined where nothing does
 */
export function provenPlace(listing: Listing, named: readonly string[]): string | undefined {
  // Further sources only fill gaps; they must not lend their ownership to the first one.
  const source = listing.sources.find(({ primary }) => primary);
  if (source === undefined) return undefined;
  const urls = named.flatMap((text) => namedUrl(text) ?? []);
  const repositories = ownRepositories(listing, source);
  // On a host of its own, only the source tells that it is a GitLab.
  const isNamed = (repository: string) =>
    urls.some((url) => isSame(repositoryOf(url), repository) || isSame(onOwnGitlab(url, repository), repository));
  return repositories.find(isNamed) ?? ownHost(listing, source, urls);
}

type Source = Listing['sources'][number];

function ownRepositories(listing: Listing, source: Source): string[] {
  if (isOperators(source)) {
    const { homepage, documentation, support_url, status_page, versions } = listing;
    const addresses = [
      homepage,
      documentation,
      support_url,
      status_page,
      ...versions.map(({ notes_url }) => notes_url),
    ];
    const urls = addresses.flatMap((address) => (address === undefined ? [] : (namedUrl(address) ?? [])));
    return urls.flatMap((url) => repositoryOf(url) ?? []);
  }
  const url = URL.parse(source.url ?? '');
  if (url === null) return [];
  const repository = repositoryOf(url);
  if (source.kind === 'github') return repository?.startsWith('https://github.com/') ? [repository] : [];
  return source.kind === 'gitlab' ? [projectOf(url)].flatMap((project) => project ?? []) : [];
}

/** A document that was sent has neither; one that is fetched has an address. */
function isOperators({ feed, url }: Source): boolean {
  return feed !== undefined && url === undefined;
}

function onOwnGitlab(url: URL, repository: string): string | undefined {
  return url.hostname === new URL(repository).host ? projectOf(url) : undefined;
}

/** Code hosts make no difference between capital and small letters. */
function isSame(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase();
}

/** The homepage's host, where it is shown to be the listing's own and one of the addresses is on its domain. */
function ownHost(listing: Listing, source: Source, urls: readonly URL[]): string | undefined {
  const home = listing.homepage === undefined ? undefined : namedUrl(listing.homepage)?.hostname;
  const domain = home === undefined ? undefined : ownDomain(home);
  if (home === undefined || domain === undefined) return undefined;
  const shown = shownHosts(listing, source, home, domain).filter((host) => areRelated(host, home));
  const isOwn = ({ hostname }: URL) =>
    ownDomain(hostname) === domain &&
    shown.some((host) => host === domain || (areRelated(hostname, host) && areRelated(hostname, home)));
  return urls.some(isOwn) ? home : undefined;
}

/** Hosts that the publisher has shown to be their own; a whole domain by its own name. */
function shownHosts({ verification }: Listing, source: Source, home: string, domain: string): string[] {
  if (isOperators(source)) return [domain];
  const shown: string[] = [];
  // A record of the domain speaks for all of it, a file for its host.
  if (verification.status === 'verified') shown.push(verification.method === 'dns-txt' ? domain : home);
  const feed = URL.parse(source.url ?? '');
  if (feed !== null && isOwnersWord(feed) && ownDomain(feed.hostname) === domain) shown.push(feed.hostname);
  return shown;
}

/**
 * Without encryption, anybody on the way could have answered; other ports may be others' on a shared machine; and an
 * address that says where to go next sends its visitors to whoever wrote it.
 */
function isOwnersWord({ protocol, port, username, pathname, search }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && search === '' && !LEADS_ON.test(pathname);
}
const LEADS_ON = /\/{2}|%(?:25)*(?:2f|3a|5c)|:/i;

/**
 * One is the other, or lies below it. Two names beside each other may be two owners': no list knows all hosts that give
 * names away.
 */
function areRelated(a: string, b: string): boolean {
  const [one, other] = [a, b].map((host) => host.replace(/^www\./, '')) as [string, string];
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
