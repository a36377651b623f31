/** What an administrator does in a temporary catalog, in one call each. */
import { expect } from 'vitest';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { listingPath } from '../repo/data/data-files.ts';
import { readObjects } from '../repo/git/objects.ts';
import { type BranchVerdict, publishProposals } from '../review/decisions/publish-proposals.ts';
import { rejectProposals } from '../review/decisions/reject-proposals.ts';
import { type OpenRepository, openRepository } from '../review/plan/proposals/open-repository.ts';
import { type Proposal, waitingBranches } from '../review/plan/proposals/proposals.ts';
import type { SyncPlan } from '../review/plan/run/sync-plan.ts';
import {
  type CatalogFiles,
  catalogOf,
  filesOf,
  NOW,
  type TemporaryCatalog,
  temporaryCatalog,
} from './temporary-catalog.ts';

/** "data/feeds/editor.json: propose" for each feed of a run. */
export const outcomes = ({ items }: SyncPlan) => items.map(({ label, outcome }) => `${label}: ${outcome}`);

export async function publishOf(catalog: TemporaryCatalog, slug: string): Promise<void> {
  const repository = await openRepository(catalog.folder);
  const { digest } = waitingAs(slug, repository);
  const approval = { name: slug, digest };
  expect(await publishProposals(repository, [approval], NOW)).toEqual([{ name: slug, published: true }]);
}

const prepared = new Map<string, CatalogFiles>();

/** Made once in a process, and then written again. @param key all that decides what is made, as JSON */
export async function preparedCatalog(key: unknown, make: () => Promise<TemporaryCatalog>): Promise<TemporaryCatalog> {
  const known = prepared.get(JSON.stringify(key));
  if (known !== undefined) return catalogOf(known);
  const catalog = await make();
  prepared.set(JSON.stringify(key), filesOf(catalog));
  return catalog;
}

/**
 * A catalog in which a person has published a document as `editor`.
 * @param url of the feed that it came from; without one the operator keeps it
 */
export function approvedCatalog(document: string, url?: string): Promise<TemporaryCatalog> {
  return preparedCatalog([document, url], async () => {
    const catalog = temporaryCatalog({ editor: url === undefined ? document : JSON.stringify({ url }) });
    await catalog.sync(url === undefined ? {} : { [url]: document });
    await publishOf(catalog, 'editor');
    return catalog;
  });
}

export async function publishAllOf({ folder }: Pick<TemporaryCatalog, 'folder'>): Promise<BranchVerdict[]> {
  const repository = await openRepository(folder);
  return publishProposals(repository, waitingBranches(repository.proposals), NOW);
}

export async function proposalOf({ folder }: TemporaryCatalog, slug: string): Promise<Proposal> {
  return waitingAs(slug, await openRepository(folder));
}

function waitingAs(slug: string, { proposals }: OpenRepository): Proposal {
  const proposal = proposals.get(slug);
  if (proposal === undefined) throw new Error(`nothing waits as ${slug}`);
  return proposal;
}

export async function rejectOf({ folder }: TemporaryCatalog, slug: string): Promise<void> {
  const repository = await openRepository(folder);
  await rejectProposals(repository, [waitingAs(slug, repository)], 'It does not start.', NOW);
}

export async function publishedOf({ folder }: TemporaryCatalog, slug: string): Promise<Listing | undefined> {
  // Opening the repository takes ten times as long.
  const [listing] = await readObjects(folder, [`main:${listingPath(slug)}`]);
  return listing && JSON.parse(listing.toString('utf8'));
}
