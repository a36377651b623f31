/** Addresses as pages use them: below the site's base path, so that a catalog may live at any path of a host. */

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** @param path a path of the site with its leading slash; links to pages are made by the language (language.ts) */
export function href(path: string): string {
  return basePath + path;
}

/** The same address in full, for `rel=canonical`. */
export function absolute(path: string): string {
  return new URL(href(path), import.meta.env.SITE).href;
}

/** An address of our own without its host, so that a preview on another host links to itself. */
export function local(url: string): string {
  const home = absolute('/');
  return url.startsWith(home) ? href(`/${url.slice(home.length)}`) : url;
}

/**
 * Attributes of a link whose address a publisher chose: no vote for search engines, no handle on this window. The schemas let
 * nothing but addresses of the web through; even if one of them fails, a javascript: address leads nowhere.
 */
export function publisherLink(url: string): { href?: string; rel?: string } {
  return /^https?:\/\//i.test(url) ? { href: url, rel: 'nofollow noopener ugc' } : {};
}
