/**
 * Cache of expensive results of the previous build, by a key of their inputs: a file of lines. Entries that a build does not
 * use are dropped. Without the file everything is computed again; only time is lost.
 */
import { readFile } from 'node:fs/promises';
import { linesIn, writeLines } from './line-file.ts';

export interface BuildCache {
  /** Takes an entry once. */
  take(key: string): unknown;
  /** @param value that JSON can hold */
  set(key: string, value: unknown): void;
  /** Saves the entries that were taken or set. Once, at the end. */
  save(): Promise<void>;
}

/** Between key and value, of which neither holds one. */
const TAB = 0x09;

/** @param program digest of the code that computes the values: a change invalidates all of them */
export async function openCache(file: string, program: string): Promise<BuildCache> {
  const known = await readEntries(file, program);
  // As bytes: as objects, the facts of a large catalog would take several times as much memory.
  const used = new Map<string, Buffer>();
  let isChanged = false;
  return {
    take(key) {
      const bytes = known.get(key);
      if (bytes === undefined) return undefined;
      known.delete(key);
      used.set(key, bytes);
      return JSON.parse(bytes.toString());
    },
    set(key, value) {
      used.set(key, Buffer.from(JSON.stringify(value)));
      isChanged = true;
    },
    async save() {
      if (isChanged || known.size > 0) await writeLines(file, linesOf(program, used));
    },
  };
}

async function readEntries(file: string, program: string): Promise<Map<string, Buffer>> {
  const lines = linesIn(await readFile(file).catch(() => Buffer.alloc(0)));
  if (lines.next().value?.toString() !== program) return new Map();
  return new Map(Array.from(lines, (line) => entryIn(line)));
}

function entryIn(line: Buffer): [key: string, value: Buffer] {
  const end = line.indexOf(TAB);
  return [line.toString('utf8', 0, end), line.subarray(end + 1)];
}

function* linesOf(program: string, entries: ReadonlyMap<string, Buffer>): Generator<string> {
  yield program;
  for (const [key, value] of entries) yield `${key}\t${value}`;
}
