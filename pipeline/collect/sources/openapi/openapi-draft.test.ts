/** Single members of an API description, and what becomes of them. */
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import { readOpenApi } from './read-openapi.ts';

type Members = Record<string, unknown>;

const CATEGORIES: Record<string, string> = {
  payments: 'finance',
  refunds: 'finance',
  weather: 'science',
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

describe('vendor, homepage and documentation', () => {
  const docs = { externalDocs: { url: 'https://help.acme.example/api' } };
  it.each([
    [
      'the server',
      { servers: [{ url: 'https://api.acme.co.uk/v1' }] },
      undefined,
      'acme.co.uk',
      'https://api.acme.co.uk',
    ],
    ['the address of the document', { servers: [{ url: '/v1' }] }, URL_OF_DOCUMENT, 'acme.example', undefined],
    ['the host of that address', {}, 'http://127.0.0.1:8080/a.json', '127.0.0.1', undefined],
    ['the title', {}, undefined, 'Acme Payments', undefined],
    [
      'the title, and the homepage is the documentation',
      docs,
      undefined,
      'Acme Payments',
      'https://help.acme.example/api',
    ],
    [
      'the server also beside documentation',
      { ...docs, servers: [{ url: 'https://api.acme.example' }] },
      undefined,
      'acme.example',
      'https://api.acme.example',
    ],
    [
      'the title, where the server is only an example',
      { servers: [{ url: '{root}/v1', variables: { root: { default: 'https://example.com' } } }] },
      undefined,
      'Acme Payments',
      undefined,
    ],
  ])('the vendor is %s', (_, members, url, vendor, homepage) => {
    const { draft } = read(api(members), url);
    expect(draft?.vendor).toEqual({ name: vendor });
    expect(draft?.homepage).toBe(homepage);
  });

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
    ['of the tag that is known', tags('Accounts', 'Weather'), {}, 'science', '"weather" in tags'],
    ['that most tags mean', tags('Weather', 'Payments', 'Refunds'), {}, 'finance', '"payments", "refunds" in tags'],
    ['of x-tags before tags', { 'x-tags': ['payments'], ...tags('weather') }, {}, 'finance', '"payments" in x-tags'],
    ['of x-tags of info', tags('weather'), { 'x-tags': ['payments'] }, 'finance', '"payments" in info.x-tags'],
    [
      'of the directory the description comes from',
      tags('payments'),
      { 'x-apisguru-categories': ['weather'] },
      'science',
      '"weather" in info.x-apisguru-categories',
    ],
    ['not of a part every API has', tags('health', 'Payments'), {}, 'finance', '"payments" in tags'],
  ])('is that %s, with the reason', (_, members, info, category, because) => {
    const { draft, problems } = read(api(members, info));
    expect(draft?.category).toBe(category);
    const pointer = `/${because.split(' ').at(-1)?.replace('.', '/')}`;
    const message = `The category is ${category}, because of ${because}.`;
    expect(inWords({ problems }).problems).toEqual([
      { pointer, code: 'category_suggested', severity: 'warning', message },
    ]);
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
