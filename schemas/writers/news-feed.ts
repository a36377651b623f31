/**
 * News feeds, made of plain text: Atom (RFC 4287) and JSON Feed 1.1. The build writes those of everything and of each
 * category; a listing's is rendered by the worker, or written where there is none.
 */
import { files } from '../contracts/addresses.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { escapeXml } from '../rules/escape-xml.ts';

/** Entries of a feed. A reader that comes less often asks the API for changes. */
export const MAX_NEWS = 100;

export interface NewsFeed {
  title: string;
  /** Who says so. */
  author: string;
  /** Address of the page it is about; the feed's own are made of it. */
  page: string;
  /** Of a feed without entries, in UTC. */
  since: string;
  /** Address of a square picture of what it is about. */
  icon?: string | undefined;
  /** Newest first. */
  entries: readonly NewsEntry[];
}

export interface NewsEntry {
  /** Never of another entry, and never another for the same one: an address. */
  id: string;
  title: string;
  text?: string | undefined;
  link: string;
  /** Address of a square picture of what it is about, where that is not what all entries are about. */
  icon?: string | undefined;
  /** In UTC, like 2026-01-31T12:00:00Z. */
  at: string;
}

export const NEWS_FORMATS = {
  atom: { mediaType: 'application/atom+xml', write: toAtom },
  json: { mediaType: 'application/feed+json', write: toJsonFeed },
} as const;

/** The dated releases of a listing. */
export function releaseNews(listing: SoftwareListing): NewsFeed {
  const { name, vendor, versions, links } = listing;
  const dated = versions.flatMap(({ version, released_on, notes_url }) => {
    if (released_on === null) return [];
    const id = `${links.html}#${encodeURIComponent(version.toWellFormed())}`;
    return [{ id, title: `${name} ${version}`, link: notes_url ?? links.html, at: startOf(released_on) }];
  });
  return {
    title: `Releases of ${name}`,
    author: vendor.name,
    page: links.html,
    since: startOf(listing.published_on ?? listing.rank.computed_on),
    icon: listing.icon ?? undefined,
    entries: dated.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_NEWS),
  };
}

/** Media RSS, which readers know in Atom, too. Source: https://www.rssboard.org/media-rss#media-thumbnails. */
const MEDIA = 'http://search.yahoo.com/mrss/';

const startOf = (day: string) => `${day}T00:00:00Z`;

function toAtom({ title, author, page, since, icon, entries }: NewsFeed): string {
  const self = files.news(page, 'atom');
  const hasPictures = entries.some((entry) => entry.icon !== undefined);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${hasPictures ? ` xmlns:media="${MEDIA}"` : ''}>`,
    element('id', self),
    element('title', title),
    element('updated', entries[0]?.at ?? since),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="${NEWS_FORMATS.atom.mediaType}" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...(icon === undefined ? [] : [element('icon', icon)]),
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry({ id, title, text, link, icon, at }: NewsEntry): string {
  const parts = [
    element('id', id),
    element('title', title),
    element('updated', at),
    `<link href="${escapeXml(link)}"/>`,
    ...(text === undefined ? [] : [element('summary', text)]),
    // Atom itself has no picture of an entry.
    ...(icon === undefined ? [] : [`<media:thumbnail url="${escapeXml(icon)}"/>`]),
  ];
  return `<entry>${parts.join('')}</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function toJsonFeed({ title, author, page, icon, entries }: NewsFeed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: files.news(page, 'json'),
    ...(icon !== undefined && { icon }),
    authors: [{ name: author }],
    items: entries.map(({ id, title, text, link, icon, at }) => ({
      id,
      url: link,
      title,
      content_text: text ?? title,
      ...(icon !== undefined && { image: icon }),
      date_modified: at,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
