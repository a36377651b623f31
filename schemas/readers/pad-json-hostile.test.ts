/** What must never come out of the reader, whatever goes in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateListing } from '../contracts/generated/validators.js';
import { inWords } from '../wording/testing/in-words.ts';
import { readPadJson } from './pad-json.ts';

type Json = Record<string, unknown>;

const findCategory = (word: string) => word;
const read = (document: unknown) => inWords(readPadJson(Buffer.from(JSON.stringify(document)), { findCategory }));
/** The least valid document, with these members in its software. */
const pad = (software: Json = {}) => ({
  pad_version: '2.0',
  vendor: { name: 'Works' },
  software: { slug: 'tool', name: 'Tool', ...software },
  release: { version: '1.0.0' },
});
const everyMember = (): Json =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, '..', 'contracts', 'examples', 'valid', 'pad-2.0', 'every-member.json'),
      'utf8',
    ),
  );

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

/** Every object of a document, the document itself included. */
function objectsOf(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inside : [value as Json, ...inside];
}

/** Every place in a document that holds neither list nor object. */
function leavesOf(value: unknown): { holder: Json; key: string; pointer: string }[] {
  const places = (holder: Json, at: string): ReturnType<typeof leavesOf> =>
    Object.entries(holder).flatMap(([key, member]) =>
      typeof member === 'object' && member !== null
        ? places(member as Json, `${at}/${key}`)
        : [{ holder, key, pointer: `${at}/${key}` }],
    );
  return places(value as Json, '');
}

