/** What an administrator does in a temporary catalog, in one call each. */
import { expect } from 'vitest';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { publishProposals, type Verdict } from '../review/decisions/publish-proposals.ts';
import { rejectProposals } from '../review/decisions/reject-proposals.ts';
import { openRepository } from '../review/plan/open-repository.ts';
import { type Proposal, waitingBranches } from '../review/plan/proposals.ts';
import type { SyncPlan } from '../review/plan/sync-plan.ts';
import { NOW, type TemporaryCatalog } from './temporary-catalog.ts';

/** "data/feeds/editor.json: propose" for each feed of a run. */
export const outcomes = ({ items }: SyncPlan) => items.map(({ label, outcome }) => `${label}: ${outcome}`);

export async function publishOf(catalog: TemporaryCatalog, slug: string): Promise<void> {
  const { digest } = await proposalOf(catalog, slug);
  const approval = { name: slug, digest };
  const repository = await openRepository(catalog.folder);
  expect(await publishProposals(repository, [approval], NOW)).toEqual([{ name: slug, published: true }]);
}

export async function publishAllOf({ folder }: Pick<TemporaryCatalog, 'folder'>): Promise<Verdict[]> {
  const repository = await openRepository(folder);
  return publishProposals(repository, waitingBranches(repository.proposals), NOW);
}

export async function proposalOf({ folder }: TemporaryCatalog, slug: string): Promise<Proposal> {
  const proposal = (await openRepository(folder)).proposals.get(slug);
  if (proposal === undefined) throw new Error(`nothing waits as ${slug}`);
  return proposal;
}

export async function rejectOf({ folder }: TemporaryCatalog, slug: string): Promise<void> {
  const repository = await openRepository(folder);
  const proposal = repository.proposals.get(slug);
  if (proposal === undefined) throw new Error(`nothing waits as ${slug}`);
  await rejectProposals(repository, repository.data, [proposal], 'It does not start.', NOW);
}

export async function publishedOf({ folder }: TemporaryCatalog, slug: string): Promise<Listing | undefined> {
  return (await openRepository(folder)).data.listings.get(slug);
}
