/** How large a document may be. */
import { error, type Problem } from '../contracts/problems.ts';

/** Largest document of a feed that is no OpenAPI description. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** Largest document while its kind is not known yet, and largest OpenAPI description. */
export const MAX_UNKNOWN_BYTES = 16 * 1024 * 1024;

export function tooLarge(maxBytes: number): Problem {
  return error('', 'too_large', { limit: maxBytes });
}
