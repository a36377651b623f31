/** Where the owner of a homepage can place the proof of its domain. */
import { parse } from 'tldts';
import { isCodeHost } from '../../schemas/rules/code-hosts.ts';
import { VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';

interface ProofPlaces {
  /** Name of a TXT record; undefined where the records are those of a host that many share, like github.io. */
  record: string | undefined;
  /** Address of a file. */
  file: string;
}

/** @returns undefined where nobody who publishes there can place anything: on github.com and its like */
export function proofPlaces(homepage: string | null): ProofPlaces | undefined {
  const { domain, hostname, isPrivate } = parse(homepage ?? '', { allowPrivateDomains: true });
  if (domain === null || hostname === null || isCodeHost(hostname)) return undefined;
  const record = isPrivate === true ? undefined : `${VERIFICATION_LABEL}.${domain}`;
  return { record, file: `https://${hostname}${VERIFICATION_FILE}` };
}
