/** Notes on words and long texts: each at its place, beside the faults of the document, and in words of ours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import smallest from '../contracts/examples/valid/catalog-2.0/required-members.json' with { type: 'json' };
import { canonicalTag } from '../rules/language-tag.ts';
import { inWords } from '../wording/testing/in-words.ts';
import { readManifest } from './manifest-json.ts';
import { readPadJson } from './pad-json.ts';
import { MANIFEST_CHECKS, notesOn, padChecks } from './pad-warnings.ts';
import { readPadXml } from './pad-xml.ts';

const findCategory = (word: string) => ({ editors: 'text-editors', 'text-editors': 'text-editors' })[word];
const bytes = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));
const read = (document: unknown) => inWords(readPadJson(bytes(document), { findCategory }));
const lines = ({ problems }: ReturnType<typeof read>) =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

const pad = (software: object, rest: object = {}) => ({
  pad_version: '2.0',
  vendor: { name: 'Example Works' },
  software: { slug: 'paper-boat', name: 'Paper Boat', ...software },
  release: { version: '1.10' },
  ...rest,
});

/** The smallest manifest, with a price and descriptions. */
const manifest = (currency: string, descriptions: object) => ({
  ...smallest,
  entity: { ...smallest.entity, descriptions },
  capabilities: {
    ...smallest.capabilities,
    pricing: { model: 'one-time', starting_price_cents: 9900, currency },
  },
});

describe('a word that means another', () => {
  it.each([
    ['/software/kind', pad({ kind: 'SDK' }), 'software.kind', 'library'],
    ['/software/category', pad({ category: 'editors' }), 'software.category', 'text-editors'],
    ['/software/license_type', pad({ license_type: 'Shareware' }), 'software.license_type', 'trial'],
    ['/software/platforms/0', pad({ platforms: ['OS X'] }), 'software.platforms.0', 'macos'],
    ['/software/pricing/model', pad({ pricing: { model: 'metered' } }), 'software.pricing.model', 'usage'],
    [
      '/releases/0/release_type',
      pad({}, { releases: [{ version: '1.9', release_type: 'bugfix' }] }),
      'releases.0.release_type',
      'patch',
    ],
  ])('at %s is a warning that says how it was read', (pointer, document, field, entry) => {
    const { draft, problems } = read(document);
    expect(draft).toBeDefined();
    expect(problems).toEqual([
      {
        pointer,
        code: 'read_as',
        severity: 'warning',
        message: `${field} was read as "${entry}", which is the catalog's word for it.`,
        expected: entry,
      },
    ]);
  });

  it.each(['open-source', 'Open Source', ' OPEN_SOURCE '])(
    'is not the word itself, however it is written: %j',
    (type) => {
      expect(read(pad({ license_type: type })).problems).toEqual([]);
    },
  );
});

it('says of an unknown word what was taken instead, and which words there are', () => {
  const { problems } = read(pad({ kind: 'jane', pricing: { model: 'jane' } }));
  expect(problems).toMatchObject([
    {
      message: 'software.kind is not a word of the catalog\'s vocabulary and was read as "software".',
      expected: 'saas, ai-agent, mcp-server, api, software, open-source, framework, library, plugin, extension, mobile',
    },
    { message: "software.pricing.model is not a word of the catalog's vocabulary and was left out." },
  ]);
  expect(JSON.stringify(problems)).not.toContain('jane');
});

describe('a code that is none', () => {
  const priced = (currency: string) => pad({ pricing: { model: 'one-time', price_from_cents: 9900, currency } });

  it.each(['ABC', 'XXX', 'XTS', 'XAU', 'BTC'])('%s for a currency is a warning, and no price is served', (code) => {
    const { draft, problems } = read(priced(code));
    expect(draft?.pricing).toEqual({ model: 'one-time' });
    expect(problems).toMatchObject([
      { pointer: '/software/pricing/currency', code: 'unknown_currency', severity: 'warning' },
    ]);
    expect(JSON.stringify({ draft, problems })).not.toContain(code);
  });

  it('of a manifest is treated alike', () => {
    const { draft, problems } = inWords(
      readManifest(bytes(manifest('ABC', { en: { summary: 'Folds boats.' } })), { findCategory }),
    );
    expect(draft?.pricing).toEqual({ model: 'one-time' });
    expect(problems).toMatchObject([{ pointer: '/capabilities/pricing/currency', code: 'unknown_currency' }]);
  });

  it.each(['JPY', 'KWD', 'ZWG', 'BGN', 'EEK'])('%s is one', (currency) => {
    const { draft, problems } = read(priced(currency));
    expect(draft?.pricing).toMatchObject({ price_from_cents: 9900, currency });
    expect(problems).toEqual([]);
  });
});

