/** The review on GitHub: what people decided comes in, a plan is made of that, and what waits for people goes out. */
import type { KeyObject } from 'node:crypto';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { PIPELINE } from '../../repo/git/git.ts';
import { advance } from '../../repo/git/move-branch.ts';
import { commitNamed, readCommitHeaders } from '../../repo/git/objects.ts';
import { changeRefs } from '../../repo/git/refs.ts';
import { isOurs, UPDATES_BRANCH } from '../plan/proposals/branches.ts';
import {
  type OpenRepository,
  type PublishedCatalog,
  readPublished,
  withProposals,
} from '../plan/proposals/open-repository.ts';
import { applySync, type SyncPlan } from '../plan/run/sync-plan.ts';
import { moderationWords } from '../plan/text/moderation-words.ts';
import { closedByPeople, type Rejection, rejectionOf } from './closed-pull-requests.ts';
import { ApiFailure, type PullRequest, type PullRequestsApi } from './pull-requests-api.ts';
import { bringInLine, fetchPullHead, pushBranches, pushMain, type Remote, unpushed } from './shared-repository.ts';
import { closePullRequests, publishPullRequests } from './write-pull-requests.ts';

export interface Review {
  open(): Promise<OpenReview>;
}

interface OpenReview {
  /** As it is now, with everything people have decided. */
  repository: OpenRepository;
  /** @returns false where somebody else was faster: open again, plan again, write again */
  write(plan: SyncPlan): Promise<boolean>;
}

export interface GithubReviewOptions {
  remote: Remote;
  /** The repository as people see it, like https://github.com/works/catalog */
  site: string;
  api: PullRequestsApi;
  settings: NonNullable<Settings['moderation']>;
  /** What has been read of the published branch, which need not be read twice. */
  published?: PublishedCatalog;
  /** Signs what a run proposes; undefined where the operator has no key. */
  key(): Promise<KeyObject | undefined>;
  now: Date;
  note(text: string): void;
}

/** What has been closed for longer, and was never dealt with, is forgotten. */
const LOOK_BACK_MS = 90 * 24 * 60 * 60 * 1000;
const DEFAULT_BATCH_FROM = 5;
const DEFAULT_MAX_PULL_REQUESTS = 60;
const refOf = (branch: string) => `refs/heads/${branch}`;
const UPDATES_REF = refOf(UPDATES_BRANCH);

/** What opening has found out. */
interface Session {
  repository: OpenRepository;
  open: PullRequest[];
  rejections: Rejection[];
  /** Branches that nobody but a person moves. */
  leftAlone: Set<string>;
}

export function githubReview(options: GithubReviewOptions): Review {
  return {
    async open() {
      const session = await openSession(options);
      return { repository: session.repository, write: (plan) => writeSession(options, session, plan) };
    },
  };
}

async function openSession(options: GithubReviewOptions): Promise<Session> {
  const { remote, api, settings, now, note } = options;
  const { folder } = remote;
  const leftAlone = await bringInLine(remote);
  for (const name of leftAlone) note(`${name} is left alone: it is checked out, or has commits that origin lacks.`);
  const pulls = await Promise.all([api.listOpen(), api.listClosed(new Date(now.getTime() - LOOK_BACK_MS))]);
  const [open, closed] = pulls.map((list) => list.filter(({ branch }) => isOurs(branch) && !leftAlone.has(branch)));
  await dropBranches(folder, closed?.filter(({ isMerged }) => isMerged) ?? []);
  const undecided: PullRequest[] = [];
  for (const pull of closedByPeople(closed ?? [], open ?? [])) {
    if (await isAsClosed(remote, pull)) undecided.push(pull);
  }
  const repository = await withProposals(await readPublished(folder, remote.branch, options.published));
  const rejections: Rejection[] = [];
  for (const pull of undecided) rejections.push(await rejectionOf(api, pull, repository));
  // Where updates wait, a branch stays until the published one holds the decision: it is what the decision is read from.
  const isRecorded = ({ records }: Rejection) => settings.updates !== 'pull-request' || records.length === 0;
  const recorded = rejections.filter(isRecorded).map(({ pull }) => pull);
  await dropBranches(folder, recorded);
  return { open: open ?? [], rejections, leftAlone, repository: withRejections(repository, rejections) };
}

/** Local branches that still are what they were when they were closed or merged. */
async function dropBranches(folder: string, pulls: readonly PullRequest[]): Promise<void> {
  const changes = pulls.map(({ branch, commit }) => ({ ref: refOf(branch), from: commit, to: undefined }));
  await changeRefs(folder, changes);
}

