/** Which build may take the place of the live one: a later one of the same history, which lacks no more listings than allowed. */
import type { LedgerRecord } from '../../schemas/contracts/generated/moderation.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { allowedChanges } from '../repo/data/mass-change-limits.ts';
import { tryGit } from '../repo/git/git.ts';
import type { DescribedBuild } from './live/build-contents.ts';

export interface Successor {
  /** Repository whose history says which build comes after which. */
  folder: string;
  settings: Settings;
  /** What the ledger has of them. */
  recordsOf: (slugs: readonly string[]) => Promise<ReadonlyMap<string, Pick<LedgerRecord, 'state'>>>;
  allowRollback?: boolean | undefined;
  allowMassChange?: boolean | undefined;
}

/** @throws Error that says why it may not, and what to do about it */
export async function assertMayFollow(live: DescribedBuild, next: DescribedBuild, request: Successor): Promise<void> {
  const { folder, settings, recordsOf, allowRollback, allowMassChange } = request;
  if (!allowRollback && !(await isLater(folder, live, next))) {
    throw new Error(
      'What is live is newer than this build, or of another history. Publish the newest commit; ' +
        'to go back on purpose, pass --allow-rollback.',
    );
  }
  const missing = [...live.slugs].filter((slug) => !next.slugs.has(slug));
  const records = await recordsOf(missing);
  const lost = missing.filter((slug) => records.get(slug)?.state !== 'renamed');
  const most = allowedChanges(settings, live.slugs.size);
  if (!allowMassChange && lost.length > most) {
    throw new Error(
      `This build lacks ${lost.length} of the ${live.slugs.size} listings that are live, and ${most} are allowed ` +
        '(guards in data/catalog.json), so nothing was published. If all of it is right, pass --allow-mass-change.',
    );
  }
}

/** A build of the same commit follows on the same day or later: only what depends on the day differs. */
async function isLater(folder: string, live: DescribedBuild, next: DescribedBuild): Promise<boolean> {
  if (live.commit === null || next.commit === null || next.date < live.date) return false;
  return (await tryGit(folder, ['merge-base', '--is-ancestor', live.commit, next.commit])) !== undefined;
}
