/** Where an API is served: `servers` of OpenAPI 3, `host` and `schemes` of Swagger 2.0. References are never resolved. */

import { linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { hostOf, isWebAddress } from '../../../../schemas/rules/web-address.ts';
import { registrableDomain } from '../../../repo/text/registrable-domain.ts';

/** More servers would say nothing new about whose API it is. */
const MAX_SERVERS = 50;
const MAX_URL_LENGTH = 2048;
/** Placeholders a template may hold; one name in braces each. */
const VARIABLE = /\{([^{}]{1,100})\}/g;

/** Absolute addresses of the servers on public hosts, as written, with variables at their defaults. */
export function serverAddresses(document: unknown): string[] {
  const written = member(document, 'swagger') === undefined ? openapiServers(document) : swaggerServers(document);
  return written.filter((address) => isWebAddress(address) && isPublicHost(address) && !holdsContact(address));
}

/** Behind a slash digits may be the name of anything; at the beginning of a host they are looked at by themselves. */
function holdsContact(address: string): boolean {
  return linkHasContact(address) || linkHasContact(hostOf(address) ?? '');
}

function openapiServers(document: unknown): string[] {
  return listMember(document, 'servers')
    .slice(0, MAX_SERVERS)
    .flatMap((server) => resolveTemplate(textMember(server, 'url') ?? '', member(server, 'variables')) ?? []);
}

function resolveTemplate(template: string, variables: unknown): string | undefined {
  if (template.length > MAX_URL_LENGTH) return undefined;
  const address = template.replace(VARIABLE, (_, name: string) => {
    const value = textMember(member(variables, name), 'default') ?? '';
    // Put in again and again, a long one would fill the memory.
    return value.length > MAX_URL_LENGTH ? '' : value;
  });
  // A reference without scheme (RFC 3986, 4.2) still names its host.
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return isPlaceholder(absolute, template) ? undefined : absolute;
}

/** Hosts set aside for documentation (RFC 2606) stand for "yours" where the template leaves the host to its reader. */
function isPlaceholder(address: string, template: string): boolean {
  const [example] = /(?:^|\.)example\.(?:com|net|org)$/.exec(hostOf(address) ?? '') ?? [];
  return example !== undefined && !template.toLowerCase().includes(example);
}

/** `host` has no scheme. Of several the safe one counts; without any it is the one the document came by. */
function swaggerServers(document: unknown): string[] {
  const host = textMember(document, 'host') ?? '';
  if (!/^[\w.-]{1,253}(?::\d{1,5})?$/.test(host)) return [];
  const schemes = listMember(document, 'schemes');
  const isPlain = !schemes.includes('https') && schemes.includes('http');
  return [`${isPlain ? 'http' : 'https'}://${host}`];
}

/** A name with a dot that is not this machine's or this network's own. A variable without default leaves a gap in it. */
function isPublicHost(address: string): boolean {
  const host = hostOf(address) ?? '';
  const isLocal = /\.(?:local|localhost|internal|lan|home|corp)$/.test(host);
  return registrableDomain(address) !== undefined && !isLocal && !/^\.|\.\./.test(host);
}
