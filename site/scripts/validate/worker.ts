/** Checks documents off the page's own thread, which therefore never freezes. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { answerFor } from './answer.ts';

export interface Question {
  bytes: Uint8Array;
  /** Addresses on this host. */
  vocabularyUrl: string;
  schemaUrl: string;
  /** Of the page. */
  language: string;
}

let vocabulary: Promise<CategoryVocabulary> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  vocabulary ??= fetch(data.vocabularyUrl).then((answer) => answer.json());
  try {
    self.postMessage({ answer: answerFor(data.bytes, await vocabulary, data.schemaUrl, data.language) });
  } catch {
    // The vocabulary could not be fetched: the next worker tries again.
    self.postMessage({ failed: true });
  }
});
