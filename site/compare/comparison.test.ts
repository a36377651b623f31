import { expect, it } from 'vitest';
import german from '../texts/de.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };
import { type ComparedListing, type ComparisonWords, comparisonRows } from './comparison.ts';

const wordsOf = (all: typeof texts): ComparisonWords => ({
  ...all,
  verified: all.badges.verified,
  labels: { category: { editors: 'Editors' }, kind: {}, license_type: all.licenseTypes },
});

const LISTING = {
  ...{ slug: 'kate', name: 'Kate', kind: 'software', category: 'editors', summary: 'A text editor.' },
  descriptions: { en: { summary: 'A text editor.' }, de: { summary: 'Ein Texteditor.' } },
  ...{ vendor: { name: 'KDE', website: 'https://kde.org', country_code: null }, verified: true },
  license: { type: 'open-source', spdx_id: 'LGPL-2.0-or-later', commercial_terms: null },
  ...{ pricing: null, platforms: ['linux', 'macos'], homepage: 'https://kate-editor.org/', documentation: null },
  ...{ integrations: [], interfaces: null, install: [], source_code: null },
  ...{ requirements: null, support_until: null, languages: [], deployment: [] },
  ...{ version: '26.08', released_on: '2026-08-13', versions: [{ version: '26.08', artifacts: [] }] },
  ...{ rank: { score: 42, signals: [] }, position: 1905 },
} as unknown as ComparedListing;

const rows = (listings: readonly Partial<ComparedListing>[], locale = 'en') =>
  comparisonRows(
    listings.map((each) => ({ ...LISTING, ...each })),
    { words: wordsOf(locale === 'de' ? german : texts), locale, pageOf: (slug) => `/software/${slug}/` },
  );
const row = (label: string, listings: readonly Partial<ComparedListing>[]) =>
  rows(listings).find((each) => each.label === label);

it('begin with what people decide by, and end with one row for the rank', () => {
  const { comparePage, facts, rank } = texts;
  expect(rows([{}, { pricing: { model: 'free' } }]).map(({ label }) => label)).toEqual([
    ...[comparePage.summary, comparePage.get, facts.pricing, facts.license, facts.platforms, facts.version],
    ...[facts.category, facts.kind, facts.vendor, facts.homepage, rank.title],
  ]);
});

it('leave out what no listing states, and say where only one does not', () => {
  expect(row(texts.facts.pricing, [{}, {}])).toBeUndefined();
  expect(row(texts.facts.pricing, [{ pricing: { model: 'free' } }, {}])).toEqual({
    label: texts.facts.pricing,
    cells: [{ text: 'Free' }, { text: texts.comparePage.nothing }],
    differs: true,
  });
  expect(row(texts.facts.homepage, [{ homepage: null }, { homepage: null }])).toBeUndefined();
});

it('say in the language of the page what is said in it', () => {
  const [summary, , , , version] = rows([{}], 'de');
  expect(summary?.cells).toEqual([{ text: 'Ein Texteditor.', language: 'de' }]);
  expect(version?.cells).toEqual([{ text: '26.08, 13.08.2026' }]);
  const standing = rows([{}], 'de').at(-1);
  expect(standing?.cells).toEqual([{ text: 'Platz 1.905', note: '42 von 100 Punkten' }]);
});

const artifact = (uri: string, platform?: string) => ({ uri, ...(platform !== undefined && { platform }) });
const released = (...artifacts: { uri: string; platform?: string; size_bytes?: number }[]) =>
  ({ versions: [{ version: '26.08', artifacts }] }) as unknown as Partial<ComparedListing>;

it.each<[string, Partial<ComparedListing>, object]>([
  ['the website', {}, { text: 'Visit website', href: 'https://kate-editor.org/', isForeign: true, isAction: true }],
  [
    'the only download',
    released(artifact('https://kde.org/kate.exe', 'win64')),
    { text: 'Download for Windows', href: 'https://kde.org/kate.exe', isForeign: true, isAction: true },
  ],
  [
    'one of several downloads, on its page',
    released(artifact('https://kde.org/kate.exe'), artifact('https://kde.org/kate.dmg')),
    { text: 'Download', href: '/software/kate/#downloads', isAction: true },
  ],
  [
    'the command of a package',
    { install: [{ command: 'npm install kate' }] } as Partial<ComparedListing>,
    { text: 'npm install kate', isCode: true },
  ],
  ['nothing', { homepage: null }, { text: texts.comparePage.nothing }],
])('lead to %s', (_what, listing, cell) => {
  expect(row(texts.comparePage.get, [listing, {}])?.cells[0]).toEqual(cell);
});

