/** Words for problems: the same problems and places in every language, and all that code can give. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
import feedSchema from '../contracts/feed.json' with { type: 'json' };
import padSchema from '../contracts/pad-2.0.json' with { type: 'json' };
import { error, escapeKey, type ProblemKey } from '../contracts/problems.ts';
import { LANGUAGES } from '../texts/languages.ts';
import type { Message } from '../texts/message.ts';
import { problemTexts, textsFor } from './problem-languages.ts';
import { fieldErrors, fieldName, wordFault, wordProblem } from './problem-texts.ts';

const [en, de] = [problemTexts('en'), problemTexts('de')];
const OTHERS = LANGUAGES.map(problemTexts).filter(({ locale }) => locale !== 'en');
const KEYS = Object.keys(en.problems) as ProblemKey[];

/** Names of the places of a text, each once. One form of several may leave out the number. */
function placesOf(text: Message | { message: Message; expected: string }): string[] {
  const named = [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(named)].sort();
}

describe.each(LANGUAGES)('in %s', (language) => {
  const { problems } = problemTexts(language);

  it('every problem has words, and no other', () => {
    expect(Object.keys(problems).sort()).toEqual([...KEYS].sort());
  });

  it('all words have the places they have in English', () => {
    const placesIn = (texts: typeof problems) => KEYS.map((key) => [key, placesOf(texts[key])]);
    expect(placesIn(problems)).toEqual(placesIn(en.problems));
  });
});

/** Code, and places that values fill alone: the same in every language. */
const THE_SAME = ['{reason}', '{field}: {reason}', '{allowed}', '{type}', '{entry}', '&amp;', 'openapi: 3.1.0'];

const sentencesOf = (text: unknown): string[] =>
  typeof text === 'string' ? [text] : Object.values(text as object).flatMap(sentencesOf);

it.each(OTHERS)('no text in $locale is the English one', ({ problems }) => {
  const english = new Set(sentencesOf(en.problems).filter((sentence) => !THE_SAME.includes(sentence)));
  expect(sentencesOf(problems).filter((sentence) => english.has(sentence))).toEqual([]);
});

/** The code that makes problems, without tests. */
const ROOT = join(import.meta.dirname, '..', '..');
const CODE = ['schemas', 'pipeline', 'api-worker']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Keys that are put together, where the compiler sees that all of them are there. */
const PUT_TOGETHER = /^(?:(?:wrong_type|cut)\.|unknown_(?:command|option)\.similar$)/;
/** Its code is that of an earlier run. */
const OF_ANY_CODE = 'any_code.asked_later';

it('every problem that there are words for can happen', () => {
  const written = KEYS.filter((key) => !PUT_TOGETHER.test(key) && key !== OF_ANY_CODE);
  expect(written.filter((key) => !CODE.includes(`'${key}'`))).toEqual([]);
});

it('are in English where a language has none of its own, and nowhere else', () => {
  const worded = (tag: string) => existsSync(join(import.meta.dirname, '..', 'texts', tag, 'problems.json'));
  expect(LANGUAGES.map((tag) => problemTexts(tag).locale)).toEqual(LANGUAGES.map((tag) => (worded(tag) ? tag : 'en')));
});

describe('what schemas say of members', () => {
  const places = [padSchema, manifestSchema, feedSchema].flatMap((schema) =>
    describedPlaces(schema, `${schema.$id.split('/').at(-1)}#`),
  );

  function describedPlaces(node: unknown, place: string): string[] {
    if (typeof node !== 'object' || node === null) return [];
    const own = 'description' in node && typeof node.description === 'string' ? [place] : [];
    return [
      ...own,
      ...Object.entries(node).flatMap(([key, part]) => describedPlaces(part, `${place}/${escapeKey(key)}`)),
    ];
  }

  it('has words for every place or for none, and none for places that are gone', () => {
    for (const language of LANGUAGES) {
      const { members } = problemTexts(language);
      if (members !== undefined) expect(Object.keys(members).sort()).toEqual([...places].sort());
    }
  });

  it('stands in the message or beside it', () => {
    const missing = {
      ...error('/release/version', 'missing.described'),
      described: 'pad-2.0.json#/$defs/release/properties/version',
    };
    expect([en, de].map((texts) => wordProblem(missing, texts))).toEqual([
      {
        ...{ pointer: '/release/version', code: 'missing', severity: 'error' },
        message: 'release.version is missing. Add the version as text of 1 to 100 characters, like 1.10.0.',
        expected: 'the version as text of 1 to 100 characters, like 1.10.0',
      },
      {
        ...{ pointer: '/release/version', code: 'missing', severity: 'error' },
        message: 'release.version fehlt. Bitte ergänzen: die Version als Text von 1 bis 100 Zeichen, etwa 1.10.0.',
        expected: 'die Version als Text von 1 bis 100 Zeichen, etwa 1.10.0',
      },
    ]);
  });
});

describe('the words of a problem', () => {
  it('name the source it is about, where that is a further one', () => {
    const problem = { ...error('', 'timeout'), source: 2 };
    expect(wordProblem(problem, en).message).toBe('Source 2: The server did not answer in time.');
    expect(wordProblem(problem, de).message).toBe('Quelle 2: Der Server hat nicht rechtzeitig geantwortet.');
  });

  it('are those of the variant alone where a code is that of an earlier run', () => {
    const fault = { code: 'timeout', variant: 'asked_later' };
    expect(wordFault(fault, en).message).toBe(
      'The source failed before and is asked again later. `catalog feeds` says when.',
    );
  });

  it('are refused where there are none, or a value is missing', () => {
    expect(() => wordFault({ code: 'no_such_code' }, en)).toThrow('There are no words for no_such_code.');
    expect(() => wordFault({ code: 'too_deep' }, en)).toThrow('No value for {limit}');
  });

  it('are told by the API without what is no error', () => {
    const problems = [error('/a', 'empty'), { ...error('/b', 'empty'), severity: 'warning' as const, line: 3 }];
    expect(fieldErrors(problems, de)).toEqual([
      { pointer: '/a', code: 'empty', message: 'a ist leer. Bitte ausfüllen oder weglassen.' },
    ]);
  });

  it.each([
    [['de', 'en'], 'de'],
    [['fr', 'en'], 'fr'],
    [['it', 'en'], 'it'],
    [['en', 'de'], 'en'],
    [['xx'], 'en'],
    [undefined, 'en'],
  ])('of a catalog in %j are in %s', (languages, locale) => {
    expect(textsFor(languages).locale).toBe(locale);
  });
});

it.each([
  ['en', 'The document must be an object in curly brackets.'],
  ['de', 'Das Dokument muss ein Objekt in geschweiften Klammern sein.'],
  ['fr', 'Le document doit être un objet entre accolades.'],
  ['it', 'Il documento deve essere un oggetto tra parentesi graffe.'],
] as const)('words in %s are those of the language', (language, expected) => {
  expect(wordProblem(error('', 'wrong_type.object'), problemTexts(language)).message).toBe(expected);
});

describe('names of fields', () => {
  it.each([
    ['/software/slug', 'software.slug'],
    ['/releases/0/artifacts/12/uri', 'releases.0.artifacts.12.uri'],
    ['/$schema', '$schema'],
    ['/a~1b/c~0d/~01', 'a/b.c~d.~1'],
  ])('%j is %s', (pointer, name) => {
    expect(fieldName(pointer)).toBe(name);
  });
});
