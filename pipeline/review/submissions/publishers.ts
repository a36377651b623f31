/** What publishers have brought to the worker, as a part of `catalog sync`. Without a worker there is none of it. */
import type {
  OpenSubmission,
  PublisherReport,
  PublisherRequest,
  PublisherTasks,
} from '../../../schemas/contracts/internal-api.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import type { EventRequest, ReaderTools } from '../../collect/contract/source-kind.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { sendEventRequests } from '../../collect/state/event-requests.ts';
import { ledgerPath } from '../../repo/data/data-files.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import { configuredWorker, WorkerError } from '../../repo/worker/internal-client.ts';
import type { LookUps } from '../domains/look-ups.ts';
import { type OpenRepository, readRepository } from '../plan/proposals/open-repository.ts';
import { isWholeRun, type SyncOptions } from '../plan/run/sync-options.ts';
import type { SyncPlan } from '../plan/run/sync-plan.ts';
import { findProofs, lookAtFiles, publisherListings } from './publisher-report.ts';
import { type Departures, readRequested, refusedRequests, withDepartures } from './publisher-requests.ts';
import { inOrderOfClaims, readSubmissions } from './read-submissions.ts';
import { pullSubmissions, sendReports, sendSubmittedRequests } from './submission-exchange.ts';
import { eventRequestsOf, reportsOf } from './submission-states.ts';

export interface Publishers {
  /** All that tokens speak for. */
  domains: readonly string[];
  /** The results of feeds and submissions, in the order in which they claim slugs. */
  results(repository: OpenRepository): FeedResult[];
  /** The repository without what its publishers want out, and with room for what they want back. */
  withdraw(repository: OpenRepository): Departures;
  /** Tells the worker what became of everything, once it is written. */
  report(plan: SyncPlan, repository: OpenRepository): Promise<void>;
}

interface PublisherRun {
  /** Of the feeds of the run. */
  results: readonly FeedResult[];
  tools: Omit<ReaderTools, 'findCategory'>;
  /** Those of the run: no domain is asked twice. */
  lookUps: LookUps;
  /** What is not begun by then waits for the next run. */
  deadline: Date | undefined;
}

const NO_TASKS: PublisherTasks = { requests: [], proof_files: [], domains: [] };

/** A worker that does not answer is no reason to leave the feeds: what it holds waits for the next run. */
export async function openPublishers(
  { output }: CommandContext,
  options: SyncOptions,
  opened: OpenRepository,
  { results, tools, lookUps, deadline }: PublisherRun,
): Promise<Publishers> {
  const { folder, branch, data } = opened;
  const worker = isWholeRun(options) ? configuredWorker(data.settings, process.env, 'submissions') : undefined;
  const none = { submissions: [] as OpenSubmission[], tasks: NO_TASKS };
  const { submissions, tasks } = await orNote(output, none, async () => {
    if (worker === undefined) return none;
    const { data: tasks } = await worker.get<{ data: PublisherTasks }>('/publishers');
    return { submissions: await pullSubmissions(worker), tasks };
  });
  const updatesWait =
    data.settings.moderation?.mode === 'github' && data.settings.moderation.updates === 'pull-request';
  // No harmless update, so where even those wait it takes a person's own command or commit.
  const needsPerson = ({ action }: PublisherRequest) => updatesWait && action !== 'sync';
  const requests = tasks.requests.filter((requested) => !needsPerson(requested));
  for (const { slug, action } of tasks.requests.filter(needsPerson)) {
    const isOut = action === 'withdraw';
    const how = isOut ? `out: \`catalog moderation withdraw ${slug}\`` : `back: delete ${ledgerPath(slug)}`;
    output.note(`The publisher wants ${slug} ${how}.`);
  }
  const noted = { byFeeds: [] as EventRequest[], byAddresses: [] as EventRequest[] };
  const noting = (list: EventRequest[]) => ({
    ...{ ...tools, findCategory: categoryLookup(data.categories) },
    noteEventRequest: (requested: EventRequest) => void list.push(requested),
  });
  const run = { data, deadline };
  const { followed, unread } = await readRequested(results, requests, { ...run, tools: noting(noted.byFeeds) });
  const submitted = await readSubmissions(submissions, followed, { ...run, tools: noting(noted.byAddresses) });
  return {
    domains: tasks.domains,
    results: (repository) => inOrderOfClaims(followed, submitted, repository),
    withdraw: (repository) => withDepartures(repository, requests),
    report: ({ items, withdrawn = [], restored = [] }, repository) => {
      for (const { slug } of withdrawn) output.note(`Withdrew ${slug}, as its publisher asked.`);
      for (const slug of restored) output.note(`Let ${slug} in again, as its publisher asked: the next sync reads it.`);
      return orNote(output, undefined, async () => {
        if (worker === undefined) return;
        const { ofDocuments, ofAddresses } = eventRequestsOf(submitted, items, noted.byAddresses);
        await sendSubmittedRequests(worker, ofDocuments);
        const ways = { client: worker, memory: tools.memory, note: output.note };
        await sendEventRequests([...noted.byFeeds, ...ofAddresses], ways);
        await sendReports(worker, reportsOf(submitted, { items, repository, updatesWait }));
        const settled = requests.filter((request) => !unread.includes(request));
        const looking = { lookUps, deadline };
        const report: PublisherReport = {
          requests: settled.map(({ id }) => id),
          refused: refusedRequests(data, settled, { withdrawn, restored }),
          proof_files: await lookAtFiles(tasks.proof_files, looking, new URL(data.settings.base_url).host),
          ...(await findProofs(tasks.proofs ?? [], looking)),
          listings: publisherListings(await readRepository(folder, branch, opened), tasks.domains),
        };
        await worker.post('/publishers/report', report);
      });
    },
  };
}

async function orNote<T>(output: CommandContext['output'], otherwise: T, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    output.note(error.message);
    return otherwise;
  }
}
