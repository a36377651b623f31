/** Pure: where the owner of a homepage's domain can prove it, and which listings a proof of the whole domain covers. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { isOnDomains } from '../../../schemas/rules/domain-scope.ts';
import { forgeOf } from '../../../schemas/rules/repository-address.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { SOURCE_KINDS } from '../../collect/sources/source-kinds.ts';
import { registrableDomain } from '../../repo/text/registrable-domain.ts';

/** A listing, and what the pipeline knows of how it came. */
export interface Subject {
  listing: Pick<Listing, 'slug' | 'homepage' | 'sources' | 'renamed_from' | 'verification'>;
  record?: { source: Pick<LedgerRecord['source'], 'domain'> } | undefined;
}

/** The registered domain and so many names below it, down to the host. */
const MAX_NAMES = 4;

/** Domains that somebody may have proved with this homepage on them, the registered one first; none of an IP address. */
export function domainsOver(homepage: string): string[] {
  const registered = registrableDomain(homepage);
  const host = hostOf(homepage)?.replace(/\.$/, '');
  if (registered === undefined || host === undefined) return [];
  const below = host === registered ? [] : host.slice(0, -registered.length - 1).split('.');
  const names = below.map((_, index) => [...below.slice(index), registered].join('.')).reverse();
  return [registered, ...names.slice(1 - MAX_NAMES)];
}

/**
 * Whether the proof of a whole domain says that this listing is its owner's. That the homepage is there says nothing: a
 * stranger's document can name any. `if_direct`: yes, where its address does not lead on to a place of somebody else.
 */
export function coverOf(domain: string, { listing, record }: Subject): 'yes' | 'no' | 'if_direct' {
  const { homepage, sources } = listing;
  if (!isOnDomains(homepage, [domain])) return 'no';
  // The sender had proved the domain.
  if (record?.source.domain === domain) return 'yes';
  const primary = sources.find((source) => source.primary);
  if (primary === undefined) return 'no';
  // A document that the operator keeps: a person has looked at it, and nobody else can write it.
  if (primary.url === undefined) return primary.feed === undefined ? 'no' : 'yes';
  // On a forge, on whatever domain, everyone with an account has repositories.
  const isRepository = SOURCE_KINDS[primary.kind].isRepository === true || forgeOf(primary.url) !== undefined;
  return !isRepository && isOnDomains(primary.url, [domain]) ? 'if_direct' : 'no';
}
