/**
 * What was done to files, and when, read from git: the first-parent commits of the published branch.
 * True for merge, squash and rebase, and impossible to forge inside a branch.
 */
import { git } from './git.ts';
import { isShallow } from './git-folders.ts';
import { readObjects } from './objects.ts';

/** How far back a caller may ask what has changed since: commits, so about a year of three a day. */
const MAX_COMMITS = 1000;
/** Of so many modifications, the newest, the contents are read too. */
const MAX_CONTENTS = 1000;

export interface FileContents {
  before: Buffer;
  after: Buffer;
  /** Of the file that goes with it, on both sides of the same commit; undefined where there was or is none. */
  beside?: { before: Buffer | undefined; after: Buffer | undefined };
}

export interface FileEvent {
  commit: string;
  /** When it was committed, in UTC, like 2026-01-31T12:00:00Z. */
  at: string;
  /** Added, modified, deleted. */
  status: 'A' | 'M' | 'D';
  path: string;
  /** What a modification made of what. */
  contents?: FileContents;
}

/** With the ids of the two contents; of nought where there was or is none. */
type LoggedEvent = FileEvent & { ids: [before: string, after: string] };

export interface History {
  /** Of one folder, newest first. */
  events: readonly FileEvent[];
  /** Newest first, at most 1000, those that touched nothing in the folder too. */
  commits: readonly string[];
  /** Of what is witnessed of them, newest first. */
  evidence?: readonly FileEvent[];
}

/** Of files that are not committed. */
export const NO_HISTORY: History = { events: [], commits: [] };

/**
 * One pass over the history, which may be long, for the events of all these folders.
 * @param folders like data/listings/
 * @param besideOf path of the file that goes with one of those folders, whose contents are read too
 * @returns events of each folder, in their order
 * @throws Error in a shallow clone, whose oldest commit seems to bring every file
 */
export async function readHistory(
  folder: string,
  commit: string,
  folders: readonly string[],
  besideOf: (path: string) => string | undefined = () => undefined,
): Promise<{ events: FileEvent[][]; commits: string[] }> {
  if (await isShallow(folder)) {
    throw new Error(
      'This clone is shallow, so nobody can say when listings were published. ' +
        'Run `git fetch --unshallow` (in a workflow: checkout with fetch-depth 0).',
    );
  }
  const log = await git(folder, [
    'log',
    // These two are settings of a user's too, and the other way round would change what is read.
    '--root',
    '--no-show-signature',
    '--first-parent',
    '--diff-merges=first-parent',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '-z',
    '--format=%H %ct',
    commit,
    '--',
    ...folders,
  ]);
  const commits = await git(folder, ['rev-list', '--first-parent', `--max-count=${MAX_COMMITS}`, commit]);
  const logged = parseLog(log);
  const events: FileEvent[][] = [];
  for (const under of folders) {
    const own = logged.filter(({ path }) => path.startsWith(under));
    events.push(await withContents(folder, own, besideOf));
  }
  return { events, commits: commits.split('\n') };
}

async function withContents(
  folder: string,
  logged: readonly LoggedEvent[],
  besideOf: (path: string) => string | undefined,
): Promise<FileEvent[]> {
  const modified = logged.filter(({ status }) => status === 'M').slice(0, MAX_CONTENTS);
  const names = [...new Set(modified.flatMap((event) => [...event.ids, ...besideNames(event, besideOf)]))];
  const objects = await readObjects(folder, names);
  const contents = new Map(names.map((name, index) => [name, objects[index]]));
  return logged.map(({ ids, ...event }) => {
    if (event.status !== 'M') return event;
    const [before, after] = ids.map((id) => contents.get(id));
    if (before === undefined || after === undefined) return event;
    const [from, to] = besideNames(event, besideOf);
    const beside = { before: contents.get(from ?? ''), after: contents.get(to ?? '') };
    return { ...event, contents: { before, after, ...(to !== undefined && { beside }) } };
  });
}

/** A modification has a first parent. */
function besideNames({ commit, path }: FileEvent, besideOf: (path: string) => string | undefined): string[] {
  const beside = besideOf(path);
  return beside === undefined ? [] : [`${commit}^1:${beside}`, `${commit}:${beside}`];
}

/**
 * A commit is its id and time, then pairs of what was done (":mode mode id id status") and path. Only the place tells
 * them apart: a path may look like anything. Source: git-diff(1), raw output format.
 */
function parseLog(log: string): LoggedEvent[] {
  const events: LoggedEvent[] = [];
  const fields = log.split('\0').values();
  let [commit, at] = ['', ''];
  for (const field of fields) {
    const word = field.trim();
    const [first = '', second, before = '', after = '', status = ''] = word.split(' ');
    if (first.startsWith(':')) {
      events.push({ commit, at, status: statusOf(status), path: fields.next().value ?? '', ids: [before, after] });
    } else if (word !== '') [commit, at] = [first, toSeconds(Number(second))];
  }
  return events;
}

function toSeconds(time: number): string {
  return `${new Date(time * 1000).toISOString().slice(0, 19)}Z`;
}

/** Anything else, like a file that became a link (T), is a modification. */
function statusOf(word: string): FileEvent['status'] {
  return word === 'A' || word === 'D' ? word : 'M';
}
