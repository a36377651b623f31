/**
 * Whether a page is that of a parked or sold domain, by the signs of parking.json: what it loads, where it leads by itself,
 * what its scripts hold, a title that is a provider's as a whole. A link that a visitor may click is no sign, but for one by
 * which a provider counts those who come from parked domains: pages of real products link to markets of domains, too.
 */
import { Parser } from 'htmlparser2';
import { getDomain } from 'tldts';
import signs from './parking.json' with { type: 'json' };

/** What a browser loads without being asked. */
const LOADING: ReadonlySet<string> = new Set(['script', 'iframe', 'frame', 'img', 'link', 'embed']);
/** Adblock Plus lets through pages that carry its key on their root: parked domains alone had one (its "sitekeys"). */
const SITE_KEY = 'data-adblockkey';
/** Trellian's parked domains send visitors to hosts below them of such names. */
const PARKED_HOST = /^ww\d{1,2}\./;
const REFRESH = /^\s{0,9}\d{0,9}\s{0,9};\s{0,9}url\s{0,9}=\s{0,9}["']?([^"'\s]{1,2048})/i;
const GOES_TO = /\blocation(?:\.href|\.replace|\.assign)?\s{0,9}[=(]\s{0,9}["'`](https?:\/\/[^"'`\s]{1,2048})/g;

/** Only they have an inside that is of interest. */
const READ: readonly string[] = ['script', 'title'];

class PageParser extends Parser {
  protected override isVoidElement(name: string): boolean {
    return !READ.includes(name);
  }
}

/** @param address where the page was found */
export function isParkedPage(html: string, address: string): boolean {
  let isParked = false;
  let inside: string | undefined;
  const parser = new PageParser({
    onopentag(name, { src, href, content = '', ...others }) {
      inside = READ.includes(name) ? '' : undefined;
      if (name === 'html' && (others[SITE_KEY]?.length ?? 0) > 20) isParked = true;
      if (LOADING.has(name)) isParked ||= isSign(src ?? href, address, LOADS);
      if (name === 'a') isParked ||= isCountedLink(href);
      if (name === 'meta' && others['http-equiv']?.toLowerCase() === 'refresh') {
        isParked ||= leadsToParking(REFRESH.exec(content)?.[1], address);
      }
    },
    ontext(text) {
      if (inside !== undefined) inside += text;
    },
    onclosetag(name) {
      if (!READ.includes(name) || inside === undefined) return;
      isParked ||= name === 'title' ? isParkingTitle(inside, address) : isParkingScript(inside, address);
      inside = undefined;
    },
  });
  parser.end(html);
  return isParked;
}

/** @param target of a redirect, perhaps relative */
export function leadsToParking(target: string | undefined, address: string): boolean {
  const [from, to] = [URL.parse(address), URL.parse(target ?? '', address)];
  if (from === null || to === null) return false;
  const isLander = to.host === from.host && to.pathname === '/lander';
  const isBelow = to.host !== from.host && PARKED_HOST.test(to.host) && getDomain(to.host) === getDomain(from.host);
  return isLander || isBelow || isSign(to.href, address, LEADS);
}

function isParkingScript(script: string, address: string): boolean {
  const plain = script.replace(/\s/g, '').replaceAll("'", '"');
  if (signs.scripts.some(({ holds }) => plain.includes(holds))) return true;
  return [...script.matchAll(GOES_TO)].some(([, target]) => leadsToParking(target, address));
}

function isParkingTitle(title: string, address: string): boolean {
  const domain = getDomain(address) ?? '';
  const plain = title.trim().toLowerCase();
  return signs.titles.some(({ is }) => is.replace('{domain}', domain).toLowerCase() === plain);
}

function isCountedLink(href = ''): boolean {
  const url = URL.parse(href);
  if (url === null) return false;
  const query = url.search.slice(1).split('&');
  return signs.links.some((sign) => getDomain(url.hostname) === sign.to && query.includes(sign.with));
}

const LOADS = signs.loads.map(({ from }) => from);
const LEADS = signs.leads.map(({ to }) => to);

/** A sign is a host, and perhaps how the path begins. It is none on the provider's own site. */
function isSign(target: string | undefined, address: string, all: readonly string[]): boolean {
  const [from, url] = [URL.parse(address), URL.parse(target ?? '', address)];
  if (target === undefined || from === null || url === null || getDomain(url.host) === getDomain(from.host))
    return false;
  return all.some((sign) => {
    const [host = '', ...path] = sign.split('/');
    const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`);
    return isHost && (path.length === 0 || url.pathname.startsWith(`/${path.join('/')}`));
  });
}
