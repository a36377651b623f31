/** Lists the files of a commit from its trees, a question for each level: `git ls-tree` would be a process each time. */
import { type GitObject, readObjectsWithIds } from './objects.ts';

export interface TreeEntry {
  /** Like 100644, in the spelling of git, whatever stands in the tree. */
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

const ENTRY_MODE = /^[0-7]{1,7}$/;

/** A folder whose mode is odd is still one that git checks out. Source: canon_mode of git's object.h. */
function modeOf(written: string): string {
  const mode = Number.parseInt(written, 8);
  const kind = mode & 0o170000;
  if (kind === 0o040000) return FOLDER;
  if (kind === 0o100000) return (mode & 0o100) === 0 ? '100644' : '100755';
  return kind === 0o120000 ? '120000' : '160000';
}

/**
 * "<mode> <name>", a zero byte, the bytes of the id, and so on. Source: git's tree-walk.c.
 * @throws Error where these are no entries: a tree can name a file as a folder
 */
function entriesIn({ id, bytes }: GitObject, under: string): Found[] {
  const idLength = id.length / 2;
  const entries: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const nameEnd = bytes.indexOf(0, space);
    const next = nameEnd + 1 + idLength;
    const mode = bytes.toString('latin1', at, space);
    const isEntry = space > at && nameEnd > space + 1 && next <= bytes.length && ENTRY_MODE.test(mode);
    if (!isEntry) throw new Error(`The repository has a broken folder ${under} (${id}).`);
    entries.push({
      mode: modeOf(mode),
      id: bytes.toString('hex', nameEnd + 1, next),
      path: under + bytes.toString('utf8', space + 1, nameEnd),
    });
    at = next;
  }
  return entries;
}
