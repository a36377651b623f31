/** Single members of an API description, and what becomes of them. */
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import { readOpenApi } from './read-openapi.ts';

type Members = Record<string, unknown>;

const CATEGORIES: Record<string, string> = {
  payments: 'finance',
  refunds: 'finance',
  money: 'finance',
  forecast: 'science',
  weather: 'science',
  refund: 'finance',
  health: 'health',
};
const findCategory = (word: string) => CATEGORIES[word.trim().toLowerCase()];
const URL_OF_DOCUMENT = 'https://docs.acme.example/openapi.json';

const read = (document: unknown, url?: string) =>
  readOpenApi(Buffer.from(JSON.stringify(document)), { findCategory, url });
/** The least valid document of OpenAPI 3.1, with these members. */
const api = (members: Members = {}, info: Members = {}): Members => ({
  openapi: '3.1.0',
  info: { title: 'Acme Payments', version: '1.2.0', ...info },
  paths: {},
  ...members,
});
const linesOf = ({ problems }: { problems: { severity: string; code: string; pointer: string }[] }) =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

describe('vendor', () => {
  const servers = (url: string) => ({ servers: [{ url }] });
  const docs = (url: string) => ({ externalDocs: { url } });
  it.each([
    ['the words of the title that are the domain of the server', servers('https://api.acme.co.uk/v1'), {}, 'Acme'],
    ['several such words', servers('https://api.redriver.example'), { title: 'Red River - Mail' }, 'Red River'],
    [
      'a title that is the whole domain',
      servers('https://api.acme.example'),
      { title: 'acme.example' },
      'acme.example',
    ],
    [
      'the domain, where the title says something else',
      servers('https://api.acme.co.uk'),
      { title: 'Payouts' },
      'acme.co.uk',
    ],
    [
      'the domain of a server in a region',
      servers('https://ec2.eu-west-1.acme.example'),
      { title: 'Payouts' },
      'acme.example',
    ],
    [
      'the domain of the provider',
      servers('https://x1.cloudfront.net'),
      { title: 'P', 'x-providerName': 'acme.example' },
      'acme.example',
    ],
    [
      'the domain that most places name',
      servers('https://p.acmeapis.example'),
      { title: 'P', termsOfService: 'https://acme.example/t', contact: { url: 'https://acme.example' } },
      'acme.example',
    ],
    [
      'the provider by a name that is a domain',
      servers('https://api.acme.example'),
      { title: 'P', 'x-provider': { name: 'ACME' } },
      'ACME',
    ],
    [
      'not a provider whose name no address has',
      servers('https://api.acme.example'),
      { title: 'P', 'x-provider': 'Jane Doe' },
      'acme.example',
    ],
    ['the documentation', docs('https://docs.acme.example'), { title: 'P' }, 'acme.example'],
    [
      'an internationalized domain as people read it',
      servers('https://api.xn--mller-kva.example'),
      { title: 'P' },
      'müller.example',
    ],
    ['nobody of a forge', docs('https://github.com/jane-doe/api'), {}, 'Unknown'],
    ['nobody of terms alone', {}, { title: 'P', termsOfService: 'https://acme.example/terms' }, 'Unknown'],
    ['nobody of a server on this machine', servers('http://localhost:8080'), {}, 'Unknown'],
    ['not what every API is', servers('https://api.works'), { title: 'API' }, 'api.works'],
    ['nobody of a server that is made up', servers('https://some-server.com'), {}, 'Unknown'],
    ['nobody of a platform', servers('https://acme.herokuapp.com'), {}, 'Unknown'],
    ['nobody of a server for examples', servers('https://api.example.com'), {}, 'Unknown'],
    ['nobody of a contact by mail', {}, { contact: { url: 'mailto:jane@acme.example' } }, 'Unknown'],
  ])('is %s', (_, members, info, vendor) => {
    expect(read(api(members, info)).draft?.vendor).toEqual({ name: vendor });
  });

  it.each([
    [URL_OF_DOCUMENT, {}, 'Acme'],
    ['https://raw.githubusercontent.com/acme-works/api/main/openapi.json', {}, 'acme-works'],
    ['https://acme-works.github.io/api/openapi.json', {}, 'acme-works'],
    ['https://lamps.service.gov.uk/swagger.json', {}, 'lamps.service.gov.uk'],
    ['http://127.0.0.1:8080/a.json', {}, 'Unknown'],
    ['https://acme.azurewebsites.net/swagger.json', {}, 'Unknown'],
    ['https://acme.appspot.com/swagger.json', {}, 'Unknown'],
  ])('is that of the address %s, where the document says nothing', (url, members, vendor) => {
    expect(read(api(members), url).draft?.vendor).toEqual({ name: vendor });
  });
});

