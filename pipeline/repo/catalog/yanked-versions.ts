/** Versions that were withdrawn while their listing stays: the ledger remembers each, so that none comes back. Pure. */
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../schemas/contracts/generated/moderation.ts';

export function yanksOf(record: Pick<LedgerRecord, 'yanked'> | undefined): readonly Yank[] {
  return record?.yanked ?? [];
}

export function isYanked(yanks: readonly Yank[], version: string): boolean {
  return yanks.some((yank) => yank.version === version);
}

export function withoutYanked<T extends Pick<Release, 'version'>>(versions: readonly T[], yanks: readonly Yank[]): T[] {
  const gone = new Set(yanks.map(({ version }) => version));
  return versions.filter(({ version }) => !gone.has(version));
}
