/** Hands documents to a worker: one at a time, the newest next, and none for longer than it may take. */
import type { Answer } from './validate-document.ts';
import type { Question } from './worker.ts';

/** `unread`: of a kind that only the command reads. */
export type Outcome = Answer | 'unread' | 'stopped' | 'failed';

/** A real document takes milliseconds; the first one also waits for the script. */
export const TIMEOUT_MS = 5_000;

/** The part of a Worker that is used. */
export interface Asked {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: Question): void;
  terminate(): void;
}

/**
 * @param start a new worker; one that took too long or failed is never asked again
 * @param show gets the outcome of each question, unless a newer one waited
 */
export function createChecker(
  start: () => Asked,
  show: (outcome: Outcome, question: Question) => void,
  timeoutMs = TIMEOUT_MS,
): (question: Question) => void {
  let worker: Asked | undefined;
  let isBusy = false;
  let waiting: Question | undefined;

  function ask(question: Question): void {
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
