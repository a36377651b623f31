/** Moves refs, each only from where it was read: what somebody moved meanwhile stays as it is. */
import { GitBatch } from './batch-process.ts';
import { git } from './git.ts';

export interface RefChange {
  ref: string;
  /** Commit it must still have; undefined: it must not exist yet. */
  from: string | undefined;
  /** Commit it gets; undefined: it is deleted. */
  to: string | undefined;
}

export interface RefusedRef {
  ref: string;
  /** Why, and what to do about it. */
  reason: string;
}

const writer = new GitBatch(['update-ref', '--no-deref', '--stdin']);

/**
 * All changes in one transaction. Git refuses a transaction as a whole, so those that cannot be made are taken out,
 * and the others tried again. A symbolic ref is changed itself, never what it points at.
 * @returns the changes that were not made
 * @throws Error if nothing in the refs explains why git refuses
 */
export async function changeRefs(folder: string, changes: readonly RefChange[]): Promise<RefusedRef[]> {
  const refused: RefusedRef[] = [];
  let left = changes;
  while (left.length > 0) {
    const commands = left.map(toCommand).join('');
    try {
      await writer.ask(folder, `start\n${commands}commit\n`, 'commit: ok\n');
      break;
    } catch (error) {
      const faultOf = await faultFinder(folder);
      const possible = left.filter((change) => faultOf(change) === undefined);
      if (possible.length === left.length) throw error;
      refused.push(...left.flatMap((change) => faultOf(change)?.refused ?? []));
      left = possible;
    }
  }
  return refused;
}

/** One change that everything else depends on. @throws Error if somebody else moved the branch */
export async function changeRef(folder: string, change: RefChange): Promise<void> {
  const [refused] = await changeRefs(folder, [change]);
  if (refused === undefined) return;
  const name = change.ref.replace('refs/heads/', '');
  throw new Error(`${name} was moved by somebody else while this command ran. Nothing was changed; run it again.`);
}

/** Source: git-update-ref(1). @throws Error where a part would be read as another command, or as a name in quotes */
function toCommand({ ref, from, to }: RefChange): string {
  if (!ref.startsWith('refs/') || /[\s\0]/.test(`${ref}${from}${to}`)) throw new Error('This is no name of a ref.');
  if (to === undefined) return `delete ${ref} ${from}\n`;
  return from === undefined ? `create ${ref} ${to}\n` : `update ${ref} ${to} ${from}\n`;
}

/** What speaks against one change, as the refs stand now; `refused` is left out where it is made already. */
async function faultFinder(folder: string): Promise<(change: RefChange) => { refused?: RefusedRef } | undefined> {
  const lines = await git(folder, ['for-each-ref', '--format=%(refname) %(objectname)']);
  const commits = new Map(lines.split('\n').map((line) => line.split(' ') as [string, string]));
  const folders = new Set([...commits.keys()].flatMap(parentsOf));
  return ({ ref, from, to }) => {
    const commit = commits.get(ref);
    if (commit === to) return {};
    if (commit !== from) return { refused: { ref, reason: 'Somebody else moved or deleted it meanwhile.' } };
    if (folders.has(ref) || parentsOf(ref).some((name) => commits.has(name))) {
      return {
        refused: { ref, reason: 'Another branch takes its name as a folder, or the reverse. Rename that one.' },
      };
    }
    return undefined;
  };
}

/** refs/heads/a/b → refs/heads/a, refs/heads, refs. Git keeps refs in folders, so none of them can be a ref too. */
function parentsOf(ref: string): string[] {
  const end = ref.lastIndexOf('/');
  return end === -1 ? [] : [ref.slice(0, end), ...parentsOf(ref.slice(0, end))];
}
