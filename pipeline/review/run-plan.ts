/** What a run decides: the plan for its results, with what was found on the domains of the listings. */
import type { RunTools } from '../collect/read-run.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { type LookUps, memoized } from './domains/look-ups.ts';
import { type Verification, withVerification } from './domains/verification-states.ts';
import type { PictureRun } from './picture-run.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import { renewed, withoutForged } from './plan/proposals/remade-proposals.ts';
import { isWholeRun, type SyncOptions } from './plan/run/sync-options.ts';
import { planSync, type SyncPlan } from './plan/run/sync-plan.ts';
import { lostProofs, verifyPlan } from './plan/run/verify-plan.ts';
import type { Publishers } from './submissions/publishers.ts';

export interface RunPlan extends SyncPlan {
  /** What it was made on, without what publishers want out. */
  repository: OpenRepository;
}

type PlanTools = RunTools & {
  lookUps: LookUps;
  /** Days on which feeds were last read before this run, by label. */
  lastReads: ReadonlyMap<string, string>;
  pictures: PictureRun;
};

/** @returns makes the plan of a run, and again if others have pushed meanwhile */
export function planner(
  { now, output }: CommandContext,
  options: SyncOptions,
  publishers: Publishers,
  { state, deadline, lookUps, lastReads, pictures }: PlanTools,
): (repository: OpenRepository) => Promise<RunPlan> {
  const { feed, renew = [] } = options;
  const today = options.date ?? dayOf(now);
  const { get, set } = state.cache.of<string>('check', { fits: (day) => typeof day === 'string' });
  // A plan that is made again must not take a check for done because the first plan has made it.
  const lastChecks = { get: memoized(get), set };
  return async (current) => {
    const { repository, withdrawn, restored } = publishers.withdraw(renewed(await withoutForged(current), renew));
    const { data, proposals } = repository;
    const results = publishers.results(repository).map(pictures.withPictures);
    const checks = {
      lookUps,
      catalogHost: new URL(data.settings.base_url).host,
      today,
      deadline,
      onProgress: (done: number, total: number) => output.progress(`checking domains ${done}/${total}`),
    };
    const planOf = async (known: CatalogData) => {
      const plan = planSync(results, { data: known, proposals, today, lastReads });
      return {
        ...plan,
        items: await verifyPlan(plan.items, {
          ...{ data, proposals, lastChecks, checks },
          checkAll: feed.length > 0,
          walksAll: isWholeRun(options),
          claimed: publishers.domains,
        }),
      };
    };
    const plan = await planOf(data);
    const lost = lostProofs(plan.items, data);
    // A domain that is no longer proved may be somebody else's: what it brought is planned again, knowing that.
    const settled = lost.size === 0 ? plan : await planOf(withVerifications(data, lost));
    return { ...settled, repository, withdrawn, restored };
  };
}

function withVerifications(data: CatalogData, verifications: ReadonlyMap<string, Verification>): CatalogData {
  const changed = Array.from(data.listings, ([slug, listing]) => {
    const verification = verifications.get(slug);
    return [slug, verification === undefined ? listing : withVerification(listing, verification)] as const;
  });
  return { ...data, listings: new Map(changed) };
}
