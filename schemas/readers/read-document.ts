/** Reads a document of any kind whose reader runs anywhere: here, in a worker, in a browser. */
import type { ReadResult } from '../contracts/draft.ts';
import type { FeedKind } from '../contracts/generated/feed-kinds.ts';
import { MAX_DOCUMENT_BYTES, tooLarge } from './document-size.ts';
import { kindOrProblem } from './kind-or-problem.ts';
import { readManifest } from './manifest-json.ts';
import { type ReaderContext, readPadJson } from './pad-json.ts';
import { readPadXml } from './pad-xml.ts';
import { toValidation, type Validation } from './validation.ts';

type DocumentKind = Extract<FeedKind, 'pad-json' | 'pad-xml' | 'manifest'>;

const READERS: Record<DocumentKind, (bytes: Uint8Array, context: ReaderContext) => ReadResult> = {
  'pad-json': readPadJson,
  'pad-xml': readPadXml,
  manifest: readManifest,
};

/** @returns undefined for a kind that only the pipeline reads */
export function validateDocument(bytes: Uint8Array, context: ReaderContext): Validation | undefined {
  const kind = kindOrProblem(bytes);
  if (typeof kind === 'object') return toValidation(null, { problems: [kind] }, bytes);
  if (!isDocumentKind(kind)) return undefined;
  const isTooLarge = bytes.length > MAX_DOCUMENT_BYTES;
  return toValidation(
    kind,
    isTooLarge ? { problems: [tooLarge(MAX_DOCUMENT_BYTES)] } : READERS[kind](bytes, context),
    bytes,
  );
}

function isDocumentKind(kind: FeedKind): kind is DocumentKind {
  return kind in READERS;
}
