/** Contacts and names that must never come out of the reader, wherever they go in. */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { isLongForm } from '../../../../tools/testing/rounds.ts';
import { readOpenApi } from './read-openapi.ts';

type Members = Record<string, unknown>;

const findCategory = (word: string) => (word === 'payments' ? 'finance' : undefined);
const readText = (text: string) => readOpenApi(Buffer.from(text), { findCategory });
const read = (document: unknown) => readText(JSON.stringify(document));

const NAME = 'Quirin Canary';
const MAIL = 'quirin.canary@privacy.example';
/** A telephone number in five spellings; its digits are looked for. */
const PHONES = ['+1 555 010 0199', '001 555 010 0199', '(555) 010-0199', '555-010-0199', 'tel:5550100199'];
const DIGITS = '5550100199';
const CONTACTS = [MAIL, `mailto:${MAIL}`, 'quirin.canary (at) privacy (dot) example', ...PHONES];

const VALUES = [
  ...CONTACTS.flatMap((contact) => [contact, `Ask ${contact} for more.`]),
  `https://acme.example/?to=${encodeURIComponent(MAIL)}`,
];
/** YAML costs five times as much to read as JSON: in the short form each place has every third value in it, too. */
const isAlsoYaml = (place: number, number: number) => isLongForm() || (place + number) % 3 === 0;

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
    'x-providerName': 'acme.example',
    'x-provider': { name: 'Acme' },
    'x-apisguru-categories': ['payments'],
    'x-tags': ['payments'],
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
    for (const [number, value] of VALUES.entries()) {
      expect(leaks(read(withValueAt(index, value)))).toBe(false);
      if (isAlsoYaml(index, number)) expect(leaks(readText(stringify(withValueAt(index, value))))).toBe(false);
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
    const everywhere = [...objectsOf(document()).keys()];
    const each = everywhere.map((index) => [index]);
    for (const key of [NAME, MAIL, ...PHONES, `x-${NAME}`, `/${MAIL}`, `${NAME} ${PHONES[0]}`]) {
      for (const value of [1, {}, { get: 1 }, [{ name: MAIL }], { [MAIL]: NAME }]) {
        for (const places of isLongForm() ? each : [everywhere]) {
          const changed = document();
          for (const [index, object] of objectsOf(changed).entries())
            if (places.includes(index)) Object.assign(object, { [key]: value });
          const result = read(changed);
          expect(result.draft?.name).toBe('Acme Payments');
          expect(leaks(result)).toBe(false);
        }
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

  it('in the addresses that say whose API it is', () => {
    const pages = [
      'https://acme.example',
      'https://quirin-canary.example',
      `https://${MAIL}`,
      'https://acme.example/~quirin.canary',
    ];
    for (const page of [
      ...pages,
      `https://acme.example/team/${encodeURIComponent(NAME)}`,
      'https://github.com/quirin-canary/api',
    ]) {
      const info = { title: 'P', version: '1', contact: { name: NAME, url: page, email: MAIL }, termsOfService: page };
      const homepage = read({ openapi: '3.1.0', info, servers: [{ url: 'https://api.acme.example' }], paths: {} });
      const ofContact = { ...info, termsOfService: undefined };
      const contactOnly = read({
        openapi: '3.1.0',
        info: ofContact,
        servers: [{ url: 'https://api.acme.example' }],
        paths: {},
      });
      for (const result of page.includes('://quirin') ? [contactOnly] : [homepage, contactOnly])
        expect(leaks(result)).toBe(false);
    }
  });

  it.each(['x-providerName', 'x-provider-name', 'x-provider', 'x-organization', 'x-publisher'])(
    'in %s that names a person',
    (key) => {
      for (const value of [NAME, { name: NAME }, MAIL, { name: MAIL, email: MAIL }, ...PHONES]) {
        for (const title of ['P', 'Acme Payments']) {
          const info = { title, version: '1', [key]: value };
          expect(
            leaks(
              read({ openapi: '3.1.0', info, [key]: value, paths: {}, servers: [{ url: 'https://acme.example' }] }),
            ),
          ).toBe(false);
        }
      }
    },
  );

  it('in the version of the specification and in the address of the document', () => {
    expect(leaks(read({ ...document(), openapi: `3.1.0-${MAIL}` }))).toBe(false);
    const url = `https://acme.example/openapi.json?for=${MAIL}`;
    expect(leaks(readOpenApi(Buffer.from(JSON.stringify(document())), { findCategory, url }))).toBe(false);
  });
});
