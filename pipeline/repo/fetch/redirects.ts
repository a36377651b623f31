/** Following redirects: the caller requests and checks each hop. */
import { refused } from './refusals.ts';

const MAX_REDIRECTS = 3;

/** What an address gave: what was looked for, or where to go on. */
export type Hop<T> = { found: T } | { next: string };

/** @throws Refused after too many redirects, and whatever `ask` throws */
export async function followRedirects<T>(
  address: string,
  ask: (target: string, isDirect: boolean) => Promise<Hop<T>>,
): Promise<T> {
  let target = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const hop = await ask(target, redirects === 0);
    if ('found' in hop) return hop.found;
    target = hop.next;
  }
  throw refused('too_many_redirects', { limit: MAX_REDIRECTS });
}

export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/**
 * @param location header field of an answer that redirects
 * @throws Refused
 */
export function redirectTarget(location: unknown, from: string): string {
  const target = typeof location === 'string' ? URL.parse(location, from) : null;
  if (target === null) throw refused('bad_redirect.nowhere');
  // Control characters would vanish in the parser before checkUrl could see them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0020\\]/.test(String(location))) throw refused('bad_redirect.no_address');
  if (new URL(from).protocol === 'https:' && target.protocol === 'http:') throw refused('bad_redirect.downgrade');
  return target.href;
}
