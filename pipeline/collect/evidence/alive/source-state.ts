/** The state of a source, as this sync has just read it: no request is needed. Pure. */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing, Source } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import type { Testimony } from '../../contract/witness.ts';

export type State = NonNullable<EvidenceValues['state']>;

/** Codes of a source that did not answer. Any other failure is an answer that says nothing of its end. */
const SILENT = ['timeout', 'connection_failed', 'unknown_host', 'bad_certificate', 'bad_status', 'private_address'];
const GONE = ['repository_gone', 'repository_not_found', 'repository_blocked'];

export const sourceAt = (subject: string, { sources }: Pick<Listing, 'sources'>) =>
  sources.find(({ url }) => url === subject);

export function stateOfSource(source: Source, listing: Listing): Testimony {
  const { url = '', failing_code: code } = source;
  const end = endOfSource(source, listing);
  if (end !== undefined) return says(end, url);
  if (code === undefined) return says('answering', url);
  if (GONE.includes(code)) return says('gone', url);
  return SILENT.includes(code) ? says('silent', url) : { problem: error('', 'witness_bad_answer') };
}

/** A forge says that a repository is archived; a publiccode.yml, that its publisher has given the product up. */
export function endOfSource({ kind }: Source, listing: Listing): 'archived' | 'given_up' | undefined {
  if (!listing.archived) return undefined;
  const isGivenUp = listing.public_sector?.development_status === 'obsolete';
  if (kind === 'publiccode') return isGivenUp ? 'given_up' : undefined;
  return (kind === 'github' || kind === 'gitlab') && !isGivenUp ? 'archived' : undefined;
}

export const says = (state: State, subject: string): Testimony => ({ values: { state }, source: subject });