describe('a server', () => {
  const variables = { region: { default: 'eu' }, base: { default: 'v2' }, root: { default: 'https://example.com' } };
  const vendorOf = (members: Members) => read(members).draft?.vendor.name;
  const info = { title: 'P', version: '1' };

  it.each([
    'https://api.acme.example/v1',
    'http://api.acme.example',
    '//api.acme.example/v1',
    'https://{region}.acme.example/{base}',
    'https://api.acme.example/{unknown}',
    'https://api.acme.example:8443/v1',
  ])('at %s says whose API it is', (url) => {
    expect(vendorOf(api({ servers: [{ url, variables }] }, { title: 'P' }))).toBe('acme.example');
  });

  it.each([
    '/v1',
    '{root}/v1',
    '{unknown}/v1',
    'https://{region}.example.com',
    'https://{unknown}.acme.example',
    'https://api.{unknown}.acme.example',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://intranet/v1',
    'https://api.acme.local',
    'ws://api.acme.example',
    'javascript:alert(1)',
    'https://user:word@api.acme.example',
    'https://api.acme.example/?mail=jane.doe@acme.example',
    'https://555-010-0199.acme.example',
    'https://api.acme.example/ v1',
    `https://api.acme.example/${'a'.repeat(3000)}`,
    '',
  ])('at %s says nothing', (url) => {
    expect(vendorOf(api({ servers: [{ url, variables }] }, { title: 'P' }))).toBe('Unknown');
  });

  it('does not repeat a long default', () => {
    const server = {
      url: `https://${'{a}'.repeat(600)}.acme.example`,
      variables: { a: { default: 'a'.repeat(1_000_000) } },
    };
    const before = process.cpuUsage();
    expect(vendorOf(api({ servers: [server, server] }, { title: 'P' }))).toBe('Unknown');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  });

  it.each([
    [{ host: 'api.acme.example', schemes: ['http'] }, 'acme.example'],
    [{ host: 'api.acme.example:8080' }, 'acme.example'],
    [{ host: 'api.acme.example/path' }, 'Unknown'],
    [{ host: 'user@api.acme.example' }, 'Unknown'],
    [{ host: 'localhost' }, 'Unknown'],
    [{ host: 1 }, 'Unknown'],
    [{ servers: [{ url: 'https://api.acme.example' }] }, 'Unknown'],
  ])('of Swagger 2.0 in %j', (members, vendor) => {
    expect(vendorOf({ swagger: '2.0', info, paths: {}, ...members })).toBe(vendor);
  });

  it.each([[undefined], [null], [{}], ['x'], [[null, 1, 'x', [], { url: 1 }, { url: 'x', variables: [] }]]])(
    'in a list that is %j says nothing',
    (servers) => {
      expect(vendorOf({ openapi: '3.0.0', info, servers })).toBe('Unknown');
    },
  );
});

