/** Threads of this process that wait for the next document, of whichever run: to start one costs 0.2 s. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { type ReadingThread, startThread } from './thread.ts';

interface IdleThread {
  /** What the thread was started with. */
  startedWith: string;
  thread: ReadingThread;
  expiry: NodeJS.Timeout;
}

/** What a thread has read stays in its memory for a while, and a build that follows needs memory of its own. */
const IDLE_MS = 10_000;
/** As many as one run uses. */
const MAX_IDLE = 3;

const idle: IdleThread[] = [];

/** @returns where threads that know these categories come from and go back to */
export function threadsWith(categories: CategoryVocabulary, heapMb: number) {
  const startedWith = JSON.stringify({ heapMb, categories });
  return {
    async take(): Promise<ReadingThread> {
      const index = idle.findLastIndex((one) => one.startedWith === startedWith && !one.thread.isGone());
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      clearTimeout(found?.expiry);
      return found?.thread ?? (await startThread(categories, heapMb));
    },
    giveBack(thread: ReadingThread): void {
      if (thread.isGone()) return;
      idle.push({ startedWith, thread, expiry: setTimeout(() => expire(thread), IDLE_MS).unref() });
      const [oldest] = idle;
      if (idle.length > MAX_IDLE && oldest !== undefined) expire(oldest.thread);
    },
  };
}

function expire(thread: ReadingThread): void {
  const index = idle.findIndex((one) => one.thread === thread);
  const [expired] = index < 0 ? [] : idle.splice(index, 1);
  clearTimeout(expired?.expiry);
  void expired?.thread.stop();
}
