/** What an administrator does in a temporary catalog, in one call each. */
import { expect } from 'vitest';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { publishProposals, rejectProposal } from '../review/decisions/decide-proposals.ts';
import { openRepository } from '../review/plan/open-repository.ts';
import type { SyncPlan } from '../review/plan/sync-plan.ts';
import { NOW, type TemporaryCatalog } from './temporary-catalog.ts';

/** "data/feeds/editor.json: propose" for each feed of a run. */
export const outcomes = ({ items }: SyncPlan) => items.map(({ label, outcome }) => `${label}: ${outcome}`);

export async function publishOf({ folder }: TemporaryCatalog, slug: string): Promise<void> {
  const repository = await openRepository(folder);
  const proposal = repository.proposals.get(slug);
  if (proposal === undefined) throw new Error(`nothing waits as ${slug}`);
  expect(await publishProposals(repository, [proposal], NOW)).toEqual([{ slug, published: true }]);
}

export async function publishAllOf({ folder }: TemporaryCatalog): Promise<void> {
  const repository = await openRepository(folder);
  await publishProposals(repository, [...repository.proposals.values()], NOW);
}

export async function rejectOf({ folder }: TemporaryCatalog, slug: string): Promise<void> {
  const repository = await openRepository(folder);
  const proposal = repository.proposals.get(slug);
  if (proposal?.snapshot === undefined) throw new Error(`nothing waits as ${slug}`);
  const waiting = { ...proposal, snapshot: proposal.snapshot };
  await rejectProposal(repository, repository.data, waiting, 'It does not start.', NOW);
}

export async function publishedOf({ folder }: TemporaryCatalog, slug: string): Promise<Listing | undefined> {
  return (await openRepository(folder)).data.listings.get(slug);
}
