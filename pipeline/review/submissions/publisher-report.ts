/** What a run tells the worker for publishers: how their listings stand, and whose file proves a domain. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type {
  ProofFile,
  PublisherListing,
  PublisherReport,
  TokenProof,
} from '../../../schemas/contracts/internal-api.ts';
import { speaksFor } from '../../../schemas/rules/domain-scope.ts';
import { isDomainLine } from '../../../schemas/rules/verification-token.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { inTime, type LookUps } from '../domains/look-ups.ts';

/** Of one file: more claims than a domain has at one time. */
const MAX_LINES = 100;

interface Looking {
  lookUps: LookUps;
  /** After this moment nothing is asked. */
  deadline?: Date | undefined;
}

/** The listings on the domains, in the order of their slugs. Pure. */
export function publisherListings(
  { data, proposals }: { data: Pick<CatalogData, 'listings'>; proposals: ReadonlyMap<string, unknown> },
  domains: readonly string[],
): PublisherListing[] {
  const theirs = [...data.listings.values()].filter((listing) => speaksFor(domains, listing));
  return theirs.map((listing) => toPublisherListing(listing, proposals.has(listing.slug)));
}

function toPublisherListing(listing: Listing, in_moderation: boolean): PublisherListing {
  const { slug, name, homepage, versions, sources } = listing;
  return {
    slug,
    name,
    version: currentVersion(versions)?.version ?? null,
    homepage: homepage ?? null,
    sources: sources.map(({ kind, url, last_changed_on, failing_since, failing_code }) => ({
      kind,
      url: url ?? null,
      last_changed_on,
      failing_since: failing_since ?? null,
      failing_code: failing_code ?? null,
    })),
    in_moderation,
  };
}

/** The lines of this catalog in the files of the domains that there was time for. */
export function lookAtFiles(domains: readonly string[], looking: Looking, catalogHost: string): Promise<ProofFile[]> {
  return inTime(domains, looking, async (domain) => {
    const { lines } = await looking.lookUps.file(`https://${domain}`);
    return { domain, lines: lines.filter((line) => isDomainLine(line, catalogHost)).slice(0, MAX_LINES) };
  });
}

/**
 * Lines of tokens that stand on their domain still, and the others there was time for: servers that fail to answer are
 * among them, because a week is long.
 */
export async function findProofs(
  proofs: readonly TokenProof[],
  looking: Looking,
): Promise<Pick<PublisherReport, 'proofs_found' | 'proofs_missed'>> {
  const { records, file } = looking.lookUps;
  const looked = await inTime(proofs, looking, async ({ domain, line }) => {
    const isThere = (await records(domain)).lines.includes(line);
    return { line, found: isThere || (await file(`https://${domain}`)).lines.includes(line) };
  });
  const linesWhere = (is: boolean) => looked.flatMap(({ line, found }) => (found === is ? line : []));
  return { proofs_found: linesWhere(true), proofs_missed: linesWhere(false) };
}