describe('homepage', () => {
  const servers = { servers: [{ url: 'https://api.acme.example' }] };
  it.each([
    [
      'the documentation',
      { externalDocs: { url: 'https://help.acme.example/api' } },
      {},
      'https://help.acme.example/api',
    ],
    [
      'the origin of the terms',
      servers,
      { termsOfService: 'https://www.acme.example/legal/terms' },
      'https://www.acme.example',
    ],
    [
      'the origin of the contact',
      servers,
      { contact: { name: 'Jane', url: 'https://acme.example/contact' } },
      'https://acme.example',
    ],
    [
      'the first host of a domain',
      servers,
      { termsOfService: 'https://developer.acme.example/t', contact: { url: 'https://acme.example' } },
      'https://acme.example',
    ],
    ['no server', servers, {}, undefined],
    [
      'no server that has pages of documentation',
      { externalDocs: { url: 'https://api.acme.example/docs' } },
      {},
      undefined,
    ],
    ['no machine for tests', { externalDocs: { url: 'https://pal-test.acme.example/docs' } }, {}, undefined],
    ['no sandbox', { externalDocs: { url: 'https://eu.sandbox.acme.example' } }, {}, undefined],
    ['nothing on this machine', { externalDocs: { url: 'http://localhost:3000/docs' } }, {}, undefined],
    ['no example', { externalDocs: { url: 'https://example.com/docs' } }, {}, undefined],
    ['no forge', { externalDocs: { url: 'https://github.com/acme/api' } }, {}, undefined],
    ['no pages of a hoster', { externalDocs: { url: 'https://acme.github.io/api' } }, {}, undefined],
    ["no tool's page", { externalDocs: { url: 'http://swagger.io' } }, {}, undefined],
    ['no file', { externalDocs: { url: 'https://acme.example/openapi.yaml' } }, {}, undefined],
    ['no page for questions', servers, { contact: { url: 'https://support.acme.example' } }, undefined],
    ["no one else's terms", servers, { title: 'P', termsOfService: 'https://other.example/terms' }, undefined],
    [
      'no address with a contact',
      servers,
      { contact: { url: 'https://acme.example/?to=jane@acme.example' } },
      undefined,
    ],
  ])('is %s', (_, members, info, homepage) => {
    expect(read(api(members, info)).draft?.homepage).toBe(homepage);
  });
});

describe('documentation', () => {
  it.each([
    ['help.html', 'bad_format'],
    ['javascript:alert(1)', 'bad_format'],
    ['mailto:jane@acme.example', 'bad_format'],
    ['https://acme.example/?to=jane@acme.example', 'contact_removed'],
  ])('documentation at %s is not taken over', (url, code) => {
    const result = read(api({ externalDocs: { url } }));
    expect(result.draft?.documentation).toBeUndefined();
    expect(linesOf(result)).toEqual([`warning ${code} /externalDocs/url`]);
  });
});

