import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import judged from '../../testing/judged/names.json' with { type: 'json' };
import { createChecks } from './proposal-checks.ts';
import { nameSkeleton, slugSkeleton } from './similar-names.ts';

function listing(slug: string, change: Partial<Listing> = {}): Listing {
  return {
    slug,
    name: slug.split('').reverse().join(''),
    kind: 'software',
    category: 'other',
    license: {},
    vendor: { name: `Vendor of ${slug}` },
    platforms: [],
    homepage: `https://${slug}.example/`,
    integrations: [],
    descriptions: {},
    versions: [{ version: '1.0', prerelease: false }],
    badges: [],
    archived: false,
    sources: [
      { kind: 'pad-json', url: `https://${slug}.example/feed.json`, primary: true, last_changed_on: '2026-01-01' },
    ],
    verification: { method: 'none', status: 'unverified' },
    ...change,
  };
}

const artifact = (uri: string): Partial<Listing> => ({
  versions: [{ version: '1.0', prerelease: false, artifacts: [{ uri }] }],
});
const published = [
  listing('paypal', { name: 'PayPal', homepage: 'https://www.paypal.example/app' }),
  listing('modern', { name: 'Modern' }),
  ...['a', 'b', 'c'].map((slug) => listing(slug, { homepage: `https://store.example/${slug}` })),
];
const check = createChecks(published);
const ELSEWHERE =
  'download_elsewhere: Downloads are on a host that is neither that of the website nor that of the feed.';
const codes = (candidate: Listing) =>
  check(candidate)
    .map(inEnglish)
    .map(({ code, message }) => `${code}: ${message}`);

describe('a new listing', () => {
  it.each([
    ['an honest one', listing('editor'), []],
    ['the published one itself', listing('paypal', { name: 'PayPal' }), []],
    [
      'a digit for a letter',
      listing('paypa1', { vendor: { name: 'Works' } }),
      ['similar_slug: The slug looks like that of paypal.'],
    ],
    [
      'dashes',
      listing('pay-pal', { vendor: { name: 'Works' } }),
      ['similar_slug: The slug looks like that of paypal.'],
    ],
    [
      'letters that run together',
      listing('modem', { vendor: { name: 'Works' } }),
      ['similar_slug: The slug looks like that of modern.'],
    ],
    [
      'a name in Cyrillic letters',
      listing('wallet', { name: 'РауРаl' }),
      ['similar_name: The name looks like that of paypal, by another publisher.'],
    ],
    [
      'the same name of the same vendor',
      listing('x', { name: 'PayPal', vendor: { name: 'Vendor of paypal', website: 'https://paypal.example' } }),
      [],
    ],
    [
      'the name of another vendor',
      listing('x', { vendor: { name: 'Vendor of Paypal' } }),
      ['similar_vendor: The publisher is called like that of paypal, whose website is another one.'],
    ],
    [
      'another’s homepage, written otherwise',
      listing('x', { homepage: 'http://paypal.example/app/?from=catalog' }),
      [
        'same_homepage: The website is that of paypal.',
        'insecure_link: A link uses http without encryption, so what it leads to can be changed on the way.',
      ],
    ],
    [
      'downloads from another’s host',
      listing('x', artifact('https://www.paypal.example/x.zip')),
      ['foreign_download_host: Downloads are on the host of the website of paypal.', ELSEWHERE],
    ],
    ['downloads from a store', listing('x', artifact('https://store.example/x.zip')), [ELSEWHERE]],
    ['downloads from a host that nothing ties to it', listing('x', artifact('https://cdn.example/x.zip')), [ELSEWHERE]],
    ['downloads from a code host', listing('x', artifact('https://github.com/x/x/x.zip')), []],
    ['downloads from its own host', listing('x', artifact('https://x.example/x.zip')), []],
    [
      'a very long one',
      listing('x', { integrations: Array.from({ length: 200 }, () => 'a'.repeat(600)) }),
      ['unusual_size: The listing has 121 013 characters, far more than others. Look for text that says nothing.'],
    ],
  ])('%s', (_what, candidate, expected) => {
    expect(codes(candidate).map((text) => text.replace(/121\d{3}/, '121 013'))).toEqual(expected);
  });

  it('is compared with many, of which a few are named', () => {
    const many = createChecks(
      ['edit-or', 'ed-itor', 'e-ditor', 'edito-r'].map((slug, n) => listing(slug, { name: `${n}` })),
    );
    expect(
      many(listing('editor'))
        .filter(({ code }) => code === 'similar_slug')
        .map((remark) => inEnglish(remark).message),
    ).toEqual(['The slug looks like that of e-ditor, ed-itor, edit-or and 1 more.']);
  });
});

const sha256 = 'a'.repeat(64);
const icon = {
  sha256,
  source_sha256: sha256,
  width: 64,
  height: 64,
  from: 'homepage' as const,
  source: 'https://x.example/icon.png',
};
const file = {
  versions: [{ version: '1.0', prerelease: false, artifacts: [{ uri: 'https://x.example/x.zip', sha256 }] }],
};
const sources: Listing['sources'] = [
  { kind: 'github', url: 'https://github.com/works/x', primary: true, last_changed_on: '2026-01-01' },
];

