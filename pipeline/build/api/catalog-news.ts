/**
 * News feeds of what was published, updated, renamed and withdrawn: of everything, of each category, and of each publisher,
 * who also hears there which source fails.
 */
import { files, paths, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { ChangeTable, PublisherTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { changeWords } from '../../../schemas/wording/change-words.ts';
import { MAX_NEWS, NEWS_FORMATS, type NewsEntry, type NewsFeed } from '../../../schemas/writers/news-feed.ts';
import { presentSlug, type ShownCatalog } from '../../repo/data/data-files.ts';
import { firstLanguage } from '../listings/public-settings.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { EmittedFile } from '../writer/build-writer.ts';

interface NewsInput {
  catalog: Pick<ShownCatalog, 'settings' | 'categories' | 'ledger'>;
  ranked: readonly RankedListing[];
  /** Newest first. */
  changes: ChangeTable['data'];
  publishers: PublisherTable['data'];
  site: Site;
  /** Day of the build. */
  date: string;
}

export function* emitNews(input: NewsInput): Generator<EmittedFile> {
  const { catalog, changes, site, date } = input;
  const { name, vendor } = catalog.settings;
  // The oldest, so that the feed of an empty category stays the same from day to day.
  const since = changes.at(-1)?.at ?? `${date}T00:00:00Z`;
  const entries = changeEntries(input);
  const feed = (title: string, path: string, of: readonly Entry[]): NewsFeed => ({
    title,
    author: vendor.name,
    page: site.base_url + path,
    since,
    entries: of.slice(0, MAX_NEWS),
  });
  yield* newsFiles(paths.home, feed(`Changes in ${name}`, paths.home, entries));
  for (const { slug, label } of catalog.categories.categories) {
    const path = paths.categoryPage(slug);
    const ofCategory = entries.filter(({ category }) => category === slug);
    yield* newsFiles(path, feed(`${label} in ${name}`, path, ofCategory));
  }
  const bySlug = Map.groupBy([...failingEntries(input), ...entries], ({ slug }) => slug);
  for (const { slug, name: publisher, listings } of input.publishers) {
    const path = paths.publisherPage(slug);
    const own = listings.flatMap((listing) => bySlug.get(listing) ?? []);
    const newest = own.toSorted((one, other) => compareText(other.at, one.at));
    yield* newsFiles(path, feed(`${publisher} in ${name}`, path, newest));
  }
}

/** @param page path of the page that the feed is about */
export function* newsFiles(page: string, feed: NewsFeed): Generator<EmittedFile> {
  for (const format of ['atom', 'json'] as const) yield [files.news(page, format), NEWS_FORMATS[format].write(feed)];
}

/** Slug and category are those of the listing now; nobody knows them of one that was withdrawn. */
type Entry = NewsEntry & { category?: string; slug?: string };

function failingEntries({ catalog, ranked, site }: NewsInput): Entry[] {
  const words = changeWords(firstLanguage(catalog.settings));
  return ranked.flatMap(({ summary: { slug, name }, facts: { failing = [] } }) =>
    failing.map(({ kind, since, code }): Entry => {
      const link = urls.listingPage(site, slug);
      return { ...words.failing(name, code), id: `${link}#${kind}-${since}`, link, at: `${since}T00:00:00Z`, slug };
    }),
  );
}

/** Of what is not published any more nothing is said but what it was called, that it was withdrawn, and why. */
function changeEntries({ catalog, ranked, changes, site }: NewsInput): Entry[] {
  const words = changeWords(firstLanguage(catalog.settings));
  const shown = new Map(ranked.map(({ summary }) => [summary.slug, summary]));
  return changes.flatMap((change): Entry[] => {
    const { slug, commit, at } = change;
    const page = urls.listingPage(site, slug);
    const id = `${page}#${commit}`;
    if (change.change === 'withdrawn') {
      const title = words.title({ ...change, name: catalog.ledger.get(slug)?.was?.name });
      return [{ id, title, text: change.reason, link: page, at }];
    }
    const present = shown.get(presentSlug(slug, catalog.ledger));
    if (present === undefined) return [];
    const { name, summary, category, icon } = present;
    const title = words.title({ ...change, renamed_to: present.slug, name });
    const details = words.details(change).map((detail) => (detail.endsWith('.') ? detail : `${detail}.`));
    const text = [details.join(' '), summary].filter(Boolean).join('\n\n') || undefined;
    const link = urls.listingPage(site, present.slug);
    return [{ id, title, text, link, icon: icon ?? undefined, at, category, slug: present.slug }];
  });
}
