/** Documents made to break the reader. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { rounds } from '../../../../tools/testing/rounds.ts';
import { readOpenApi } from './read-openapi.ts';

type Members = Record<string, unknown>;

const findCategory = () => undefined;
const readText = (text: string) => readOpenApi(Buffer.from(text), { findCategory });
const read = (document: unknown) => readText(JSON.stringify(document));
const codeOf = (text: string) => readText(text).problems[0]?.code;

const json = JSON.stringify({ openapi: '3.1.0', info: { title: 'Acme Payments', version: '1.0.0' }, paths: {} });

describe('JSON that is no plain JSON', () => {
  it.each([
    ['100 000 levels', '['.repeat(100_000), 'too_deep'],
    ['100 000 levels of objects', '{"a":'.repeat(100_000), 'too_deep'],
    ['100 000 levels in a member', `{"openapi":"3.1.0","info":${'{"a":'.repeat(100_000)}`, 'too_deep'],
    ['two million values', `[${'1,'.repeat(2_000_000)}1]`, 'too_many_nodes'],
    ['a missing bracket', json.slice(0, -1), 'bad_json'],
    ['nothing', '', 'not_openapi'],
    ['half a surrogate pair as title', json.replace('Acme Payments', '\\ud800'), 'bad_text'],
    ['a NUL in the title', json.replace('Acme Payments', 'a\\u0000'), 'bad_text'],
  ])('%s', (_, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('bytes that are no UTF-8', () => {
    for (const bytes of [
      [0x7b, 0xff],
      [0xff, 0xfe, 0x7b, 0x00],
      [0x61, 0x3a, 0xc3, 0x28],
    ]) {
      expect(readOpenApi(Uint8Array.from(bytes), { findCategory }).problems[0]?.code).toBe('bad_encoding');
    }
  });

  it('of duplicate members the last one counts', () => {
    expect(readText(json.replace('"title":"Acme Payments"', '"title":"A","title":"B"')).draft?.name).toBe('B');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('a member named %s changes nothing', (name) => {
    const hostile = `{"${name}":{"title":"X","version":"9","contact":"jane@acme.example"},`;
    for (const text of [json.replace('{', hostile), json.replace('"info":{', `"info":${hostile}`)]) {
      const result = readText(text);
      expect(result.draft).toMatchObject({ name: 'Acme Payments', versions: [{ version: '1.0.0' }] });
      expect(JSON.stringify(result)).not.toContain('jane');
    }
    expect(({} as Members).title).toBeUndefined();
  });

  it.each(['9007199254740993', '1e400', '-0', '1E5'])('the version %s is kept as it is written', (number) => {
    const result = readText(json.replace('"version":"1.0.0"', `"version":${number}`));
    expect(result.draft?.versions).toEqual([{ version: number, prerelease: false }]);
  });
});

describe('texts of 100 000 characters', () => {
  const pieces = [
    'a',
    '(',
    '[',
    '{',
    '{a',
    '*',
    '_',
    '`',
    '<',
    '<a ',
    '&#',
    '>',
    '#',
    '-',
    '1',
    '.',
    ' ',
    'a.',
    'a@',
    '/',
    'https://',
    '\n',
    '\n- ',
    '](',
    '![',
  ];
  it.each(pieces)('of %j in every text member cost little', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const before = process.cpuUsage();
    for (const members of [
      {
        info: {
          title: text,
          version: text,
          summary: text,
          description: text,
          license: { name: text, identifier: text, url: text },
        },
      },
      { info: { title: 'T', version: '1', description: text, summary: 1, license: { name: text, url: text } } },
      {
        servers: [{ url: text }, { url: `https://${text}` }, { url: '{a}', variables: { a: { default: text } } }],
        externalDocs: { url: text },
        tags: [{ name: text }],
      },
      { paths: { [`/${text}`]: { $ref: text } }, components: { schemas: { [text]: { pattern: text } } } },
    ]) {
      read({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, ...members });
      read({
        swagger: '2.0',
        info: { title: 'T', version: '1' },
        paths: {},
        host: text,
        basePath: text,
        schemes: [text],
        ...members,
      });
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
  });
});

it('never throws, and never gives a draft without name, version and slug', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const documents = fc.record(
    {
      openapi: fc.oneof(fc.constantFrom('3.0.0', '3.1.0', '3.2.0'), value),
      swagger: fc.oneof(fc.constant('2.0'), value),
      info: fc.oneof(
        fc.record(
          {
            title: fc.oneof(fc.string(), value),
            version: fc.oneof(fc.string(), value),
            description: value,
            summary: value,
            license: value,
          },
          { requiredKeys: [] },
        ),
        value,
      ),
      servers: fc.oneof(fc.array(fc.record({ url: fc.oneof(fc.webUrl(), value), variables: value })), value),
      host: fc.oneof(fc.domain(), value),
      schemes: value,
      tags: value,
      externalDocs: value,
      paths: value,
      components: value,
    },
    { requiredKeys: ['info'] },
  );
  fc.assert(
    fc.property(documents, fc.boolean(), (hostile, isYaml) => {
      const { draft, problems } = readText(isYaml ? stringify(hostile) : JSON.stringify(hostile));
      if (draft === undefined) return problems.some(({ severity }) => severity === 'error');
      return draft.name !== '' && draft.versions[0]?.version !== '' && /^[a-z0-9-]{1,64}$/.test(draft.slug);
    }),
    { numRuns: rounds(40, 2000) },
  );
});

it('never throws on bytes of any kind', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.string({ unit: 'binary' }).map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        return readOpenApi(bytes, { findCategory }).problems.length > 0;
      },
    ),
    { numRuns: rounds(150, 10_000) },
  );
});
