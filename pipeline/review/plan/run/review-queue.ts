/** How the review stands, for everybody: counts and days, and neither a name nor anything that is not published. */
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { ReviewQueue } from '../../../../schemas/contracts/generated/queue.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { git, PIPELINE } from '../../../repo/git/git.ts';
import { type CommitHeader, readCommitHeaders } from '../../../repo/git/objects.ts';
import { dayOf } from '../../../repo/text/day-of.ts';
import type { OpenRepository } from '../proposals/open-repository.ts';
import type { SyncPlan } from './sync-plan.ts';

const DAY_S = 86_400;
/** Decisions that are older say little of how long one takes today. */
const LOOK_BACK_DAYS = 180;

/** As it will be once the plan is written; undefined where the operator keeps it to himself. */
export async function reviewQueue(
  { items, obsolete }: Pick<SyncPlan, 'items' | 'obsolete'>,
  { folder, main, data, proposals }: Pick<OpenRepository, 'folder' | 'main' | 'data' | 'proposals'>,
  today: string,
): Promise<ReviewQueue | undefined> {
  if (data.settings.moderation?.public_queue !== true) return undefined;
  const gone = new Set(obsolete.map(({ ref }) => ref));
  const proposed = new Set(items.flatMap(({ outcome, slug }) => (outcome === 'propose' && slug ? [slug] : [])));
  const waiting = [...proposals.values()].filter(({ ref, slug }) => !gone.has(ref) && !proposed.has(slug));
  const times = await commitTimes(folder, [...new Set(waiting.map(({ commit }) => commit))]);
  const days = Array.from(times.values(), ({ at }) => dayOfTime(at));
  const [oldest_on] = [...days, ...(proposed.size > 0 ? [today] : [])].sort(compareText);
  const median_days = await medianDays(folder, main, today);
  return defined({
    waiting: waiting.length + proposed.size,
    oldest_on,
    median_days,
    refused_for: refusals(data.ledger),
  });
}

/** Of merges that brought a branch of the pipeline in. Where a merge is one commit, git does not say when it was proposed. */
async function medianDays(folder: string, main: string, today: string): Promise<number | undefined> {
  const since = dayOfTime(Date.parse(today) / 1000 - LOOK_BACK_DAYS * DAY_S);
  const format = ['--first-parent', '--merges', `--since=${since}T00:00:00Z`, '--format=%ct %P'];
  const merges = linesOf(await git(folder, ['log', ...format, main])).map((line) => line.split(' '));
  const branches = merges.flatMap(([, , branch = []]) => branch);
  const proposed = await commitTimes(folder, branches);
  const taken = merges.flatMap(([at = '', , branch = '']) => {
    const { at: from = 0, email } = proposed.get(branch) ?? {};
    return email === PIPELINE.email ? [Math.max(0, Math.floor((Number(at) - from) / DAY_S))] : [];
  });
  return taken.sort((a, b) => a - b)[Math.floor((taken.length - 1) / 2)];
}

/** When commits were made, and by whom. */
export async function commitTimes(folder: string, commits: readonly string[]): Promise<Map<string, CommitHeader>> {
  const headers = await readCommitHeaders(folder, commits);
  return new Map(headers.flatMap((header) => (header === undefined ? [] : [[header.id, header]])));
}

/** A code once for a listing, however many remarks have it. */
function refusals(ledger: ReadonlyMap<string, LedgerRecord>): Record<string, number> {
  const refused = [...ledger.values()].filter(({ state }) => state === 'rejected');
  const codes = refused.flatMap(({ checks = [], report }) => [
    ...new Set([...checks, ...report].map(({ code }) => code)),
  ]);
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
export const dayOfTime = (seconds: number) => dayOf(new Date(seconds * 1000));
