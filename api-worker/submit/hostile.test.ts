/** What nobody should send to POST /api/v1/submit/pad: it is refused in order, and nothing of it is kept. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import expectedProblems from '../../schemas/contracts/examples/invalid/expected.json' with { type: 'json' };
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import { databaseText, issueToken, padDocument, send, sent } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

const KIB = 1024;
const examples = Object.entries(env.EXAMPLES).map(([name, content]) => ({
  name,
  bytes: Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
  type: name.endsWith('.xml') ? 'application/xml' : 'application/json',
}));
const invalid = examples.filter(({ name }) => name.startsWith('invalid/'));

let token: string;
beforeAll(async () => {
  token = await issueToken();
});

it('there are examples', () => expect(invalid.length).toBeGreaterThan(80));

describe('an invalid example', () => {
  it.each(invalid)('$name is refused with its reasons', async ({ name, bytes, type }) => {
    const answer = await send(bytes, { token, type });
    const problem = await answer.json<ProblemDocument>();
    expect([answer.status, problem.code]).toEqual([422, 'invalid_document']);
    const reasons = (expectedProblems as Record<string, object[]>)[name.replace('invalid/', '')];
    const found = problem.errors?.map(({ pointer, code }) => ({ pointer, code }));
    if (reasons === undefined) expect(found?.length).toBeGreaterThan(0);
    else expect(found).toEqual(reasons);
  });

  it('leaves nothing in the database', async () => {
    expect(await env.DB.prepare('select count(*) as n from submissions').first('n')).toBe(0);
  });
});

describe('a valid example', () => {
  it.each(examples.filter(({ name }) => name.startsWith('valid/')))('$name is taken', async ({ bytes, type }) => {
    // Their homepages are on many domains, which is what is left to refuse.
    const answer = await send(bytes, { token, type });
    expect([202, 403]).toContain(answer.status);
  });
});

describe('a body that is too large', () => {
  const spaces = (count: number) => ' '.repeat(count);

  it('is taken with 256 KiB, and refused with one byte more', async () => {
    const document = padDocument('exactly');
    const filler = spaces(256 * KIB - document.length);
    await sent(document + filler, { token });
    const answer = await send(`${document}${filler} `, { token });
    expect([answer.status, (await answer.json<ProblemDocument>()).code]).toEqual([413, 'too_large']);
  });

  it('is refused while it streams, long before its end', async () => {
    let given = 0;
    const endless = new ReadableStream({
      type: 'bytes',
      pull(controller) {
        given += 4 * KIB;
        controller.enqueue(new TextEncoder().encode(spaces(4 * KIB)));
      },
    });
    const answer = await send(endless, { token });
    expect(answer.status).toBe(413);
    expect(given).toBeLessThan(1024 * KIB);
  });
});

test.each([
  ['100 000 levels', '['.repeat(100_000), 'too_deep'],
  ['100 000 levels of objects', '{"a":'.repeat(50_000), 'too_deep'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 'bad_encoding'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]), 'bad_encoding'],
  ['a NUL', '{"a\u0000": 1}', 'bad_json'],
  ['nothing', '', 'bad_json'],
  ['30 000 values', `[${'0,'.repeat(30_000)}0]`, 'too_many_nodes'],
])('JSON with %s: %s', async (_what, body, code) => {
  const answer = await send(body, { token });
  expect(answer.status).toBe(422);
  expect((await answer.json<ProblemDocument>()).errors?.map((problem) => problem.code)).toEqual([code]);
});

test('names that could reach a prototype do nothing', async () => {
  const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},';
  await sent(
    padDocument('proto').replace('{', evil).replace('"software":{', '"software":{"__proto__":{"kind":"saas"},'),
    {
      token,
    },
  );
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(await databaseText()).not.toContain('polluted');
});

test.each([
  'http://maker.example/pad.json',
  'https://maker.example:8443/pad.json',
  'https://user@maker.example/pad.json',
  'https://user:pass@maker.example/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://maker.example\\@evil.example/',
  'https://maker.example/a b',
  'https://maker.example/\u0000',
  'https://maker.example/?by=jane@maker.example',
  `https://maker.example/${'a'.repeat(2048)}`,
  '',
  null,
  7,
  ['https://maker.example/'],
])('the address %j is refused for its shape', async (url) => {
  const answer = await send(JSON.stringify({ url }), { token });
  expect(answer.status).toBe(422);
  expect((await answer.json<ProblemDocument>()).errors).toEqual([
    {
      pointer: '/url',
      code: 'bad_address',
      message: 'url must be an https address on port 443, without a user name, of at most 2048 characters.',
      expected: 'an https address on port 443, without a user name, of at most 2048 characters',
    },
  ]);
});

describe('contacts', () => {
  const CANARIES = ['canary@mail.example', '+49 30 901820', '030/901820', 'Jane Canary'];
  const [email = '', phone = '', local = '', name = ''] = CANARIES;

  it('never come into the database, nor into an answer', async () => {
    const summary = `Good. Write to ${email} or call ${phone}.`;
    const contact = { contact_name: name, email, phone, note: local };
    const document = padDocument('canary', { descriptions: { en: { summary } }, ...contact }, { contact, ...contact });
    const xml = `<?xml version="1.0"?><!-- ${email} --><XML_DIZ_INFO><Company_Info><Company_Name>Maker</Company_Name>
      <Contact_Info><Contact_First_Name>${name}</Contact_First_Name><Contact_Email>${email}</Contact_Email></Contact_Info>
      <Support_Info><Sales_Phone>${phone}</Sales_Phone></Support_Info></Company_Info><Program_Info>
      <Program_Name>Canary XML</Program_Name><Program_Version>1.0</Program_Version></Program_Info><Web_Info>
      <Application_URLs><Application_Info_URL>https://maker.example/</Application_Info_URL></Application_URLs></Web_Info>
      <Program_Descriptions><English><Char_Desc_45>Mail ${email}</Char_Desc_45></English></Program_Descriptions>
      </XML_DIZ_INFO>`;
    const refused = padDocument('canary', { name: email, homepage: `https://maker.example/?${email}` });
    const answers = [
      await send(document, { token, headers: { 'Idempotency-Key': `"${email}"` } }),
      await send(xml, { token, type: 'application/xml' }),
      await send(refused, { token }),
      await send(`{"url":"https://maker.example/?${email}"}`, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 422, 422]);
    const texts = [await databaseText(), ...(await Promise.all(answers.map((answer) => answer.text())))];
    for (const canary of CANARIES) {
      for (const spelling of [canary, btoa(canary), encodeURIComponent(canary)]) {
        expect(texts.filter((text) => text.includes(spelling))).toEqual([]);
      }
    }
  });
});
