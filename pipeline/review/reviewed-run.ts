/** What the steps of a review hand to each other. */
import type { Gathered } from '../collect/evidence/gather-evidence.ts';
import type { RunReading, RunTools } from '../collect/read-run.ts';
import type { LookUps } from './domains/look-ups.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import type { EvidencePlan } from './plan/run/evidence-plan.ts';
import type { SyncItem } from './plan/run/plan.ts';
import type { SyncPlan } from './plan/run/sync-plan.ts';
import type { Claims } from './submissions/publisher-requests.ts';

/** What a run has read, and what it goes on with. */
export interface ReviewedRun extends RunTools, RunReading {
  /** No domain is asked twice. */
  lookUps: LookUps;
}

export interface RunPlan extends Omit<SyncPlan, keyof Claims>, Claims {
  /** What it was made on. */
  opened: OpenRepository;
  /** The items as the log has them: with what is wrong with pictures and packages. */
  noted: SyncItem[];
  /** How many witnesses were asked, and what becomes of what they said. */
  witnessed: Omit<Gathered, 'heard'> & EvidencePlan;
}

/** Before witnesses are asked, who have nothing to say of what waits. */
export type ListingsPlan = Pick<RunPlan, 'items' | 'withdrawn' | 'repository'>;