describe('contacts in members that are not of the format', () => {
  it('vanish with their members, from every object of the document, and the document passes', () => {
    const document = everyMember();
    for (const object of objectsOf(document)) {
      if ('en' in object) continue;
      Object.assign(object, {
        contact: { name: NAME, emails: [MAIL], phones: PHONES, [MAIL]: [{ [NAME]: PHONES }] },
        author_email: MAIL,
        [`${NAME} ${PHONES[0]}`]: true,
      });
    }
    const { draft, problems } = read(document);
    const clean = read(everyMember());
    expect(draft).toStrictEqual(clean.draft);
    expect(new Set(problems.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
      new Set(['warning unknown_members']),
    );
    expect(leaks(problems)).toBe(false);
    expect(JSON.stringify(problems)).not.toContain(NAME);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('vanish from a member named %s', (key) => {
    const document = JSON.stringify(everyMember()).replace(
      '"slug":',
      `"${key}":{"name":${JSON.stringify(MAIL)}},"slug":`,
    );
    const result = readPadJson(Buffer.from(document), { findCategory });
    expect(result.draft).toStrictEqual(read(everyMember()).draft);
    expect(leaks(result)).toBe(false);
  });

  it('vanish as the name of a language, which is an error that names no key', () => {
    const document = everyMember();
    const { descriptions } = document.software as { descriptions: Json };
    descriptions[MAIL] = { summary: 'x' };
    const { draft, problems } = read(document);
    expect(draft).toBeUndefined();
    expect(problems.map(({ pointer, code }) => `${code} ${pointer}`)).toEqual(['bad_key /software/descriptions']);
    expect(leaks(problems)).toBe(false);
  });

  it('are not looked for where nothing is stored', () => {
    const document = everyMember();
    Object.assign(document.protocol as Json, { author: `${NAME} <${MAIL}>`, name: PHONES[0] });
    const { draft, problems } = read(document);
    expect(draft).toStrictEqual(read(everyMember()).draft);
    expect(leaks({ draft, problems })).toBe(false);
  });
});

describe('contacts in members of the format', () => {
  it('never come out of any leaf, alone or in a sentence, in the draft or in a problem', () => {
    const tried = { refused: 0, taken: 0 };
    for (const { pointer } of leavesOf(everyMember())) {
      for (const contact of CONTACTS) {
        for (const text of [contact, `Ask ${contact}, please.`]) {
          const document = everyMember();
          const place = leavesOf(document).find((leaf) => leaf.pointer === pointer);
          if (place !== undefined) place.holder[place.key] = text;
          const result = read(document);
          expect(leaks({ draft: result.draft, problems: result.problems }), `${contact} at ${pointer}`).toBe(false);
          tried[result.draft === undefined ? 'refused' : 'taken'] += 1;
        }
      }
    }
    expect(tried.refused).toBeGreaterThan(300);
    expect(tried.taken).toBeGreaterThan(100);
  });

  it('are taken out of sentences with a warning that says so', () => {
    const document = everyMember();
    Object.assign((document.software as { descriptions: { en: Json } }).descriptions.en, {
      tagline: `Ask ${MAIL}`,
      text: `Call\n${PHONES[0]}\nor not.`,
    });
    const { draft, problems } = read(document);
    expect(draft?.descriptions.en).toMatchObject({
      tagline: 'Ask [contact removed]',
      text: 'Call\n[contact removed]\nor not.',
    });
    const said = (member: string) => ({
      pointer: `/software/descriptions/en/${member}`,
      code: 'contact_removed',
      severity: 'warning',
      message: `software.descriptions.en.${member} contained an email address, phone number or contact person, which was removed.`,
    });
    expect(problems).toEqual([said('tagline'), said('text')]);
  });

  it.each([
    ['an invisible character', 'quirin.canary\u200b@priv\u00adacy.example'],
    ['a joiner behind a soft hyphen in an e-mail address', 'jane\u00ad\u200d@example.org'],
    ['a word joiner in a number', '+1 555\u2060 010 0199'],
    ['more spaces than are kept', '+1  555   010\t0199'],
  ])('are found behind %s', (_what, contact) => {
    const document = everyMember();
    Object.assign((document.software as { descriptions: { en: Json } }).descriptions.en, {
      summary: `Ask ${contact}.`,
    });
    const inText = read(document);
    expect(inText.draft?.descriptions.en?.summary).toBe('Ask [contact removed].');
    expect(leaks(inText)).toBe(false);
    const inName = read({ ...everyMember(), vendor: { name: contact } });
    expect(inName.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'contact_not_allowed /vendor/name',
    ]);
  });

  it('are found in one line that was written as two', () => {
    const { problems } = read({ ...everyMember(), vendor: { name: '+1 555\n010 0199' } });
    expect(problems.map(({ code }) => code)).toEqual(['contact_not_allowed']);
    const document = everyMember();
    Object.assign((document.software as { descriptions: { en: Json } }).descriptions.en, {
      tagline: '+1 555\n010 0199',
    });
    expect(read(document).draft?.descriptions.en?.tagline).toBe('[contact removed]');
  });

  it('are an error in a link, also percent-encoded', () => {
    const document = everyMember();
    Object.assign(document.software as Json, { homepage: `https://works.example/?to=${encodeURIComponent(MAIL)}` });
    expect(read(document).problems).toEqual([
      {
        pointer: '/software/homepage',
        code: 'contact_not_allowed',
        severity: 'error',
        message:
          'software.homepage contains an email address, phone number or contact person, which the catalog never stores. Remove it.',
      },
    ]);
  });

  it('are not seen in a digest, which is digits by nature', () => {
    const document = everyMember();
    const sha256 = `${'0'.repeat(20)}15550100199${'0'.repeat(33)}`;
    Object.assign(document.release as Json, { artifacts: [{ uri: 'https://works.example/a', sha256 }] });
    expect(read(document).draft?.versions[0]?.artifacts?.[0]?.sha256).toBe(sha256);
  });

  it('leave names, versions and addresses that only look like one alone', () => {
    const document = everyMember();
    Object.assign(document.software as Json, { homepage: 'https://works.example/@name/package@1.2.3' });
    Object.assign(document.release as Json, { version: '10.0.19041.1' });
    expect(read(document).problems).toEqual([]);
  });
});

/** True if the draft, with what the pipeline adds, may be stored as a listing. */
function isListing(draft: object): boolean {
  const sources = [{ kind: 'pad-json', primary: true, last_changed_on: '2026-01-01' }];
  return validateListing({ ...draft, sources, verification: { method: 'none', status: 'unverified' } });
}

describe('any document', () => {
  const word = fc.constantFrom(
    'Works',
    '1.0',
    'MIT',
    'windows',
    '2.0',
    'https://works.example/',
    'a@b.cc ',
    '😀',
    '\u200b',
    '',
    '2026-01-01',
    'EUR',
    'ab',
  );
  const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(''));

  it('that is valid gives a draft that may be stored, however its texts grow or shrink when they are tidied', () => {
    const description = fc.record({ summary: line, tagline: line, text: line }, { requiredKeys: ['summary'] });
    const software = fc.record({
      slug: fc.constant('tool'),
      name: fc.constantFrom('Tool', '😀'.repeat(100)),
      descriptions: fc.dictionary(fc.constantFrom('en', 'de', 'pt-BR'), description),
      license: fc.record({ commercial_terms: line, spdx_id: word }, { requiredKeys: [] }),
      pricing: fc.record({ model: word }, { requiredKeys: [] }),
      interfaces: fc.record({ openapi: fc.record({ version: word }, { requiredKeys: [] }) }, { requiredKeys: [] }),
      platforms: fc.array(word, { maxLength: 5 }),
    });
    let drafts = 0;
    fc.assert(
      fc.property(software, (members) => {
        const { draft } = read(pad(members));
        if (draft === undefined) return;
        drafts += 1;
        expect(isListing(draft), JSON.stringify(draft)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(drafts).toBeGreaterThan(50);
  });

  it('with texts of nothing but contacts stays within the limits', () => {
    const mails = (length: number) => 'a@b.cc '.repeat(length / 7).trim();
    const description = { summary: mails(490), tagline: mails(119), text: mails(20_000) };
    const { draft } = read(pad({ license: { commercial_terms: mails(2_000) }, descriptions: { en: description } }));
    expect(draft && isListing(draft)).toBe(true);
    expect(JSON.stringify(draft)).not.toMatch(/@|b\.cc/);
  });

  it('with more warnings than are shown still shows its error', () => {
    const releases = Array.from({ length: 200 }, (_, index) => ({ version: `0.${index}.0`, size: 1 }));
    const { draft, problems } = read({ ...pad(), releases, webhook: { url: 'ftp://works.example/' } });
    expect(draft).toBeUndefined();
    expect(problems.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer)).toEqual([
      '/webhook/url',
    ]);
    expect(problems).toHaveLength(100);
  });

  it('that is not valid gives problems and no exception', () => {
    const hurt = fc.tuple(fc.jsonValue(), fc.constantFrom('vendor', 'software', 'release', 'releases', 'webhook'));
    fc.assert(
      fc.property(hurt, ([value, member]) => {
        const { draft, problems } = read({ ...pad(), [member]: value });
        expect(draft === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
        expect(problems.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 300 },
    );
  });
});
