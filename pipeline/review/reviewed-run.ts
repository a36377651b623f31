/** What the steps of a review hand to each other. */
import type { RunReading, RunTools } from '../collect/read-run.ts';
import type { LookUps } from './domains/look-ups.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import type { SyncPlan } from './plan/run/sync-plan.ts';

/** What a run has read, and what it goes on with. */
export interface ReviewedRun extends RunTools, RunReading {
  /** No domain is asked twice. */
  lookUps: LookUps;
}

export interface PlannedRun extends SyncPlan {
  /** What it was made on. */
  opened: OpenRepository;
  /** The same without what publishers want out. */
  repository: OpenRepository;
}
