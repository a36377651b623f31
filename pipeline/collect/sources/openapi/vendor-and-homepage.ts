/**
 * Whose API a description describes, and where its homepage is: what two places in the document agree on, or nothing. Of `info.contact` only the address is read, never whose it is; references are never resolved.
 */
import { domainToUnicode } from 'node:url';
import { parse as parseHost } from 'tldts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { isPublicName } from '../../../../schemas/rules/public-host-name.ts';
import { hostOf, isWebAddress } from '../../../../schemas/rules/web-address.ts';

/** Domains where anybody puts pages, and pages that every generator points to: they speak for no publisher. */
const SHARED_DOMAINS = new Set(
  (
    'apache.org apiary.io app.link archive.org atlassian.net bit.ly codeberg.org creativecommons.org discord.gg ' +
    'forms.gle getpostman.com githubusercontent.com gnu.org goo.gl httpbin.org ietf.org instagram.com medium.com ' +
    'mocky.io mozilla.org ngrok.io notion.site notion.so openapis.org opensource.org postman.co rapidapi.com readme.io ' +
    'readthedocs.io redoc.ly sourceforge.net spdx.org stackoverflow.com stoplight.io swagger.io swaggerhub.com t.me ' +
    'telegram.me unlicense.org w3.org wikipedia.org'
  ).split(' '),
);
/** The same of one host, beside which the company has others of its own. */
const SHARED_HOSTS = new Set(
  (
    'bitbucket.org discord.com docs.google.com drive.google.com facebook.com gist.github.com github.com gitlab.com ' +
    'linkedin.com postman.com reddit.com slack.com twitter.com x.com youtube.com zendesk.com'
  ).split(' '),
);

/** Words in a host's name before the registered domain that stand for a machine, or for one to try things on. */
const MACHINE =
  /^(?:public)?(?:apis?|rest|soap|graphql|gateway|sandbox|staging|stage|stg|test|testing|uat|qa|mock|demo|devui|preprod|localhost|v\d)\d{0,4}$/;
/** First parts of hosts that people read. */
const PAGES = /^(?:docs?|documentation|help|dev|develop|developers?|www\d?|portal|learn|wiki)$/;
/** Pages of a publisher that are nobody's way in. */
const SIDE_DOOR =
  /^(?:support|help|status|community|forums?|legal|accounts?|auth|login|sso|id|tickets?|jira|cdn|static)$/;
const EXAMPLE =
  /(?:^|\.)(?:test|invalid)$|(?:^|[.-])example(?:-[a-z]+)?\.|(?:^|[.-])(?:your|my)-?(?:domain|company|server|host|api)\.|(?:^|\.)(?:(?:some|any|sample|dummy)-?[a-z-]*(?:server|host|domain|company|docs|api|site|url)|host|hostname|domain|server|foo|bar)\.(?:com|org|net)$/;

const PROVIDER_MEMBERS = ['x-providerName', 'x-provider-name', 'x-provider', 'x-organization', 'x-publisher'];
/** `API` at api.net: the title says what it is, and not whose. */
const GENERIC = new Set(
  'api apis app apps rest web data cloud docs server service services platform demo test'.split(' '),
);
const MAX_NAME_LENGTH = 100;
/** The words a name may have at the beginning of a title. */
const MAX_NAME_WORDS = 4;
/** More servers would say nothing new about whose API it is. */
const MAX_SERVERS = 50;
const MAX_URL_LENGTH = 2048;

interface Places {
  title: string;
  documentation: string | undefined;
  /** The address the document came from. */
  url: string | undefined;
}

