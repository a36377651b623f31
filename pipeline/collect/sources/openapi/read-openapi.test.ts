import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import { readOpenApi } from './read-openapi.ts';

type Members = Record<string, unknown>;

const CATEGORIES: Record<string, string> = {
  refunds: 'finance',
  money: 'finance',
  payments: 'finance',
  weather: 'science',
  health: 'health',
};
const findCategory = (word: string) => CATEGORIES[word.toLowerCase()];
const URL_OF_DOCUMENT = 'https://docs.acme.example/openapi.json';

const bytesOf = (document: unknown) => Buffer.from(JSON.stringify(document));
const read = (document: unknown, url?: string) => readOpenApi(bytesOf(document), { findCategory, url });
/** The least valid document of OpenAPI 3.1, with these members. */
const api = (members: Members = {}, info: Members = {}): Members => ({
  openapi: '3.1.0',
  info: { title: 'Acme Payments', version: '1.2.0', ...info },
  paths: {},
  ...members,
});
const linesOf = ({ problems }: { problems: { severity: string; code: string; pointer: string }[] }) =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('a whole description', () => {
  const document = api(
    {
      servers: [
        { url: 'http://api.acme.example/v1' },
        { url: 'https://api.acme.example/v1' },
        { url: 'https://sandbox.other.example' },
      ],
      externalDocs: { url: 'https://docs.acme.example/payments' },
      tags: [{ name: 'Accounts' }, { name: 'Refunds' }],
    },
    {
      summary: 'Moves money.',
      description:
        '# Payments\n\nThe **Acme Payments API** moves money between [accounts](https://acme.example).\n\nIt is fast.',
      license: { name: 'Apache 2.0' },
      termsOfService: 'https://acme.example/terms',
    },
  );
  const draft = {
    slug: 'acme-payments',
    name: 'Acme Payments',
    kind: 'api',
    category: 'finance',
    license: { spdx_id: 'Apache-2.0' },
    vendor: { name: 'Acme' },
    platforms: ['web'],
    homepage: 'https://docs.acme.example/payments',
    documentation: 'https://docs.acme.example/payments',
    integrations: [],
    interfaces: { openapi: { version: '3.1.0', spec_url: URL_OF_DOCUMENT } },
    descriptions: {
      en: {
        summary: 'Moves money.',
        text: 'The Acme Payments API moves money between accounts.\n\nIt is fast.',
      },
    },
    versions: [{ version: '1.2.0', prerelease: false }],
    badges: ['openapi'],
    archived: false,
  };

  it('in JSON becomes a draft', () => {
    const message = 'The category is finance, because of "refunds" in tags.';
    const reason = { pointer: '/tags', code: 'category_suggested', severity: 'warning', message };
    expect(inWords(read(document, URL_OF_DOCUMENT))).toEqual({ draft, slugIsDerived: true, problems: [reason] });
  });

  it('in YAML becomes the same draft', () => {
    const bytes = Buffer.from(`# A comment\n---\n${stringify(document)}`);
    expect(readOpenApi(bytes, { findCategory, url: URL_OF_DOCUMENT }).draft).toEqual(draft);
  });

  it('in YAML that looks like JSON becomes the same draft', () => {
    const bytes = Buffer.from(
      ` ${JSON.stringify(document).replace('"openapi":', 'openapi: ').replace(/}$/, ', } # End')}`,
    );
    expect(readOpenApi(bytes, { findCategory, url: URL_OF_DOCUMENT }).draft).toEqual(draft);
  });

  it('with a byte order mark becomes the same draft', () => {
    const bytes = Buffer.concat([Buffer.from('\ufeff'), bytesOf(document)]);
    expect(readOpenApi(bytes, { findCategory, url: URL_OF_DOCUMENT }).draft).toEqual(draft);
  });

  it('makes a listing that can be stored, once the feed kind is known to listings', () => {
    const source = { kind: 'openapi', url: URL_OF_DOCUMENT, primary: true, last_changed_on: '2026-01-31' };
    validateListing({ ...draft, sources: [source], verification: { method: 'none', status: 'unverified' } });
    const ofDraft = validateListing.errors?.filter(({ instancePath }) => !instancePath.startsWith('/sources'));
    expect(ofDraft ?? []).toEqual([]);
  });
});

