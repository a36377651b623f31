import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLines, writeLines } from './line-file.ts';

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'lines');
}

test.each<[string, string[]]>([
  ['none', []],
  ['one that is empty', ['']],
  ['some in many letters', ['Größe', '大きさ', '{"a":1}']],
  ['more than are written at a time', Array.from({ length: 50_000 }, (_, index) => `ligne ${index} é`.repeat(3))],
])('lines are read as they were written: %s', (_what, lines) => {
  const file = temporaryFile();
  writeLines(file, lines);
  expect([...readLines(file)]).toEqual(lines);
});

test('a line that was cut off is none', () => {
  const file = temporaryFile();
  writeLines(file, ['first', 'second']);
  truncateSync(file, 'first\nsec'.length);
  expect([...readLines(file)]).toEqual(['first']);
});