export function readPublisher(document: unknown, { title, documentation, url }: Places) {
  const info = member(document, 'info');
  const providers = providerNames(document);
  const provided = new Set(providers.flatMap((name) => ownSite(`https://${name}`)?.domain ?? []));
  const servers = serverAddresses(document);
  const [pages, terms, contact, server] = [
    documentation,
    textMember(info, 'termsOfService'),
    textMember(member(info, 'contact'), 'url'),
    servers[0],
  ].map(ownSite);
  const inside = [...provided, ...[pages, terms, contact, server].flatMap((site) => site?.domain ?? [])];
  const domains = inside.length > 0 ? inside : [ownSite(`https://${hostOf(url)}`)?.domain ?? []].flat();
  // Terms and a contact may be another's, or a template's: alone they are no witness.
  const agreed = terms?.domain === contact?.domain ? terms?.domain : undefined;
  const certain = new Set([...provided, pages?.domain, server?.domain, agreed]);
  const domain =
    mostNamed(inside.filter((name) => certain.has(name))) ??
    ownerOf(url) ??
    (inside.length > 0 ? undefined : domains[0]);
  const name = [title, ...providers.filter((provider) => !provider.includes('.'))]
    .map((text, index) => nameAtBeginning(text, domains, index > 0))
    .find((found) => found !== undefined);
  return {
    vendor: name ?? (domain === undefined ? publicBody([url, servers[0]]) : domainToUnicode(domain)),
    homepage: pages?.isPage ? pages.address : chooseOrigin([terms, contact], domains, title),
  };
}

interface Site {
  address: string;
  host: string;
  /** The domain that the publisher registered. */
  domain: string;
  /** True for an address that people read. */
  isPage: boolean;
  /** True for a way in: not the pages for those who have a question or an account. */
  isFrontDoor: boolean;
}

/** An address at a host that a publisher has for itself: no hoster's, no example's, without a contact. */
function ownSite(address: string | undefined): Site | undefined {
  if (address === undefined || !isWebAddress(address) || !address.isWellFormed()) return undefined;
  const host = hostOf(address) ?? '';
  const { domain, subdomain } = parseHost(host);
  if (!isPublicName(host) || domain === null || isShared(host) || EXAMPLE.test(host)) return undefined;
  if (holdsContact(address, host, domain)) return undefined;
  const parts = (subdomain ?? '').split('.').filter((part) => part !== '');
  const words = parts.flatMap((part) => part.split('-'));
  const isMachine = words.some((word) => MACHINE.test(word)) && !PAGES.test(parts[0] ?? '');
  const isPage = !isMachine && !/\.(?:json|ya?ml|xml|zip)$/i.test(address);
  return { address, host, domain, isPage, isFrontDoor: isPage && !parts.some((part) => SIDE_DOOR.test(part)) };
}

/** Behind a slash digits may be the name of anything, so a host is looked at by itself, too. */
function holdsContact(...addresses: string[]): boolean {
  return addresses.some((address) => linkHasContact(address));
}

function isShared(host: string): boolean {
  const { domain, isPrivate } = parseHost(host, { allowPrivateDomains: true });
  return isPrivate === true || SHARED_DOMAINS.has(domain ?? '') || SHARED_HOSTS.has(host.replace(/^www\./, ''));
}

/** Absolute addresses on public hosts. Variables stand at their defaults; `host` of Swagger 2.0 has no scheme. */
function serverAddresses(document: unknown): string[] {
  const host = textMember(document, 'host') ?? '';
  const written =
    member(document, 'swagger') === undefined
      ? listMember(document, 'servers').slice(0, MAX_SERVERS).map(resolveTemplate)
      : [/^[\w.-]{1,253}(?::\d{1,5})?$/.test(host) ? `https://${host}` : ''];
  return written.filter((address) => {
    const name = hostOf(address) ?? '';
    const isPublic = isPublicName(name) && parseHost(name, { allowPrivateDomains: true }).domain !== null;
    return isPublic && isWebAddress(address) && !EXAMPLE.test(name) && !holdsContact(address, name);
  });
}

function resolveTemplate(server: unknown): string {
  const template = textMember(server, 'url') ?? '';
  if (template.length > MAX_URL_LENGTH) return '';
  const address = template.replace(/\{([^{}]{1,100})\}/g, (_, name: string) => {
    const value = textMember(member(member(server, 'variables'), name), 'default') ?? '';
    // Put in again and again, a long one would fill the memory.
    return value.length > MAX_URL_LENGTH ? '' : value;
  });
  // A reference without scheme (RFC 3986, 4.2) still names its host.
  return address.startsWith('//') ? `https:${address}` : address;
}