describe('what belongs to a published listing is told of another one', () => {
  const others = createChecks([listing('x', { ...file, sources, pictures: { icon }, packages: ['pkg:npm/works-x'] })]);
  it.each<[string, Partial<Listing>, string[]]>([
    ['the digest of its download', file, ['same_download']],
    ['its package', { packages: ['pkg:npm/works-x'] }, ['same_package']],
    ['its name, as a package', { packages: ['pkg:pypi/x@1.0'] }, ['same_package']],
    ['its icon', { pictures: { icon } }, ['same_icon']],
    ['its repository', { sources }, ['same_repository']],
    ['its repository as website', { homepage: 'https://github.com/works/x/' }, ['same_repository']],
  ])('%s', (_what, members, expected) => {
    const codesOf = (candidate: Listing) => others(candidate).map(({ code }) => code);
    expect(codesOf(listing('another', { ...members, vendor: { name: 'B' } }))).toEqual(
      expect.arrayContaining(expected),
    );
    expect(codesOf(listing('x', members))).not.toEqual(expect.arrayContaining(expected));
  });
});

it('what the catalog asks for is a remark like any other', () => {
  const asking = createChecks([], { rules: { domain_proof: true }, today: '2026-11-20' });
  expect(asking(listing('editor')).map(({ code, severity }) => [code, severity])).toEqual([
    ['admission_proof', 'warning'],
  ]);
});

describe('an address', () => {
  it.each<[string, Partial<Listing>, string[]]>([
    ['with a letter of another alphabet', { homepage: 'https://www.paypаl.example/' }, ['borrowed_letters']],
    ['all of letters that pass for Latin ones', { homepage: 'https://аррӏе.example/' }, ['borrowed_letters']],
    ['in an alphabet of its own', { homepage: 'https://пример.example/' }, []],
    ['with an umlaut', { homepage: 'https://münchen.example/' }, []],
    ['on one’s own computer', { documentation: 'https://localhost:4000/docs' }, ['address_not_public']],
    ['inside a network', { support_url: 'https://10.0.0.7/' }, ['address_not_public']],
    ['of a number', { support_url: 'https://9.9.9.9/' }, []],
    ['that passes on', artifact('https://x.example/go?to=https%3A%2F%2Fother.example%2Fs.exe'), ['address_passes_on']],
    ['that passes on without a scheme', artifact('https://x.example/go?to=//other.example/s'), ['address_passes_on']],
    ['with a query of words', artifact('https://x.example/get?file=a.zip&v=1.0'), []],
    ['of a program in disguise', artifact('https://x.example/x-1.0.zip.exe'), ['program_in_disguise']],
    ['of an archive', artifact('https://x.example/x-1.0.tar.gz'), []],
  ])('%s', (_what, members, expected) => {
    const found = check(listing('x', members)).map(({ code }) => code);
    expect(found.filter((code) => !['insecure_link', 'download_elsewhere'].includes(code))).toEqual(expected);
  });
});

describe('names that were judged before the rules were written', () => {
  const folder = join(import.meta.dirname, '../../../../data/listings');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const sample = paths.map((path): Listing => JSON.parse(readFileSync(join(folder, path), 'utf8')));
  const ofSample = createChecks(sample);
  const isRemarked = (candidate: Listing) => ofSample(candidate).some(({ code }) => code === 'similar_name');

  it.each(judged.impostors)('$name is like $of', ({ name }) => {
    expect(isRemarked(listing('candidate', { name }))).toBe(true);
  });

  it('honest ones, and those of the sample itself, are like none', () => {
    const honest = judged.honest.map((name) => listing('candidate', { name }));
    expect([...honest, ...sample].filter(isRemarked).map(({ name }) => name)).toEqual([]);
  });

  it.each(['IronGate Fast Hub', 'IronGate-AI', 'The IronGate', 'IronGatee', 'Irong gate', 'Iron Gate (Official)'])(
    '%s is like IronGate',
    (name) => {
      const found = createChecks([listing('irongate', { name: 'IronGate' })])(listing('candidate', { name }));
      expect(found.map(({ code }) => code)).toContain('similar_name');
    },
  );
});

describe('skeletons', () => {
  it.each([
    ['g00gle', 'google'],
    ['vv1ndows', 'windows'],
    ['c1ick', 'click'],
  ])('%s looks like %s', (a, b) => {
    expect(slugSkeleton(a)).toBe(slugSkeleton(b));
  });

  it.each([
    ['Ｆｕｌｌ Ｗｉｄｔｈ', 'Full Width'],
    ['Crème Brûlée', 'Creme-Brulee'],
    ['Μοzіllа', 'Mozilla'],
  ])('%s looks like %s', (a, b) => {
    expect(nameSkeleton(a)).toBe(nameSkeleton(b));
  });

  it('of other scripts stay apart', () => {
    expect(nameSkeleton('編集者')).not.toBe(nameSkeleton('計算機'));
  });
});

describe('what waits beside a proposal', () => {
  const from = (slug: string, url: string) =>
    listing(slug, {
      ...{ name: 'Modern', vendor: { name: 'Works' }, homepage: 'https://works.example/' },
      sources: [{ kind: 'pad-json', url, primary: true, last_changed_on: '2026-01-01' }],
    });

  it.each([
    ['another of the same publisher', 'https://works.example/a.json', 'https://feeds.works.example/b.json', false],
    ['one that copies its name', 'https://works.example/a.json', 'https://mallory.example/b.json', true],
    ['another of the same owner', 'https://github.com/works/a', 'https://github.com/works/b', false],
    ['one of another owner', 'https://github.com/works/a', 'https://github.com/mallory/b', true],
  ])('and looks like it, %s', (_what, own, url, isNamed) => {
    const codes = createChecks([from('first', own)], undefined, { ofOthers: true })(from('second', url));
    expect(codes.some(({ code }) => code === 'similar_name')).toBe(isNamed);
  });
});
