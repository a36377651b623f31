/** Which files differ between two commits or trees, as git sees them: mode, size and ids included. */
import { gitBytes, tryGit } from '../../../repo/git/git.ts';
import { statObjects } from '../../../repo/git/objects.ts';

export interface ChangedFile {
  path: string;
  /** Mode it gets, like 100644; {@link REMOVED} for a file that is taken away. */
  mode: string;
  /** Of its content as it was and as it will be; zeros where there is none. */
  before: string;
  id: string;
  /** In bytes; 0 for a file that is taken away. */
  size: number;
}

export const REMOVED = '000000';
/** Id of what is not there. */
export const NO_OBJECT = '0'.repeat(40);
const PLAIN = /^100(?:644|755)$/;

/**
 * @param range two names for `git diff`, or one like main...branch
 * @returns undefined where git cannot compare them
 */
export async function changedFiles(folder: string, range: readonly string[]): Promise<ChangedFile[] | undefined> {
  const raw = await tryGit(folder, ['diff', ...AS_THEY_ARE, ...range, '--']);
  if (raw === undefined) return undefined;
  const [changes = []] = await withSizes(folder, [parse(raw.split('\0').filter(Boolean))]);
  return changes;
}

/** What each of many commits changed in its only parent, with two git processes. @returns commit → files */
export async function changesOfCommits(
  folder: string,
  commits: readonly string[],
): Promise<ReadonlyMap<string, ChangedFile[]>> {
  if (commits.length === 0) return new Map();
  const input = commits.map((commit) => `${commit}\n`).join('');
  const raw = await gitBytes(folder, ['diff-tree', '--stdin', '--always', '-r', ...AS_THEY_ARE], { input });
  const changes = new Map<string, string[]>();
  let fields: string[] = [];
  let isPath = false;
  for (const field of raw.toString('utf8').split('\0').filter(Boolean)) {
    if (!isPath && !field.startsWith(':')) {
      fields = [];
      changes.set(field, fields);
      continue;
    }
    fields.push(field);
    isPath = !isPath;
  }
  const lists = await withSizes(folder, [...changes.values()].map(parse));
  return new Map([...changes.keys()].map((commit, index) => [commit, lists[index] ?? []]));
}

/** Whole ids, no guess that a file was renamed, and names that need no quotes. */
const AS_THEY_ARE = ['--raw', '--no-renames', '--no-abbrev', '-z'];

type Unsized = Omit<ChangedFile, 'size'>;

/** ":<mode before> <mode> <id before> <id> <status>", then the path. Source: git-diff(1), raw output format. */
function parse(fields: readonly string[]): Unsized[] {
  const changes: Unsized[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [, mode = '', before = '', id = ''] = fields[index]?.split(' ') ?? [];
    changes.push({ path: fields[index + 1] ?? '', mode, before, id });
  }
  return changes;
}

async function withSizes(folder: string, lists: readonly Unsized[][]): Promise<ChangedFile[][]> {
  const ids = lists.flat().flatMap(({ mode, id }) => (PLAIN.test(mode) ? [id] : []));
  const sizes = new Map((await statObjects(folder, ids)).map((object) => [object?.id, object?.size]));
  return lists.map((changes) => changes.map((change) => ({ ...change, size: sizes.get(change.id) ?? 0 })));
}
