/** Files of lines that a build leaves for the next one. A line at a time: no string could hold all of a large catalog. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const NEW_LINE = 0x0a;
/** Characters of one write. */
const WRITE_SIZE = 1 << 20;

/** A line that was cut off is left out. */
export function* linesIn(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end < 0) return;
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** A killed process leaves the previous state intact. @param lines none of which has a line feed */
export async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, inParts(lines));
  await rename(`${path}.new`, path);
}

/** Ends each line, and puts many of them together: a write costs more than the bytes of a line. */
export async function* inParts(lines: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  let part = '';
  for await (const line of lines) {
    part += `${line}\n`;
    if (part.length < WRITE_SIZE) continue;
    yield part;
    part = '';
  }
  yield part;
}
