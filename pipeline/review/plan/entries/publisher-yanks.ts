/** What was decided on single versions, and what the publisher says of them now. Pure. */
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import type { Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../../schemas/contracts/generated/moderation.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { isYanked, withoutYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';

interface KnownYanks {
  published: Listing | undefined;
  record: LedgerRecord | undefined;
  /** Of what waits: what a person has withdrawn there, and on which day the publisher did. */
  waiting: readonly Yank[];
}

/**
 * The publisher withdraws published versions; others were never here and are left out. A listing of which nothing would
 * be left stays as it is.
 */
export function withYanks(
  versions: Draft['versions'],
  { published, record, waiting }: KnownYanks,
  today: string,
): { versions: Release[]; yanked: Yank[] } {
  const decided = [...yanksOf(record)];
  for (const yank of waiting) if (yank.by === 'operator' && !isYanked(decided, yank.version)) decided.push(yank);
  const said = saidYanks(versions, published, decided).map(({ version, yanked }): Yank => {
    // A proposal that waits is the same proposal on the next day.
    const on = waiting.find((yank) => yank.version === version)?.on ?? today;
    return defined({ version, reason: yanked || undefined, on, by: 'publisher' });
  });
  const all = [...decided, ...said];
  const offered = versions.filter(({ yanked }) => yanked === undefined);
  const left = withoutYanked(offered, all);
  if (left.length > 0 || published === undefined) return { versions: left, yanked: all };
  return { versions: withoutYanked(published.versions, decided), yanked: decided };
}

/** Published versions that their publisher withdraws and nobody has withdrawn yet. */
export function saidYanks(
  versions: Draft['versions'],
  published: Listing | undefined,
  decided: readonly Yank[],
): Draft['versions'] {
  const known = new Set(published?.versions.map(({ version }) => version));
  return versions.filter(
    ({ version, yanked }) => yanked !== undefined && known.has(version) && !isYanked(decided, version),
  );
}
