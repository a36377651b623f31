/** What publishers have brought to the worker, as a part of `catalog sync`. */
import type { PublisherReport, PublisherRequest } from '../../../schemas/contracts/internal-api.ts';
import type { EventRequest, ReaderTools } from '../../collect/contract/source-kind.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { readerTools } from '../../collect/read-run.ts';
import { type Asked, addressOf, isPostponed, readAskedFeeds } from '../../collect/submitted-and-retried-feeds.ts';
import { type CatalogData, ledgerPath } from '../../repo/data/data-files.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import type { InternalClient } from '../../repo/worker/internal-client.ts';
import { type OpenRepository, readPublished, withProposals } from '../plan/proposals/open-repository.ts';
import type { Claims, ReviewedRun, RunPlan } from '../plan/run/run-types.ts';
import { askedBy, askWorker, orNote } from './ask-worker.ts';
import { grantedReadings, refusedRequests, requestedAddress, withDepartures } from './publisher-requests.ts';
import { inOrderOfClaims, toSubmitted } from './read-submissions.ts';

export interface Publishers {
  /** All that tokens speak for. */
  domains: readonly string[];
  claims(repository: OpenRepository): Claims;
  /** Tells the worker what became of everything, once it is written. */
  report(plan: RunPlan): Promise<void>;
}

export async function openPublishers(
  { output }: CommandContext,
  worker: InternalClient,
  data: CatalogData,
  run: ReviewedRun,
): Promise<Publishers> {
  const heard = await hear(output, worker, data, run);
  const { tasks, requests, followed, submitted } = heard;
  return {
    domains: tasks.domains,
    claims(opened) {
      const departures = withDepartures(opened, requests);
      return { ...departures, results: inOrderOfClaims(followed, submitted, departures.repository) };
    },
    report(plan) {
      for (const { slug } of plan.withdrawn) output.note(`Withdrew ${slug}, as its publisher asked.`);
      for (const slug of plan.restored)
        output.note(`Let ${slug} in again, as its publisher asked: the next sync reads it.`);
      return orNote(output, undefined, () => sendReport(worker, output, { ...run, ...heard }, plan));
    },
  };
}

/** What publishers ask for that a sync may do, and what was read for it. */
async function hear(output: CommandContext['output'], worker: InternalClient, data: CatalogData, run: ReviewedRun) {
  const { submissions, tasks } = await askWorker(worker, output);
  const { moderation } = data.settings;
  const updatesWait = moderation?.mode === 'github' && moderation.updates === 'pull-request';
  // No harmless update, so where even those wait it takes a person's own command or commit.
  const needsPerson = ({ action }: PublisherRequest) => updatesWait && action !== 'sync';
  const requests = tasks.requests.filter((requested) => !needsPerson(requested));
  for (const { slug, action } of tasks.requests.filter(needsPerson)) {
    const isOut = action === 'withdraw';
    const how = isOut ? `out: \`catalog moderation withdraw ${slug}\`` : `back: delete ${ledgerPath(slug)}`;
    output.note(`The publisher wants ${slug} ${how}.`);
  }
  const asked = askedBy({ submissions, requests }, run.results, data);
  const { wanted, ...read } = await readOrTake(asked, run, readerTools(run, data));
  return { updatesWait, requests, tasks, wanted, ...read, submitted: toSubmitted(submissions, read) };
}

async function sendReport(
  worker: InternalClient,
  output: CommandContext['output'],
  heard: ReviewedRun & Awaited<ReturnType<typeof hear>>,
  { opened, repository, items, withdrawn, restored }: RunPlan,
): Promise<void> {
  const { state, updatesWait, requests, tasks, submitted, followed, wanted } = heard;
  const { folder, branch, data } = opened;
  const { findProofs, lookAtFiles, publisherListings } = await import('./publisher-report.ts');
  const { sendReports, sendSubmittedRequests } = await import('./submission-exchange.ts');
  const { eventRequestsOf, reportsOf } = await import('./submission-states.ts');
  const { sendEventRequests } = await import('../../collect/state/webhook-requests.ts');
  const { ofDocuments, ofAddresses } = eventRequestsOf(submitted, items, wanted);
  await sendSubmittedRequests(worker, ofDocuments);
  const ways = { client: worker, memory: state.memory, note: output.note };
  const sources = new Set(followed.map(addressOf));
  const ofFeeds = wanted.filter(({ source }) => sources.has(source));
  await sendEventRequests([...ofFeeds, ...ofAddresses.filter((one) => !ofFeeds.includes(one))], ways);
  await sendReports(worker, reportsOf(submitted, { items, repository, updatesWait }));
  const late = new Set(followed.filter(isPostponed).map(addressOf));
  const unread = grantedReadings(data, requests).filter((one) => late.has(requestedAddress(data, one) ?? ''));
  const settled = requests.filter((request) => !unread.includes(request));
  const report: PublisherReport = {
    requests: settled.map(({ id }) => id),
    refused: refusedRequests(data, settled, { withdrawn, restored }),
    proof_files: await lookAtFiles(tasks.proof_files, heard, new URL(data.settings.base_url).host),
    ...(await findProofs(tasks.proofs ?? [], heard)),
    listings: publisherListings(await withProposals(await readPublished(folder, branch, opened)), tasks.domains),
  };
  await worker.post('/publishers/report', report);
}

/** In a shared run, other jobs have read it, which know no secret. */
async function readOrTake(
  asked: Asked,
  { results, handed, deadline }: ReviewedRun,
  tools: ReaderTools,
): Promise<Record<'followed' | 'submitted', readonly FeedResult[]> & { wanted: readonly EventRequest[] }> {
  if (handed !== undefined) {
    return { followed: results, submitted: asked.submitted.map(handed.resultOf), wanted: handed.requests };
  }
  const wanted: EventRequest[] = [];
  const noteEventRequest = (request: EventRequest) => void wanted.push(request);
  return { ...(await readAskedFeeds(asked, results, { tools: { ...tools, noteEventRequest }, deadline })), wanted };
}
