/** Reads PAD JSON 2.0: bytes → draft and problems. Source: specification, "Publishing document". */
import type { ReadResult } from '../contracts/draft.ts';
import type { PadDocument } from '../contracts/generated/pad-2.0.ts';
import { validatePad } from '../contracts/generated/validators.js';
import padSchema from '../contracts/pad-2.0.json' with { type: 'json' };
import { hasErrors, inDocumentOrder, type Problem } from '../contracts/problems.ts';
import { cleanTexts } from '../rules/clean-texts.ts';
import { member } from '../rules/members.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { projectBySchema } from './allowed-members.ts';
import { parseJson } from './json-text.ts';
import { toDraft, toWebhook } from './pad-draft.ts';
import { notesOn, padChecks, repeatedLanguages } from './pad-warnings.ts';

export interface ReaderContext {
  /** Slug of the category that a publisher's word means. */
  findCategory: (word: string) => string | undefined;
}

/** What is wrong with a document, and the document as it may be taken over; with an error there is none. */
interface Checked {
  problems: Problem[];
  document?: PadDocument;
}

/** Validates a whole document. Every problem at once, in document order. Never throws on bad input. */
export function validatePadJson(bytes: Uint8Array, { findCategory }: ReaderContext): Checked {
  const parsed = parseJson(bytes);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  const { value, problems: dropped } = projectBySchema(parsed.value, padSchema);
  const clean = cleanTexts(value);
  const faults = [...schemaProblems(value, validatePad, padSchema), ...clean.problems, ...dropped];
  const notes = notesOn(clean.value, padChecks(findCategory), faults);
  const repeated = repeatedLanguages(member(member(value, 'software'), 'descriptions'), '/software/descriptions');
  const problems = inDocumentOrder([...faults, ...notes, ...repeated], value);
  return hasErrors(faults) ? { problems } : { problems, document: clean.value as PadDocument };
}

/** Validates a document as {@link validatePadJson} does, and maps it to a draft. */
export function readPadJson(bytes: Uint8Array, context: ReaderContext): ReadResult {
  const { problems, document } = validatePadJson(bytes, context);
  if (document === undefined) return { problems };
  const webhook = toWebhook(document);
  return { draft: toDraft(document, context.findCategory), ...(webhook && { webhook }), problems };
}
