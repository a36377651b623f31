/** Addresses that an API description names besides its servers, and which of them say whose API it is. */
import { parse as parseHost } from 'tldts';
import { linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { isPublicName } from '../../../../schemas/rules/public-host.ts';
import { hostOf, isWebAddress } from '../../../../schemas/rules/web-address.ts';

/** Hosts where anybody puts pages, and pages that every generator points to: they speak for no publisher. */
const SHARED = new Set(
  (
    'apache.org apiary.io app.link archive.org atlassian.net bitbucket.org bit.ly codeberg.org creativecommons.org ' +
    'discord.com discord.gg docs.google.com drive.google.com facebook.com forms.gle getpostman.com gist.github.com ' +
    'github.com githubusercontent.com gitlab.com gnu.org goo.gl httpbin.org ietf.org instagram.com ' +
    'linkedin.com medium.com mocky.io mozilla.org ngrok.io notion.site notion.so openapis.org opensource.org ' +
    'postman.co postman.com rapidapi.com readme.io readthedocs.io reddit.com redoc.ly slack.com sourceforge.net spdx.org ' +
    'stackoverflow.com stoplight.io swagger.io swaggerhub.com t.me telegram.me twitter.com unlicense.org w3.org ' +
    'wikipedia.org x.com youtube.com zendesk.com'
  ).split(' '),
);

/** Words in a host's name before the registered domain that stand for a machine, or for one to try things on. */
const MACHINE =
  /^(?:public)?(?:apis?|rest|soap|graphql|gateway|sandbox|staging|stage|stg|test|testing|uat|qa|mock|demo|devui|preprod|localhost|v)\d{0,4}$/;
/** First parts of hosts that people read. */
const PAGES = /^(?:docs?|documentation|help|dev|develop|developers?|www\d?|portal|learn|wiki)$/;
/** Pages of a publisher that are nobody's way in. */
const SIDE_DOOR =
  /^(?:support|help|status|community|forums?|legal|accounts?|auth|login|sso|id|tickets?|jira|cdn|static)$/;
const EXAMPLE =
  /(?:^|\.)(?:test|invalid)$|(?:^|[.-])example(?:-[a-z]+)?\.|(?:^|[.-])(?:your|my)-?(?:domain|company|server|host|api)\./;

/** True for the address of a page at a host that a publisher has for itself. */
export function isOwnPage(address: string): boolean {
  const host = hostOf(address) ?? '';
  return isReadable(address) && !isShared(host) && !isMachine(host) && !/\.(?:json|ya?ml|xml|zip)$/i.test(address);
}

/** A way in: not the pages for those who have a question or an account. */
export function isFrontDoor(address: string): boolean {
  return isOwnPage(address) && !partsBeforeDomain(hostOf(address) ?? '').some((part) => SIDE_DOOR.test(part));
}

/** The domain that somebody registered for itself; no hoster's, no example's. */
export function ownDomain(address: string): string | undefined {
  const host = hostOf(address) ?? '';
  if (!isPublicName(host) || isShared(host) || EXAMPLE.test(host)) return undefined;
  const domain = parseHost(host).domain ?? undefined;
  return domain === undefined || linkHasContact(domain) ? undefined : domain;
}

/** Only the address of `info.contact` is read, never whose it is. */
export function pagesOf(document: unknown): { terms?: string | undefined; contact?: string | undefined } {
  const info = member(document, 'info');
  const [terms, contact] = [textMember(info, 'termsOfService'), textMember(member(info, 'contact'), 'url')];
  return { terms: readable(terms), contact: readable(contact) };
}

function readable(address: string | undefined): string | undefined {
  return address !== undefined && isReadable(address) ? address : undefined;
}

function isReadable(address: string): boolean {
  const host = hostOf(address) ?? '';
  return (
    isWebAddress(address) &&
    address.isWellFormed() &&
    isPublicName(host) &&
    parseHost(host).domain !== null &&
    !EXAMPLE.test(host) &&
    !linkHasContact(address) &&
    !linkHasContact(host)
  );
}

/** By its private part of the public suffix list, or by name. */
function isShared(host: string): boolean {
  const { domain, isPrivate } = parseHost(host, { allowPrivateDomains: true });
  const name = host.replace(/^www\./, '');
  const isOnlyHost = COMPANIES.has(domain ?? '') ? name === domain : SHARED.has(domain ?? '');
  return isOnlyHost || SHARED.has(name) || isPrivate === true;
}

/** They give pages to anybody at their first host, and have others of their own. */
const COMPANIES = new Set(
  'bitbucket.org facebook.com github.com gitlab.com slack.com twitter.com x.com youtube.com zendesk.com discord.com linkedin.com reddit.com postman.com'.split(
    ' ',
  ),
);

function isMachine(host: string): boolean {
  const parts = partsBeforeDomain(host);
  return (
    parts.some((part) => part.split('-').some((word) => MACHINE.test(word) && word !== 'v')) &&
    !PAGES.test(parts[0] ?? '')
  );
}

function partsBeforeDomain(host: string): string[] {
  return (parseHost(host).subdomain ?? '').split('.').filter((part) => part !== '');
}