describe('Swagger 2.0', () => {
  it('gives host, licence and version', () => {
    const { draft, problems } = read({
      swagger: '2.0',
      info: { title: 'Petstore', version: '1.0.0', license: { name: 'MIT' } },
      host: 'petstore.acme.example',
      basePath: '/v2',
      schemes: ['http'],
      paths: {},
    });
    expect(problems).toEqual([]);
    expect(draft).toMatchObject({
      vendor: { name: 'acme.example' },
      license: { spdx_id: 'MIT' },
      interfaces: { openapi: { version: '2.0' } },
      badges: ['openapi'],
    });
  });
});

describe('identity', () => {
  it.each([
    ['no info', { openapi: '3.1.0', paths: {} }, ['error missing /info']],
    ['info that is text', api({ info: 'text' }), ['error missing /info']],
    ['info in another file', api({ info: { $ref: './info.yaml' } }), ['error missing /info']],
    ['no title', api({}, { title: undefined }), ['error missing /info/title']],
    ['neither title nor version', api({ info: {} }), ['error missing /info/title', 'error missing /info/version']],
    ['a title that is null', api({}, { title: null }), ['error missing /info/title']],
    ['an empty title', api({}, { title: ' ' }), ['error empty /info/title']],
    ['a title nobody sees', api({}, { title: '\u200b\u2060' }), ['error empty /info/title']],
    ['a title that is a list', api({}, { title: ['a'] }), ['error wrong_type /info/title']],
    ['half a character in the title', api({}, { title: 'a\ud800' }), ['error bad_text /info/title']],
    ['a NUL in the version', api({}, { version: '1\0' }), ['error bad_text /info/version']],
    ['an object as version', api({}, { version: {} }), ['error wrong_type /info/version']],
    ['a title of 5001 characters', api({}, { title: 'a'.repeat(5001) }), ['error too_long /info/title']],
    ['a version of 101 characters', api({}, { version: '1'.repeat(101) }), ['error too_long /info/version']],
    ['an address as title', api({}, { title: 'jane@acme.example' }), ['error contact_not_allowed /info/title']],
    ['an older specification', { swagger: '1.2', info: {} }, ['error unsupported_version /swagger']],
    ['no specification', { info: { title: 'a', version: '1' } }, ['error not_openapi ']],
    ['a list', [], ['error not_openapi ']],
  ])('%s is refused', (_, document, lines) => {
    const result = read(document);
    expect(result.draft).toBeUndefined();
    expect(linesOf(result).filter((line) => line.startsWith('error'))).toEqual(lines);
  });

  it('what keeps a document from the specification is told along with what keeps it out', () => {
    expect(linesOf(read(api({ paths: { a: {} }, info: { title: '' } })))).toEqual([
      'error empty /info/title',
      'error missing /info/version',
      'warning not_to_specification /paths',
    ]);
  });

  it.each([
    ['json', '{"openapi":"3.0.0","info":{"title":"T","version":1.10},"paths":{}}'],
    ['yaml', 'openapi: 3.0.0\ninfo:\n  title: T\n  version: 1.10\npaths: {}\n'],
  ])('a version that is a number is kept as it is written in %s, and is not to the specification', (_, text) => {
    const { draft, problems } = readOpenApi(Buffer.from(text), { findCategory });
    expect(draft).toMatchObject({ versions: [{ version: '1.10' }], badges: [] });
    expect(problems).toMatchObject([{ pointer: '/info/version', code: 'not_to_specification', severity: 'warning' }]);
  });

  it('a date is a version like any other', () => {
    const text = 'openapi: 3.0.0\ninfo: {title: T, version: 2016-07-07}\npaths: {}\n';
    expect(readOpenApi(Buffer.from(text), { findCategory }).draft).toMatchObject({
      versions: [{ version: '2016-07-07', prerelease: false }],
      badges: ['openapi'],
    });
  });

  it('swagger: 2.0 without quotes is read and not to the specification', () => {
    const text = 'swagger: 2.0\ninfo: {title: T, version: "1"}\npaths: {}\n';
    expect(readOpenApi(Buffer.from(text), { findCategory }).draft).toMatchObject({
      interfaces: { openapi: { version: '2.0' } },
      badges: [],
    });
  });

  it('what follows the version of the specification is free text and is not kept', () => {
    const { draft } = read(api({ openapi: '3.1.0-jane' }));
    expect(draft).toMatchObject({ interfaces: { openapi: { version: '3.1.0' } }, badges: ['openapi'] });
  });

  it('a long title is cut, with a warning', () => {
    const result = read(api({}, { title: `${'Acme '.repeat(60)}` }));
    expect(result.draft?.name).toMatch(/^(?:Acme ?)+…$/);
    expect(result.draft?.name.length).toBeLessThanOrEqual(200);
    expect(linesOf(result)).toEqual(['warning cut /info/title']);
  });

  it('a title without Latin letters leaves the slug to the vendor', () => {
    const { draft } = read(api({ servers: [{ url: 'https://api.acme.example' }] }, { title: '決済' }));
    expect(draft).toMatchObject({ name: '決済', slug: 'acme-example' });
  });
});

