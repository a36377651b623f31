/** What the page learns about a document. Pure, so that a test can compare it with the command's. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { type Validation, validateDocument } from '../../../schemas/readers/read-document.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { toPadDocument } from '../../../schemas/writers/to-pad.ts';

export interface Answer extends Validation {
  /** Name of the category, in words. */
  category?: string;
  current?: Release;
  /** The document in the recommended format, where it is in another one. */
  converted?: string;
}

/**
 * @param schemaUrl address of the schema of PAD JSON, for documents that are converted
 * @param language of the page
 * @returns undefined for a kind that only the command reads
 */
export function answerFor(
  bytes: Uint8Array,
  vocabulary: CategoryVocabulary,
  schemaUrl: string,
  language: string,
): Answer | undefined {
  const validation = validateDocument(bytes, { findCategory: categoryLookup(vocabulary) });
  const { kind, draft } = validation ?? {};
  if (validation === undefined || draft === undefined) return validation;
  const known = vocabulary.categories.find(({ slug }) => slug === draft.category);
  const category = known?.translations?.[language]?.label ?? known?.label ?? draft.category;
  const current = currentVersion(draft.versions);
  const shown = { ...validation, category, ...(current && { current }) };
  if (kind === 'pad-json') return shown;
  return { ...shown, converted: `${JSON.stringify(toPadDocument(draft, schemaUrl), null, 2)}\n` };
}
