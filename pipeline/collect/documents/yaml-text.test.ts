import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { parseYaml } from './yaml-text.ts';

const LIMITS = { maxDepth: 64, maxNodes: 100_000 };

const parse = (text: string, limits = LIMITS) => parseYaml(Buffer.from(text), limits);
const readValue = (text: string) => {
  const result = parse(text);
  return result.problem ?? result.value;
};
const codeOf = (text: string, limits = LIMITS) => parse(text, limits).problem?.code;

describe('values', () => {
  it.each([
    ['a: 1\nb: [x, true, null, 1.5]', { a: 1, b: ['x', true, null, 1.5] }],
    ['yes: no\ndate: 2016-07-07\ntime: 12:30:45', { yes: 'no', date: '2016-07-07', time: '12:30:45' }],
    ['200: ok\n1.10: x\ntrue: y\nnull: z', { 200: 'ok', '1.10': 'x', true: 'y', null: 'z' }],
    ['<<: {a: 1}\nb: 2', { '<<': { a: 1 }, b: 2 }],
    ['a: !!binary aGk=\nb: !!set {x}\nc: !!timestamp 2020-01-01', { a: 'aGk=', b: { x: null }, c: '2020-01-01' }],
    ['a: !include other.yaml', { a: 'other.yaml' }],
    ['a: &x [1]\nb: *x', { a: [1], b: [1] }],
    ['a: &x 1\nb: &x 2\nc: *x', { a: 1, b: 2, c: 2 }],
    ['a: &x 1\nb: &y [*x]\nc: &x 2\nd: *y', { a: 1, b: [1], c: 2, d: [1] }],
    ['a: 1\na: 2', { a: 2 }],
    ['\ufeffa: 1', { a: 1 }],
    ['%YAML 1.1\n---\na: yes\nb: 0o7\nc: 1_000', { a: 'yes', b: 7, c: '1_000' }],
    ['---\na: 1\n...\n', { a: 1 }],
    ['---\na: 1\n---\n', { a: 1 }],
    ['', null],
    ['# nothing\n', null],
  ])('%j is read as a JSON value', (text, value) => {
    expect(readValue(text)).toEqual(value);
  });

  it.each(['__proto__', 'constructor'])('a member named %s is dropped', (name) => {
    const value = readValue(`a: {${name}: {polluted: true}, b: 1}`);
    expect(value).toEqual({ a: { b: 1 } });
    expect(Object.keys(value as object)).toEqual(['a']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a number can be had as it is written', () => {
    const result = parse('info:\n  version: 1.10\n  list: [1]\n');
    if (result.problem) throw new Error('refused');
    expect(result.written(['info', 'version'])).toBe('1.10');
    expect(result.written(['info', 'list'])).toBeUndefined();
    expect(result.written(['nothing', 'here'])).toBeUndefined();
  });

  it('the first member that stands twice is found', () => {
    const result = parse('a: 1\nb:\n  c: 1\n  c: 2\na: 3\n');
    expect(result.problem === undefined && result.problems).toMatchObject([
      { code: 'duplicate_member', severity: 'warning', values: { line: 4, column: 3 } },
    ]);
  });
});

describe('a quoted text that goes on at the indentation of its key', () => {
  it.each([
    ['a:\n  b: "one\n  two"\n  c: 1', { a: { b: 'one two', c: 1 } }],
    ["a:\n  b: 'one\n\n  two'\n  c: 1", { a: { b: 'one\ntwo', c: 1 } }],
    ['a: "one\ntwo: three"\nb: 1', { a: 'one two: three', b: 1 }],
    ["a:\n- b: 'one\n  two'\n  c: 1", { a: [{ b: 'one two', c: 1 }] }],
    ['a: "one\r\ntwo"\r\nb: 1', { a: 'one two', b: 1 }],
  ])('%j is read', (text, value) => {
    expect(readValue(text)).toEqual(value);
  });

  it.each(['a:\n  b: "one\n two"', 'a: "one\n---\ntwo"', '"a\nb": 1', 'a: one\ntwo', 'a: "one\nb: 1\n'])(
    '%j is not',
    (text) => {
      expect(codeOf(text)).toBe('bad_yaml');
    },
  );
});

describe('lines', () => {
  const text = '# A comment\na:\n  b:\n    - x: 1\n    - &y\n      "c/d": 2\ne: *y\n';
  it.each([
    ['', 2],
    ['/a', 2],
    ['/a/b', 3],
    ['/a/b/0/x', 4],
    ['/a/b/1', 6],
    ['/a/b/1/c~1d', 6],
    ['/a/b/1/missing', 6],
    ['/a/b/7', 3],
    ['/e', 7],
    ['/e/c~1d', 6],
    ['/nothing/here', 2],
  ])('%s stands in line %i', (pointer, line) => {
    const result = parse(text);
    expect(result.problem === undefined && result.lineOf(pointer)).toBe(line);
  });
});

describe('refusals', () => {
  it.each([
    ['a tab for indentation', 'a:\n\tb: 1', 'bad_yaml'],
    ['an open quote', 'a: "b', 'bad_yaml'],
    ['a list as a key', '? [a]\n: b', 'bad_yaml'],
    ['an alias as a key', 'a: &x b\n*x : c', 'bad_yaml'],
    ['an alias without its anchor', 'a: *nowhere', 'bad_yaml'],
    ['an alias inside its own anchor', 'a: &x [*x]', 'bad_yaml'],
    ['two documents', 'a: 1\n---\nb: 2', 'several_documents'],
    ['a NUL', 'a: "\0"', 'bad_text'],
    ['an escape character', 'a: \u001b[31m', 'bad_text'],
  ])('%s', (_, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('bytes that are no UTF-8', () => {
    expect(parseYaml(Buffer.from([0x61, 0x3a, 0x20, 0xff]), LIMITS).problem?.code).toBe('bad_encoding');
    expect(parseYaml(Buffer.from('\ufeffa: 1', 'utf16le'), LIMITS).problem?.code).toBe('bad_encoding');
  });

  it.each([
    ['a: 1\nb:\n  c: 1\n   d: 2\ne: 3\n', 3, 6],
    ['a: 1\nb\nc: 2\n', 2, 1],
    ['a:\n  - b: x: y\n', 2, 8],
  ])('%j is wrong at the innermost place', (text, line, column) => {
    expect(parse(text).problem?.values).toEqual({ line, column });
  });

  it('says where, and never repeats what stands there', () => {
    const { problem } = parse('a: 1\nb: [secret-word\nc: }secret-word');
    expect(problem?.values).toEqual({ line: 3, column: 4 });
    expect(problem && inEnglish(problem).message).toMatch(
      /^The document is not valid YAML: something is wrong at line 3, column 4\. Look /,
    );
    expect(JSON.stringify(problem)).not.toContain('secret-word');
  });

  it.each([
    ['64 levels pass', '['.repeat(63), ']'.repeat(63), undefined],
    ['65 levels do not', '['.repeat(64), ']'.repeat(64), 'too_deep'],
  ])('%s', (_, open, close, code) => {
    expect(codeOf(`a: ${open}${close}`)).toBe(code);
  });

  it('levels count through aliases', () => {
    const nested = `${'['.repeat(33)}${']'.repeat(33)}`;
    expect(codeOf(`a: &x ${nested}\nb: ${'['.repeat(30)}*x${']'.repeat(30)}`)).toBeUndefined();
    expect(codeOf(`a: &x ${nested}\nb: ${'['.repeat(31)}*x${']'.repeat(31)}`)).toBe('too_deep');
  });

  it('values count through aliases', () => {
    const list = `a: &x [${'1,'.repeat(20)}1]\n`;
    expect(codeOf(`${list}b: [*x, *x]`, { maxDepth: 64, maxNodes: 70 })).toBeUndefined();
    expect(codeOf(`${list}b: [*x, *x, *x]`, { maxDepth: 64, maxNodes: 70 })).toBe('too_many_nodes');
  });

  it('accepts an anchor that is used three hundred times', () => {
    const text = `a: &error {description: Something went wrong}\nb:\n${'- *error\n'.repeat(300)}`;
    expect(codeOf(text)).toBeUndefined();
  });
});
