/** What the steps of a review hand to each other. */
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { Gathered } from '../../../collect/evidence/gather-evidence.ts';
import type { FeedResult } from '../../../collect/feeds/read-feed.ts';
import type { RunReading, RunTools } from '../../../collect/read-run.ts';
import type { LookUps } from '../../domains/look-ups.ts';
import type { OpenRepository } from '../proposals/open-repository.ts';
import type { EvidencePlan } from './evidence-plan.ts';
import type { SyncItem } from './plan-feeds.ts';
import type { SyncPlan } from './sync-plan.ts';

/** What a run has read, and what it goes on with. */
export interface ReviewedRun extends RunTools, RunReading {
  /** No domain is asked twice. */
  lookUps: LookUps;
}

/** What claims slugs in a run, and what it grants of what publishers want out of the catalog, or back. */
export interface Claims {
  /** Of feeds and submissions, in the order in which they claim slugs. */
  results: readonly FeedResult[];
  /** The catalog without what its publishers want out, and with room for what they want back. */
  repository: OpenRepository;
  /** The ledger's new records. */
  withdrawn: LedgerRecord[];
  /** Slugs whose record is forgotten: the source is proposed again, for a person to look at. */
  restored: string[];
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
