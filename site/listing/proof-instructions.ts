/** Where the owner of a homepage can place the proof of its domain. */
import { parse } from 'tldts';
import { isCodeHost } from '../../schemas/rules/code-hosts.ts';
import { VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';

/** @returns undefined where nobody who publishes there can place anything: on github.com and its like */
export function proofPlaces(homepage: string | null) {
  const { domain, hostname, isPrivate } = parse(homepage ?? '', { allowPrivateDomains: true });
  if (domain === null || hostname === null || isCodeHost(hostname)) return undefined;
  // The records of a host that many share, like github.io, are not its owner's.
  const record = isPrivate === true ? undefined : `${VERIFICATION_LABEL}.${domain}`;
  return { record, file: `https://${hostname}${VERIFICATION_FILE}` };
}
