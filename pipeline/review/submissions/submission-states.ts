/** What has become of each submission, by what a run found in git and wrote there. Pure: said again, it is the same. */
import type { SubmissionReport, SubmissionState } from '../../../schemas/contracts/internal-api.ts';
import { textsFor } from '../../../schemas/wording/problem-languages.ts';
import { fieldErrors } from '../../../schemas/wording/problem-texts.ts';
import type { EventRequest } from '../../collect/contract/source-kind.ts';
import { submittedName } from '../../repo/text/source-name.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';
import type { SyncItem } from '../plan/run/plan-feeds.ts';
import { isSuperseded, type Submitted } from './read-submissions.ts';

type Outcome = Omit<SubmissionReport, 'id' | 'received_at'>;

interface Run {
  /** As they were written. */
  items: readonly SyncItem[];
  repository: Pick<OpenRepository, 'data' | 'proposals'>;
  /** What needs no person waits for a person as well. */
  updatesWait: boolean;
}

/** @param submitted oldest first. @returns no report for submissions that stay queued */
export function reportsOf(submitted: readonly Submitted[], run: Run): SubmissionReport[] {
  const byLabel = new Map(run.items.map((item) => [item.label, item]));
  return submitted.flatMap((entry) => {
    const { submission, result } = entry;
    const item = byLabel.get(result.feed.label);
    const outcome = isSuperseded(entry, submitted) ? SUPERSEDED : item && outcomeOf(item, submission.url, run);
    const { id, received_at } = submission;
    if (outcome === undefined) return [];
    const warnings = fieldErrors(result.problems, textsFor(run.repository.data.settings.languages), 'warning');
    return [{ id, received_at, ...outcome, ...(warnings.length > 0 && { warnings }) }];
  });
}

/**
 * Of those whose submission is their listing's: another claim to its slug has no say in where events go.
 * @param noted what was read at addresses that were submitted
 */
export function eventRequestsOf(
  submitted: readonly Submitted[],
  items: readonly SyncItem[],
  noted: readonly EventRequest[],
): Record<'ofDocuments' | 'ofAddresses', EventRequest[]> {
  const byLabel = new Map(items.map((item) => [item.label, item]));
  const accepted = submitted.flatMap((entry) => {
    const { slug, outcome } = byLabel.get(entry.result.feed.label) ?? {};
    const isAccepted = outcome !== undefined && ACCEPTED.includes(outcome) && !isSuperseded(entry, submitted);
    return isAccepted && slug !== undefined ? [{ slug, submission: entry.submission }] : [];
  });
  const addresses = new Set(accepted.map(({ submission }) => submission.url));
  return {
    ofDocuments: accepted.flatMap(({ slug, submission: { reading } }) =>
      reading?.webhook === undefined ? [] : [{ ...reading.webhook, source: submittedName(slug) }],
    ),
    ofAddresses: noted.filter(({ source }) => addresses.has(source)),
  };
}

const ACCEPTED: readonly SyncItem['outcome'][] = ['propose', 'pending', 'stale', 'update', 'unchanged'];

const SUPERSEDED: Outcome = { state: 'withdrawn', reason: 'A later submission for the same slug has taken its place.' };

function outcomeOf(item: SyncItem, url: string | null, run: Run): Outcome | undefined {
  const { outcome, problems, slug = '' } = item;
  const { data, proposals } = run.repository;
  const known = (state: SubmissionState): Outcome => ({ state, ...(slug !== '' && { slug }) });
  switch (outcome) {
    case 'propose':
    case 'pending':
    case 'stale':
      return known('in_moderation');
    case 'update':
      return known(run.updatesWait ? 'in_moderation' : 'published');
    case 'unchanged':
      return known('published');
    case 'declined': {
      const { state, reason, declined } = data.ledger.get(slug) ?? {};
      return { ...known('rejected'), reason: state === 'rejected' ? reason : declined?.reason };
    }
    case 'withdrawn': {
      const records = [...data.ledger.values()].filter(({ state }) => state === 'withdrawn');
      const record = records.find((one) => one.slug === slug || (url !== null && one.source.url === url));
      return { ...known('withdrawn'), reason: record?.reason };
    }
    case 'invalid':
    case 'unreachable':
    case 'slug_taken': {
      // What was good once stays as it is, whether a person has merged it already or not.
      if (data.listings.has(slug) && outcome !== 'slug_taken') return known('published');
      const waiting = [...proposals.values()].some(({ snapshot }) => snapshot?.listing.sources[0]?.url === url);
      return url !== null && waiting
        ? { state: 'in_moderation' }
        : { state: 'invalid', errors: fieldErrors(problems, textsFor(data.settings.languages)) };
    }
    case 'waiting':
    case 'postponed':
      return undefined;
    default:
      return outcome satisfies never;
  }
}
