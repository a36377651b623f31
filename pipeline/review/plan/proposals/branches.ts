/** The branches that the pipeline proposes from. */
import { isSlug } from '../../../../schemas/rules/slug.ts';
import { git, tryGit } from '../../../repo/git/git.ts';

export const MODERATION = 'moderation/';

export const UPDATES_BRANCH = 'moderation/_updates';

/** Branches that are the pipeline's to move; of all others it does not even say the name. */
export function isOurs(name: string): boolean {
  const rest = name.slice(MODERATION.length);
  return (
    name.startsWith(MODERATION) &&
    (isSlug(rest) || /^_(?:batch-[1-9]\d{0,5}|reading-\d{1,5}(?:\.\d{1,5}){2}|updates)$/.test(rest))
  );
}

export interface Branch {
  ref: string;
  /** Like moderation/astro */
  name: string;
  commit: string;
  parents: string[];
  /** Of the committer. */
  email: string;
  /** When it was committed, in seconds. */
  at: number;
  /** It stands in some work tree. */
  checkedOut: boolean;
}

/** Branches of this clone. */
export const LOCAL = 'refs/heads/';
/** Branches of origin, as they were fetched. */
export const FETCHED = 'refs/remotes/origin/';

export async function listBranches(
  folder: string,
  prefixes: readonly (typeof LOCAL | typeof FETCHED)[],
): Promise<Branch[]> {
  const patterns = prefixes.map((prefix) => prefix + MODERATION);
  const format =
    '%(refname)%09%(objectname)%09%(parent)%09%(committeremail:trim)%09%(committerdate:unix)%09%(worktreepath)';
  const lines = await git(folder, ['for-each-ref', `--format=${format}`, ...patterns]);
  const branches = lines.split('\n').map((line): Branch => {
    const [ref = '', commit = '', parents = '', email = '', at = '', workTree = ''] = line.split('\t');
    const name = ref.slice(prefixes.find((prefix) => ref.startsWith(prefix))?.length);
    return {
      ...{ ref, name, commit, email },
      parents: parents.split(' ').filter(Boolean),
      at: Number(at),
      checkedOut: workTree !== '',
    };
  });
  return branches.filter(({ name }) => isOurs(name));
}

export async function isAncestor(folder: string, commit: string, of: string): Promise<boolean> {
  return (await tryGit(folder, ['merge-base', '--is-ancestor', commit, of])) !== undefined;
}