describe('language tags', () => {
  const described = (...tags: string[]) => Object.fromEntries(tags.map((tag) => [tag, { summary: `In ${tag}.` }]));
  const inPad = (...tags: string[]) => read(pad({ descriptions: described(...tags) }));
  const inManifest = (...tags: string[]) =>
    inWords(readManifest(bytes(manifest('EUR', described(...tags))), { findCategory }));

  it.each([
    ['EN-us', 'en-US'],
    ['zh-cmn-Hans-CN', 'zh-Hans-CN'],
    ['de-DE-u-co-phonebk', 'de-DE-u-co-phonebk'],
    ['sl-rozaj-biske', 'sl-biske-rozaj'],
    ['pt-br', 'pt-BR'],
  ])('%s is kept as %s', (written, tag) => {
    for (const { draft, problems } of [inPad(written), inManifest(written)]) {
      expect(draft?.descriptions).toEqual({ [tag]: { summary: `In ${written}.` } });
      expect(problems).toEqual([]);
    }
  });

  it.each([
    ...[
      'zh-Hant-TW',
      'de-CH-1996',
      'sl-rozaj-biske',
      'x-klingon',
      'i-default',
      'en-GB-oed',
      'x-whatever',
      'en-x-custom',
    ],
    ...['i-klingon', 'en-a-bbb', 'qaa-Qaaa-QM-x-southern', 'de-1996-1996', 'x-jane-doe', 'en-x-jane', 'jane'],
  ])('%s is accepted, and left out and not repeated where free text could hide in it', (written) => {
    for (const { draft, problems } of [inPad('en', written), inManifest('en', written)]) {
      const tag = canonicalTag(written);
      expect(Object.keys(draft?.descriptions ?? {})).toEqual(tag === undefined ? ['en'] : ['en', tag]);
      const left = tag === undefined ? ['warning unread_language'] : [];
      expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(left);
      expect(JSON.stringify(problems)).not.toContain(written);
    }
  });

  it.each(['de_DE', 'English language', 'en-', 'en-waytoolongpart'])('%s is none and refused', (written) => {
    for (const { draft, problems } of [inPad('en', written), inManifest('en', written)]) {
      expect(draft).toBeUndefined();
      expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error bad_key']);
    }
  });

  it('that are spelled in two ways give one description', () => {
    for (const [result, place] of [
      [inPad('en-us', 'en-US', 'de'), '/software/descriptions'],
      [inManifest('en-us', 'en-US', 'de'), '/entity/descriptions'],
    ] as const) {
      expect(result.draft?.descriptions).toEqual({ 'en-US': { summary: 'In en-us.' }, de: { summary: 'In de.' } });
      expect(result.problems).toMatchObject([
        { pointer: `${place}/en-US`, code: 'duplicate_language', severity: 'warning' },
      ]);
    }
  });
});

describe('a faulty document', () => {
  it('is told everything at once', () => {
    const document = {
      ...pad({ slug: 'Paper Boat', category: 'nonsense', license: { spdx_id: 'Best' } }),
      release: {},
    };
    expect(lines(read(document))).toEqual([
      'error bad_format /software/slug',
      'warning unknown_value /software/category',
      'warning unknown_spdx_id /software/license/spdx_id',
      'error missing /release/version',
    ]);
  });

  it('is told nothing more of a place that has an error', () => {
    expect(lines(read(pad({ kind: 'x'.repeat(201), platforms: [7, 'win32'] })))).toEqual([
      'error too_long /software/kind',
      'error wrong_type /software/platforms/0',
      'warning read_as /software/platforms/1',
    ]);
  });

  it('in XML is told its warnings too', () => {
    const text =
      '<XML_DIZ_INFO><Company_Info><Country>Nowhere</Country></Company_Info>' +
      '<Program_Info><Program_Name>Paper Boat</Program_Name></Program_Info></XML_DIZ_INFO>';
    const { draft, problems } = readPadXml(new TextEncoder().encode(text), { findCategory });
    expect(draft).toBeUndefined();
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'missing /XML_DIZ_INFO/Company_Info/Company_Name',
      'unknown_value /XML_DIZ_INFO/Company_Info/Country',
      'missing /XML_DIZ_INFO/Program_Info/Program_Version',
      'missing_date /XML_DIZ_INFO/Program_Info/Program_Release_Year',
    ]);
  });

  it('may have any shape', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('vendor', 'software', 'releases', 'webhook', 'entity'),
        (value, key) => {
          for (const checks of [padChecks(findCategory), MANIFEST_CHECKS]) notesOn({ [key]: value }, checks, []);
        },
      ),
    );
  });
});
