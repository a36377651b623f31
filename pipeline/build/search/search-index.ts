/**
 * What the search page reads: an index of words made by Pagefind, and a table of what can be filtered. The table is
 * ours, because Pagefind writes its filters in another order each time, and a build must give the same bytes.
 */
import { gunzipSync } from 'node:zlib';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { SearchTable, SearchTableRow } from '../../../schemas/contracts/search-table.ts';
import { foldText } from '../../../schemas/rules/search/words.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { toSearchText } from '../api/listing-row.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';

/** Of no language: words are not cut to their stems, just as the worker does not. */
const LANGUAGE = 'unknown';
/** Pagefind also writes user interfaces of its own, which nobody here uses. */
const WANTED = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.unknown\.pagefind|.+\.pf_(?:meta|index|fragment))$/;
const FRAGMENT = /^fragment\/(.+)\.pf_fragment$/;
/** Before the JSON of a fragment, once it is unpacked. */
const SIGNATURE = 'pagefind_dcd';

type Entry = Pick<RankedListing, 'summary' | 'listing' | 'score'>;

/**
 * @param ranked from first to last place
 * @param categoryName label of a category
 * @returns paths on the site and contents
 */
export async function searchIndex(
  ranked: readonly Entry[],
  categoryName: (slug: string) => string,
): Promise<[path: string, content: Uint8Array | string][]> {
  const written = (await indexFiles(ranked, categoryName)).filter(({ path }) => WANTED.test(path));
  const ids = new Map(written.flatMap(({ path, content }) => slugAndId(path, content)));
  const listings = ranked.map(({ summary, score }): SearchTableRow => {
    const id = ids.get(summary.slug);
    if (id === undefined) throw new Error('A listing is not in the index of Pagefind, which is a defect.');
    const { name, category, kind, license_type, platforms, verified, version, released_on } = summary;
    return [id, foldText(name), category, kind, license_type, platforms, verified, version, released_on, score];
  });
  return [
    ...written.map(({ path, content }): [string, Uint8Array] => [files.searchIndex(path), content]),
    [files.searchIndex('listings.json'), compactJson({ listings } satisfies SearchTable)],
  ];
}

async function indexFiles(ranked: readonly Entry[], categoryName: (slug: string) => string): Promise<IndexFile[]> {
  // The plus signs of C++ and the sign of C# belong to their words.
  const { index, errors } = await createIndex({ forceLanguage: LANGUAGE, includeCharacters: '+#' });
  try {
    if (index === undefined) throw failure(errors);
    const bySlug = ranked.toSorted((left, right) => compareText(left.summary.slug, right.summary.slug));
    for (const { listing } of bySlug) await addListing(index, listing, categoryName);
    const made = await index.getFiles();
    if (made.errors.length > 0) throw failure(made.errors);
    return made.files;
  } finally {
    await close();
  }
}

/** The name, vendor and summary as they are shown, and all words in the form in which a search asks for them. */
async function addListing(
  index: PagefindIndex,
  listing: Entry['listing'],
  categoryName: (slug: string) => string,
): Promise<void> {
  const { slug, name, vendor, summary, category } = listing;
  const { errors } = await index.addCustomRecord({
    url: slug,
    language: LANGUAGE,
    content: Object.values(toSearchText(listing, categoryName(category))).join(' '),
    meta: { title: name, vendor: vendor.name, ...(summary !== null && { summary }) },
  });
  if (errors.length > 0) throw failure(errors);
}

/** The id by which results name a fragment stands in its file's name alone. */
function slugAndId(path: string, content: Uint8Array): [slug: string, id: string][] {
  const [, id] = FRAGMENT.exec(path) ?? [];
  if (id === undefined) return [];
  const text = gunzipSync(content).toString('utf8');
  if (!text.startsWith(SIGNATURE)) throw new Error('Pagefind writes its fragments in a form that is not known here.');
  return [[JSON.parse(text.slice(SIGNATURE.length)).url, id]];
}

/** Its own words may hold what a publisher wrote. */
function failure(errors: readonly string[]): Error {
  return new Error(`Pagefind failed with ${errors.length} errors. Try again; \`npm ci\` brings its program back.`);
}