describe('category', () => {
  const tags = (...names: string[]) => ({ tags: names.map((name) => ({ name })) });

  it.each([
    ['tags and text', tags('Accounts', 'Refunds'), { description: 'Moves money.' }, 'finance', '"refunds" in tags'],
    ['tags in one word', tags('userRefunds'), { description: 'Moves money.' }, 'finance', '"refunds" in tags'],
    ['x-tags and text', { 'x-tags': ['payments'] }, { summary: 'Moves money.' }, 'finance', '"payments" in x-tags'],
    ['x-tags and tags', tags('refunds'), { 'x-tags': ['payments'] }, 'finance', '"payments" in x-tags'],
    [
      'the directory the description comes from',
      {},
      { 'x-apisguru-categories': ['weather', 'open_data'] },
      'science',
      '"weather" in info.x-apisguru-categories',
    ],
    [
      'the directory the description comes from and tags',
      tags('refunds'),
      { 'x-apisguru-categories': ['payments'] },
      'finance',
      '"payments" in info.x-apisguru-categories',
    ],
  ])('is that of %s, with the reason', (_, members, info, category, because) => {
    const { draft, problems } = read(api(members, { title: 'Acme', ...info }));
    expect(draft?.category).toBe(category);
    const pointer = `/${because.split(' ').at(-1)?.replace('.', '/')}`;
    const message = `The category is ${category}, because of ${because}.`;
    expect(inWords({ problems }).problems).toEqual([
      { pointer: pointer.replace('/info/x-tags', '/x-tags'), code: 'category_suggested', severity: 'warning', message },
    ]);
  });

  it.each([
    ['tags alone', tags('Weather', 'Refunds', 'Money'), {}],
    ['a directory that sorts it as two things', {}, { 'x-apisguru-categories': ['weather', 'payments'] }],
    ['a directory that names where it is about', {}, { 'x-apisguru-categories': ['location'] }],
    ['one word in two places, once of many', tags('Refund'), { description: 'Gives refunds.' }],
    ['text alone', {}, { title: 'Weather', description: 'Weather' }],
    ['one word in two places', tags('Weather'), { description: 'The weather.' }],
    ['a part every API has', tags('Payments'), { description: 'Moves money.' }],
    ['tags and text that mean different things', tags('weather'), { description: 'Moves money.' }],
    ['two categories with as many words', tags('refunds', 'forecast'), { description: 'Money and weather.' }],
  ])('is not guessed from %s', (_, members, info) => {
    const { draft, problems } = read(api(members, { title: 'Acme', ...info }));
    expect([draft?.category, problems]).toEqual(['other', []]);
  });

  it.each([
    ['is stated', { 'x-tags': ['health'] }, 'health'],
    ['is other, without a known tag', { tags: [{ name: 'Accounts' }, { name: 1 }, null, 'weather'] }, 'other'],
    ['is other, without tags', {}, 'other'],
    ['is other, where the known word is far too long', { 'x-tags': [`${' '.repeat(200)}weather`] }, 'other'],
  ])('that %s needs no reason', (_, members, category) => {
    const { draft, problems } = read(api(members));
    expect([draft?.category, linesOf({ problems }).filter((line) => line.includes('category'))]).toEqual([
      category,
      [],
    ]);
  });
});

describe('a description that is only an address', () => {
  it('is the documentation, and no summary', () => {
    const { draft, problems } = read(api({}, { title: 'Acme', description: ' https://docs.works.example/lamps ' }));
    expect([draft?.documentation, draft?.descriptions, linesOf({ problems })]).toEqual([
      'https://docs.works.example/lamps',
      {},
      [],
    ]);
  });
});

describe('texts', () => {
  const english = (info: Members) => read(api({}, info)).draft?.descriptions.en;

  it.each([
    ['nothing', {}, undefined],
    ['an object', { description: { $ref: 'description.md' } }, undefined],
    ['white space', { description: ' \n ' }, undefined],
    ['words that tell nothing', { description: 'My API' }, { summary: 'My API' }],
    ['a summary alone', { summary: 'Moves money.' }, { summary: 'Moves money.' }],
    [
      'HTML',
      { description: 'The Acme API <b>moves</b> money &amp; more for <a href="https://acme.example">shops</a>.' },
      { summary: 'The Acme API moves money & more for shops.' },
    ],
    [
      'a notice in a quote first',
      {
        description:
          '> This API is deprecated. Use the Other API, which can do more.\n\nThe Acme API moves money between accounts.',
      },
      {
        summary: 'The Acme API moves money between accounts.',
        text: 'This API is deprecated. Use the Other API, which can do more.',
      },
    ],
  ])('of %s', (_, info, description) => {
    expect(english(info)).toEqual(description);
  });

  it('lose contacts, with a warning, and stay within their lengths', () => {
    const description = `The Acme API moves money. Write to jane@acme.example. ${'It is fast and good. '.repeat(3000)}`;
    const result = read(api({}, { description }));
    const { summary = '', text = '' } = result.draft?.descriptions.en ?? {};
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(`${summary}${text}`).not.toContain('jane');
    expect(linesOf(result)).toEqual(['warning contact_removed /info/description']);
  });
});
