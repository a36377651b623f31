/** Does a task: finds out what the bytes are and hands them to the reader of their kind. Pure; runs in the thread. */
import { type DetectedKind, detectKind, kindOf } from '../../../schemas/readers/detect-kind.ts';
import { tooLarge } from '../../../schemas/readers/document-size.ts';
import { placeProblems } from '../../../schemas/readers/place-problems.ts';
import type { DocumentKindName, DocumentReading, DocumentTask, ReadingTask } from '../contract/isolated-reader.ts';
import type { DocumentContext } from '../contract/source-kind.ts';
import { readReadme, readRenderedReadme } from '../readme/readme.ts';
import { readAnswer } from '../sources/answers.ts';
import { DOCUMENT_KINDS } from '../sources/documents.ts';
import { linkedFeed } from './discover.ts';

type FindCategory = DocumentContext['findCategory'];

export function performTask(task: ReadingTask, bytes: Uint8Array, findCategory: FindCategory): unknown {
  return task.read === 'document' ? readDocument(task, bytes, findCategory) : readAnswer(task, bytes);
}

/** What is needed once, and is no fault of the document that needs it first. */
export function prepareTask(task: ReadingTask, bytes: Uint8Array): void {
  if (task.read === 'answer') return;
  const kind = task.kind ?? (mayBeDescription(bytes) ? 'openapi' : undefined);
  if (kind !== undefined) DOCUMENT_KINDS[kind].prepare?.(bytes);
}

/** Readers are slow when they run for the first time, and what libraries keep of that must be whole. */
export function warmUp(): void {
  const findCategory = () => undefined;
  for (const text of ['{"pad_version":"2.0"}', '<XML_DIZ_INFO><a>b</a></XML_DIZ_INFO>', 'openapi: 3.1.0', '<html>'])
    readDocument(
      { read: 'document', kind: undefined, url: undefined, mayBePage: true },
      Buffer.from(text),
      findCategory,
    );
  const about = { name: 'a', description: 'A tool for all' };
  const text = '# A\n\nA *tool* that `does` [it](b).\n\n- a\n- b\n';
  for (const path of ['README.md', 'README.txt', 'README']) {
    readReadme({ path, text }, about);
    readRenderedReadme(
      Buffer.from('<h1>A</h1><p>A <b>tool</b> that does <a href="b">it</a>.</p><ul><li>a</ul>'),
      about,
    );
  }
}

function readDocument(task: DocumentTask, bytes: Uint8Array, findCategory: FindCategory): DocumentReading {
  const { url, mayBePage, withLines = false } = task;
  const detected: DetectedKind | undefined = task.kind ?? detectKind(bytes);
  if (detected === 'html' && mayBePage) {
    const leadsTo = url === undefined ? undefined : linkedFeed(new TextDecoder().decode(bytes), url);
    return { isPage: true, leadsTo };
  }
  const kind = detected === undefined || detected === 'html' ? kindOf(bytes) : detected;
  if (typeof kind === 'object') return { problems: withLines ? placeProblems([kind], bytes) : [kind] };
  if (!isDocument(kind)) return { kind, problems: [] };
  const { maxBytes, read } = DOCUMENT_KINDS[kind];
  if (bytes.length > maxBytes) return { kind, problems: [tooLarge(maxBytes)] };
  const result = read(bytes, { findCategory, ...(url !== undefined && { url }) });
  return { kind, ...result, problems: withLines ? placeProblems(result.problems, bytes) : result.problems };
}

function isDocument(kind: string): kind is DocumentKindName {
  return kind in DOCUMENT_KINDS;
}

/** By its beginning; a document of another kind that speaks of one is no loss. */
function mayBeDescription(bytes: Uint8Array): boolean {
  return /openapi|swagger/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1'),
  );
}
