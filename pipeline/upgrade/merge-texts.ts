/** Two edits of one text, as git merges them. Source: git-merge-file(1). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitError, gitBytes } from '../repo/git/git.ts';

interface Texts {
  present: string;
  /** What both began with. */
  base: string;
  wanted: string;
}

/** @returns undefined where both change the same lines */
export async function mergeTexts(texts: Texts): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-merge-'));
  try {
    for (const side of ['present', 'base', 'wanted'] as const) await writeFile(join(folder, side), texts[side]);
    const merged = await gitBytes(folder, ['merge-file', '--stdout', 'present', 'base', 'wanted']);
    return merged.toString('utf8');
  } catch (error) {
    // Up to 127 conflicts are counted; more is an error of git.
    if (error instanceof GitError && error.code !== null && error.code > 0 && error.code < 128) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
