/** News feeds of what was published, updated, renamed and withdrawn: of everything, and of each category. */
import { files, paths, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { ChangeTable } from '../../../schemas/contracts/generated/read-api.ts';
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
}

/** @param page path of the page that the feed is about */
export function* newsFiles(page: string, feed: NewsFeed): Generator<EmittedFile> {
  for (const format of ['atom', 'json'] as const) yield [files.news(page, format), NEWS_FORMATS[format].write(feed)];
}

/** The category is that of the listing now; nobody knows it of one that was withdrawn. */
type Entry = NewsEntry & { category?: string };

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
    return [{ id, title, text, link: urls.listingPage(site, present.slug), icon: icon ?? undefined, at, category }];
  });
}
