import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTexts } from '../rules/clean-texts.ts';
import { inEnglish } from '../wording/problem-languages.ts';
import { DOCUMENT_LIMITS, lineAndColumn, parseJson } from './json-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, limits = DOCUMENT_LIMITS) => parseJson(utf8(text), limits);

describe('values', () => {
  it('reads what JSON.parse reads, whatever the value', () => {
    const anyJson = fc
      .jsonValue({ stringUnit: 'grapheme' })
      .map((value) => JSON.stringify(value))
      .filter((text) => !/__proto__|constructor/.test(text));
    fc.assert(
      fc.property(anyJson, (text) => {
        expect(parse(text)).toStrictEqual({ value: JSON.parse(text) });
      }),
    );
  });

  it('cuts off a byte order mark, and one only', () => {
    expect(parse('\ufeff{"a":1}')).toEqual({ value: { a: 1 } });
    expect(parse('\ufeff\ufeff{"a":1}').problem?.code).toBe('bad_json');
  });

  it('takes the last of duplicate members', () => {
    expect(parse('{"a":1,"b":2,"a":3}')).toEqual({ value: { a: 3, b: 2 } });
  });

  it.each(['__proto__', 'constructor', '\\u005f_proto__'])('drops a member named %s at every depth', (key) => {
    const { value } = parse(`{"${key}":{"polluted":1},"list":[{"${key}":[],"kept":true}]}`);
    expect(value).toEqual({ list: [{ kept: true }] });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('keeps members named like other members of every object', () => {
    const { value } = parse('{"toString":1,"hasOwnProperty":2,"valueOf":3}');
    expect(Object.entries(value as object)).toEqual([
      ['toString', 1],
      ['hasOwnProperty', 2],
      ['valueOf', 3],
    ]);
  });
});

describe('encodings', () => {
  it.each<[string, number[], string?]>([
    ['a byte that never occurs in UTF-8', [0x22, 0xff, 0x22]],
    ['a sequence cut off', [0x22, 0xc3, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['half a surrogate pair in bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['windows-1252', [0x22, 0xe9, 0x22]],
    ['UTF-16 with its mark, little end first', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], 'utf_16'],
    ['UTF-16 with its mark, big end first', [0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d], 'utf_16'],
    ['UTF-16 without a mark, little end first', [0x7b, 0x00, 0x7d, 0x00], 'utf_16'],
    ['UTF-16 without a mark, big end first', [0x00, 0x7b, 0x00, 0x7d], 'utf_16'],
  ])('refuses %s', (_what, bytes, variant = 'utf_8') => {
    expect(parseJson(new Uint8Array(bytes)).problem).toEqual({
      pointer: '',
      code: 'bad_encoding',
      variant,
      severity: 'error',
    });
  });

  it('refuses a NUL in a text as what is no JSON', () => {
    expect(parse('{"a":"\0"}').problem?.code).toBe('bad_json');
  });
});

describe('text and numbers that JSON can carry and nothing else should', () => {
  const problemsOf = (text: string) =>
    cleanTexts(parse(text).value).problems.map(({ pointer, code }) => `${code} ${pointer}`);

  it.each([
    ['a lone high surrogate', '{"a":["x\\ud83d"]}', 'bad_text /a/0'],
    ['a lone low surrogate', '{"a":"\\ude00x"}', 'bad_text /a'],
    ['a pair in the wrong order', '{"a":"\\ude00\\ud83d"}', 'bad_text /a'],
    ['a NUL written as an escape', '{"a":{"b/c":"x\\u0000y"}}', 'bad_text /a/b~1c'],
    ['2^53 + 1', '{"a":9007199254740993}', 'bad_number /a'],
    ['-(2^53 + 1)', '[-9007199254740993]', 'bad_number /0'],
    ['1e400', '{"a":1e400}', 'bad_number /a'],
    ['-1e400', '{"a":-1e400}', 'bad_number /a'],
    ['text of white space', '{"a":" \\t\\n"}', 'empty /a'],
    ['text of zero-width spaces', '{"a":"\\u200b\\u2060"}', 'empty /a'],
    ['text of joiners', '{"a":"\\u200d\\u200c"}', 'empty /a'],
    ['text of Hangul fillers', '{"a":"\\u3164"}', 'empty /a'],
    ['text of empty Braille cells', '{"a":"\\u2800"}', 'empty /a'],
  ])('names %s', (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it.each(['{"a":"\\ud83d\\ude00"}', '[9007199254740991]', '[-9007199254740991]', '[1e-400]', '[0.1]', '[""]'])(
    'finds nothing in %s',
    (text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );
});

describe('limits', () => {
  it('reads 64 levels and refuses 65', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parse(nested(64)).problem).toBeUndefined();
    expect(parse(nested(65)).problem).toMatchObject({ code: 'too_deep', values: { limit: 64 } });
  });

  it.each([
    ['open lists', '['],
    ['open objects', '{"a":'],
    ['lists and objects', '[{"a":'],
  ])('refuses 100 000 levels of %s', (_what, level) => {
    expect(parse(level.repeat(100_000)).problem?.code).toBe('too_deep');
  });

  // These close as much as they open, so that counting brackets sees no depth; a parser that goes on after a fault does.
  it.each([
    ['lists closed as objects', '[},'],
    ['brackets in comments', '[/*]*/'],
    ['brackets in a broken string', '["\n]",'],
    ['members without a colon', '{"a"],'],
  ])('survives 100 000 %s', (_what, level) => {
    expect(parse(level.repeat(100_000)).problem?.code).toMatch(/^(?:bad_json|too_deep)$/);
  });

  it('does not take brackets in text for levels', () => {
    const text = `${'['.repeat(100)}\\"${'{'.repeat(100)}`;
    expect(parse(`{"a":"${text}"}`)).toEqual({ value: { a: text.replace('\\', '') } });
  });

  it('counts every value, lists and objects included', () => {
    const list = `[${'1,'.repeat(9)}1]`;
    expect(parse(list, { maxDepth: 2, maxNodes: 11 }).problem).toBeUndefined();
    expect(parse(list, { maxDepth: 2, maxNodes: 10 }).problem).toMatchObject({
      code: 'too_many_nodes',
      values: { limit: 10 },
    });
  });

  it.each(['0,', '[],', '{"a":0},'])('refuses 20 000 of %s by default', (item) => {
    expect(parse(`[${item.repeat(20_000)}0]`).problem?.code).toBe('too_many_nodes');
  });
});

describe('syntax errors', () => {
  it.each([
    ['', 1, 1, 'it ends before a bracket or quote is closed'],
    ['{', 1, 2, 'it ends before a bracket or quote is closed'],
    ['{"a":1,}', 1, 8, 'the name of a member in double quotes is expected'],
    ['{"a" 1}', 1, 6, 'a colon is expected'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma is expected'],
    ['[1,\n2,\n\nnope]', 4, 1, 'a value is expected'],
    ['{"a": 01}', 1, 8, 'a comma is expected'],
    ["{'a':1}", 1, 2, 'the name of a member in double quotes is expected'],
    ['// x\n{}', 1, 1, 'there is a comment'],
    ['{} {}', 1, 4, 'there is something more'],
    ['{"é": x}', 1, 7, 'a value is expected'],
    ['{"a": "x\n"}', 1, 7, 'a text is not closed'],
    ['{"a": "\\x"}', 1, 7, 'a backslash'],
  ])('%j is wrong at line %i, column %i: %s', (text, line, column, words) => {
    const { problem } = parse(text);
    expect(problem).toMatchObject({ code: 'bad_json', values: { line, column } });
    const message = problem === undefined ? '' : inEnglish(problem).message;
    expect(message).toContain('The document is not valid JSON: ');
    expect(message).toContain(`at line ${line}, column ${column}`);
    expect(message).toContain(words);
  });

  it('repeats nothing of the document', () => {
    expect(JSON.stringify(parse('{"a": jane@example.org}'))).not.toMatch(/jane|example/);
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(Object.keys(parseJson(bytes))).toHaveLength(1);
      }),
    );
    const shred = fc.array(
      fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '\\', '\n', '1', '/*', '*/', '//'),
    );
    fc.assert(
      fc.property(shred, (parts) => {
        expect(Object.keys(parse(parts.join('')))).toHaveLength(1);
      }),
    );
  });

  it('counts lines and columns from 1', () => {
    expect(lineAndColumn('ab\ncd\n', 0)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn('ab\ncd\n', 4)).toEqual({ line: 2, column: 2 });
    expect(lineAndColumn('ab\ncd\n', 6)).toEqual({ line: 3, column: 1 });
  });
});
