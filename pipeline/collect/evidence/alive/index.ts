/**
 * Whether what a listing leads to is alive, looked at by ourselves: its sources as sync last read them, its homepage, its
 * API description and its MCP server by one light look a week. Only the state is kept.
 */
import type { Listing, Source } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import type { Testimony, Witness } from '../../contract/witness.ts';
import { aliveSubjects, says } from './probed-addresses.ts';

/** Codes of a source that did not answer. Any other failure is an answer that says nothing of its end. */
const SILENT = ['timeout', 'connection_failed', 'unknown_host', 'bad_certificate', 'bad_status', 'private_address'];
const GONE = ['repository_gone', 'repository_not_found', 'repository_blocked'];

export const alive: Witness = {
  isDamped: true,
  subjects: (listing) => [...aliveSubjects(listing).keys()],
  holds: ({ subject, values: { state } }, listing) => {
    const source = sourceAt(subject, listing);
    const end = source && endOfSource(source, listing);
    return end === undefined ? state !== 'archived' && state !== 'given_up' : state === end;
  },
  async look(subject, listing, { client }) {
    const source = sourceAt(subject, listing);
    if (source !== undefined) return stateOfSource(source, listing);
    const look = aliveSubjects(listing).get(subject);
    if (look === undefined || look === 'source') return { unknown: true };
    const { lookAt } = await import('./probe-address.ts');
    return lookAt(subject, look, listing, client);
  },
};

const sourceAt = (subject: string, { sources }: Pick<Listing, 'sources'>) => sources.find(({ url }) => url === subject);

/** The state of a source, as this sync has just read it: no request is needed. */
function stateOfSource(source: Source, listing: Listing): Testimony {
  const { url = '', failing_code: code } = source;
  const end = endOfSource(source, listing);
  if (end !== undefined) return says(end, url);
  if (code === undefined) return says('answering', url);
  if (GONE.includes(code)) return says('gone', url);
  return SILENT.includes(code) ? says('silent', url) : { problem: error('', 'witness_bad_answer') };
}

/** A forge says that a repository is archived; a publiccode.yml, that its publisher has given the product up. */
function endOfSource({ kind }: Source, listing: Listing): 'archived' | 'given_up' | undefined {
  if (!listing.archived) return undefined;
  const isGivenUp = listing.public_sector?.development_status === 'obsolete';
  if (kind === 'publiccode') return isGivenUp ? 'given_up' : undefined;
  return (kind === 'github' || kind === 'gitlab') && !isGivenUp ? 'archived' : undefined;
}
