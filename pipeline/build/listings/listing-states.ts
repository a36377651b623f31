/** What became of what a listing leads to: now, and where the history of what is witnessed says that it fell silent. */
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Change, ListingState } from '../../../schemas/contracts/generated/read-api.ts';
import { validateEvidence, validateListing } from '../../../schemas/contracts/generated/validators.js';
import { parsePackageUrl } from '../../../schemas/rules/package-url.ts';
import { STATES } from '../../../schemas/search/filter-listings.ts';
import { leadingState } from '../../../schemas/writers/listing-view.ts';
import { aliveSubjects } from '../../collect/evidence/alive/probed-addresses.ts';
import type { FileContents } from '../../repo/git/history.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

type Stated = Pick<Listing, 'sources' | 'interfaces' | 'homepage'>;

/** What a visitor should know first comes first: it is the one that lists show. */
export function statesOf(listing: Stated, evidence: readonly EvidenceRecord[]): ListingState[] {
  const looks = aliveSubjects(listing);
  const states = evidence.flatMap(({ witness, subject, source, since, values: { state } }): ListingState[] => {
    if (witness !== 'alive' || state === undefined) return [];
    const of = looks.get(subject) ?? 'package';
    const by = state === 'archived' || state === 'given_up' ? sayerOf(source) : OURS;
    return [{ state, of, subject, since, by }];
  });
  return states.sort((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state));
}

/** We looked ourselves. */
const OURS = 'catalog';

/** The host of an address, or the registry of a package. */
const sayerOf = (source: string) => parsePackageUrl(source)?.type ?? URL.parse(source)?.host ?? OURS;

/**
 * What answered before and has ended, or the other way round. An archived source is none: the listing's own change says it.
 * @param contents of the evidence, beside them those of the listing
 * @returns what a reader should know first, where there is more than one
 */
export function stateChange({ before, after, beside }: FileContents): Pick<Change, 'change' | 'state'> | undefined {
  const [earlier, later, listing] = [jsonOf(before), jsonOf(after), jsonOf(beside?.after)];
  if (!validateEvidence(earlier) || !validateEvidence(later) || !validateListing(listing)) return undefined;
  const [was, is] = [earlier, later].map((each) => statesOf(listing as Listing, (each as ListingEvidence).records));
  const earlierOf = new Map(was?.map((state) => [state.subject, state]));
  const changed = (is ?? []).filter((state) => {
    const known = earlierOf.get(state.subject);
    return known !== undefined && (isAnswering(known) ? isLost(state) : isLost(known) && isAnswering(state));
  });
  const state = leadingState(changed);
  return state && { change: isAnswering(state) ? 'answering' : 'silent', state };
}

const isAnswering = ({ state }: ListingState) => state === 'answering';
const isLost = ({ state, of }: ListingState) =>
  state === 'given_up' ? of === 'package' : state !== 'answering' && state !== 'archived';
