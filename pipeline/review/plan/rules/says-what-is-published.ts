/** Most feeds of most runs say what is published, so that nothing need be made of them and compared. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import type { ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { withVerification } from '../../domains/verification-states.ts';
import { type Known, unitedVersions } from '../entries/entry.ts';
import { overridesOf } from '../entries/overrides.ts';

/** False also where it cannot be seen at a glance: where a second source, a person or a repository has a part in it. */
export function saysWhatIsPublished(read: ReadFeed, known: Known, today: string): boolean {
  const { listing, record, pending, corrections, yanked } = known;
  if (listing === undefined || record === undefined || (pending ?? corrections ?? yanked) !== undefined) return false;
  const [{ kind, url, feed, failingCode, movedTo, identity }, ...others] = read.sources;
  const isPlain = others.length === 0 && (failingCode ?? movedTo ?? identity) === undefined;
  const isDecided =
    yanksOf(record).length + (record.repositories ?? []).length + Object.keys(record.overrides).length > 0;
  const isMerged = Object.keys(read.provenance).length > 0;
  if (!isPlain || isDecided || isMerged || record.webhook_host !== read.webhookHost) return false;
  const { last_changed_on } = listing.sources[0] ?? {};
  const { sources, verification, renamed_from } = listing;
  if (!isDeepStrictEqual(sources, [defined({ kind, url, feed, primary: true, last_changed_on })])) return false;
  const versions = listing.versions.map(({ seen_on: _seen, unseen_on: _unseen, ...release }) => release);
  const next = withVerification({ ...read.draft, versions, sources, verification, renamed_from }, verification);
  return (
    isDeepStrictEqual(defined(next), { ...listing, versions }) &&
    isDeepStrictEqual(unitedVersions(read, listing, listing, today), versions) &&
    Object.keys(overridesOf(listing, record)).length === 0
  );
}
