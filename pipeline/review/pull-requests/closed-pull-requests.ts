/** What closing a pull request without merging it means: everything it proposed is refused, and the ledger says why. */
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { scrubContacts } from '../../../schemas/rules/contacts.ts';
import { cutAtSentence, plainText } from '../../../schemas/rules/plain-text.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { rejectionRecord } from '../decisions/reject-proposals.ts';
import type { Snapshot } from '../plan/entries/entry.ts';
import { digestOfChanges } from '../plan/entries/field-changes.ts';
import { UPDATES_BRANCH } from '../plan/proposals/branches.ts';
import type { Proposal } from '../plan/proposals/proposals.ts';
import { heldChanges } from '../plan/rules/automatic-changes.ts';
import { labelsNamed } from '../plan/text/moderation-words.ts';
import type { PullRequest, PullRequestsApi } from './pull-requests-api.ts';

/** So long before the closing a comment is taken for its reason. */
const BEFORE_CLOSING_MS = 10 * 60 * 1000;
/** As long as the ledger's schema allows. */
const MAX_REASON_LENGTH = 1000;

export interface Rejection {
  pull: PullRequest;
  /** Ledger records that the published branch lacks. */
  records: LedgerRecord[];
}

/** Those that a person has closed, and that no run has dealt with. */
export function closedByPeople(closed: readonly PullRequest[], open: readonly PullRequest[]): PullRequest[] {
  const reopened = new Set(open.map(({ branch }) => branch));
  // Its label says what came of it, so that it is not looked at again.
  const done = labelsNamed('rejected', 'obsolete');
  const isDone = ({ isMerged, labels }: PullRequest) => isMerged || labels.some((label) => done.includes(label));
  return closed.filter((pull) => !isDone(pull) && !reopened.has(pull.branch) && pull.branch !== UPDATES_BRANCH);
}

/** What the ledger lacks of the refusal of everything the branch holds, which is as it was when it was closed. */
export async function rejectionOf(
  api: PullRequestsApi,
  pull: PullRequest,
  { data, proposals }: { data: CatalogData; proposals: ReadonlyMap<string, Proposal> },
): Promise<Rejection> {
  const refused = [...proposals.values()].filter(({ ref }) => ref === `refs/heads/${pull.branch}`);
  const news = refused.flatMap(({ snapshot }) => (snapshot && !isKnown(snapshot, data) ? [snapshot] : []));
  const reason = news.length === 0 ? '' : await reasonOf(api, pull);
  return { pull, records: news.map((snapshot) => rejectionRecord(data, snapshot, reason)) };
}

/** The ledger holds the decision already: refused, or published some other way. */
function isKnown(snapshot: Snapshot, data: CatalogData): boolean {
  const { slug, content_sha256 } = snapshot.record;
  const [listing, record] = [data.listings.get(slug), data.ledger.get(slug)];
  if (listing === undefined) return record?.content_sha256 === content_sha256;
  const changes = heldChanges({ listing, record }, snapshot);
  return changes.length === 0 || record?.declined?.content_sha256 === digestOfChanges(changes);
}

/** What a person who may write here said last; anybody else may comment too. */
async function reasonOf(api: PullRequestsApi, { number, closedAt }: PullRequest): Promise<string> {
  const since = new Date(new Date(closedAt ?? 0).getTime() - BEFORE_CLOSING_MS);
  const comments = await api.listComments(number, since);
  for (const { author, at, text } of comments.toReversed()) {
    const reason = cutAtSentence(scrubContacts(plainText(text)), MAX_REASON_LENGTH);
    if (reason !== '' && new Date(at) >= since && (await api.mayWrite(author))) return reason;
  }
  return 'Closed without a reason.';
}
