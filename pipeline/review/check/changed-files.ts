/** Which files differ between two commits or trees, as git sees them: mode and size included. */
import { git, tryGit } from '../../repo/git/git.ts';

export interface ChangedFile {
  path: string;
  /** Mode it gets, like 100644; {@link REMOVED} for a file that is taken away. */
  mode: string;
  /** In bytes; 0 for a file that is taken away. */
  size: number;
}

export const REMOVED = '000000';
const PLAIN = /^100(?:644|755)$/;

/**
 * @param range two names for `git diff`, or one like main...branch
 * @returns undefined where git cannot compare them
 */
export async function changedFiles(folder: string, range: readonly string[]): Promise<ChangedFile[] | undefined> {
  const raw = await tryGit(folder, ['diff', '--raw', '--no-renames', '--no-abbrev', '-z', ...range, '--']);
  if (raw === undefined) return undefined;
  const fields = raw.split('\0').filter(Boolean);
  const changes: { path: string; mode: string; id: string }[] = [];
  // ":<mode before> <mode> <id before> <id> <status>", then the path. Source: git-diff(1), raw output format.
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [, mode = '', , id = ''] = fields[index]?.split(' ') ?? [];
    changes.push({ path: fields[index + 1] ?? '', mode, id });
  }
  const sizes = await sizesOf(
    folder,
    changes.filter(({ mode }) => PLAIN.test(mode)).map(({ id }) => id),
  );
  return changes.map(({ path, mode, id }) => ({ path, mode, size: sizes.get(id) ?? 0 }));
}

async function sizesOf(folder: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const input = ids.map((id) => `${id}\n`).join('');
  const lines = await git(folder, ['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input });
  return new Map(lines.split('\n').map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}
