/** Everything that shapes how a document is read, as one digest: results of an earlier version are worth nothing. */
import { join } from 'node:path';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** The readers, what they stand on, and the versions of their libraries. A number kept by hand would be forgotten. */
const READER_CODE = ['schemas', 'pipeline/repo', 'pipeline/collect', 'package-lock.json'];

/** @returns digest of the readers' code, their libraries and the vocabulary of categories */
export function readerVersion(categories: CategoryVocabulary): Promise<string> {
  return codeDigest(PROJECT, READER_CODE, [JSON.stringify(categories)]);
}
