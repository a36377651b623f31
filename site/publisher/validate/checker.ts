/** Hands documents to a worker: one at a time, the newest next, and none for longer than it may take. */
import type { CheckResult } from './validate-document.ts';
import type { CheckRequest } from './worker.ts';

/** `unread`: of a kind that only the command reads. */
export type Outcome = CheckResult | 'unread' | 'stopped' | 'failed';

/** A real document takes milliseconds; the first one also waits for the script. */
export const TIMEOUT_MS = 5_000;

/** The part of a Worker that is used. */
export interface CheckWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: CheckRequest): void;
  terminate(): void;
}

/**
 * @param start a new worker; one that took too long or failed is never asked again
 * @param show gets the outcome of each question, unless a newer one waited
 */
export function createChecker(
  start: () => CheckWorker,
  show: (outcome: Outcome, question: CheckRequest) => void,
  timeoutMs = TIMEOUT_MS,
): (question: CheckRequest) => void {
  let worker: CheckWorker | undefined;
  let isBusy = false;
  let waiting: CheckRequest | undefined;

  function ask(question: CheckRequest): void {
    isBusy = true;
    worker ??= start();
    const asked = worker;
    const timer = setTimeout(() => giveUp('stopped'), timeoutMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      isBusy = false;
      const next = waiting;
      waiting = undefined;
      if (next === undefined) show(outcome, question);
      else ask(next);
    };
    const giveUp = (outcome: 'stopped' | 'failed') => {
      asked.onmessage = null;
      asked.onerror = null;
      asked.terminate();
      worker = undefined;
      finish(outcome);
    };
    asked.onmessage = ({ data }) => (data.failed ? giveUp('failed') : finish(data.answer ?? 'unread'));
    asked.onerror = () => giveUp('failed');
    asked.postMessage(question);
  }

  return (question) => {
    if (isBusy) waiting = question;
    else ask(question);
  };
}
