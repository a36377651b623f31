/** The part of a sync that asks witnesses, and says what is new of what they know. */
import { gatherEvidence } from '../collect/evidence/gather-evidence.ts';
import { readUserPages } from '../collect/evidence/users/user-pages.ts';
import { allWitnesses } from '../collect/evidence/witnesses.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { planEvidence } from './plan/run/evidence-plan.ts';
import { listingsAfter } from './plan/run/plan-feeds.ts';
import type { ListingsPlan, ReviewedRun, RunPlan } from './plan/run/run-types.ts';
import { isWholeRun, type SyncOptions, untilEnd } from './plan/run/sync-options.ts';

/** What becomes of the evidence when a plan is written. */
export type Witnessed = (plan: ListingsPlan) => RunPlan['witnessed'];

/** @param plan of the run, with what feeds and sources said: what it updates is asked about as it will be */
export async function askWitnesses(
  { now, output }: CommandContext,
  options: SyncOptions,
  plan: ListingsPlan,
  { results, state, access, deadline }: ReviewedRun,
): Promise<Witnessed> {
  const today = options.date ?? dayOf(now);
  const { data } = plan.repository;
  const chosen = new Set(plan.items.map(({ slug }) => slug));
  const listings = [...listingsAfter(data, plan).values()].filter(
    ({ slug }) => isWholeRun(options) || chosen.has(slug),
  );
  const { witnesses = allWitnesses(readUserPages(data)) } = options;
  const isAsked = options.dryRun !== true && canKeep(data);
  const { heard, ...counts } = await gatherEvidence({
    ...{ listings: isAsked ? listings : [], evidence: data.evidence, witnesses, today },
    ...{ cache: state.cache, client: access.client, forge: access, isOver: untilEnd(deadline) },
    isOnline: results.some(hasAnswered),
    onProgress: (done, total) => output.progress(`asking witnesses ${done}/${total}`),
  });
  return (made) => {
    const planned = planEvidence(made.repository.data, made, { witnesses, heard, today });
    const isStopped = planned.objection !== undefined && options.allowMassChange !== true;
    return { ...counts, ...planned, ...(isStopped && { changes: [] }) };
  };
}

/** A source at an address was read: our own network works. */
const hasAnswered = (result: FeedResult) =>
  'draft' in result && result.sources.some(({ url, failingCode }) => url !== undefined && failingCode === undefined);

/** Where updates wait for a person, only what is signed is believed. */
function canKeep({ settings: { moderation } }: CatalogData): boolean {
  const waits = moderation?.mode === 'github' && moderation.updates === 'pull-request';
  return !waits || moderation.record_key !== undefined;
}