/** Of terms and contact, what another place or the title bears out; best the first host of its domain. */
function chooseOrigin(sites: readonly (Site | undefined)[], domains: readonly string[], title: string) {
  const borneOut = sites.filter((site): site is Site => {
    if (!site?.isFrontDoor) return false;
    const brand = brandOf(site.domain);
    return (
      domains.filter((other) => brandOf(other) === brand).length > 1 ||
      nameAtBeginning(title, [site.domain], false) !== undefined
    );
  });
  const best = borneOut.find(({ host, domain }) => host === domain || host === `www.${domain}`) ?? borneOut[0];
  return best && new URL(best.address).origin;
}

/** One name under several endings is one publisher's. */
function brandOf(domain: string): string {
  return parseHost(domain).domainWithoutSuffix ?? domain;
}

/** What sorts an API by its provider: a domain, or the name of an organization. */
function providerNames(document: unknown): string[] {
  const holders = [member(document, 'info'), document];
  const stated = PROVIDER_MEMBERS.flatMap((key) => holders.map((holder) => member(holder, key)));
  return stated
    .map((value) => (typeof value === 'string' ? value : (textMember(value, 'name') ?? '')))
    .filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH)
    .filter((name) => !linkHasContact(name) && !hasPossibleContact(name))
    .map((name) => name.trim());
}

/** The one that most places name; of several such the first. */
function mostNamed(domains: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(domains, (domain) => domain).values()];
  return groups.sort((a, b) => b.length - a.length)[0]?.[0];
}

/** The words that a text begins with, or is, where without spaces and signs they are the name of one of the domains. */
function nameAtBeginning(text: string, domains: readonly string[], isWhole: boolean): string | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const names = new Set(domains.flatMap(spellingsOf));
  for (let count = Math.min(words.length, MAX_NAME_WORDS); count > (isWhole ? words.length - 1 : 0); count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[ :;,|–—-]{1,20}$/u, '');
    if (names.has(squeezed(name)) && !GENERIC.has(squeezed(name))) return name.replace(/['’]s$/u, '');
  }
  return undefined;
}

/** "redriver" and "redriverexample"; of a public body also what it shares with others, "govuk". */
function spellingsOf(domain: string): string[] {
  const { domainWithoutSuffix, publicSuffix } = parseHost(domain);
  const shared = publicSuffix?.startsWith('gov.') ? [publicSuffix] : [];
  const names = [domainToUnicode(domainWithoutSuffix ?? ''), domainToUnicode(domain), ...shared];
  return names.map(squeezed).filter((name) => name.length > 1);
}

function squeezed(text: string): string {
  const name = text.replace(/['’]s$/u, '').normalize('NFKD');
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A document in a repository is its owner's. */
function ownerOf(url: string | undefined): string | undefined {
  const site = /^([\w-]{1,100})\.git(?:hub|lab)\.io$/.exec(hostOf(url) ?? '')?.[1];
  if (site !== undefined) return linkHasContact(site) ? undefined : site;
  const isRepository = ['github.com', 'raw.githubusercontent.com', 'gitlab.com'].includes(hostOf(url) ?? '');
  const owner = isRepository ? new URL(url ?? '').pathname.split('/')[1] : undefined;
  return owner !== undefined && /^[\w.-]{1,100}$/.test(owner) && !linkHasContact(owner) ? owner : undefined;
}

/** What stands on the domain of a government belongs to one of its bodies. On a platform it names nobody. */
function publicBody(addresses: readonly (string | undefined)[]): string | undefined {
  const names = addresses.map((address) => parseHost(hostOf(address) ?? '', { allowPrivateDomains: true }).domain);
  return names.find((name) => name && /\.gov(?:\.[a-z]{2})?$/.test(name) && !linkHasContact(name)) ?? undefined;
}
