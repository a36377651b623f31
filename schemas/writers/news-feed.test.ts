import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { SoftwareListing, Version } from '../contracts/generated/read-api.ts';
import { version as versionOf } from '../rank/testing/bare-listing.ts';
import { MAX_NEWS, NEWS_FORMATS, type NewsFeed, releaseNews } from './news-feed.ts';

const { atom, json } = NEWS_FORMATS;
const parser = new XMLParser({ ignoreAttributes: false, htmlEntities: true, isArray: (name) => name === 'entry' });
const fromAtom = (feed: NewsFeed) => {
  const text = atom.write(feed);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text).feed;
};
const fromJson = (feed: NewsFeed) => JSON.parse(json.write(feed));

/** What ends an element, an attribute, a CDATA section, a comment and a script; a reference; what XML cannot hold. */
const HOSTILE = `]]>]]><x a="1" b='2'>&amp; &lt; <!-- --> </title></script> R&D \u0000\u0008\ufffe\ud800 \u202e\u{1f600}`;
const HARMLESS = `]]>]]><x a="1" b='2'>&amp; &lt; <!-- --> </title></script> R&D  \u202e\u{1f600}`;

const feed = (entries: NewsFeed['entries'] = []): NewsFeed => ({
  title: 'Changes',
  author: 'Tests',
  page: 'https://catalog.test/',
  since: '2026-11-20T00:00:00Z',
  entries,
});
const entry = {
  id: 'https://catalog.test/software/git/#1',
  title: 'New: Git',
  text: 'It keeps versions.',
  link: 'https://catalog.test/software/git/',
  at: '2026-11-19T12:00:00Z',
};

describe('a news feed', () => {
  it('shows what it is about, or what an entry is about', () => {
    const icon = 'https://catalog.test/pictures/ab/1.webp?a&b';
    const pictured = { ...feed([{ ...entry, icon }, entry]), icon };
    const { icon: shown, entry: entries, '@_xmlns:media': namespace } = fromAtom(pictured);
    expect([shown, namespace]).toEqual([icon, 'http://search.yahoo.com/mrss/']);
    expect(entries.map((each: object) => 'media:thumbnail' in each && each['media:thumbnail'])).toEqual([
      { '@_url': icon },
      false,
    ]);
    const { icon: shownInJson, items } = fromJson(pictured);
    expect([shownInJson, ...items.map(({ image }: { image?: string }) => image)]).toEqual([icon, icon, undefined]);
  });

  it('says the same as Atom and as JSON Feed', () => {
    expect(fromAtom(feed([entry]))).toEqual({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      id: 'https://catalog.test/news.atom',
      title: 'Changes',
      updated: entry.at,
      author: { name: 'Tests' },
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': 'https://catalog.test/news.atom' },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': 'https://catalog.test/' },
      ],
      entry: [
        { id: entry.id, title: entry.title, updated: entry.at, link: { '@_href': entry.link }, summary: entry.text },
      ],
    });
    expect(fromJson(feed([entry]))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Changes',
      home_page_url: 'https://catalog.test/',
      feed_url: 'https://catalog.test/news.json',
      authors: [{ name: 'Tests' }],
      items: [{ id: entry.id, url: entry.link, title: entry.title, content_text: entry.text, date_modified: entry.at }],
    });
  });

  it('without entries is of the day that is given', () => {
    expect(fromAtom(feed()).updated).toBe('2026-11-20T00:00:00Z');
    expect(fromJson(feed()).items).toEqual([]);
  });

  it('holds the text of strangers as text', () => {
    const hostile = { ...feed([{ ...entry, title: HOSTILE, text: HOSTILE, link: `https://x.test/?a="<&'` }]) };
    const { title, author, entry: entries } = fromAtom({ ...hostile, title: HOSTILE, author: HOSTILE });
    expect([title, author.name, entries[0].title, entries[0].summary]).toEqual(Array(4).fill(HARMLESS));
    expect(entries).toHaveLength(1);
    expect(entries[0].link['@_href']).toBe(`https://x.test/?a="<&'`);
    expect(Object.keys(entries[0])).toEqual(['id', 'title', 'updated', 'link', 'summary']);
    expect(fromJson(hostile).items[0].title).toBe(HOSTILE);
  });
});

describe('the news of a listing', () => {
  const version = (name: string, released_on: string | null, notes_url: string | null = null): Version =>
    versionOf({ version: name, released_on, notes_url });
  const listing = (versions: Version[], published_on: string | null = '2026-01-01') =>
    ({
      ...{ name: 'Git', vendor: { name: 'Git project' }, versions, published_on },
      ...{ rank: { computed_on: '2026-02-02' }, links: { html: 'https://catalog.test/software/git/' } },
    }) as SoftwareListing;

  it('are its dated releases, newest first, each under an address of its own', () => {
    const notes = 'https://git.test/notes';
    const { title, author, entries } = releaseNews(
      listing([version('3 beta/1', '2026-01-01'), version('2', null), version('\ud800', '2026-01-03', notes)]),
    );
    expect([title, author]).toEqual(['Releases of Git', 'Git project']);
    const page = 'https://catalog.test/software/git/';
    expect(entries).toEqual([
      { id: `${page}#%EF%BF%BD`, title: 'Git \ud800', link: notes, at: '2026-01-03T00:00:00Z' },
      { id: `${page}#3%20beta%2F1`, title: 'Git 3 beta/1', link: page, at: '2026-01-01T00:00:00Z' },
    ]);
  });

  it('are the newest of many', () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      version(`${n}`, `2026-01-${String((n % 28) + 1).padStart(2, '0')}`),
    );
    const { entries } = releaseNews(listing(many));
    expect(entries).toHaveLength(MAX_NEWS);
    expect([entries[0]?.at, entries.at(-1)?.at]).toEqual(['2026-01-28T00:00:00Z', '2026-01-19T00:00:00Z']);
  });

  it.each([
    ['2026-01-01', '2026-01-01T00:00:00Z'],
    [null, '2026-02-02T00:00:00Z'],
  ])('without a release are of the day it was published: %s', (published_on, since) => {
    expect(fromAtom(releaseNews(listing([], published_on))).updated).toBe(since);
  });
});
