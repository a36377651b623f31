/** Reads many objects, and asks git for all of them at once. */
import { randomUUID } from 'node:crypto';
import { chunksOf } from '../text/chunks.ts';
import { GitBatch } from './batch-process.ts';
import { gitBytesNow } from './git.ts';

/** What git answers is there twice for a moment: in pieces, and as one. */
const READ_AT_ONCE = 1_000;
/** Ends the answer to a name that leads to nothing, or to more than one object. Source: git-cat-file(1). */
const NOTHING = / (?:missing|ambiguous)$/;

/** Source: git-cat-file(1). Commands are collected until `flush`, so that many answers leave git in one piece. */
const reader = new GitBatch(['cat-file', '--batch-command', '--buffer']);

/** Git reads one name from a line, up to a zero byte, and without a return at its end. */
const UNREADABLE = /[\0\n]|\r$/;
/** Such a name, which only stands in hostile files, would be another question, and all answers behind it somebody else's. */
const askable = (name: string) => (UNREADABLE.test(name) ? '' : name);

export interface GitObject {
  id: string;
  bytes: Buffer;
}

/** Bytes of each named object (an id, or "commit:path"), undefined where there is none. */
export async function readObjects(folder: string, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  return (await readObjectsWithIds(folder, names)).map((object) => object?.bytes);
}

/** The same with the id of each. */
export async function readObjectsWithIds(folder: string, names: readonly string[]): Promise<(GitObject | undefined)[]> {
  const objects: (GitObject | undefined)[] = [];
  for (const part of chunksOf(names, READ_AT_ONCE)) {
    const commands = part.map((name) => `contents ${askable(name)}`);
    objects.push(...objectsIn(await askForObjects(folder, commands)));
  }
  return objects;
}

/** The same while everything else waits: for a few that nobody could ask for in time. */
export function readObjectsNow(folder: string, names: readonly string[]): (Buffer | undefined)[] {
  const output = gitBytesNow(folder, ['cat-file', '--batch'], names.map((name) => `${askable(name)}\n`).join(''));
  return objectsIn(output).map((object) => object?.bytes);
}

/** @param output "<id> <type> <size>", a line end, the bytes, a line end, and so on */
function objectsIn(output: Buffer): (GitObject | undefined)[] {
  const objects: (GitObject | undefined)[] = [];
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf('\n', at);
    const header = output.toString('utf8', at, lineEnd);
    at = lineEnd + 1;
    if (NOTHING.test(header)) {
      objects.push(undefined);
      continue;
    }
    const [id = '', , size] = header.split(' ');
    objects.push({ id, bytes: output.subarray(at, at + Number(size)) });
    at += Number(size) + 1;
  }
  return objects;
}

/** Id and size of each named object without its bytes, undefined where there is none. */
export async function statObjects(
  folder: string,
  names: readonly string[],
): Promise<({ id: string; size: number } | undefined)[]> {
  if (names.length === 0) return [];
  const answer = await askForObjects(
    folder,
    names.map((name) => `info ${askable(name)}`),
  );
  const lines = answer.toString('utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', , size] = line.split(' ');
    return NOTHING.test(line) ? undefined : { id, size: Number(size) };
  });
}

/** Id of each named object, undefined where there is none. */
export async function idsOfObjects(folder: string, names: readonly string[]): Promise<(string | undefined)[]> {
  return (await statObjects(folder, names)).map((object) => object?.id);
}

/**
 * @param commands lines like "info HEAD" or "contents HEAD:data/catalog.json"
 * @returns what git prints for all of them
 * @throws GitError where an object is broken, or the folder is no repository
 */
async function askForObjects(folder: string, commands: readonly string[]): Promise<Buffer> {
  // Nobody can put a name that does not exist yet into an object, so its answer is the end.
  const nothing = randomUUID();
  const end = `${nothing} missing\n`;
  const answer = await reader.ask(folder, [...commands, `info ${nothing}`, 'flush', ''].join('\n'), end);
  return answer.subarray(0, -end.length);
}

/** The commit that a ref or any other name stands for, undefined where there is none, or no repository. */
export async function commitNamed(folder: string, name: string): Promise<string | undefined> {
  const [id] = await idsOfObjects(folder, [`${name}^{commit}`]).catch(() => []);
  return id;
}

export interface CommitHeader {
  id: string;
  tree: string;
  /** Of the committer. */
  email: string;
  /** When it was committed, in seconds. */
  at: number;
  message: string;
}

/** What each commit says of itself, undefined where a name stands for none. */
export async function readCommitHeaders(
  folder: string,
  names: readonly string[],
): Promise<(CommitHeader | undefined)[]> {
  const objects = await readObjectsWithIds(
    folder,
    names.map((name) => `${name}^{commit}`),
  );
  return objects.map((object) => object && { id: object.id, ...headerIn(object.bytes.toString('utf8')) });
}

/** Source: git-commit(1), and fsck.c for what the line of a committer may hold. */
function headerIn(commit: string): Omit<CommitHeader, 'id'> {
  const end = commit.indexOf('\n\n');
  const head = end === -1 ? commit : commit.slice(0, end);
  const [, email = '', at = '0'] = /^committer [^<\n]*<([^>\n]*)> (\d+)/m.exec(head) ?? [];
  const tree = /^tree (\w+)/.exec(head)?.[1] ?? '';
  return { tree, email, at: Number(at), message: end === -1 ? '' : commit.slice(end + 2) };
}
