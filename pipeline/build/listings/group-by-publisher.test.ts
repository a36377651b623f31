import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { listing } from '../testing/emitting.ts';
import { publishersOf } from './group-by-publisher.ts';

function by(slug: string, name: string, website?: string): Listing {
  return {
    ...listing(slug, 'games', '2026-01-01'),
    vendor: { name, ...(website !== undefined && { website }) },
  };
}

/** @returns by slug of a publisher, the slugs of its listings */
function groups(...listings: Listing[]): Record<string, string[]> {
  return Object.fromEntries(publishersOf(listings).map((publisher) => [publisher.slug, publisher.listings]));
}

it.each([
  ['written alike', 'KDE', 'https://kde.org', 'KDE', 'https://kde.org'],
  ['in other letters', 'Example Works', 'https://works.example', 'EXAMPLE  works', 'https://works.example'],
  ['in letters of full width', 'ＫＤＥ', 'https://kde.org', 'KDE', 'https://kde.org'],
  ['with another page of one site', 'KDE', 'https://kde.org', 'KDE', 'http://www.kde.org/about/?from=list#top'],
  ['with a host in capitals', 'KDE', 'https://kde.org', 'KDE', 'https://KDE.ORG:443/'],
  ['with one account of a forge', 'Ada', 'https://github.com/ada', 'Ada', 'https://github.com/Ada/engine'],
])('are one publisher: %s', (_what, name, website, otherName, otherWebsite) => {
  expect(Object.values(groups(by('one', name, website), by('two', otherName, otherWebsite)))).toEqual([['one', 'two']]);
});

it.each([
  ['one name on two sites', 'Mozilla', 'https://mozilla.org', 'Mozilla', 'https://mozilla.example'],
  ['one name on a host and another below it', 'Ada', 'https://hosted.example', 'Ada', 'https://ada.hosted.example'],
  ['one name and two accounts of a forge', 'Ada', 'https://github.com/ada', 'Ada', 'https://github.com/lovelace'],
  ['one name and two accounts of the web', 'Ada', 'https://sites.google.com/ada', 'Ada', 'https://sites.google.com/x'],
  ['one name and two homes on one host', 'Ada', 'https://works.example/~ada', 'Ada', 'https://works.example/~al'],
  ['one name and two accounts that say so', 'Ada', 'https://social.example/@ada', 'Ada', 'https://social.example/@a'],
  [
    'one name and two accounts of a forge of its own',
    'Ada',
    'https://git.works.org/ada',
    'Ada',
    'https://git.works.org/a',
  ],
  ['one name and two users', 'Ada', 'https://hub.example/users/ada', 'Ada', 'https://hub.example/users/a'],
  ['two names on one site', 'Ada', 'https://works.example', 'Grace', 'https://works.example'],
  ['letters that only look alike', 'KDE', 'https://kde.org', 'КDE', 'https://kde.org'],
  ['no site at all', 'Ada', undefined, 'Ada', undefined],
  ['a site of only one', 'Ada', undefined, 'Ada', 'https://works.example'],
])('are two publishers: %s', (_what, name, website, otherName, otherWebsite) => {
  const found = Object.values(groups(by('one', name, website), by('two', otherName, otherWebsite)));
  expect(found.filter(({ length }) => length > 1)).toEqual([]);
});

it('have what names only their host, where one of them has that site', () => {
  const adyen = by('zahlung', 'Adyen', 'https://www.adyen.com/');
  expect(publishersOf([by('api', 'adyen.com'), by('other', 'ADYEN.com'), adyen])).toEqual([
    { slug: 'adyen', name: 'Adyen', website: 'https://www.adyen.com/', listings: ['zahlung', 'api', 'other'] },
  ]);
  expect(groups(by('api', 'adyen.com'), by('below', 'api.adyen.com'))).toEqual({});
  const two = groups(
    by('api', 'hub.example'),
    by('a', 'Ada', 'https://hub.example'),
    by('b', 'Bo', 'https://hub.example'),
  );
  expect(two).toEqual({ ada: ['a'], bo: ['b'] });
});

