/** Everything that shapes how a document is read, as one digest: results of an earlier version are worth nothing. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** The readers and what they stand on. A number kept by hand would be forgotten one day. */
const READER_CODE = ['schemas', 'pipeline/repo', 'pipeline/collect'];
/** The versions of the libraries they use. */
const LOCK_FILE = 'package-lock.json';

/** @returns hexadecimal SHA-256 of the readers' code, their libraries and the vocabulary of categories */
export async function readerVersion(categories: CategoryVocabulary): Promise<string> {
  const folders = await Promise.all(READER_CODE.map((folder) => codeFiles(join(PROJECT, folder))));
  const paths = [...folders.flat(), join(PROJECT, LOCK_FILE)].sort(compareText);
  const hash = createHash('sha256').update(JSON.stringify(categories));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  for (const [index, path] of paths.entries()) hash.update(relative(PROJECT, path)).update(contents[index] ?? '');
  return hash.digest('hex');
}

async function codeFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => /\.(?:ts|js|json)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
