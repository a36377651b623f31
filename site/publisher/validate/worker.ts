/** Checks documents off the page's own thread, which therefore never freezes. */
import type { AdmissionRules } from '../../../schemas/contracts/generated/admission.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { ProblemTexts } from '../../../schemas/wording/problem-texts.ts';
import { checkDocument } from './validate-document.ts';

export interface CheckRequest {
  bytes: Uint8Array;
  /** Addresses on this host. */
  vocabularyUrl: string;
  schemaUrl: string;
  /** What the catalog asks of a listing. */
  admission: AdmissionRules;
  /** Of the page. */
  language: string;
}

/** Only those of the page's language are fetched, or the English ones where it has none. */
const TEXTS = import.meta.glob<ProblemTexts>('../../../schemas/texts/*/problems.json', { import: 'default' });

let words: Promise<[CategoryVocabulary, ProblemTexts]> | undefined;

function fetchWords({ vocabularyUrl, language }: CheckRequest): Promise<[CategoryVocabulary, ProblemTexts]> {
  const textsIn = (tag: string) => TEXTS[`../../../schemas/texts/${tag}/problems.json`];
  const texts = textsIn(language) ?? textsIn('en');
  if (texts === undefined) throw new Error(`There are no words for problems in ${language}.`);
  return Promise.all([fetch(vocabularyUrl).then((answer) => answer.json()), texts()]);
}

self.addEventListener('message', async ({ data }: MessageEvent<CheckRequest>) => {
  try {
    words ??= fetchWords(data);
    const [vocabulary, texts] = await words;
    const day = new Date().toISOString().slice(0, 10);
    const { schemaUrl, admission } = data;
    self.postMessage({ answer: checkDocument(data.bytes, { vocabulary, texts, schemaUrl, admission, day }) });
  } catch {
    // The words could not be fetched: the next worker tries again.
    self.postMessage({ failed: true });
  }
});
