/** What became of a listing's source, homepage, interfaces and packages, as pages and the API say it. */
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { ListingState } from '../../../schemas/contracts/generated/read-api.ts';
import { parsePackageUrl } from '../../../schemas/rules/package-url.ts';
import { STATES } from '../../../schemas/search/filter-listings.ts';
import { aliveSubjects } from '../../collect/evidence/alive/subjects.ts';

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
