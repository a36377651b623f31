import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import padSchema from '../contracts/pad-2.0.json' with { type: 'json' };
import { inEnglish } from '../wording/problem-languages.ts';
import { inWords } from '../wording/testing/in-words.ts';
import { projectBySchema } from './allowed-members.ts';

const schema = {
  $id: 'https://catalog.example/schemas/made-up.json',
  type: 'object',
  properties: {
    name: { type: 'string' },
    parts: { type: 'array', items: { $ref: '#/$defs/part' } },
    titles: { type: 'object', propertyNames: { $ref: '#/$defs/tag' }, additionalProperties: { $ref: '#/$defs/part' } },
    'a/b': { type: 'object', properties: {} },
  },
  $defs: {
    part: { type: 'object', properties: { size: { type: 'integer' } } },
    tag: { type: 'string', description: 'a tag of two letters', maxLength: 2, pattern: '^[a-z]{1,3}$' },
  },
};

const project = (value: unknown) => projectBySchema(value, schema);

/** Names that every object answers to although nobody put them there. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');

describe('members', () => {
  it('keeps what the schema names, at every depth, as it is', () => {
    const value = { name: 'x', parts: [{ size: 1 }, { size: null }], titles: { de: { size: [] } }, 'a/b': {} };
    expect(project(value)).toEqual({ value, problems: [] });
  });

  it('drops one unknown member and says so without naming it', () => {
    expect(inWords(project({ name: 'x', jane_doe: 'jane@example.org' }))).toEqual({
      value: { name: 'x' },
      problems: [
        {
          pointer: '',
          code: 'unknown_members',
          severity: 'warning',
          message:
            'The document has a field that is not part of the format. It is ignored and never stored. Known there: name, parts, titles, a/b.',
        },
      ],
    });
  });

  it('counts several unknown members of one object in one warning at its place', () => {
    const { value, problems } = project({ parts: [{ size: 1 }, { size: 2, a: 1, b: 2 }], 'a/b': { c: 3 } });
    expect(value).toEqual({ parts: [{ size: 1 }, { size: 2 }], 'a/b': {} });
    expect(problems.map(inEnglish).map(({ pointer, message }) => [pointer, message])).toEqual([
      [
        '/parts/1',
        'parts.1 has 2 fields that are not part of the format. They are ignored and never stored. Known there: size.',
      ],
      ['/a~1b', 'a/b has a field that is not part of the format. It is ignored and never stored.'],
    ]);
  });

  it.each(INHERITED)('drops a member named %s, which no schema names', (name) => {
    const value = JSON.parse(`{"name":"x","${name}":"jane"}`);
    const projected = project(value);
    expect(projected.value).toEqual({ name: 'x' });
    expect(Object.keys(projected.value as object)).toEqual(['name']);
    expect(projected.problems.map(({ code }) => code)).toEqual(['unknown_members']);
    expect(JSON.stringify(projected.problems)).not.toContain(name);
  });

  it('drops __proto__ without touching the prototype', () => {
    const { value } = project(JSON.parse('{"name":"x","__proto__":{"name":"y","size":1}}'));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).toStrictEqual({ name: 'x' });
  });
});

describe('maps', () => {
  it('refuses keys that break the rule, and names none of them', () => {
    const { value, problems } = project({ titles: { de: { size: 1 }, jane: { size: 2 }, fra: {}, '': {}, 'x y': {} } });
    const described = 'made-up.json#/$defs/tag';
    const problem = { pointer: '/titles', code: 'bad_key', severity: 'error', described };
    expect(value).toEqual({ titles: { de: { size: 1 } } });
    expect(problems).toEqual([problem, problem, problem, problem]);
  });

  it.each(['toString', 'hasOwnProperty', 'de\n', '../de', 'd\u0435', 'x'.repeat(10_000)])(
    'refuses the key %j',
    (key) => {
      const { value, problems } = project({ titles: { [key]: { size: 1 } } });
      expect(value).toEqual({ titles: {} });
      expect(problems.map(({ code }) => code)).toEqual(['bad_key']);
    },
  );

  it('projects the values of good keys', () => {
    const { value, problems } = project({ titles: { de: { size: 1, mail: 'jane@example.org' } } });
    expect(value).toEqual({ titles: { de: { size: 1 } } });
    expect(problems.map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(['unknown_members /titles/de']);
  });
});

describe('values of the wrong type', () => {
  it.each([
    ['a list where text is expected', { name: ['jane@example.org'] }, { name: [] }],
    ['an object where text is expected', { name: { mail: 'jane@example.org' } }, { name: {} }],
    ['an object where a list is expected', { parts: { mail: 'jane@example.org' } }, { parts: {} }],
    ['a list where a map is expected', { titles: ['jane@example.org'] }, { titles: [] }],
    ['lists inside a list of objects', { parts: [['jane@example.org']] }, { parts: [[]] }],
    ['a list where the document is expected', ['jane@example.org'], []],
  ])('leaves of %s no more than its type', (_what, value, left) => {
    expect(project(value)).toEqual({ value: left, problems: [] });
  });

  it.each([null, true, 7, 'text'])('leaves %j for the schema to refuse', (value) => {
    expect(project(value)).toEqual({ value, problems: [] });
  });

  it('keeps nothing under a reference that leads nowhere', () => {
    const { value } = projectBySchema({ a: 'jane' }, { properties: { a: { $ref: '#/$defs/none' } } });
    expect(value).toEqual({ a: undefined });
  });
});

describe('the publishing document', () => {
  it('has no member left whose name stands nowhere in the schema, whatever comes in', () => {
    const known = new Set<string>();
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, member] of Object.entries(node)) {
        if (key === 'properties') for (const name of Object.keys(member)) known.add(name);
        collect(member);
      }
    };
    collect(padSchema);
    const key = fc.oneof(fc.constantFrom(...known, ...INHERITED), fc.string());
    const { document } = fc.letrec((tie) => ({
      document: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constant('canary'),
        fc.dictionary(key, tie('document'), { maxKeys: 8 }),
        fc.array(tie('document'), { maxLength: 3 }),
      ),
    }));
    const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/;
    const namesOf = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, member]) => [
            ...(Array.isArray(value) ? [] : [name]),
            ...namesOf(member),
          ]);
    fc.assert(
      fc.property(document, (value) => {
        const names = namesOf(projectBySchema(value, padSchema).value);
        expect(names.filter((name) => !known.has(name) && !LANGUAGE.test(name))).toEqual([]);
      }),
      { numRuns: rounds(100, 10_000) },
    );
  });
});
