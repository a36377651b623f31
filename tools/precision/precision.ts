/**
 * `npm run precision <folder>…`: how often each inferred field is right over a folder of real files with
 * the answers beside them, and where it is not. Run it before and after the change of a rule.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../../pipeline/repo/run/terminal.ts';
import { FIELDS } from './fields.ts';
import { measure, share } from './measure.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name a folder of files with answers: npm run precision <folder>…\n');
  process.exitCode = 2;
}
const names = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const files = new Map(
  names.filter((name) => name.endsWith('.json')).map((name) => [name, JSON.parse(readFileSync(name, 'utf8'))]),
);
const measured = measure(files, FIELDS).filter(({ answers }) => answers > 0);
const rows = measured.map(({ field, answers, right, silent }) => [
  field,
  String(answers),
  String(right),
  String(silent),
  share(right, answers),
]);
process.stdout.write(`${table(rows, ['field', 'answers', 'right', 'silent', 'share'], { figures: true })}\n`);
for (const { field, misses } of measured) {
  if (misses.length > 0) process.stdout.write(`\n${field}\n`);
  const lines = misses.map(({ file, right, found }) => `  ${file}: ${found ?? 'nothing'}, right is ${right}\n`);
  process.stdout.write(lines.join(''));
}
