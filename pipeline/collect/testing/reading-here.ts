/** The isolated reader without its threads, for tests of what stands around it: the same work, done at once. */
import type { DocumentReading, IsolatedReader } from '../contract/isolated-reader.ts';
import { prepareTask } from '../isolated/perform-task.ts';

export function readingHere(findCategory: (word: string) => string | undefined = () => undefined): IsolatedReader {
  return {
    readDocument: async (task, { bytes }) => ({
      value: (await prepareTask(task, bytes, findCategory))() as DocumentReading,
    }),
    readAnswer: async (task, { bytes }) => ({ value: (await prepareTask(task, bytes, findCategory))() }),
  };
}
