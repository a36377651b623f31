/** What a sync is asked to do. */
import type { Witnesses } from '../../../collect/evidence/resolve-evidence.ts';
import type { ReadOptions } from '../../../collect/read-run.ts';

/** With dryRun nothing is left behind, so no picture is fetched and no witness is asked. */
export interface SyncOptions extends ReadOptions {
  /** Day that is noted for changes (default: today). */
  date?: string;
  allowMassChange?: boolean;
  /** Names of branches, like editor or _batch-1, that are abandoned and proposed again with the edits of a person. */
  renew?: readonly string[];
  /** Those to be asked (default: all there are). */
  witnesses?: Witnesses;
}

/** Whether all feeds are meant, and not some that are named or of one kind. */
export const isWholeRun = ({ feed, only }: Pick<SyncOptions, 'feed' | 'only'>) =>
  feed.length === 0 && only === undefined;

/** A run without an end of its own: witnesses and pictures of a large catalog are asked for over several days. */
const MAX_MS = 20 * 60_000;

/** @returns whether the time is over for what can wait for the next run */
export function untilEnd(deadline: Date | undefined): () => boolean {
  const end = Math.min(deadline?.getTime() ?? Number.POSITIVE_INFINITY, Date.now() + MAX_MS);
  return () => Date.now() >= end;
}
