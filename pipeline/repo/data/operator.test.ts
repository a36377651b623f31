import { expect, it } from 'vitest';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { FORMAT } from './data-format.ts';
import { parseOperator, readOperator } from './operator.ts';

const SETTINGS: Settings = {
  ...{ name: 'Tests', tagline: 'For tests', summary: 'Tests.', base_url: 'https://c.org', vendor: { name: 'Tests' } },
  ...{ host: 'worker', main_branch: 'main', format: FORMAT },
};
const filesOf = (files: Record<string, string | Buffer>) =>
  new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
const read = (settings: Partial<Settings>, files: Record<string, string | Buffer> = {}) =>
  readOperator(filesOf(files), { ...SETTINGS, ...settings });

it('takes pages by name and language, and the logo that the settings name', () => {
  const files = {
    'data/pages/de/imprint.md': '# Impressum',
    'data/pages/pt-BR/privacy.md': 'Nada.',
    'data/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
    'data/other.svg': 'no drawing, and not asked for',
    'data/pages/de/notes.txt': 'No page.',
  };
  expect(read({ logo: 'data/logo.svg' }, files)).toEqual({
    operator: {
      pages: { imprint: { de: '# Impressum' }, privacy: { 'pt-BR': 'Nada.' } },
      logo: { type: 'svg', width: 2, height: 1, bytes: Buffer.from(files['data/logo.svg']) },
    },
    problems: [],
  });
});

it.each([
  ['a page that none shows', {}, { 'data/pages/en/terms.md': 'x' }, 'data/pages/en/terms.md page_unknown'],
  ['a page in no language', {}, { 'data/pages/imprint.md': 'x' }, 'data/pages/imprint.md page_unknown'],
  ['an empty page', {}, { 'data/pages/en/imprint.md': ' \n' }, 'data/pages/en/imprint.md page_empty'],
  [
    'a page that is no text',
    {},
    { 'data/pages/en/imprint.md': Buffer.from([0xff, 0xfe, 0x41]) },
    'data/pages/en/imprint.md bad_encoding',
  ],
  [
    'a page that is too long',
    {},
    { 'data/pages/en/imprint.md': 'x'.repeat(200_000) },
    'data/pages/en/imprint.md too_large',
  ],
  ['a logo that is not there', { logo: 'data/logo.svg' }, {}, 'data/catalog.json/logo logo_missing'],
  [
    'a logo that runs',
    { logo: 'data/logo.svg' },
    { 'data/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>' },
    'data/logo.svg bad_logo',
  ],
  ['a mailbox that is none', { contact: 'mailto:nobody' }, {}, 'data/catalog.json/contact bad_way'],
  ['an address with a user', { contact: 'https://a:b@w.org/' }, {}, 'data/catalog.json/contact bad_way'],
  ['an address without a host', { report: 'https:///x' }, {}, 'data/catalog.json/report bad_way'],
  ['a placeholder', { contact: 'mailto:you@example.com' }, {}, 'data/catalog.json/contact placeholder_address'],
  ['a place that is not known', { report: 'https://w.org/{id}' }, {}, 'data/catalog.json/report unknown_place'],
])('names %s', (_what, settings, files, expected) => {
  const { problems } = read(settings, files);
  expect(problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`)).toEqual([expected]);
});

it('names everything at once', () => {
  const wrong = { ...SETTINGS, contact: 'mailto:x', report: 'https://w.org/{a}', logo: 'data/logo.png' };
  expect(() => parseOperator(filesOf({ 'data/pages/en/x.md': 'x' }), wrong)).toThrow(
    /\[bad_way at \/contact\]\n.*\[unknown_place at \/report\]\n.*\[logo_missing at \/logo\]\n.*x\.md\n.*\[page_unknown\]/,
  );
});
