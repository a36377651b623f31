import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { LISTINGS } from '../../repo/data/data-files.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { listing } from '../testing/emitting.ts';
import judged from './judged-pairs.json' with { type: 'json' };
import { audienceOf, relatedListings, tellingWords } from './similar-listings.ts';

type About = Partial<Pick<Listing, 'category' | 'kind' | 'keywords' | 'integrations' | 'packages'>> & {
  summary?: string;
  tagline?: string;
  text?: string;
};

function software(slug: string, about: About): Listing {
  const { summary = '', tagline = '', text = '', category = 'photo', ...rest } = about;
  return {
    ...listing(slug, category, '2026-01-01'),
    kind: 'software',
    ...rest,
    descriptions: { en: { summary, tagline, text } },
  };
}

const related = (listings: readonly Listing[]) =>
  relatedListings(
    listings.map((each) => {
      const { slug, category } = each;
      return { slug, category, audience: audienceOf(each), words: tellingWords(each) };
    }),
  );
const relatedTo = (slug: string, listings: readonly Listing[]) => related(listings).get(slug);

const RAW = { summary: 'Develops raw photos.' };
const LONG = 'Develops raw photos, corrects lenses and prints albums.';
const PARTS: About = { kind: 'library', packages: ['pkg:npm/raw'] };

it.each<[string, About, About, boolean]>([
  ['do the same', RAW, { summary: 'Develops raw photos on a phone.' }, true],
  ['say so in other forms of the words', RAW, { summary: 'For developing a raw photo.' }, true],
  ['say so in keywords', RAW, { keywords: ['raw', 'photos', 'develop'] }, true],
  [
    'work with the same rare things',
    { integrations: ['Lens', 'Tray', 'Disc'] },
    { integrations: ['lens', 'tray', 'disc'] },
    true,
  ],
  ['share a category alone', RAW, { summary: 'Plays music.' }, false],
  ['share two words', RAW, { summary: 'Sorts raw photos.' }, false],
  ['share only words that say nothing', { summary: 'The best app for you.' }, { summary: 'The app for you.' }, false],
  ['say the same of themselves in another category', { tagline: LONG }, { tagline: LONG, category: 'games' }, true],
  ['do much the same in another category', { summary: LONG }, { summary: LONG, category: 'games' }, false],
  ['are for people, and a part for developers', RAW, { ...RAW, ...PARTS }, false],
  ['are parts for developers', { ...RAW, ...PARTS }, { ...RAW, ...PARTS }, true],
  ['are a part, and a program that comes as one', { ...RAW, ...PARTS }, { ...RAW, packages: ['pkg:npm/app'] }, true],
  [
    'are a part, and a program from a shop of programs',
    { ...RAW, ...PARTS },
    { ...RAW, packages: ['pkg:brew/app'] },
    false,
  ],
])('are asked whether two %s: %j and %j', (_what, one, other, expected) => {
  const listings = [software('one', one), software('other', other)];
  expect(relatedTo('one', listings)).toEqual(expected ? ['other'] : undefined);
  expect(relatedTo('other', listings)).toEqual(expected ? ['one'] : undefined);
});

it('come with what shares more first, and taglines count for more than texts', () => {
  const listings = [
    software('raw', { tagline: 'Raw photo albums', text: 'Lenses, curves and noise.' }),
    software('text', { text: 'Raw photo albums, lenses, curves and noise.' }),
    software('tagline', { tagline: 'Raw photo albums' }),
    software('both', { tagline: 'Raw photo albums', text: 'Lenses.' }),
  ];
  expect(relatedTo('raw', listings)).toEqual(['both', 'tagline', 'text']);
});

it('are read in the language that listings are shown in first', () => {
  const german = { ...software('german', {}), descriptions: { de: { summary: 'Entwickelt rohe Bilder.' } } };
  const other = { ...software('other', {}), descriptions: { de: { summary: 'Entwickelt Bilder, auch rohe.' } } };
  const english = software('english', { summary: 'Raw.' });
  const both = { ...english, descriptions: { ...english.descriptions, ...german.descriptions } };
  expect(relatedTo('german', [german, other, both])).toEqual(['other']);
});

it('do not depend on the order of the listings', () => {
  const listings = Array.from({ length: 40 }, (_, n) =>
    software(`s-${n}`, { summary: `Word${n % 5} thing${n % 5} photo item${n % 7} part${n % 5}` }),
  );
  expect(related(listings).size).toBe(40);
  expect([...related(listings.toReversed())].toSorted()).toEqual([...related(listings)].toSorted());
});

it('stay the same where a listing comes in that shares nothing with them', () => {
  const listings = Array.from({ length: 20 }, (_, n) =>
    software(`s-${n}`, { summary: `Word${n % 4} thing${n % 4} item${n % 4}` }),
  );
  const before = related(listings);
  expect(before.size).toBe(20);
  const after = related([...listings, software('new', { summary: 'Something else entirely.' })]);
  expect([...after]).toEqual([...before]);
});

it('are looked for in proportion to the listings, not to their square, where all share the same words', () => {
  const count = 20_000;
  const listings = Array.from({ length: count }, (_, n) => {
    const pair = Math.floor(n / 2);
    return software(`s-${n}`, { summary: `Photo editor with layers, group${pair} kind${pair} sort${pair}` });
  });
  const found = related(listings);
  expect(found.get('s-0')).toEqual(['s-1']);
  expect(found.size).toBe(count);
});

it('are for the sample what people have judged, but for a few', () => {
  const folder = join(ENGINE, LISTINGS);
  const paths = globSync('*/*.json', { cwd: folder });
  const found = related(paths.map((path): Listing => JSON.parse(readFileSync(join(folder, path), 'utf8'))));
  const areShown = ([one = '', other = '']: readonly string[]) =>
    found.get(one)?.includes(other) || found.get(other)?.includes(one);
  const missed = judged.alike.filter((pair) => !areShown(pair));
  const mistaken = judged.unlike.filter(areShown);
  // 3 and 5 when it was written; another word in a summary of the sample may move one.
  expect(missed.length, `missed: ${missed.join(' ')}`).toBeLessThanOrEqual(4);
  expect(mistaken.length, `mistaken: ${mistaken.join(' ')}`).toBeLessThanOrEqual(6);
  for (const slug of ['keepassxc', 'obsidian', 'obs-studio', 'zotero']) expect(found.get(slug)).toBeUndefined();
});
