/** Does a task: finds out what the bytes are and hands them to the reader of their kind. Pure; runs in the thread. */
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { detectAtOnce } from '../../../schemas/readers/detect-kind.ts';
import { tooLarge } from '../../../schemas/readers/document-size.ts';
import type { DocumentKindName, DocumentReading, DocumentTask, ReadingTask } from '../contract/isolated-reader.ts';
import type { DocumentContext, DocumentReader } from '../contract/source-kind.ts';
import { DOCUMENT_KINDS } from '../sources/document-kinds.ts';

type FindCategory = DocumentContext['findCategory'];
type Perform = () => unknown;

const ALL_KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKindName[];

/**
 * Imports and compiles what the task needs, which is no fault of the document that needs it first. The function that is
 * returned does the task in one go, which counts as time of the document.
 */
export async function prepareTask(task: ReadingTask, bytes: Uint8Array, findCategory: FindCategory): Promise<Perform> {
  if (task.read === 'document') return prepareDocument(task, bytes, findCategory);
  const { readAnswer } = await import('../sources/read-forge-answer.ts');
  return () => readAnswer(task, bytes);
}

async function prepareDocument(task: DocumentTask, bytes: Uint8Array, findCategory: FindCategory): Promise<Perform> {
  const { url, mayBePage, withLines = false } = task;
  const expected = task.kind ?? detectAtOnce(bytes);
  if (expected === 'html' && mayBePage) {
    const { linkedFeed } = await import('./linked-feed.ts');
    return () => ({ isPage: true, leadsTo: url && linkedFeed(new TextDecoder().decode(bytes), url) });
  }
  const kind = expected !== undefined && isDocument(expected) ? expected : undefined;
  const readers = await loadReaders(kind, bytes);
  const find =
    kind === undefined ? (await import('../../../schemas/readers/kind-or-problem.ts')).kindOrProblem : () => kind;
  const place = withLines ? (await import('../../../schemas/readers/problem-lines.ts')).placeProblems : undefined;
  return () => {
    const found = find(bytes);
    const { problems, ...result } = readAs(found, readers, bytes, { findCategory, ...(url !== undefined && { url }) });
    return { ...result, problems: place === undefined ? problems : place(problems, bytes) };
  };
}

type Readers = Partial<Record<DocumentKindName, DocumentReader>>;

/** @param kind undefined: only reading the document tells */
async function loadReaders(kind: DocumentKindName | undefined, bytes: Uint8Array): Promise<Readers> {
  const readers: Readers = {};
  for (const name of kind === undefined ? ALL_KINDS : [kind]) {
    const reader = await DOCUMENT_KINDS[name].load();
    reader.prepare?.(bytes);
    readers[name] = reader;
  }
  return readers;
}

function readAs(
  found: FeedKind | Problem,
  readers: Readers,
  bytes: Uint8Array,
  context: DocumentContext,
): Exclude<DocumentReading, { isPage: true }> {
  if (typeof found === 'object') return { problems: [found] };
  const reader = isDocument(found) ? readers[found] : undefined;
  if (!isDocument(found) || reader === undefined) return { kind: found, problems: [] };
  const { maxBytes } = DOCUMENT_KINDS[found];
  if (bytes.length > maxBytes) return { kind: found, problems: [tooLarge(maxBytes)] };
  return { kind: found, ...reader.read(bytes, context) };
}

function isDocument(kind: string): kind is DocumentKindName {
  return kind in DOCUMENT_KINDS;
}