it('say what it needs, how large it is, until when it is kept up, and in which languages, as far as it is known', () => {
  const uri = 'https://kde.org/kate';
  const artifacts = [
    { uri, platform: 'win64', size_bytes: 81_234_567 },
    { uri, platform: 'windows', size_bytes: 90_000_000 },
    { uri, platform: 'macos' },
    { uri, platform: 'linux', size_bytes: 4_000 },
    { uri, size_bytes: 500 },
  ];
  const listing = {
    ...released(...artifacts),
    ...{ requirements: 'Qt 6', support_until: '2030-12-31', languages: ['en', 'de', 'fr'], deployment: ['desktop'] },
  } as Partial<ComparedListing>;
  const { facts } = texts;
  const said = (label: string) => row(label, [listing, {}])?.cells[0];
  expect(said(facts.requirements)).toEqual({ text: 'Qt 6', hasLines: true });
  expect(said(facts.downloadSize)).toEqual({ text: 'Windows 81.2\u00a0MB, Linux 4\u00a0kB, Other: 500\u00a0bytes' });
  const amiga = released({ uri, platform: 'amiga', size_bytes: 500 });
  expect(row(facts.downloadSize, [amiga, {}])?.cells[0]).toEqual({ text: '500\u00a0bytes' });
  expect(said(facts.supportUntil)).toEqual({ text: 'Dec 31, 2030' });
  expect(said(facts.languages)).toEqual({ text: 'English, French, German' });
  expect(said(facts.deployment)).toEqual({ text: 'Desktop' });
});

it('say of long requirements the beginning', () => {
  const said = row(texts.facts.requirements, [{ requirements: 'x'.repeat(1000) }, {}])?.cells[0]?.text;
  expect(said).toBe(`${'x'.repeat(160)}…`);
});

it('say of many languages a few, and how many there are besides', () => {
  const languages = ['en', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'da', 'sv', 'fi', 'nb', 'pl'];
  expect(row(texts.facts.languages, [{ languages }, {}])?.cells[0]).toEqual({
    text: 'English, Danish, Dutch, Finnish, French, German, Italian, Norwegian Bokmål',
    note: '4 more',
  });
});

it.each([
  ['2019', '26.08, 2019'],
  ['2019-05', '26.08, May 2019'],
])('say of the day of a version no more than is known: %s', (released_in, text) => {
  const versions = [{ version: '26.08', released_in, artifacts: [] }] as unknown as ComparedListing['versions'];
  expect(row(texts.facts.version, [{ released_on: null, versions }, {}])?.cells[0]).toEqual({ text });
});

it('say who is verified, and nothing of who is not', () => {
  expect(row(texts.facts.vendor, [{}, { verified: false }])?.cells).toEqual([
    { text: 'KDE', note: 'Verified domain' },
    { text: 'KDE' },
  ]);
});

it('differ where they say something else', () => {
  expect(row(texts.facts.platforms, [{}, {}])?.differs).toBe(false);
  expect(row(texts.facts.platforms, [{}, { platforms: ['macos', 'linux'] }])?.differs).toBe(false);
  expect(row(texts.facts.platforms, [{}, { platforms: ['linux'] }])?.differs).toBe(true);
  expect(row(texts.rank.title, [{}, { position: 7 }])?.differs).toBe(true);
});

it('make no link of an address that is none of the web', () => {
  const documentation = 'javascript:alert(1)';
  expect(row(texts.facts.documentation, [{ documentation }, {}])?.cells[0]?.href).toBeUndefined();
  expect(row(texts.facts.homepage, [{ homepage: 'data:text/html,x' }, {}])?.cells[0]?.href).toBeUndefined();
});

it('give the score alone where the place is not known', () => {
  expect(row(texts.rank.title, [{ position: undefined }])?.cells).toEqual([{ text: '42 of 100 points' }]);
});

it('say what public bodies ask, where a listing says it', () => {
  const { publicSector: words } = texts;
  const public_sector: ComparedListing['public_sector'] = {
    used_by: ['City of A', 'City of B'],
    maintenance: { type: 'contract', until: '2027-12-31' },
    audience: { scope: ['local-authorities'] },
    accessibility_statement: 'https://kate-editor.org/accessible',
  };
  const said = (label: string) => row(label, [{ public_sector }, {}])?.cells[0]?.text;
  expect(said(words.usedBy)).toBe('City of A, City of B');
  expect(said(words.maintenance)).toContain('December 31, 2027');
  expect(said(words.scope)).toBe(words.scopes['local-authorities']);
  expect(row(words.accessibility, [{ public_sector }])?.cells[0]?.href).toBe('https://kate-editor.org/accessible');
  expect(row(words.hosting, [{ public_sector }])).toBeUndefined();
});