/**
 * A person who closes a pull request may delete its branch as well. GitHub keeps the commit, so the branch is restored.
 * @returns false where the branch has moved on: then it is a proposal again
 */
async function isAsClosed(remote: Remote, { number, branch, commit }: PullRequest): Promise<boolean> {
  const ref = refOf(branch);
  const tip = await commitNamed(remote.folder, ref);
  if (tip !== undefined) return tip === commit;
  if ((await fetchPullHead(remote, number)) !== commit) return false;
  return (await changeRefs(remote.folder, [{ ref, from: undefined, to: commit }])).length === 0;
}

function withRejections(repository: OpenRepository, rejections: readonly Rejection[]): OpenRepository {
  const { data, proposals } = repository;
  const refused = new Set(rejections.map(({ pull }) => refOf(pull.branch)));
  const records = rejections.flatMap((rejection) => rejection.records);
  return {
    ...repository,
    data: { ...data, ledger: new Map([...data.ledger, ...records.map((record) => [record.slug, record] as const)]) },
    proposals: new Map([...proposals].filter(([, { ref }]) => !refused.has(ref))),
  };
}

async function writeSession(
  options: GithubReviewOptions,
  { repository, open, rejections, leftAlone }: Session,
  plan: SyncPlan,
): Promise<boolean> {
  const { remote, settings, now, note } = options;
  const { folder, branch, main, data, proposals } = repository;
  const updatesWait = settings.updates === 'pull-request';
  const decided = rejections.flatMap(({ records }) => records);
  const batches = { from: settings.batch_from ?? DEFAULT_BATCH_FROM, published: data.listings };
  const refusedSlugs = new Set(decided.map(({ slug }) => slug));
  // It would be written over what the refusal is read from, until the published branch holds that.
  const items = plan.items.filter(
    ({ outcome, slug = '' }) => !(updatesWait && outcome === 'propose' && refusedSlugs.has(slug)),
  );
  const { labels } = moderationWords(data.settings);
  const input = { folder, data, main, proposals, now, key: await options.key(), decided, batches, updatesWait };
  const { commit: target, refused } = await applySync({ ...plan, items }, input);
  for (const { ref, reason } of refused) note(`${ref} stays as it is. ${reason}`);
  if (!updatesWait && target !== main) {
    if (!(await pushMain(remote, target))) return false;
    await advance(folder, branch, target, main);
  }
  if (!leftAlone.has(UPDATES_BRANCH)) await moveUpdates(folder, main, updatesWait ? target : main);
  const moves = await unpushed(folder, leftAlone);
  const obsolete = new Set(open.filter((pull) => moves.some(({ name, to }) => name === pull.branch && !to)));
  const isClosed = await untilLimit(note, () => closePullRequests(options.api, labels.obsolete, obsolete));
  // GitHub closes what loses its branch, which would look like a person's refusal.
  const kept = new Set(Array.from(obsolete, (pull) => pull.branch));
  const pushed = moves.filter(({ name }) => !kept.has(name));
  if (!(await pushBranches(remote, updatesWait ? main : target, pushed))) return false;
  if (!isClosed) return true;
  const recorded = rejections.filter(({ records }) => !updatesWait || records.length === 0);
  const max = settings.max_pull_requests ?? DEFAULT_MAX_PULL_REQUESTS;
  await untilLimit(note, async () => {
    // Last, because nobody looks again at what is labeled.
    for (const { pull } of recorded) await options.api.setLabels(pull.number, [...pull.labels, labels.rejected]);
    await publishPullRequests({ ...options, open, rejections, leftAlone, repository, max });
  });
  return true;
}

/** Makes the branch of updates what the run has committed. What is the same is not written again. */
async function moveUpdates(folder: string, main: string, target: string): Promise<void> {
  const [before, next] = await readCommitHeaders(folder, [UPDATES_REF, target]);
  const to = target === main ? undefined : target;
  const isTouched = before !== undefined && before.email !== PIPELINE.email;
  if (isTouched || (to !== undefined && before?.tree === next?.tree)) return;
  if (before?.id !== to) await changeRefs(folder, [{ ref: UPDATES_REF, from: before?.id, to }]);
}

/** @returns false where GitHub's limits ended it */
async function untilLimit(note: (text: string) => void, use: () => Promise<void>): Promise<boolean> {
  try {
    await use();
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure && error.isLimit)) throw error;
    note('GitHub allows no more requests for now. Pull requests that lack something are completed by the next run.');
    return false;
  }
}
