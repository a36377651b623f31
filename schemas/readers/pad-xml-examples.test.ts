/** Every example file of PAD XML: the valid ones are imported, the invalid ones refused for just the reason they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../wording/problem-languages.ts';
import { problemLines, read } from './testing/pad-xml-documents.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'contracts', 'examples');

const NORDIC = { name: 'Havneur – “Tidevann”', vendor: { name: 'Brønnøy & Sønner' } };

/** What a file is about, in the draft, and its warnings. */
const VALID: Record<string, { draft?: object; problems?: string[] }> = {
  'bare-ampersand': { draft: { vendor: { name: 'Tidal & Tools' } }, problems: ['warning bare_ampersand'] },
  'capitals-everywhere': { problems: ['warning tag_case /Company_Info'] },
  'cdata-and-entities': { draft: { name: 'Harbour Clock ® café – edition', vendor: { name: 'Tidal & Tools' } } },
  'company-in-a-block-of-its-own': {
    draft: { vendor: { name: 'Tidal Tools' } },
    problems: ['warning misplaced /Company_Info/Company_Name'],
  },
  'contact-in-text': {
    draft: {
      descriptions: {
        en: { summary: 'It shows the tides. Questions? Write to [contact removed] or call [contact removed].' },
      },
    },
    problems: ['warning contact_removed /Program_Descriptions/English/Char_Desc_250'],
  },
  'empty-elements': { draft: { descriptions: {}, vendor: { name: 'Tidal Tools' } } },
  'extension-blocks': { draft: { vendor: { country_code: 'NO' } } },
  'external-doctype': {},
  plain: {
    draft: {
      slug: 'harbour-clock',
      name: 'Harbour Clock',
      license: { type: 'trial' },
      pricing: { model: 'one-time', price_from_cents: 1995, currency: 'USD' },
      platforms: ['windows', 'linux'],
      homepage: 'http://tidal.example/harbour-clock',
      versions: [{ version: '1.10', released_on: '2011-03-09', release_type: 'minor', prerelease: false }],
    },
  },
  'price-with-comma-in-euro': { draft: { pricing: { price_from_cents: 1750, currency: 'EUR' } } },
  'release-on-no-day': { problems: ['warning bad_date /Program_Info/Program_Release_Year'] },
  'release-without-date': { problems: ['warning missing_date /Program_Info/Program_Release_Year'] },
  'several-languages': {
    draft: {
      descriptions: {
        en: { tagline: 'Shows the tides', summary: 'It shows the tides of every harbour.' },
        no: { tagline: 'Viser tidevannet', summary: 'Den viser tidevannet i hver havn.' },
        'zh-Hant': { summary: '顯示每個港口的潮汐。' },
        qaa: { summary: 'Message: tides shown.' },
      },
    },
    problems: ['warning unknown_language /Program_Descriptions'],
  },
  'utf-16-with-mark': { draft: NORDIC },
  'utf-16-without-mark': { draft: NORDIC },
  'utf-8-declared-as-iso-8859-1': { draft: NORDIC, problems: ['warning wrong_encoding'] },
  'utf-8-with-mark': { draft: NORDIC },
  'windows-1251': { draft: { slug: 'harbour-clock', name: 'Часы гавани Harbour Clock', vendor: { name: 'Прилив' } } },
  'windows-1252': { draft: NORDIC },
  'windows-1252-declared-as-utf-8': { draft: NORDIC, problems: ['warning wrong_encoding'] },
  'without-declaration': {},
};

const COMPANY_NAME = '/Company_Info/Company_Name';
const PROGRAM_NAME = '/Program_Info/Program_Name';
const PROGRAM_VERSION = '/Program_Info/Program_Version';
const ALL_MISSING = [COMPANY_NAME, PROGRAM_NAME, PROGRAM_VERSION].map((pointer) => `missing ${pointer}`);

/** The only errors of a file. */
const INVALID: Record<string, string[]> = {
  'all-missing': ALL_MISSING,
  'another-format': ['not_pad_xml'],
  'comment-without-end': ['bad_xml'],
  'company-is-an-email': [`contact_not_allowed ${COMPANY_NAME}`],
  'company-missing': [`missing ${COMPANY_NAME}`],
  'control-character': ['bad_xml'],
  'cut-off': ['bad_xml'],
  'empty-file': ['not_xml'],
  'entity-bomb': ['entity_declaration'],
  'error-of-a-server-before-it': ['bad_xml'],
  'external-entity': ['entity_declaration'],
  'internal-dtd': ['internal_dtd'],
  json: ['not_xml'],
  'name-empty': [`missing ${PROGRAM_NAME}`],
  'name-is-a-telephone-number': [`contact_not_allowed ${PROGRAM_NAME}`],
  'name-too-long': [`too_long ${PROGRAM_NAME}`],
  'nested-too-deep': ['too_deep'],
  'second-doctype': ['second_doctype'],
  'second-root': ['bad_xml'],
  'tag-closed-by-another': ['bad_xml'],
  'tag-named-like-a-prototype': ['reserved_name'],
  'tag-not-closed': ['bad_xml'],
  'tag-without-bracket': ['bad_xml'],
  'template-never-filled-in': ALL_MISSING,
  'text-behind-the-root': ['bad_xml'],
  'utf-32': ['bad_encoding'],
  'version-blank': [`missing ${PROGRAM_VERSION}`],
  'version-is-a-placeholder': [`missing ${PROGRAM_VERSION}`],
  'version-too-long': [`too_long ${PROGRAM_VERSION}`],
  'web-page': ['not_pad_xml'],
};

function namesOf(folder: string): string[] {
  return readdirSync(join(EXAMPLES, folder, 'pad-xml'))
    .map((file) => file.replace(/\.xml$/, ''))
    .sort();
}

const example = (folder: string, name: string) => read(readFileSync(join(EXAMPLES, folder, 'pad-xml', `${name}.xml`)));

describe('valid examples', () => {
  it('are all listed here', () => {
    expect(namesOf('valid')).toEqual(Object.keys(VALID).sort());
  });

  it.each(Object.entries(VALID))('%s is imported', (name, { draft = {}, problems = [] }) => {
    const result = example('valid', name);
    expect(result.draft).toMatchObject({ versions: [{ version: '1.10' }], ...draft });
    const unlisted = ' /Program_Info/Program_Category_Class';
    expect(problemLines(result).filter((line) => !line.endsWith(unlisted))).toEqual(problems);
  });
});

describe('invalid examples', () => {
  it('are all listed here', () => {
    expect(namesOf('invalid')).toEqual(Object.keys(INVALID).sort());
  });

  it.each(Object.entries(INVALID))('%s is refused for its reason', (name, reasons) => {
    const { draft, problems } = example('invalid', name);
    expect(draft).toBeUndefined();
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => `${code} ${pointer.replace('/XML_DIZ_INFO', '')}`.trim())).toEqual(
      reasons,
    );
    for (const { message } of errors.map(inEnglish)) expect(message).toMatch(/^[\w$].{15,}\.$/);
  });
});
