/** Where a listing is now that was renamed. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';

/** More renames one after the other than anyone makes. */
const MAX_RENAMES = 20;

/** Where a slug has gone that was renamed, perhaps several times. */
export function presentSlug(slug: string, ledger: ReadonlyMap<string, LedgerRecord>): string {
  let present = slug;
  for (let step = 0; step < MAX_RENAMES; step += 1) {
    const { state, renamed_to } = ledger.get(present) ?? {};
    if (state !== 'renamed' || renamed_to === undefined) break;
    present = renamed_to;
  }
  return present;
}
