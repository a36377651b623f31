/** The page says of every example what the command says. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import vocabulary from '../../../data/categories.json' with { type: 'json' };
import { LANGUAGES } from '../../../schemas/texts/languages.ts';
import { problemTexts } from '../../../schemas/wording/problem-languages.ts';
import type { ProblemTexts } from '../../../schemas/wording/problem-texts.ts';
import german from '../../texts/de.json' with { type: 'json' };
import english from '../../texts/en.json' with { type: 'json' };
import { lineRange } from './editor.ts';
import { type CheckResult, checkDocument } from './validate-document.ts';
import { verdict } from './validator-view.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const OTHERS = LANGUAGES.map(problemTexts).filter(({ locale }) => locale !== 'en');
const SCHEMA_URL = 'https://catalog.example/schemas/pad-2.0.json';
const answer = (bytes: Uint8Array, texts: ProblemTexts = problemTexts('en')) =>
  checkDocument(bytes, { vocabulary, texts, schemaUrl: SCHEMA_URL, day: '2026-11-20' });
const example = (path: string) => readFileSync(join(PROJECT, 'schemas/contracts/examples', path));

describe('every example', () => {
  it('has the problems that `catalog validate --json` prints: places, codes, messages, severities and lines', () => {
    const results = byCommand();
    expect(results.length).toBeGreaterThan(160);
    for (const { target, ...expected } of results) {
      const { kind, valid, problems } = answer(readFileSync(join(PROJECT, target))) ?? {};
      expect({ target, kind, valid, problems }).toEqual({ target, ...expected });
    }
  });

  it('that is broken or faulty has an error, and nearly every error has a line', () => {
    const errors = byCommand()
      .filter(({ target }) => target.includes('/invalid/') && !target.endsWith('expected.json'))
      .flatMap(({ target, problems }) => {
        const found = problems.filter(({ severity }) => severity === 'error');
        expect({ target, found: found.length > 0 }).toEqual({ target, found: true });
        return found;
      });
    expect(errors.filter(({ line }) => line !== undefined).length).toBeGreaterThan(0.85 * errors.length);
  });
});

type ToldValidation = Pick<CheckResult, 'kind' | 'valid' | 'problems'> & { target: string };

/** One run, because starting the command takes longer than all of its work. */
let printed: ToldValidation[] | undefined;
function byCommand(): ToldValidation[] {
  const command = ['pipeline/cli/cli.ts', 'validate', 'schemas/contracts/examples', '--json'];
  printed ??= JSON.parse(runAnyway(command));
  return printed ?? [];
}

/** The command ends with 1 where a document is not valid. */
function runAnyway(command: string[]): string {
  try {
    return execFileSync(process.execPath, command, { cwd: PROJECT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } catch (failed) {
    return (failed as { stdout: string }).stdout;
  }
}

describe('an answer', () => {
  it('offers XML and manifests as PAD JSON, which reads as the same draft', () => {
    for (const path of ['valid/pad-xml/plain.xml', 'valid/catalog-2.0/every-member.json']) {
      const { converted = '', draft } = answer(example(path)) ?? {};
      const again = answer(new TextEncoder().encode(converted));
      expect(again).toMatchObject({ kind: 'pad-json', valid: true, draft });
      expect(JSON.parse(converted).$schema).toBe(SCHEMA_URL);
    }
    expect(answer(example('valid/pad-2.0/minimal.json'))?.converted).toBeUndefined();
  });

  it('says what this catalog asks of a listing, without making the document invalid', () => {
    const context = { vocabulary, texts: problemTexts('en'), schemaUrl: SCHEMA_URL, day: '2026-11-20' };
    const admission = { licenses: ['open-source'], languages: ['de'], domain_proof: true, first_release_days: 30 };
    const { valid, problems } = checkDocument(example('valid/pad-2.0/minimal.json'), { ...context, admission }) ?? {};
    const asked = problems?.filter(({ code }) => code.startsWith('admission_')).map(({ message }) => message);
    expect([valid, asked]).toEqual([
      true,
      [
        'This catalog asks for a license of another kind: open-source.',
        'This catalog asks for a summary in these languages, too: de.',
        'This catalog asks for a proof of the domain.',
        'This catalog asks for a first release at least 30 days old, and for somebody other than the publisher to say so.',
      ],
    ]);
  });

  it('is none for OpenAPI, which only the command reads', () => {
    expect(answer(new TextEncoder().encode('{"openapi": "3.1.0"}'))).toBeUndefined();
  });

  it.each([
    ['en', 'Desktop environment'],
    ['de', 'Desktop-Umgebung'],
    ['fr', 'Desktop environment'],
  ])('names the category in words of the page, in %s %s', (locale, label) => {
    const texts = { ...problemTexts('en'), locale };
    expect(answer(example('valid/pad-xml/plain.xml'), texts)?.category).toBe(label);
  });
});

describe('on a page in another language', () => {
  const invalid = readdirSync(join(PROJECT, 'schemas/contracts/examples/invalid'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.includes('/'))
    .map((path) => `invalid/${path}`);

  it.each(invalid)('no sentence about %s is English', (path) => {
    const [english = [], ...others] = [problemTexts('en'), ...OTHERS].map(
      (texts) => answer(example(path), texts)?.problems,
    );
    expect(english.length).toBeGreaterThan(0);
    for (const [index, { message, expected = '', ...place }] of others.flatMap((own = []) => [...own.entries()])) {
      const other = english[index];
      expect(other).toMatchObject(place);
      expect(message).not.toBe(other?.message);
      expect(message + expected).not.toMatch(/[{}]|\b(?:the|is|must|and|of|like)\b/);
      // Lists of words of the catalog and marks are the same in every language.
      if (/ /.test(other?.expected ?? '') && !other?.expected?.includes(','))
        expect(expected).not.toBe(other?.expected);
    }
  });
});

describe('the verdict', () => {
  const [fault, note] = [
    { pointer: '', code: 'x', severity: 'error', message: '' },
    { pointer: '', code: 'x', severity: 'warning', message: '' },
  ] as const;
  it.each([
    [true, [], 'Valid: the catalog can read this document.', 'Gültig: Der Katalog kann dieses Dokument lesen.'],
    [
      true,
      [note],
      'Valid, with 1 warning. The catalog can read this document.',
      'Gültig, mit 1 Warnung. Der Katalog kann dieses Dokument lesen.',
    ],
    [false, [fault], 'Not valid: 1 error.', 'Nicht gültig: 1 Fehler.'],
    [
      false,
      [fault, fault, note, note],
      'Not valid: 2 errors and 2 warnings.',
      'Nicht gültig: 2 Fehler und 2 Warnungen.',
    ],
  ])('%s with %j is one sentence', (valid, problems, inEnglish, inGerman) => {
    expect(verdict(valid, problems, english.validate.status, 'en')).toBe(inEnglish);
    expect(verdict(valid, problems, german.validate.status, 'de')).toBe(inGerman);
  });
});

it.each([
  ['a\nbc\n', 1, [0, 1]],
  ['a\nbc\n', 2, [2, 4]],
  ['a\nbc\n', 3, [5, 5]],
  ['a\nbc\n', 99, [5, 5]],
  ['', 1, [0, 0]],
])('in %j, line %i is the range %j', (text, line, range) => {
  expect(lineRange(text, line)).toEqual(range);
});
