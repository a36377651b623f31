/** What must never come out of the reader, whatever goes in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readOpenApi } from './openapi.ts';

type Members = Record<string, unknown>;

const findCategory = (word: string) => (word === 'payments' ? 'finance' : undefined);
const readText = (text: string) => readOpenApi(Buffer.from(text), { findCategory });
const read = (document: unknown) => readText(JSON.stringify(document));
const codeOf = (text: string) => readText(text).problems[0]?.code;

const NAME = 'Quirin Canary';
const MAIL = 'quirin.canary@privacy.example';
/** A telephone number in five spellings; its digits are looked for. */
const PHONES = ['+1 555 010 0199', '001 555 010 0199', '(555) 010-0199', '555-010-0199', 'tel:5550100199'];
const DIGITS = '5550100199';
const CONTACTS = [MAIL, `mailto:${MAIL}`, 'quirin.canary (at) privacy (dot) example', ...PHONES];

/** True if an e-mail address or telephone number of the canaries stands anywhere in the result. */
function leaks(result: unknown): boolean {
  const text = JSON.stringify(result);
  return /canary|privacy/i.test(text) || text.replace(/\D/g, '').includes(DIGITS);
}

/** A description with every kind of member that a specification names. */
const document = (): Members => ({
  openapi: '3.1.0',
  info: {
    title: 'Acme Payments',
    version: '1.0.0',
    summary: 'Moves money.',
    description: 'The Acme API moves money between accounts.',
    termsOfService: 'https://acme.example/terms',
    contact: { name: 'Help', url: 'https://acme.example/help', email: 'help@acme.example' },
    license: { name: 'MIT', identifier: 'MIT' },
    'x-logo': { url: 'https://acme.example/logo.svg' },
  },
  jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
  servers: [
    {
      url: 'https://{region}.acme.example',
      description: 'Main',
      variables: { region: { default: 'eu', enum: ['eu'] } },
    },
  ],
  tags: [{ name: 'payments', description: 'All about payments', externalDocs: { url: 'https://acme.example/tags' } }],
  externalDocs: { url: 'https://docs.acme.example', description: 'More' },
  security: [{ key: [] }],
  paths: {
    '/payments': {
      get: {
        tags: ['payments'],
        operationId: 'list',
        summary: 'List',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', default: 1 }, example: 2 }],
        responses: {
          200: {
            description: 'A list',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Payment' }, example: { to: 'x' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Payment: {
        type: 'object',
        title: 'Payment',
        properties: { to: { type: 'string', description: 'Payee' } },
        example: { to: 'y' },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
  'x-own': { author: 'Acme' },
});

interface Leaf {
  holder: Members;
  key: string;
  pointer: string;
}

/** Every place in a document that holds neither list nor object. */
function leavesOf(value: unknown, at = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    typeof member === 'object' && member !== null
      ? leavesOf(member, `${at}/${key}`)
      : [{ holder: value as Members, key, pointer: `${at}/${key}` }],
  );
}

/** Every object of a document, the document itself included. */
function objectsOf(value: unknown): Members[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inside : [value as Members, ...inside];
}

const withValueAt = (index: number, value: string) => {
  const changed = document();
  const leaf = leavesOf(changed)[index];
  if (leaf !== undefined) leaf.holder[leaf.key] = value;
  return changed;
};

/** Members whose words are published. */
const ALLOWED =
  /^\/(?:info\/(?:title|version|summary|description)|externalDocs\/url|servers\/0\/(?:url|variables\/region\/default))$/;

describe('canaries in every member', () => {
  const leaves = leavesOf(document());

  it.each(leaves.map(({ pointer }, index) => [pointer, index] as const))('%s', (pointer, index) => {
    for (const contact of CONTACTS) {
      for (const value of [
        contact,
        `Ask ${contact} for more.`,
        `https://acme.example/?to=${encodeURIComponent(MAIL)}`,
      ]) {
        expect(leaks(read(withValueAt(index, value)))).toBe(false);
        expect(leaks(readText(stringify(withValueAt(index, value))))).toBe(false);
      }
    }
    if (ALLOWED.test(pointer)) return;
    expect(JSON.stringify(read(withValueAt(index, NAME)))).not.toContain(NAME);
  });

  it('info.contact is not read at all', () => {
    const { contact: _, ...info } = document().info as Members;
    expect(read(document())).toEqual(read({ ...document(), info }));
  });
});

describe('canaries where no text is taken', () => {
  const clean = read(document());

  it('as names of members: nothing of them is told, whatever is wrong with them', () => {
    for (const key of [NAME, MAIL, ...PHONES, `x-${NAME}`, `/${MAIL}`, `${NAME} ${PHONES[0]}`]) {
      for (const value of [1, {}, { get: 1 }, [{ name: MAIL }], { [MAIL]: NAME }]) {
        objectsOf(document()).forEach((_, index) => {
          const changed = document();
          Object.assign(objectsOf(changed)[index] ?? {}, { [key]: value });
          const result = read(changed);
          expect(result.draft?.name).toBe('Acme Payments');
          expect(leaks(result)).toBe(false);
        });
      }
    }
  });

  it('in comments, anchors, tags and documents of YAML that cannot be read', () => {
    const yaml = stringify(document());
    const commented = `# ${NAME} ${MAIL} ${PHONES[0]}\n${yaml.replaceAll('\n', ` # ${NAME} ${MAIL}\n`)}`;
    expect(readText(commented).draft).toEqual(clean.draft);
    for (const text of [
      `${yaml}${MAIL}\n`,
      `${yaml}? [${MAIL}, "${NAME}"]\n: 1\n`,
      `${yaml}a: *${NAME.replace(' ', '_')}\n`,
      `${yaml}a: &${MAIL} 1\nb: [*${MAIL}, }${NAME}\n`,
      `${yaml}a: !<${MAIL}> "${NAME}\n`,
      `%${NAME} ${MAIL}\n%YAML ${MAIL}\n${yaml}`,
      `${yaml}---\nname: ${NAME}\n`,
      `\t${MAIL}: ${NAME}`,
      `{"openapi":"3.1.0","${NAME}":${MAIL}}`,
      `{"openapi":"3.1.0","info":{"title":"${NAME}`,
      `openapi: "${MAIL} ${NAME}"\n`,
      `swagger: ${PHONES[0]}\n`,
    ]) {
      const result = readText(text);
      expect(result.draft).toBeUndefined();
      expect(result.problems.length).toBeGreaterThan(0);
      expect(leaks(result)).toBe(false);
    }
  });

  it('in the version of the specification and in the address of the document', () => {
    expect(leaks(read({ ...document(), openapi: `3.1.0-${MAIL}` }))).toBe(false);
    const url = `https://acme.example/openapi.json?for=${MAIL}`;
    expect(leaks(readOpenApi(Buffer.from(JSON.stringify(document())), { findCategory, url }))).toBe(false);
  });
});

describe('JSON that is no plain JSON', () => {
  const json = JSON.stringify(document());
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
    const hostile = `{"${name}":{"title":"X","version":"9","contact":"${MAIL}"},`;
    for (const text of [json.replace('{', hostile), json.replace('"info":{', `"info":${hostile}`)]) {
      const result = readText(text);
      expect(result.draft).toMatchObject({ name: 'Acme Payments', versions: [{ version: '1.0.0' }] });
      expect(leaks(result)).toBe(false);
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
    { numRuns: 400 },
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
    { numRuns: 1000 },
  );
});
