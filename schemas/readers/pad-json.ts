/** Reads PAD JSON 2.0: bytes → draft and problems. Source: specification, "Publishing document". */
import type { ReadResult } from '../draft.ts';
import type { PadDocument } from '../generated/pad-2.0.ts';
import { validatePad } from '../generated/validators.js';
import padSchema from '../pad-2.0.json' with { type: 'json' };
import { hasErrors, inDocumentOrder, type Problem } from '../problems.ts';
import { withoutContacts } from '../rules/contact-problems.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { textProblems } from '../rules/text-problems.ts';
import { parseJson } from './json-text.ts';
import { toDraft, toWebhook } from './pad-draft.ts';
import { projectBySchema } from './projection.ts';

export interface ReaderContext {
  /** Slug of the category that a publisher's word means. */
  findCategory: (word: string) => string | undefined;
}

/**
 * Reads and validates a whole document. Every problem at once, in document order; with an error there is no draft.
 * Never throws on bad input.
 */
export function readPadJson(bytes: Uint8Array, { findCategory }: ReaderContext): ReadResult {
  const parsed = parseJson(bytes);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  const { value, problems: dropped } = projectBySchema(parsed.value, padSchema);
  const clean = withoutContacts(value);
  const faults = [
    ...schemaProblems(value, validatePad, padSchema),
    ...textProblems(value),
    ...clean.problems,
    ...dropped,
  ];
  if (hasErrors(faults)) return { problems: inDocumentOrder(faults, value) };
  const document = clean.value as PadDocument;
  const notes: Problem[] = [];
  const draft = toDraft(document, findCategory, notes);
  const webhook = toWebhook(document, notes);
  return { draft, ...(webhook && { webhook }), problems: inDocumentOrder([...faults, ...notes], value) };
}
