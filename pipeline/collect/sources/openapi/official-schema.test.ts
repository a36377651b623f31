import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import { rounds } from '../../../../tools/testing/rounds.ts';
import { declaredVersion, type SpecificationVersion, specificationProblems } from './official-schema.ts';

type Members = Record<string, unknown>;

const VERSIONS = ['2.0', '3.0', '3.1', '3.2'] as const;

const least = (version: SpecificationVersion, members: Members = {}): Members => ({
  ...(version === '2.0' ? { swagger: '2.0' } : { openapi: `${version}.0` }),
  info: { title: 'T', version: '1' },
  paths: {},
  ...members,
});
const problemsOf = (document: unknown, version: SpecificationVersion) =>
  specificationProblems(document, version).map(inEnglish);
const isValid = (document: unknown, version: SpecificationVersion) =>
  specificationProblems(document, version).length === 0;

/** A schema as each version has it, in its place. */
const withSchema = (version: SpecificationVersion, schema: unknown): Members =>
  least(version, version === '2.0' ? { definitions: { A: schema } } : { components: { schemas: { A: schema } } });
const withOperation = (version: SpecificationVersion, operation: Members): Members =>
  least(version, { paths: { '/a': { get: { responses: { 200: { description: '' } }, ...operation } } } });

describe('declaredVersion', () => {
  it.each([
    [{ swagger: '2.0' }, '2.0'],
    [{ swagger: 2 }, '2.0'],
    [{ openapi: '3.0.0' }, '3.0'],
    [{ openapi: '3.0' }, '3.0'],
    [{ openapi: '3.1.1-rc1' }, '3.1'],
    [{ openapi: 3.1 }, '3.1'],
    [{ openapi: '3.2.0' }, '3.2'],
  ])('%j is %s', (document, version) => {
    expect(declaredVersion(document)).toMatchObject({ version });
  });

  it.each([
    [{ swagger: '1.2' }, '/swagger', 'unsupported_version'],
    [{ openapi: '3.3.0' }, '/openapi', 'unsupported_version'],
    [{ openapi: '3.10.0' }, '/openapi', 'unsupported_version'],
    [{ openapi: '2.0' }, '/openapi', 'unsupported_version'],
    [{ openapi: null }, '/openapi', 'unsupported_version'],
    [{ openapi: ['3.0.0'] }, '/openapi', 'unsupported_version'],
    [{ info: {} }, '', 'not_openapi'],
    [[], '', 'not_openapi'],
    [null, '', 'not_openapi'],
    ['openapi', '', 'not_openapi'],
  ])('%j is refused', (document, pointer, code) => {
    expect(declaredVersion(document)).toMatchObject({ problem: { pointer, code, severity: 'error' } });
  });
});

describe('the official schema of each version', () => {
  it.each(VERSIONS)('%s accepts the least document and one with an operation and a schema', (version) => {
    expect(isValid(least(version), version)).toBe(true);
    expect(isValid(withOperation(version, { operationId: 'a', 'x-own': [{}] }), version)).toBe(true);
    expect(isValid(withSchema(version, { type: 'object', properties: { a: { type: 'string' } } }), version)).toBe(true);
  });

  it.each(VERSIONS)('%s refuses what all of them refuse', (version) => {
    const title = { title: 1, version: '1' };
    for (const document of [
      { ...least(version), info: undefined },
      least(version, { info: title }),
      least(version, { tags: {} }),
      least(version, { unknown: true }),
      least(version, { paths: { 'no-slash': {} } }),
      least(version, { paths: { '/a': { get: 1 } } }),
      withOperation(version, { parameters: [{ name: 'a', in: 'nowhere' }] }),
      withOperation(version, { responses: { 2000: { description: '' } } }),
      withSchema(version, 'text'),
    ]) {
      expect(isValid(JSON.parse(JSON.stringify(document)), version)).toBe(false);
    }
  });

  const changes: [name: string, document: (version: SpecificationVersion) => Members, accepting: string[]][] = [
    ['webhooks', (version) => least(version, { webhooks: {} }), ['3.1', '3.2']],
    [
      'no paths beside components',
      (version) => ({ ...least(version, { components: {} }), paths: undefined }),
      ['3.1', '3.2'],
    ],
    [
      'a licence by identifier',
      (version) => least(version, { info: { title: '', version: '', license: { name: '', identifier: 'MIT' } } }),
      ['3.1', '3.2'],
    ],
    ['$self', (version) => least(version, { $self: '/a' }), ['3.2']],
    [
      'the method QUERY',
      (version) => least(version, { paths: { '/a': { query: { responses: { 200: { description: '' } } } } } }),
      ['3.2'],
    ],
    ['an operation without responses', (version) => least(version, { paths: { '/a': { get: {} } } }), ['3.1', '3.2']],
    ['a schema that is a boolean', (version) => withSchema(version, true), ['3.1', '3.2']],
    [
      'a schema of several types',
      (version) => withSchema(version, { type: ['string', 'null'] }),
      ['2.0', '3.1', '3.2'],
    ],
    [
      'an exclusive minimum of draft-04',
      (version) => withSchema(version, { minimum: 1, exclusiveMinimum: true }),
      ['2.0', '3.0', '3.1', '3.2'],
    ],
    ['an own keyword in a schema', (version) => withSchema(version, { own: 1 }), ['3.1', '3.2']],
    ['a host', (version) => least(version, { host: 'example.org' }), ['2.0']],
    ['servers', (version) => least(version, { servers: [{ url: '/' }] }), ['3.0', '3.1', '3.2']],
    [
      'an address of a token that is a template',
      (version) =>
        least(version, {
          components: {
            securitySchemes: {
              a: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '{root}/token', scopes: {} } } },
            },
          },
        }),
      ['3.0', '3.1', '3.2'],
    ],
    [
      'the same parameter twice',
      (version) => withOperation(version, { parameters: [{ $ref: '#/a' }, { $ref: '#/a' }] }),
      ['3.1', '3.2'],
    ],
    [
      'objects in an enum that differ in the order of members alone',
      (version) =>
        withSchema(version, {
          enum: [
            { a: 1, b: 2 },
            { b: 2, a: 1 },
          ],
        }),
      ['3.0', '3.1', '3.2'],
    ],
  ];

  it.each(changes)('accepts %s only where the specification has it', (_, document, accepting) => {
    const accepted = VERSIONS.filter((version) => isValid(JSON.parse(JSON.stringify(document(version))), version));
    expect(accepted).toEqual(accepting);
  });

  it.each(VERSIONS)('%s is strict about its own version', (version) => {
    const member = version === '2.0' ? 'swagger' : 'openapi';
    expect(problemsOf({ ...least(version), [member]: Number(version) }, version)).toMatchObject([
      { pointer: `/${member}`, code: 'not_to_specification' },
    ]);
  });
});

