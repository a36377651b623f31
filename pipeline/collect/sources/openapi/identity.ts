/** Whose API a description describes, and where its homepage is: what two places in it agree on, or nothing. */
import { domainToUnicode } from 'node:url';
import { parse as parseHost } from 'tldts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { isFrontDoor, isOwnPage, ownDomain, pagesOf } from './addresses.ts';

interface Places {
  title: string;
  servers: readonly string[];
  documentation: string | undefined;
  /** The address the document came from. */
  url: string | undefined;
}

interface Publisher {
  vendor: string | undefined;
  homepage: string | undefined;
}

const PROVIDER_MEMBERS = ['x-providerName', 'x-provider-name', 'x-provider', 'x-organization', 'x-publisher'];
const MAX_NAME_LENGTH = 100;
/** The words a name may have at the beginning of a title. */
const MAX_NAME_WORDS = 4;

export function readPublisher(document: unknown, places: Places): Publisher {
  const { title, servers, documentation, url } = places;
  const { terms, contact } = pagesOf(document);
  const providers = providerNames(document);
  const domainsOf = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address === undefined ? [] : (ownDomain(address) ?? [])))),
  ];
  const witnesses = [
    domainsOf(providers.map((name) => `https://${name}`)),
    domainsOf([documentation]),
    domainsOf([terms]),
    domainsOf([contact]),
    domainsOf(servers.slice(0, 1)),
  ];
  const inside = witnesses.flat();
  const domains = inside.length > 0 ? inside : domainsOf([url]);
  // Terms and a contact may be another's, or a template's: alone they are no witness.
  const [ofProvider = [], ofPages = [], ofTerms = [], ofContact = [], ofServers = []] = witnesses;
  const agreed = ofTerms.filter((name) => ofContact.includes(name));
  const certain = [...ofProvider, ...ofPages, ...ofServers, ...agreed];
  const supported = domains.filter((name) => certain.includes(name));
  const domain = mostNamed(supported) ?? fromOwner(url) ?? (inside.length > 0 ? undefined : domains[0]);
  const named = [title, ...providers.filter((name) => !name.includes('.'))].map((text, index) =>
    matching(text, domains, index > 0),
  );
  const name = named.find((found) => found !== undefined);
  return {
    vendor: name ?? (domain === undefined ? privateHost(servers, url) : domainToUnicode(domain)),
    homepage: chooseHomepage({ documentation, terms, contact }, domains, title),
  };
}

function chooseHomepage(
  {
    documentation,
    terms,
    contact,
  }: { documentation?: string | undefined; terms?: string | undefined; contact?: string | undefined },
  domains: readonly string[],
  title: string,
): string | undefined {
  if (documentation !== undefined && isOwnPage(documentation)) return documentation;
  const origins = [terms, contact].flatMap((address) => {
    const domain = address === undefined ? undefined : ownDomain(address);
    if (address === undefined || domain === undefined || !isFrontDoor(address)) return [];
    const isWitnessed =
      domains.filter((other) => brandOf(other) === brandOf(domain)).length > 1 ||
      matching(title, [domain]) !== undefined;
    return isWitnessed ? [new URL(address).origin] : [];
  });
  return origins.find(isFirstHost) ?? origins[0];
}

/** One name under several endings is one publisher's. */
function brandOf(domain: string): string {
  return parseHost(domain).domainWithoutSuffix ?? domain;
}

function isFirstHost(address: string): boolean {
  const host = hostOf(address);
  const domain = ownDomain(address);
  return host === domain || host === `www.${domain}`;
}

/** What sorts an API by its provider: a domain, or the name of an organization. */
function providerNames(document: unknown): string[] {
  const info = member(document, 'info');
  return PROVIDER_MEMBERS.flatMap((key) =>
    [info, document].flatMap((holder) => {
      const stated = member(holder, key);
      const text = typeof stated === 'string' ? stated : textMember(stated, 'name');
      return text === undefined || text.length > MAX_NAME_LENGTH || linkHasContact(text) || hasPossibleContact(text)
        ? []
        : [text.trim()];
    }),
  );
}

/** The one that most places name; of several such the first. */
function mostNamed(domains: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(domains, (domain) => domain).values()];
  return groups.reduce<string[]>((best, next) => (next.length > best.length ? next : best), [])[0];
}

/** The words that a text begins with, where without spaces and signs they are the name of one of the domains. */
function matching(text: string, domains: readonly string[], isWhole = false): string | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const most = Math.min(words.length, MAX_NAME_WORDS);
  const names = new Set(domains.flatMap(spellingsOf));
  for (let count = most; count > 0; count -= 1) {
    if (isWhole && count < words.length) break;
    const name = withoutEnd(words.slice(0, count).join(' '));
    if (names.has(squeezed(name))) return name.replace(/['’]s$/u, '');
  }
  return undefined;
}

const BETWEEN_WORDS = new Set(' :;,|–—-');

function withoutEnd(text: string): string {
  let end = text.length;
  while (BETWEEN_WORDS.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** "redriver" and "redriverexample"; of a public body also what it shares with others, "govuk". */
function spellingsOf(domain: string): string[] {
  const { domainWithoutSuffix, publicSuffix } = parseHost(domain);
  const own = domainToUnicode(domain);
  const shared = publicSuffix?.startsWith('gov.') ? [squeezed(publicSuffix)] : [];
  return [squeezed(domainToUnicode(domainWithoutSuffix ?? '')), squeezed(own), ...shared].filter(
    (name) => name.length > 1,
  );
}

function squeezed(text: string): string {
  return text
    .replace(/['’]s$/u, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A document in a repository is its owner's. */
function fromOwner(url: string | undefined): string | undefined {
  const host = hostOf(url);
  if (url === undefined || !['github.com', 'raw.githubusercontent.com', 'gitlab.com'].includes(host ?? ''))
    return undefined;
  const owner = new URL(url).pathname.split('/')[1] ?? '';
  return /^[\w.-]{1,100}$/.test(owner) && !linkHasContact(owner) ? owner : undefined;
}

/** What stands on a hoster's domain belongs to the hoster's customer; only where nothing else is known. */
function privateHost(servers: readonly string[], url: string | undefined): string | undefined {
  for (const address of [url, servers[0]]) {
    const host = hostOf(address) ?? '';
    const { domain, isPrivate, isIp } = parseHost(host, { allowPrivateDomains: true });
    const name = isPrivate ? domain : isIp ? host : undefined;
    if (name && !linkHasContact(name)) return name;
  }
  return undefined;
}
