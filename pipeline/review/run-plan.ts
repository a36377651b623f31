/** What a run decides: what becomes of each feed, of its pictures, of domains and of what witnesses say. */
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { memoized } from './domains/look-ups.ts';
import { type Verification, withVerification } from './domains/verification-states.ts';
import type { PictureRun } from './picture-run.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import { renewed, withoutForged } from './plan/proposals/remade-proposals.ts';
import { unusedPictures } from './plan/run/picture-changes.ts';
import type { SyncItem } from './plan/run/plan-feeds.ts';
import { reviewQueue } from './plan/run/review-queue.ts';
import type { ListingsPlan, ReviewedRun, RunPlan } from './plan/run/run-types.ts';
import { isWholeRun, type SyncOptions } from './plan/run/sync-options.ts';
import { planSync } from './plan/run/sync-plan.ts';
import { lostProofs, verifyPlan } from './plan/run/verify-plan.ts';
import type { Publishers } from './submissions/publishers-of-run.ts';
import type { Witnessed } from './witness-run.ts';

/** @returns makes the plan of a run, and again if others have pushed meanwhile: then nobody is asked anything twice */
export async function planner(
  context: CommandContext,
  options: SyncOptions,
  publishers: Publishers,
  run: ReviewedRun,
): Promise<(opened: OpenRepository) => Promise<RunPlan>> {
  const today = options.date ?? dayOf(context.now);
  // Of earlier runs: this one has not been noted yet.
  const lastReads = await run.state.lastReads();
  const verify = verifier(context, options, publishers, run);
  let pictures: PictureRun | undefined;
  let witnesses: Witnessed | undefined;
  return async (opened) => {
    const claims = publishers.claims(renewed(await withoutForged(opened), options.renew ?? []));
    const { repository } = claims;
    pictures ??= await picturesFor(context, options, { ...claims, opened }, run);
    const { withPictures, problemsOf } = pictures;
    const results = claims.results.map(withPictures);
    const planOf = async (data: CatalogData) => {
      const plan = planSync(results, { data, proposals: repository.proposals, today, lastReads });
      return { ...plan, ...claims, opened, items: await verify(plan.items, repository) };
    };
    const plan = await planOf(repository.data);
    const lost = lostProofs(plan.items, repository.data);
    // A domain that is no longer proved may be somebody else's: what it brought is planned again, knowing that.
    const settled = lost.size === 0 ? plan : await planOf(withVerifications(repository.data, lost));
    witnesses ??= await witnessesFor(context, options, settled, run);
    const witnessed = witnesses(settled);
    const problems = ({ label, slug = '' }: SyncItem) => [
      ...problemsOf(label),
      ...(witnessed.problems.get(slug) ?? []),
    ];
    return {
      ...{ ...settled, witnessed, evidence: witnessed.changes },
      noted: settled.items.map((item) => ({ ...item, problems: [...item.problems, ...problems(item)] })),
      unused: await unusedPictures(repository, settled),
      queue: await reviewQueue(settled, repository, today),
    };
  };
}

/** Pictures that operators keep lie beside their documents. */
const IS_PICTURE = /^data\/feeds\/.+\.(?:icon|screenshot-\d)\./;

/** What names no picture, and no page that may have one, is looked at by nobody. */
async function picturesFor(
  context: CommandContext,
  options: SyncOptions,
  { results, opened }: Pick<RunPlan, 'results' | 'opened'>,
  run: ReviewedRun,
): Promise<PictureRun> {
  const isNamed = (result: FeedResult) =>
    'draft' in result && (result.draft.homepage ?? result.draft.icon ?? result.draft.screenshots) !== undefined;
  if (!results.some(isNamed) && ![...opened.files.keys()].some((path) => IS_PICTURE.test(path))) {
    return { withPictures: (result) => result, problemsOf: () => [] };
  }
  const { gatherRunPictures } = await import('./picture-run.ts');
  return gatherRunPictures(context, options, results, opened, run);
}

/** Nobody is asked about a catalog that has published nothing. */
async function witnessesFor(
  context: CommandContext,
  options: SyncOptions,
  plan: ListingsPlan,
  run: ReviewedRun,
): Promise<Witnessed> {
  const { listings, evidence, leftEvidence = [] } = plan.repository.data;
  if (listings.size + evidence.size + leftEvidence.length > 0) {
    const { askWitnesses } = await import('./witness-run.ts');
    return askWitnesses(context, options, plan, run);
  }
  const nothing = { asked: 0, failed: 0, left: 0, isOffline: false, objection: undefined };
  return () => ({ ...nothing, changes: [], problems: new Map() });
}

/** Looks at the domains of a plan's listings. */
function verifier(
  { now, output }: CommandContext,
  options: SyncOptions,
  publishers: Publishers,
  { state, lookUps, deadline }: ReviewedRun,
) {
  const today = options.date ?? dayOf(now);
  const { get, set } = state.cache.of<string>('check', { fits: (day) => typeof day === 'string' });
  // A plan that is made again must not take a check for done because the first plan has made it.
  const lastChecks = { get: memoized(get), set };
  return (items: readonly SyncItem[], { data, proposals }: OpenRepository): Promise<SyncItem[]> =>
    verifyPlan(items, {
      ...{ data, proposals, lastChecks },
      checks: {
        ...{ lookUps, today, deadline },
        catalogHost: new URL(data.settings.base_url).host,
        onProgress: (done, total) => output.progress(`checking domains ${done}/${total}`),
      },
      checkAll: options.feed.length > 0,
      walksAll: isWholeRun(options),
      claimed: publishers.domains,
    });
}

function withVerifications(data: CatalogData, verifications: ReadonlyMap<string, Verification>): CatalogData {
  const listings = new Map(data.listings);
  for (const [slug, verification] of verifications) {
    const listing = listings.get(slug);
    if (listing !== undefined) listings.set(slug, withVerification(listing, verification));
  }
  return { ...data, listings };
}
