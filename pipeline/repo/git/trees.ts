/** Lists the files of a commit from its trees, a question for each level: `git ls-tree` would be a process each time. */
import { type GitObject, readObjectsWithIds } from './objects.ts';

export interface TreeEntry {
  /** Like 100644. */
  mode: string;
  id: string;
  path: string;
}

interface Found extends TreeEntry {
  /** Of a folder. */
  entries?: Found[];
}

const FOLDER = '40000';

/**
 * What lies at these paths and below them, in git's order, folders left out.
 * @throws Error where a part of the commit is not here
 */
export async function listTree(folder: string, commit: string, paths: readonly string[]): Promise<TreeEntry[]> {
  const wanted = paths.map((path) => path.replace(/\/$/, ''));
  const root: Found = { mode: FOLDER, id: `${commit}^{tree}`, path: '' };
  for (let trees = [root]; trees.length > 0; ) {
    const ids = trees.map(({ id }) => id);
    const objects = await readObjectsWithIds(folder, ids);
    for (const [index, tree] of trees.entries()) {
      const object = objects[index];
      if (object === undefined) throw new Error(`The repository lacks ${tree.path || 'a commit'} (${tree.id}).`);
      tree.entries = wantedOf(tree, object, wanted);
    }
    trees = trees.flatMap(({ entries = [] }) => entries.filter(({ mode }) => mode === FOLDER));
  }
  return filesOf(root);
}

function filesOf({ entries = [] }: Found): TreeEntry[] {
  return entries.flatMap((entry) => (entry.mode === FOLDER ? filesOf(entry) : entry));
}

function wantedOf({ path }: Found, object: GitObject, wanted: readonly string[]): Found[] {
  const entries = entriesIn(object, path === '' ? '' : `${path}/`);
  if (wanted.some((one) => isAtOrBelow(path, one))) return entries;
  return entries.filter((entry) =>
    wanted.some((one) => isAtOrBelow(entry.path, one) || (entry.mode === FOLDER && isAtOrBelow(one, entry.path))),
  );
}

function isAtOrBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

/** "<mode> <name>", a zero byte, the bytes of the id, and so on. Source: git's tree-walk.c. */
function entriesIn({ id, bytes }: GitObject, under: string): Found[] {
  const idLength = id.length / 2;
  const entries: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const nameEnd = bytes.indexOf(0, space);
    const next = nameEnd + 1 + idLength;
    entries.push({
      mode: bytes.toString('latin1', at, space),
      id: bytes.toString('hex', nameEnd + 1, next),
      path: under + bytes.toString('utf8', space + 1, nameEnd),
    });
    at = next;
  }
  return entries;
}
