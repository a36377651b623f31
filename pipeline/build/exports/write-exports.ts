/** Writes the files with the whole catalog: listings as NDJSON, one SQLite file, the market report, their digests. */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { files, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { ExportList, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { scoreListing } from '../../../schemas/rank/engine.ts';
import { categoryPlaces } from '../../../schemas/rank/top-percent.ts';
import { publishedRank } from '../../../schemas/writers/published-rank.ts';
import { WINDOW } from '../../repo/data/committed-files.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { waitForAll } from '../../repo/run/wait-for-all.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { firstLanguage } from '../listings/public-settings.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import { type RankedCatalog, toMarketReport } from '../rank/monthly-report.ts';
import { reportPage } from '../rank/monthly-report-page.ts';
import { digestOfFile } from '../writer/file-digest.ts';
import { inParts } from '../writer/line-file.ts';
import { cutFile, MAX_FILE_BYTES, writeGzip } from './compressed-file.ts';
import { readLines, writeSqlite } from './sqlite-file.ts';

export interface ExportInput extends RankedCatalog {
  catalog: ShownCatalog;
  commit: string | null;
  /** Reads what the listings of some slugs are made of, before each of them is asked for. */
  hold?: (slugs: readonly string[]) => Promise<void>;
  /** Where the answer of the API lies that says the same of a listing, if there is one. */
  answerOf?: (entry: RankedListing) => string | undefined;
  /** Larger files are cut into parts. */
  maxFileBytes?: number;
}

const TERMS =
  'Show the link beside what you show of it. Names, texts and addresses of listings are those of their publishers.';

/** Who may download what is written. */
export const exportAccess = ({ exports = 'top_tier' }: Settings): ExportList['access'] => exports;

/**
 * The same commit and day give the same bytes.
 * @param folder that is made here
 * @returns what is in it, as /api/v1/exports lists it
 */
export async function writeExports(folder: string, input: ExportInput): Promise<ExportList> {
  const { maxFileBytes = MAX_FILE_BYTES, ...rest } = input;
  await mkdir(folder, { recursive: true });
  const { catalog, ranked, site, date, commit } = rest;
  const { settings } = catalog;
  const list = emptyExportList(settings, site, { date, commit, listing_count: ranked.length });
  const report = toMarketReport(rest, settings.name);
  const { categories } = catalog.categories;
  const names = new Map(categories.map(({ slug, label }) => [slug, label]));
  const database = join(folder, 'catalog.sqlite');
  await writeDatabase(database, rest, list);
  await waitForAll([
    writeGzip(createReadStream(database), `${database}.gz`),
    writeGzip(Readable.from(inParts(readLines(database))), join(folder, 'listings.ndjson.gz')),
  ]);
  await rm(database);
  await writeFile(join(folder, `report-${report.month}.html`), reportPage(report, names));
  await writeFile(join(folder, `report-${report.month}.json`), compactJson(report));
  const written = [
    ['catalog.sqlite.gz', 'application/gzip'],
    ['listings.ndjson.gz', 'application/gzip'],
    [`report-${report.month}.html`, 'text/html; charset=utf-8'],
    [`report-${report.month}.json`, 'application/json'],
  ] as const;
  for (const [whole, media_type] of written) {
    for (const name of await cutFile(join(folder, whole), maxFileBytes)) {
      list.files.push(describe(folder, name, site, { media_type, ...(name !== whole && { part_of: whole }) }));
    }
  }
  const sums = list.files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
  await writeFile(join(folder, 'SHA256SUMS'), sums);
  list.files.push(describe(folder, 'SHA256SUMS', site, { media_type: 'text/plain; charset=utf-8' }));
  return list;
}

/** What is said where nothing is written. */
export function emptyExportList(
  settings: Settings,
  site: Site,
  of: Pick<ExportList, 'commit' | 'date' | 'listing_count'>,
): ExportList {
  return {
    ...of,
    access: exportAccess(settings),
    attribution: `${settings.name}, ${site.base_url}`,
    terms: TERMS,
    files: [],
    links: { self: urls.exports(site) },
  };
}

function describe(
  folder: string,
  name: string,
  site: Site,
  kind: { media_type: string; part_of?: string },
): ExportList['files'][number] {
  const links = { self: site.base_url + files.export(name) };
  return { name, ...kind, ...digestOfFile(join(folder, name)), links };
}

async function writeDatabase(path: string, input: ExportInput, list: ExportList): Promise<void> {
  const { commit, date, attribution, terms } = list;
  const categories = input.catalog.categories.categories;
  await writeSqlite(path, {
    about: { commit: commit ?? '', date, attribution, terms },
    categories: categories.map(({ slug, label, description }) => ({ slug, name: label, description })),
    listings: publishedListings(input),
  });
}

/** As the API answers for each of them: with the places, which are not in its files. */
async function* publishedListings(input: ExportInput): AsyncGenerator<SoftwareListing> {
  const { catalog, ranked, date, hold, answerOf = () => undefined } = input;
  const language = firstLanguage(catalog.settings);
  const places = categoryPlaces(ranked.map(({ summary }) => summary.category));
  let position = 0;
  for (const window of chunksOf(ranked, WINDOW)) {
    await hold?.(window.filter((entry) => answerOf(entry) === undefined).map(({ input }) => input.slug));
    for (const entry of window) {
      const answer = answerOf(entry);
      const listing: SoftwareListing =
        answer === undefined
          ? { ...entry.listing, rank: publishedRank(scoreListing(entry.input, date), language) }
          : JSON.parse(readFileSync(answer, 'utf8'));
      position += 1;
      yield { ...listing, rank: { ...listing.rank, position, place_in_category: places[position - 1] ?? 0 } };
    }
  }
}
