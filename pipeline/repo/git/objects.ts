/** Reads many objects with few git processes. */
import { chunksOf } from '../text/chunks.ts';
import { git, gitBytes, gitBytesNow } from './git.ts';

/** What git answers is there twice for a moment: in pieces, and as one. */
const READ_AT_ONCE = 10_000;

/** Bytes of each named object (an id, or "commit:path"), undefined where there is none. Source: git-cat-file(1). */
export async function readObjects(folder: string, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  const objects: (Buffer | undefined)[] = [];
  for (const part of chunksOf(names, READ_AT_ONCE)) objects.push(...(await readPart(folder, part)));
  return objects;
}

/** The same while everything else waits: for a few that nobody could ask for in time. */
export function readObjectsNow(folder: string, names: readonly string[]): (Buffer | undefined)[] {
  return objectsIn(gitBytesNow(folder, BATCH, linesOf(names)));
}

const BATCH = ['cat-file', '--batch'];

async function readPart(folder: string, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  return objectsIn(await gitBytes(folder, BATCH, { input: linesOf(names) }));
}

const linesOf = (names: readonly string[]) => names.map((name) => `${name}\n`).join('');

/** @param output of `git cat-file --batch` */
function objectsIn(output: Buffer): (Buffer | undefined)[] {
  const objects: (Buffer | undefined)[] = [];
  for (let at = 0; at < output.length; ) {
    const lineEnd = output.indexOf('\n', at);
    const header = output.toString('utf8', at, lineEnd);
    at = lineEnd + 1;
    if (header.endsWith(' missing')) {
      objects.push(undefined);
      continue;
    }
    const size = Number(header.split(' ').at(-1));
    objects.push(output.subarray(at, at + size));
    at += size + 1;
  }
  return objects;
}

/** Id of each named object without its bytes, undefined where there is none. */
export async function idsOfObjects(folder: string, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return [];
  const lines = await git(folder, ['cat-file', '--batch-check=%(objectname)'], { input: linesOf(names) });
  return lines.split('\n').map((line) => (line.endsWith(' missing') ? undefined : line));
}
