/** What publishers have brought to the worker since the last run, and which addresses have to be read for it. */
import type { OpenSubmission, PublisherRequest, PublisherTasks } from '../../../schemas/contracts/internal-api.ts';
import { listFeeds } from '../../collect/feeds/feed-list.ts';
import type { FeedResult } from '../../collect/feeds/read-feed.ts';
import { type Asked, writeAsked } from '../../collect/submitted-and-retried-feeds.ts';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { type CatalogData, readFolder } from '../../repo/data/data-files.ts';
import type { CommandContext } from '../../repo/run/command-context.ts';
import { configuredWorker, type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { grantedReadings, requestedAddress } from './publisher-requests.ts';
import { submittedFeeds } from './read-submissions.ts';

export interface Brought {
  submissions: OpenSubmission[];
  tasks: PublisherTasks;
}

const NOTHING: Brought = { submissions: [], tasks: { requests: [], proof_files: [], domains: [] } };

/** A worker that does not answer is no reason to leave the feeds: what it holds waits for the next run. */
export function askWorker(worker: InternalClient, output: CommandContext['output']): Promise<Brought> {
  return orNote(output, NOTHING, async () => {
    const { pullSubmissions } = await import('./submission-exchange.ts');
    const { data: tasks } = await worker.get<{ data: PublisherTasks }>('/publishers');
    return { submissions: await pullSubmissions(worker), tasks };
  });
}

/** @param followed feeds of the run */
export function askedBy(
  { submissions, requests }: { submissions: readonly OpenSubmission[]; requests: readonly PublisherRequest[] },
  followed: readonly Pick<FeedResult, 'feed'>[],
  data: CatalogData,
): Asked {
  const retried = grantedReadings(data, requests).flatMap((request) => requestedAddress(data, request) ?? []);
  return { submitted: submittedFeeds(submissions, followed, data), retried };
}

/**
 * The job of a shared run that asks the worker, and reads nothing of strangers.
 * @returns how many addresses it has left for the jobs that read
 */
export async function leaveAsked({ folder, output }: CommandContext, place: string): Promise<number> {
  const data = parseCatalog(await readFolder(folder));
  const worker = configuredWorker(data.settings, process.env, 'submissions');
  const { submissions, tasks } = worker === undefined ? NOTHING : await askWorker(worker, output);
  const feeds = listFeeds(data).map((feed) => ({ feed }));
  const asked = askedBy({ submissions, requests: tasks.requests }, feeds, data);
  await writeAsked(place, asked);
  return asked.submitted.length + asked.retried.length;
}

export async function orNote<T>(output: CommandContext['output'], otherwise: T, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    output.note(error.message);
    return otherwise;
  }
}
