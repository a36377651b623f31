/** Where the catalog's files come from: the commit that is checked out, or the work tree. */
import { type History, NO_HISTORY, readHistory } from '../git/history.ts';
import { readCommitHeaders } from '../git/objects.ts';
import { dayOf } from '../text/day-of.ts';
import { type DataFiles, EVIDENCE, LISTINGS, openCommit, readCommit, readFolder } from './data-files.ts';
import { type Head, readHead } from './head.ts';

export interface Checkout {
  files: DataFiles;
  /** null where data/ or slots/ is not exactly what a commit holds: such a build cannot be published. */
  commit: string | null;
  /** The commit's day in UTC; null without a commit. */
  date: string | null;
  /** Of the listings. */
  history: History;
  /** Why there is no commit, in words. */
  note?: string;
}

/** Reads HEAD's tree if data/ is committed, else the folder. Writes nothing. */
export async function readCheckout(folder: string): Promise<Checkout> {
  const head = await readHead(folder);
  return 'commit' in head ? readCommitted(folder, head.commit) : readUncommitted(folder, head.note);
}

/** The same, with files of a commit that are read when they are needed. @param head of the folder */
export async function openCheckout(folder: string, head: Head): Promise<Checkout> {
  if ('note' in head) return readUncommitted(folder, head.note);
  return { ...(await describeCommit(folder, head.commit)), files: await openCommit(folder, head.commit) };
}

/** @param commit that the repository has */
export async function readCommitted(folder: string, commit: string): Promise<Checkout> {
  return { ...(await describeCommit(folder, commit)), files: await readCommit(folder, commit) };
}

async function readUncommitted(folder: string, note: string): Promise<Checkout> {
  return { files: await readFolder(folder), commit: null, date: null, history: NO_HISTORY, note };
}

async function describeCommit(folder: string, commit: string): Promise<Omit<Checkout, 'files'>> {
  const [header] = await readCommitHeaders(folder, [commit]);
  const { events, commits } = await readHistory(folder, commit, [LISTINGS, EVIDENCE], besideOf);
  const [listings = [], evidence = []] = events;
  return {
    commit,
    date: dayOf(new Date((header?.at ?? 0) * 1000)),
    history: { events: listings, commits, evidence },
  };
}

/** A listing and what is witnessed of it are two files of one name. */
function besideOf(path: string): string | undefined {
  // A name that no listing has may hold a line break, which would ask git for something else.
  if (!/^[a-z0-9/-]+\.json$/.test(path)) return undefined;
  return path.startsWith(LISTINGS) ? path.replace(LISTINGS, EVIDENCE) : path.replace(EVIDENCE, LISTINGS);
}
