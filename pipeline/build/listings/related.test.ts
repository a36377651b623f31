import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { listing } from '../testing/emitting.ts';
import { relatedListings, tellingWords } from './related.ts';

type About = { category?: string; summary?: string; tagline?: string; integrations?: string[] };

function software(slug: string, { category = 'photo', summary = 'x', tagline, integrations = [] }: About): Listing {
  const description = { summary, ...(tagline !== undefined && { tagline }) };
  return { ...listing(slug, category, '2026-01-01'), integrations, descriptions: { en: description } };
}

const related = (listings: readonly Listing[]) =>
  relatedListings(listings.map((each) => ({ slug: each.slug, category: each.category, words: tellingWords(each) })));
const relatedTo = (slug: string, listings: readonly Listing[]) => related(listings).get(slug);

it.each<[string, About, About, boolean]>([
  ['share a word', { summary: 'Develops raw photos.' }, { summary: 'Sorts raw photos.' }, true],
  ['share a word in another form', { summary: 'Edits a photo.' }, { summary: 'An album of photos.' }, true],
  ['share a word with other letters', { summary: 'Für JPEG' }, { tagline: 'Shrinks jpeg' }, true],
  [
    'work with the same product',
    { integrations: ['Visual Studio Code'] },
    { integrations: ['visual studio code'] },
    true,
  ],
  [
    'share only words that say nothing',
    { summary: 'The best app for you.' },
    { summary: 'The app with a dog.' },
    false,
  ],
  ['share nothing', { summary: 'Develops raw files.' }, { summary: 'Plays music.' }, false],
  [
    'share words in another category',
    { summary: 'Develops raw photos.' },
    { summary: 'Develops raw photos.', category: 'games' },
    false,
  ],
])('are those that %s: %j and %j', (_what, one, other, expected) => {
  const listings = [software('one', one), software('other', other)];
  expect(relatedTo('one', listings)).toEqual(expected ? ['other'] : undefined);
  expect(relatedTo('other', listings)).toEqual(expected ? ['one'] : undefined);
});

it('come with what shares more first, and rare words count for more', () => {
  const listings = [
    software('raw', { summary: 'Develops raw pictures.' }),
    software('both', { summary: 'Raw pictures, quickly.' }),
    software('rare', { summary: 'Raw files.' }),
    ...['a', 'b', 'c', 'd', 'e'].map((slug) => software(slug, { summary: 'Shows pictures.' })),
  ];
  expect(relatedTo('raw', listings)).toEqual(['both', 'rare', 'a', 'b', 'c', 'd']);
});

it('are read in the language that listings are shown in first', () => {
  const german = { ...software('german', {}), descriptions: { de: { summary: 'Entwickelt Rohbilder.' } } };
  const other = { ...software('other', {}), descriptions: { de: { summary: 'Sortiert Rohbilder.' } } };
  const english = software('english', { summary: 'Raw.' });
  const both = { ...english, descriptions: { ...english.descriptions, de: { summary: 'Für Rohbilder.' } } };
  expect(relatedTo('german', [german, other, both])).toEqual(['other']);
});

it('do not depend on the order of the listings', () => {
  const listings = Array.from({ length: 40 }, (_, n) =>
    software(`s-${n}`, { summary: `Word${n % 7} thing${n % 5} photo` }),
  );
  expect([...related(listings.toReversed())].toSorted()).toEqual([...related(listings)].toSorted());
});

it('stay the same where a listing comes in that shares nothing with them', () => {
  const listings = Array.from({ length: 20 }, (_, n) => software(`s-${n}`, { summary: `Word${n % 4} thing${n % 3}` }));
  const before = related(listings);
  const after = related([...listings, software('new', { summary: 'Something else entirely.' })]);
  expect([...after]).toEqual([...before]);
});

it('are looked for in proportion to the listings, not to their square, where all share the same words', () => {
  const count = 20_000;
  const listings = Array.from({ length: count }, (_, n) =>
    software(`s-${n}`, { summary: `Photo editor with layers, group${Math.floor(n / 2)}` }),
  );
  const found = related(listings);
  expect(found.get('s-0')).toEqual(['s-1']);
  expect(found.size).toBe(count);
});