describe('specificationProblems', () => {
  it('names the whole way to the deepest fault below a member, and counts the other faulty ones', () => {
    const document = least('3.0', {
      paths: {
        '/users/{id}': {
          get: {
            parameters: [
              { name: 'a', in: 'header', schema: {} },
              { name: 'limit', in: 'quer', schema: {} },
            ],
            responses: {},
          },
        },
        '/other': { post: { responses: { 200: {} } } },
      },
      components: { schemas: { Customer: { type: 'person', required: 'yes' } }, responses: { contact: {} } },
      'x-jane-doe': { paths: 1 },
      jane_doe: 1,
    });
    const problems = problemsOf(document, '3.0');
    expect(problems.map(({ pointer, message, expected }) => [pointer, message, expected])).toEqual([
      [
        '/paths/~1users~1{id}/get/parameters/1/in',
        'paths./users/{id}.get.parameters.1.in does not have the required form, so this is not valid OpenAPI 3.0. Other places with errors below paths: at least 1.',
        undefined,
      ],
      [
        '/components/schemas/Customer/required',
        'components.schemas.Customer.required is of the wrong type, so this is not valid OpenAPI 3.0.',
        'array',
      ],
      [
        '/components/responses/contact/description',
        'components.responses.contact.description is missing, so this is not valid OpenAPI 3.0.',
        undefined,
      ],
      ['', 'The document contains something that is not allowed there, so this is not valid OpenAPI 3.0.', undefined],
    ]);
    expect(JSON.stringify(problems)).not.toMatch(/jane|doe(?!s)|limit|person/i);
  });

  it('does not take a name of the publisher for a word of the specification', () => {
    const problems = problemsOf(withSchema('3.1', { properties: {} }), '3.1');
    expect(problems).toEqual([]);
    const pointers = problemsOf(least('3.1', { components: { schemas: { contact: 1 } } }), '3.1').map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual(['/components/schemas/contact']);
  });

  it.each([
    ['/Jane Doe', '/paths'],
    ['/jane@acme.example', '/paths'],
    ['/tel:+15550100199', '/paths'],
    [`/${'a'.repeat(200)}`, '/paths'],
    ['/pets~dogs/v2', '/paths/~1pets~0dogs~1v2/get'],
  ])('ends the way before a name that may be a contact or is no name of a machine: %s', (name, pointer) => {
    const problems = problemsOf(least('3.0', { paths: { [name]: { get: 1 } } }), '3.0');
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(JSON.stringify(problems)).not.toMatch(/Jane|5550100199|a{200}/i);
  });

  it.each([
    [['info'], { version: '1' }, '/info/title', 'info.title is missing, so this is not valid OpenAPI 3.1.'],
    [
      ['info'],
      { title: 1, version: '1' },
      '/info/title',
      'info.title is of the wrong type, so this is not valid OpenAPI 3.1.',
    ],
    [['tags'], [{ name: 'a' }, {}], '/tags/1/name', 'tags.1.name is missing, so this is not valid OpenAPI 3.1.'],
    [
      ['servers'],
      [{ url: '/', 'not-known': 1 }],
      '/servers/0',
      'servers.0 contains something that is not allowed there, so this is not valid OpenAPI 3.1.',
    ],
  ])('tells the place in %j', ([name = ''], value, pointer, message) => {
    expect(problemsOf(least('3.1', { [name]: value }), '3.1')).toMatchObject([
      { pointer, message, severity: 'warning' },
    ]);
  });

  it('gives one problem per place, and few of a document that is all faults', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `/p${index}`,
        { get: { parameters: [{ name: 1, in: 'x' }], x: 1 } },
      ]),
    );
    for (const version of VERSIONS) {
      const before = process.cpuUsage();
      expect(problemsOf(least(version, { paths }), version)).toHaveLength(1);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(rounds(800, 2_000));
    }
  });

  it('compares many different objects in little time', () => {
    const tags = Array.from({ length: rounds(20_000, 50_000) }, (_, index) => ({ name: `tag ${index}` }));
    const before = process.cpuUsage();
    expect(isValid(least('2.0', { tags }), '2.0')).toBe(true);
    expect(isValid(least('2.0', { tags: [...tags, tags[0]] }), '2.0')).toBe(false);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(rounds(800, 2_000));
  });
});
