/** What is looked at to see whether a listing is alive: its sources, and the addresses that were approved with it. */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import type { Testimony } from '../../contract/witness.ts';

/** A kind of look, which is also what the state is one of. */
export type Look = 'source' | 'openapi' | 'mcp' | 'homepage';

type Looked = Pick<Listing, 'sources' | 'interfaces' | 'homepage'>;

/** By address; one that is several things is looked at as the first of them. A source costs no request. */
export function aliveSubjects({ sources, interfaces, homepage }: Looked): Map<string, Look> {
  const all: [string | undefined, Look][] = [
    ...sources.map(({ url }): [string | undefined, Look] => [url, 'source']),
    [interfaces?.openapi?.spec_url, 'openapi'],
    [interfaces?.mcp?.endpoint, 'mcp'],
    [isOwnPage(homepage) ? homepage : undefined, 'homepage'],
  ];
  const subjects = new Map<string, Look>();
  for (const [address, look] of all) {
    if (address?.startsWith('https://') && !subjects.has(address)) subjects.set(address, look);
  }
  return subjects;
}

/** A page on a code host says no more than the repository, which sync reads. */
const isOwnPage = (homepage: string | undefined) => !isCodeHost(URL.parse(homepage ?? '')?.hostname ?? '');

export const says = (state: NonNullable<EvidenceValues['state']>, subject: string): Testimony => ({
  values: { state },
  source: subject,
});