describe('the specification', () => {
  it('an invalid document is listed without the badge, with what is wrong', () => {
    const result = read(
      api({ paths: { '/refunds': { get: { parameters: [{ name: 'a', in: 'body', schema: {} }] } } } }),
    );
    expect(result.draft).toMatchObject({ name: 'Acme Payments', badges: [] });
    expect(inWords(result).problems).toMatchObject([
      {
        pointer: '/paths/~1refunds/get/parameters/0/in',
        code: 'not_to_specification',
        severity: 'warning',
        expected: 'query, header, path, cookie',
      },
    ]);
  });

  it('a member that stands twice in YAML costs the badge', () => {
    const text = 'openapi: 3.0.0\ninfo: {title: T, version: "1"}\npaths: {}\npaths: {}\n';
    const result = readOpenApi(Buffer.from(text), { findCategory });
    expect(result.draft?.badges).toEqual([]);
    expect(result.problems).toMatchObject([
      {
        pointer: '',
        code: 'duplicate_member',
        severity: 'warning',
        values: { line: 4, column: 1 },
      },
    ]);
  });

  it('every problem of a document in YAML has its line and the whole way to it', () => {
    const text = [
      'openapi: 3.0.0',
      'info:',
      '  title: T',
      '  version: 1.10',
      '  description: Write to jane@acme.example for more.',
      'paths:',
      '  /pets/{id}:',
      '    get:',
      '      parameters:',
      '        - {name: id, in: nowhere}',
      '      responses: {}',
      'components:',
      '  schemas:',
      '    Pet: {type: animal}',
      'tags: {}',
    ];
    const { problems } = readOpenApi(Buffer.from(text.join('\n')), { findCategory });
    expect(problems.map(({ pointer, ...rest }) => [pointer, 'line' in rest && rest.line])).toEqual([
      ['/info/version', 4],
      ['/info/description', 5],
      ['/paths/~1pets~1{id}/get/parameters/0/in', 10],
      ['/components/schemas/Pet/type', 14],
      ['/tags', 15],
    ]);
  });

  it('references to other hosts are not followed and cost nothing', () => {
    const paths = { '/a': { $ref: 'https://elsewhere.example/paths.json#/a' } };
    expect(read(api({ paths })).draft?.badges).toEqual(['openapi']);
  });
});
