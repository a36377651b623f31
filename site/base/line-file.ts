/** Files of so many lines that never all of them are in memory as text. */
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';

/** Characters that are written at a time. */
const PART = 1 << 20;
const LINE_END = 10;

/** @param lines without their ends */
export function writeLines(file: string, lines: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    let part = '';
    for (const line of lines) {
      part += `${line}\n`;
      if (part.length < PART) continue;
      appendFileSync(descriptor, part);
      part = '';
    }
    appendFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
}

/** Lines of {@link writeLines}; one that was cut off is none. */
export function* readLines(file: string): Generator<string> {
  const bytes = readFileSync(file);
  let start = 0;
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
