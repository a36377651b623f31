/** What an operator has to look after, from what git and the last syncs have stored: nothing is asked for it. */
import { currentVersion } from '../../schemas/rules/version-order.ts';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import type { FeedState } from '../collect/state/sync-log.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { saidDay } from './plan/entries/first-seen-days.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import { commitTimes, dayOfTime } from './plan/run/review-queue.ts';

export interface StatusLine {
  /** Slug of the listing; of a feed that has none yet, its file. */
  name: string;
  /** Day, like 2026-01-31, as far as it is known. */
  since?: string | undefined;
  /** Code, address or version. */
  what: string;
}

export type Status = Record<'waiting' | 'failing' | 'moved' | 'dead' | 'silent' | 'stopped', StatusLine[]>;

const DAY_MS = 86_400_000;
/** A feed that says for so long what it said may be given up; so may a product without a release for twice as long. */
const SILENT_DAYS = 365;
const STOPPED_DAYS = 730;
const DEAD = ['silent', 'gone', 'changed_hands'];

/**
 * @param states how the last syncs left each feed
 * @param moved address → the one that its server has given it for good
 */
export async function catalogStatus(
  { folder, data, proposals }: Pick<OpenRepository, 'folder' | 'data' | 'proposals'>,
  states: readonly FeedState[],
  now: Date,
  moved: ReadonlyMap<string, string> = new Map(),
): Promise<Status> {
  const before = (days: number) => dayOf(new Date(now.getTime() - days * DAY_MS));
  const feeds = listFeeds(data);
  const fileOf = new Map(feeds.map(({ label, sources: [{ url }] }) => [url ?? label, label]));
  const times = await commitTimes(folder, [...new Set([...proposals.values()].map(({ commit }) => commit))]);
  const listings = [...data.listings.values()];
  const isFailing = new Set(listings.flatMap(({ slug, sources }) => (sources.some(isFailed) ? [slug] : [])));
  const failed = states.filter(({ failures, slug = '' }) => failures > 0 && !isFailing.has(slug));
  const failing = (name: string, since: string | undefined, code = '') => ({ name, since, what: code });
  const status: Status = {
    waiting: Array.from(proposals.values(), ({ slug, commit }) => {
      const at = times.get(commit)?.at;
      const since = at === undefined ? undefined : dayOfTime(at);
      return { name: slug, since, what: data.listings.has(slug) ? 'change' : 'new' };
    }),
    failing: [
      ...listings.flatMap(({ slug, sources }) =>
        sources.filter(isFailed).map((source) => failing(slug, source.failing_since, source.failing_code)),
      ),
      ...failed.map(({ label, succeededAt, codes }) => failing(label, succeededAt?.slice(0, 10), codes[0])),
    ],
    moved: [
      ...feeds.flatMap(({ label, sources: [{ url = '' }] }) =>
        moved.has(url) ? [{ name: label, what: `${url} → ${moved.get(url)}` }] : [],
      ),
      ...[...data.ledger.values()].flatMap(({ slug, state, source: { url, moved_to } }) =>
        state === 'published' && moved_to !== undefined && !moved.has(url ?? '')
          ? [{ name: slug, what: `${fileOf.get(url ?? '') ?? url} → ${moved_to}` }]
          : [],
      ),
      ...states
        .filter(({ codes }) => codes.includes('repository_moved'))
        .map(({ label }) => ({ name: label, what: 'repository_moved' })),
    ],
    dead: [...data.evidence.values()].flatMap(({ slug, records }) =>
      records.flatMap(({ witness, subject, since, values: { state = '' } }) =>
        witness === 'alive' && DEAD.includes(state) ? [{ name: slug, since, what: `${state}  ${subject}` }] : [],
      ),
    ),
    silent: listings.flatMap(({ slug, sources: [{ last_changed_on: since, kind } = {}] }) => {
      const isSilent = since !== undefined && since < before(SILENT_DAYS) && !isFailing.has(slug);
      return isSilent ? [{ name: slug, since, what: kind ?? '' }] : [];
    }),
    stopped: listings.flatMap(({ slug, archived, versions }) => {
      const current = currentVersion(versions);
      const since = current && (saidDay(current) ?? current.seen_on);
      const isStopped = since !== undefined && since < before(STOPPED_DAYS) && !archived;
      return isStopped ? [{ name: slug, since, what: current?.version ?? '' }] : [];
    }),
  };
  for (const lines of Object.values(status)) lines.sort(longestFirst);
  return status;
}

const isFailed = ({ failing_since }: { failing_since?: string | undefined }) => failing_since !== undefined;

const longestFirst = ({ since: one = '' }: StatusLine, { since: other = '' }: StatusLine) =>
  one < other ? -1 : Number(one > other);
