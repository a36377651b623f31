/** The dry run says what the readers say, and what a submission would be told. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import { kindOrProblem } from '../../schemas/readers/kind-or-problem.ts';
import { readPadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { ask, askProblem, fileText } from '../testing/ask.ts';
import { databaseText, issueToken, padDocument, refusal, send } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

const VALIDATE = '/api/v1/validate';

let callers = 0;
const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) => {
  callers += 1;
  const address = `198.18.${callers >> 8}.${callers & 255}`;
  return { method: 'POST', body, headers: { 'CF-Connecting-IP': address, 'Content-Type': type, ...headers } };
};

interface Told {
  kind: string;
  valid: boolean;
  problems: { pointer: string; code: string; severity: string; message: string }[];
  listing: Record<string, unknown> | null;
  example?: object;
}

async function validated(body: BodyInit, type?: string): Promise<Told> {
  const answer = await ask(VALIDATE, post(body, type));
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json<{ data: Told }>()).data;
}

const examples = Object.entries(env.EXAMPLES).map(([name, base64]): [string, Uint8Array<ArrayBuffer>] => [
  name,
  Uint8Array.fromBase64(base64),
]);

describe('a dry run', () => {
  it.each(examples)('of %s has the problems of the command, and takes what a submission takes', async (name, bytes) => {
    const vocabulary = JSON.parse(await fileText(files.vocabulary)) as CategoryVocabulary;
    const context = { findCategory: categoryLookup(vocabulary) };
    const isXml = name.includes('/pad-xml/');
    const read = isXml ? readPadXml(bytes, context) : readPadJson(bytes, context);
    const told = await validated(bytes, isXml ? 'application/xml' : 'application/json');
    const other = kindOrProblem(bytes);
    const named = typeof other === 'object' && other.values?.format !== undefined ? [other] : undefined;
    expect(told.problems).toEqual((named ?? read.problems).map(inEnglish));
    expect([told.kind, told.valid, told.listing?.slug]).toEqual([
      isXml ? 'pad-xml' : 'pad-json',
      name.startsWith('valid/'),
      read.draft?.slug,
    ]);
  });

  it('says what the listing would be, and of a webhook its host alone', async () => {
    const webhook = { url: 'https://hooks.maker.example/secret-path', events: [] };
    const { listing } = await validated(padDocument('my-tool', { platforms: ['linux'] }, { webhook }));
    expect(listing).toEqual({
      ...{ slug: 'my-tool', slug_is_derived: false, name: 'My tool', vendor: 'Maker', kind: 'software' },
      ...{ category: expect.any(String), platforms: ['linux'], license_type: null },
      ...{ homepage: 'https://www.maker.example/tool', summary: null, version: '1.0.0', released_on: null },
      webhook: { host: 'hooks.maker.example', events: ['listing.published', 'rank.changed'] },
    });
  });

  it('names another format, and begins a document with what was found in it', async () => {
    const { problems, example } = await validated('{"name":"@maker/my-tool","version":"1.2.0","scripts":{}}');
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('This is package.json,')]);
    expect(example).toMatchObject({ software: { name: 'my-tool' }, release: { version: '1.2.0' } });
  });

  it('warns of a release of a day to come', async () => {
    const { problems } = await validated(
      padDocument('my-tool', {}, { release: { version: '2', released_on: '2999-01-31' } }),
    );
    expect(problems.map(({ code }) => code)).toContain('announced_release');
  });

  it('of the address of a feed is one of a document that lacks everything', async () => {
    const { valid, problems } = await validated('{"url":"https://maker.example/pad.json"}');
    expect([valid, problems.length > 3]).toEqual([false, true]);
  });

  it('stores nothing, repeats no value and needs no token', async () => {
    const before = await databaseText();
    const contact = padDocument('wicked', { description: 'wicked@maker.example' }, { contact: 'wicked@maker.example' });
    await validated(contact);
    const text = JSON.stringify((await validated(padDocument('Wicked Slug', { kind: 'wicked' }))).problems);
    expect(text).not.toMatch(/wicked/i);
    expect(await databaseText()).toBe(before);
  });

  it.each<[code: string, status: number, init: RequestInit]>([
    ['too_large', 413, post(' '.repeat(256 * 1024 + 1))],
    ['unsupported_media_type', 415, post('{}', 'text/plain')],
    ['unsupported_media_type', 415, post('{}', 'application/json', { 'Content-Encoding': 'gzip' })],
    ['method_not_allowed', 405, { method: 'GET' }],
  ])('is refused with %s', async (code, status, init) => {
    expect(await askProblem(VALIDATE, init)).toMatchObject({ code, status });
  });

  it('is taken ten times in a minute from one address, apart from submissions', async () => {
    const address = { 'CF-Connecting-IP': '198.18.255.1' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await ask(VALIDATE, post('{}', undefined, address))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await refusal('{}', { token: await issueToken(), address: '198.18.255.1' })).code).toBe('invalid_document');
  });

  it('may come from the page of another site', async () => {
    const preflight = await ask(VALIDATE, { method: 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
    const answer = await ask(VALIDATE, post('{}'));
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

it('a submission is told the same warnings', async () => {
  const document = padDocument('warned', { category: 'text-editors', kind: 'nothing we know', platforms: ['plan9'] });
  const { problems } = await validated(document);
  const answer = await send(document, { token: await issueToken() });
  const { data } = await answer.json<{ data: { warnings: { code: string; pointer: string }[] } }>();
  expect(data.warnings.map(({ pointer, code }) => [pointer, code])).toEqual(
    problems.map(({ pointer, code }) => [pointer, code]),
  );
  expect(data.warnings).toHaveLength(2);
});
