/** Takes what publishers have submitted from the worker, and tells it what became of each. */
import type { OpenSubmission, SubmissionReport } from '../../../schemas/contracts/internal-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { EventRequest } from '../../collect/contract/source-kind.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';

const REPORTS_AT_ONCE = 100;
/** A parameter of a query in D1 has 2 000 000 bytes at most; a character has up to three. */
const MAX_PART_LENGTH = 500_000;
const REQUESTS_AT_ONCE = 100;

/**
 * Everything that is not decided, oldest first. It stays with the worker until a report says that it is decided, so a
 * run that is killed loses nothing, and what it has proposed is found again in git.
 */
export async function pullSubmissions(worker: InternalClient): Promise<OpenSubmission[]> {
  const all: OpenSubmission[] = [];
  for (let after = ''; ; after = all.at(-1)?.id ?? '') {
    const { data } = await worker.get<{ data: OpenSubmission[] }>(`/submissions?after=${after}`);
    if (data.length === 0) break;
    all.push(...data);
  }
  return all.sort((a, b) => compareText(a.received_at, b.received_at) || compareText(a.id, b.id));
}

export async function sendReports(worker: InternalClient, reports: readonly SubmissionReport[]): Promise<void> {
  for (const data of inParts(reports)) await worker.post('/submissions/reports', { data });
}

/** A hundred errors of a hundred documents together are more than the worker's database takes at once. */
function inParts(reports: readonly SubmissionReport[]): SubmissionReport[][] {
  const parts: SubmissionReport[][] = [];
  let length = 0;
  for (const report of reports) {
    const own = JSON.stringify(report).length;
    const part = parts.at(-1);
    if (part === undefined || part.length === REPORTS_AT_ONCE || length + own > MAX_PART_LENGTH) {
      parts.push([report]);
      length = own;
    } else {
      part.push(report);
      length += own;
    }
  }
  return parts;
}

/** Where submitted documents want events, which is private: it goes back to the worker, and nowhere else. */
export async function sendSubmittedRequests(worker: InternalClient, requests: readonly EventRequest[]): Promise<void> {
  try {
    for (const part of chunksOf(requests, REQUESTS_AT_ONCE)) await worker.post('/webhooks', { requests: part });
  } catch (error) {
    // The operator has turned webhooks off. After any other error nothing is reported, and the next run sends all again.
    if (!(error instanceof WorkerError) || error.code !== 'webhooks_off') throw error;
  }
}
