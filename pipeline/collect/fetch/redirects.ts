/** Where an answer sends on to. The address it gives is then checked like any other. */
import { fault } from '../../../schemas/contracts/problems.ts';
import type { Answer } from './exchange.ts';
import { Refused } from './refusals.ts';

export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** @throws Refused */
export function redirectTarget({ headers: { location } }: Answer, from: URL): string {
  if (typeof location !== 'string' || !URL.canParse(location, from.href)) {
    throw new Refused(fault('bad_redirect.nowhere'));
  }
  // Control characters would vanish in the parser before checkUrl could see them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0020\\]/.test(location)) throw new Refused(fault('bad_redirect.no_address'));
  const target = new URL(location, from.href);
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    throw new Refused(fault('bad_redirect.downgrade'));
  }
  return target.href;
}
