/** Where a run's updates are committed while the published branch stays where origin has it. */
import type { KeyObject } from 'node:crypto';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { git, PIPELINE, tryGit } from '../../repo/git/git.ts';
import { changeRefs } from '../../repo/git/refs.ts';
import { UPDATES_BRANCH } from '../plan/proposals/branches.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';
import type { BatchRule } from '../plan/run/batches.ts';
import { applySync, type SyncPlan } from '../plan/run/sync-plan.ts';

/** Of this clone alone, and of one run. */
const SCRATCH = 'moderation/_sync';
const SCRATCH_REF = `refs/heads/${SCRATCH}`;
const UPDATES_REF = `refs/heads/${UPDATES_BRANCH}`;

interface CommitOptions {
  now: Date;
  /** Signs what the run has derived. */
  key: KeyObject | undefined;
  decided: readonly LedgerRecord[];
  batches: BatchRule;
  /** Updates wait for a person as well. */
  updatesWait: boolean;
  note(text: string): void;
}

/** Commits a plan; the published branch is not moved. @returns the commit it shall have */
export async function commitPlan(
  plan: SyncPlan,
  { folder, main, proposals }: OpenRepository,
  { note, ...options }: CommitOptions,
): Promise<string> {
  const refusedSlugs = new Set(options.decided.map(({ slug }) => slug));
  // It would be written over what the refusal is read from, until the published branch holds that.
  const items = plan.items.filter(
    ({ outcome, slug = '' }) => !(options.updatesWait && outcome === 'propose' && refusedSlugs.has(slug)),
  );
  await git(folder, ['update-ref', SCRATCH_REF, main]);
  const refused = await applySync({ ...plan, items }, { ...options, folder, branch: SCRATCH, main, proposals });
  for (const { ref, reason } of refused) note(`${ref} stays as it is. ${reason}`);
  const target = await git(folder, ['rev-parse', SCRATCH_REF]);
  await git(folder, ['update-ref', '-d', SCRATCH_REF]);
  return target;
}

/** Makes the branch of updates what the run has committed. What is the same is not written again. */
export async function moveUpdates(folder: string, main: string, target: string): Promise<void> {
  const [before, next] = [await tipOf(folder, UPDATES_REF), await tipOf(folder, target)];
  const to = target === main ? undefined : target;
  const isTouched = before !== undefined && before.email !== PIPELINE.email;
  if (isTouched || (to !== undefined && before?.tree === next?.tree)) return;
  if (before?.commit !== to) await changeRefs(folder, [{ ref: UPDATES_REF, from: before?.commit, to }]);
}

async function tipOf(folder: string, name: string) {
  const line = await tryGit(folder, ['log', '-1', '--format=%H%x09%T%x09%ce', name, '--']);
  if (line === undefined) return undefined;
  const [commit = '', tree = '', email = ''] = line.split('\t');
  return { commit, tree, email };
}
