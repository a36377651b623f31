/**
 * The homepage, looked at by ourselves: it answers over TLS with a certificate that holds, and there is a way to report
 * a vulnerability: a security.txt on its host (RFC 9116), else the page that the listing names.
 */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { Witness } from '../../contract/witness.ts';
import { type ProbeResult, probePage, toTestimony } from '../pages/probe-page.ts';

const SECURITY_TXT = '/.well-known/security.txt';
const MAX_SECURITY_TXT_BYTES = 64 * 1024;
/** A line of its own that begins with the field, and says something. What it says is never kept. */
const CONTACT_LINE = /^contact:[ \t]*\S/im;

export const homepage: Witness = {
  isOwnPlace: true,
  subjects: ({ homepage }) => {
    const url = homepage === undefined ? null : URL.parse(homepage);
    return homepage !== undefined && url?.protocol === 'https:' && !isCodeHost(url.hostname) ? [homepage] : [];
  },
  async look(subject, { security }, { client }) {
    const page = await probePage(client, subject);
    if (page.is !== 'there') return toTestimony(page);
    const reporting = await wayToReport(subject, security, client);
    if (reporting === 'not_seen') return { problem: error('/software/security', 'timeout') };
    const values: EvidenceValues = { tls: true, ...(reporting && { reporting }) };
    return { values, source: subject, places: [subject] };
  },
};

/** @returns not_seen: a server only failed to answer, so that nothing can be said */
async function wayToReport(
  subject: string,
  security: Listing['security'],
  client: GuardedClient,
): Promise<EvidenceValues['reporting'] | 'not_seen'> {
  const seen: ProbeResult[] = [];
  const file = await probePage(client, new URL(SECURITY_TXT, subject).href, MAX_SECURITY_TXT_BYTES);
  if (file.is === 'there' && isSecurityTxt(file)) return 'security_txt';
  seen.push(file);
  for (const address of [security?.policy_url, security?.security_txt_url]) {
    if (address === undefined) continue;
    const page = await probePage(client, address);
    if (page.is === 'there') return 'policy';
    seen.push(page);
  }
  return seen.some(({ is }) => is === 'not_seen') ? 'not_seen' : undefined;
}

/** Many sites answer every path with a page. */
function isSecurityTxt({ bytes, contentType = '' }: ProbeResult): boolean {
  return /^text\/plain\s*(?:;|$)/i.test(contentType) && CONTACT_LINE.test(bytes?.toString('utf8') ?? '');
}