it('have a page even for one listing, if they name their site', () => {
  const kde = [by('kate', 'KDE', 'https://kde.org'), by('kwin', 'KDE', 'https://kde.org')];
  expect(publishersOf([by('zed', 'Zed', 'https://zed.dev'), ...kde, by('ada', 'Ada')])).toEqual([
    { slug: 'kde', name: 'KDE', website: 'https://kde.org', listings: ['kate', 'kwin'] },
    { slug: 'zed', name: 'Zed', website: 'https://zed.dev', listings: ['zed'] },
  ]);
});

it('have addresses that no other publisher takes over, in whatever order the listings come', () => {
  const listings = [
    by('a', 'Mozilla', 'https://mozilla.org'),
    by('b', 'Mozilla', 'https://mozilla.org'),
    by('c', 'mozilla', 'https://mozilla.example'),
    by('d', 'Mozilla!', 'https://mozilla.example'),
    by('e', 'mozilla', 'https://mozilla.example'),
    by('f', 'Mozilla!', 'https://mozilla.example'),
    by('g', '日本', 'https://works.example'),
    by('h', '日本', 'https://works.example'),
  ];
  const expected = {
    'mozilla-mozilla-org': ['a', 'b'],
    'mozilla-mozilla-example': ['c', 'e'],
    'mozilla-mozilla-example-2': ['d', 'f'],
    'works-example': ['g', 'h'],
  };
  expect(groups(...listings)).toEqual(expected);
  expect(groups(...listings.toReversed())).toEqual(expected);
});

it.each(['Fundbüro Öl', 'Fundbu\u0308ro O\u0308l'])(
  'keep the address they always had, also with umlauts: %s',
  (name) => {
    expect(groups(by('a', name, 'https://works.example'))).toEqual({ 'fundburo-ol': ['a'] });
  },
);

it('have slugs no longer than those of listings', () => {
  const name = 'Long '.repeat(30);
  const website = `https://${'long.'.repeat(30)}example`;
  const listings = [by('a', name, website), by('b', name, website), by('c', `${name}!`, website)];
  const found = publishersOf([...listings, by('d', `${name}!`, website)]);
  expect(found).toHaveLength(2);
  for (const { slug } of found) expect(slug).toMatch(/^[a-z0-9-]{1,64}$/);
  expect(new Set(found.map(({ slug }) => slug)).size).toBe(2);
});

it('are called, and led to, as most of their listings say', () => {
  const spellings = [
    by('a', 'kde', 'https://kde.org/a'),
    by('b', 'KDE', 'https://kde.org'),
    by('c', 'KDE', 'https://kde.org'),
  ];
  expect(publishersOf(spellings)).toMatchObject([{ name: 'KDE', website: 'https://kde.org' }]);
});

it('have 200 pages, or one for a hundred listings: where there are more, it takes more listings to have one', () => {
  const pairs = Array.from({ length: 600 }, (_, at) => by(`pair-${at}`, `Pair ${at >> 1}`, 'https://works.example'));
  const three = ['x', 'y', 'z'].map((slug) => by(slug, 'Three', 'https://three.example'));
  expect(publishersOf([...pairs.slice(0, 40), ...three])).toHaveLength(21);
  expect(publishersOf([...pairs, ...three]).map(({ slug }) => slug)).toEqual(['three']);
  // Of 21 listings, the last one stands on a second page.
  const many = Array.from({ length: 21 }, (_, at) => by(`many-${at}`, 'Many', 'https://many.example'));
  expect(publishersOf([...many, ...pairs.slice(0, 396)])).toHaveLength(199);
  expect(publishersOf([...many, ...pairs.slice(0, 398)])).toHaveLength(1);
});
