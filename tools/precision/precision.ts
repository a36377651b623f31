/**
 * `npm run precision <folder>…`: how often each inferred field is right over a folder of real files with
 * the answers beside them, and where it is not. Run it before and after the change of a rule. CONTRIBUTING.md has the
 * form of an answer.
 */
import '../help/print-help.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { table } from '../../pipeline/repo/run/terminal.ts';
import { member, textMember } from '../../schemas/rules/members.ts';
import { type AnswerFile, FIELDS, readDraft, readSummary } from './fields.ts';
import { measure, share } from './measure.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name a folder of files with answers: npm run precision <folder>…\n');
  process.exitCode = 2;
}
const names = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const files = new Map<string, AnswerFile>();
for (const name of names) if (name.endsWith('.json')) files.set(name, await readAnswers(name));
const measured = measure(files, FIELDS).filter(({ answers }) => answers > 0);
const rows = measured.map(({ field, answers, right, silent, given, givenRight }) => [
  field,
  String(answers),
  String(right),
  String(silent),
  share(right, answers),
  share(givenRight, given),
]);
process.stdout.write(
  `${table(rows, ['field', 'answers', 'right', 'silent', 'share', 'of those given'], { figures: true })}\n`,
);
for (const { field, misses } of measured) {
  if (misses.length > 0) process.stdout.write(`\n${field}\n`);
  const lines = misses.map(({ file, right, found }) => `  ${file}: ${found ?? 'nothing'}, right is ${right}\n`);
  process.stdout.write(lines.join(''));
}

/** An answer names its document, or is the list of tags itself; a document in JSON is no answer. */
async function readAnswers(name: string): Promise<AnswerFile> {
  const text = readFileSync(name, 'utf8');
  if (!name.endsWith('.answer.json')) return isListOfTags(text) ? { json: JSON.parse(text) } : { json: undefined };
  const json: unknown = JSON.parse(text);
  const document = textMember(json, 'document');
  if (document === undefined) throw new Error(`${name} names no document.`);
  const bytes = readFileSync(join(dirname(name), document));
  const path = basename(document).replace(/^.*--/, '');
  return /^readme/i.test(path)
    ? { json, summary: readSummary(bytes, path, member(json, 'about')) }
    : { json, draft: await readDraft(bytes) };
}

function isListOfTags(text: string): boolean {
  return text.includes('"expected_current"');
}
