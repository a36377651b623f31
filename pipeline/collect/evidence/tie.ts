/**
 * Whether what a registry names as a package's own is the listing's own: without that, a package would be anybody's.
 * Both must point at one place: the registry at it, and the listing come from it. A repository is the listing's if it
 * is its source; a domain is if the homepage is on it and it is proved, or the feed lies on it, too. A document that the
 * operator keeps was written down by a person: there, what it names counts.
 */
import { parse as parseHost } from 'tldts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { isCodeHost } from '../../../schemas/rules/code-hosts.ts';
import { hostOf, isWebAddress } from '../../../schemas/rules/web-address.ts';
import { githubAddress, gitlabAddress } from '../forge/repository-address.ts';
import { isSharedHost } from '../sources/openapi/addresses.ts';

/** Registries, and hosts where each account is somebody else: no homepage there says whose a domain is. */
const OF_MANY =
  /(?:^|\.)(?:npmjs\.com|pypi\.org|crates\.io|rubygems\.org|packagist\.org|nuget\.org|docker\.com|google\.com|apple\.com|microsoft\.com|huggingface\.co|linktr\.ee|patreon\.com|shields\.io|goog)$/;
const MAX_LENGTH = 2048;

/**
 * @param named addresses that the registry's record names: repository, homepage
 * @returns the one that ties both, as it is kept in the record: an address of a repository, or a domain
 */
export function placeThatTies(listing: Listing, named: readonly string[]): string | undefined {
  const repositories = ownRepositories(listing);
  const domain = ownDomain(listing);
  for (const address of named) {
    const written = asWebAddress(address);
    if (written === undefined) continue;
    const repository = repositoryOf(written);
    if (repository !== undefined && repositories.includes(repository)) return repository;
    if (domain !== undefined && domainOf(written) === domain) return domain;
  }
  return undefined;
}

function ownRepositories(listing: Listing): string[] {
  const sources = listing.sources.filter(({ kind }) => kind === 'github' || kind === 'gitlab');
  const named = isKept(listing) ? namedAddresses(listing) : [];
  return [...sources.map(({ url }) => url), ...named].flatMap((address) => repositoryOf(address ?? '') ?? []);
}

function namedAddresses({ homepage, documentation, support_url, status_page, versions }: Listing): string[] {
  const notes = versions.map(({ notes_url }) => notes_url);
  return [homepage, documentation, support_url, status_page, ...notes].flatMap((address) =>
    address !== undefined && isCodeHost(hostOf(address) ?? '') ? address : [],
  );
}

/** Of the homepage, where somebody has shown that it is the listing's. */
function ownDomain(listing: Listing): string | undefined {
  const domain = domainOf(listing.homepage ?? '');
  if (domain === undefined) return undefined;
  const isProved = listing.verification.status === 'verified';
  const isFedFrom = listing.sources.some(({ url }) => domainOf(url ?? '') === domain);
  return isProved || isFedFrom || isKept(listing) ? domain : undefined;
}

/** The operator has it in data/feeds. */
function isKept({ sources }: Listing): boolean {
  return sources.every(({ feed, url }) => feed !== undefined && url === undefined);
}

/** What somebody registered for themselves; undefined for a host that many share, each below a name or a path. */
function domainOf(address: string): string | undefined {
  const host = isWebAddress(address) ? (hostOf(address) ?? '') : '';
  const { domain, isPrivate, isIp } = parseHost(host, { allowPrivateDomains: true });
  if (domain === null || isPrivate === true || isIp === true) return undefined;
  return isCodeHost(host) || isSharedHost(host) || OF_MANY.test(host) ? undefined : domain;
}

/** In the form that all ways to write it have in common. Forges tell no capitals apart. */
function repositoryOf(address: string): string | undefined {
  if (!isWebAddress(address) || URL.parse(address)?.port !== '') return undefined;
  const github = githubAddress(address);
  if (github !== undefined) return `https://github.com/${github.owner}/${github.name}`.toLowerCase();
  const gitlab = gitlabAddress(address);
  return gitlab && `${gitlab.origin}/${gitlab.path}`.toLowerCase();
}

/** What registries write is often meant for git. */
function asWebAddress(written: string): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const address = written
    .trim()
    .replace(/^git\+/i, '')
    .replace(/^github:/i, 'https://github.com/')
    .replace(/^(?:ssh:\/\/)?git@([a-z\d.-]+)[:/]/i, 'https://$1/')
    .replace(/^git:\/\//i, 'https://');
  return isWebAddress(address) ? address : undefined;
}
