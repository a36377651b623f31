/** What publishers ask for: that their listing is read now, taken out of the catalog, or let in again. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { PublisherRequest } from '../../../schemas/contracts/internal-api.ts';
import { isOnDomains } from '../../../schemas/rules/domain-scope.ts';
import { yanksOf } from '../../repo/catalog/yanked-versions.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { isTheirs } from '../plan/entries/entry.ts';
import { asWithdrawn } from '../plan/entries/entry-files.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';
import type { Claims } from '../plan/run/run-types.ts';

/** For the record and for everybody who asks for the listing. */
const REASON = 'Withdrawn by its publisher.';
const NOT_THEIRS = 'The token speaks for no published or withdrawn listing with this slug.';

/** The token may speak for a domain no more, or the listing may have moved, since the request was made. */
function isGranted({ listings, ledger }: CatalogData, { slug, domains }: PublisherRequest): boolean {
  const listing = listings.get(slug);
  return listing !== undefined && isTheirs(domains, listing, ledger.get(slug));
}

/** A withdrawal goes before a return: who asks for both at once wants it out. */
export function withDepartures(
  repository: OpenRepository,
  requests: readonly PublisherRequest[],
): Omit<Claims, 'results'> {
  const { data } = repository;
  const withdrawn = new Map<string, LedgerRecord>();
  const restored = new Set<string>();
  for (const { action, slug, domains } of requests) {
    const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
    if (record === undefined) continue;
    if (action === 'restore' && refusalOfReturn(record, domains) === undefined) restored.add(slug);
    const domain = listing && domains.find((one) => isTheirs([one], listing, record));
    if (action !== 'withdraw' || listing === undefined || domain === undefined) continue;
    // It can be taken back for the same domain, though no listing names that any more.
    const source = { ...record.source, domain };
    withdrawn.set(slug, asWithdrawn(listing, { ...record, source }, REASON));
  }
  const listings = new Map([...data.listings].filter(([slug]) => !withdrawn.has(slug)));
  const kept = [...data.ledger].filter(([slug]) => !restored.has(slug));
  const ledger = new Map([...kept, ...withdrawn]);
  return {
    repository: { ...repository, data: { ...data, listings, ledger } },
    withdrawn: [...withdrawn.values()],
    restored: [...restored],
  };
}

/** Why a withdrawn listing stays out; undefined where its publisher may take the withdrawal back. */
function refusalOfReturn(record: LedgerRecord, domains: readonly string[]): string | undefined {
  const { state, reason, source, overrides } = record;
  if (state !== 'withdrawn' || !isFrom(domains, source)) return NOT_THEIRS;
  if (reason !== REASON) return 'The operator withdrew it. Ask the operator.';
  // Forgetting the record would undo what a person has decided.
  const isDecided = Object.keys(overrides).length > 0 || yanksOf(record).length > 0;
  return isDecided ? 'The operator had corrected it, or withdrawn a version of it. Ask the operator.' : undefined;
}

function isFrom(domains: readonly string[], { domain = '', url }: LedgerRecord['source']): boolean {
  return domains.includes(domain) || (url !== undefined && isOnDomains(url, domains));
}

/** Why requests were not granted. @param data as it was before the run; @param done what the run has written */
export function refusedRequests(
  { listings, ledger }: CatalogData,
  requests: readonly PublisherRequest[],
  done: { withdrawn: readonly LedgerRecord[]; restored: readonly string[] },
): { id: number; reason: string }[] {
  const refusalOf = ({ slug, action, domains }: PublisherRequest) => {
    const [listing, record] = [listings.get(slug), ledger.get(slug)];
    if (done.restored.includes(slug) || done.withdrawn.some((one) => one.slug === slug)) return undefined;
    if (listing !== undefined) return isTheirs(domains, listing, record) ? undefined : NOT_THEIRS;
    // Let in by a run that was killed before it could say so.
    if (record === undefined && action === 'restore') return undefined;
    if (record === undefined || !isFrom(domains, record.source)) return NOT_THEIRS;
    if (action === 'restore') return refusalOfReturn(record, domains);
    return action === 'withdraw' && record.state === 'withdrawn' ? undefined : 'It is not published.';
  };
  return requests.flatMap((request) => {
    const reason = refusalOf(request);
    return reason === undefined ? [] : [{ id: request.id, reason }];
  });
}

/** Those that ask for their listing to be read now, and may. */
export function grantedReadings(data: CatalogData, requests: readonly PublisherRequest[]): PublisherRequest[] {
  return requests.filter((requested) => requested.action === 'sync' && isGranted(data, requested));
}

/** Address of what a request wants read. */
export function requestedAddress({ listings }: CatalogData, { slug }: PublisherRequest): string | undefined {
  return listings.get(slug)?.sources[0]?.url;
}
