/** Releases that a publisher announces for a day to come. */
import type { Draft, DraftRelease } from '../contracts/draft.ts';
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { type Problem, warning } from '../contracts/problems.ts';

/** A later day has begun nowhere yet: clocks are ahead of UTC by 14 hours at most. */
const MOST_HOURS_AHEAD = 14;
const PLACES: Partial<Record<FeedKind, string>> = {
  'pad-json': '/release/released_on',
  'pad-xml': '/XML_DIZ_INFO/Program_Info/Program_Release_Year',
};

/** Without announced ones, unless there is no other. @param today in UTC, like 2026-01-31 */
export function withoutFutureReleases<T extends Pick<DraftRelease, 'released_on'>>(
  versions: readonly T[],
  today: string,
): readonly T[] {
  const out = versions.filter(({ released_on = '' }) => released_on <= today);
  return out.length === 0 ? versions : out;
}

/** The warning that a publisher gets when a document is validated; reviewers see such a release in the proposal. */
export function futureReleaseProblems(
  { versions }: Pick<Draft, 'versions'>,
  kind: FeedKind | undefined,
  now: Date,
): Problem[] {
  const newestDay = new Date(now.getTime() + MOST_HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
  if (!versions.some(({ released_on = '' }) => released_on > newestDay)) return [];
  return [warning((kind && PLACES[kind]) ?? '/version', 'announced_release')];
}
