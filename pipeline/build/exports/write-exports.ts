/** Writes the files with the whole catalog: listings as NDJSON, one SQLite file, the market report, their digests. */
import { createReadStream, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { files, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { ExportList } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { scoreListing } from '../../../schemas/rank/engine.ts';
import { categoryPlaces } from '../../../schemas/rank/top-percent.ts';
import { publishedRank } from '../../../schemas/writers/published-rank.ts';
import { WINDOW } from '../../repo/data/committed-files.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { firstLanguage } from '../listings/public-settings.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import { type RankedCatalog, toMarketReport } from '../rank/monthly-report.ts';
import { reportPage } from '../rank/monthly-report-page.ts';
import { digestOfFile } from '../writer/file-digest.ts';
import { inParts } from '../writer/line-file.ts';
import { cutFile, MAX_FILE_BYTES, writeGzip } from './compressed-file.ts';
import { type SqliteContent, writeSqlite } from './sqlite-file.ts';

export interface ExportInput extends RankedCatalog {
  catalog: ShownCatalog;
  commit: string | null;
  /** Reads what the listings of some slugs are made of, before each of them is asked for. */
  hold?: (slugs: readonly string[]) => Promise<void>;
  /** The file of the API that says the same of a listing, if there is one. */
  answerOf?: (entry: RankedListing) => { path: string; sha256: string } | undefined;
  /** The database of an earlier export, made by the same program. */
  earlier?: string | undefined;
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
  await writeListings(folder, rest, list);
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

/** The lines are packed while the database is filled. */
async function writeListings(folder: string, input: ExportInput, list: ExportList): Promise<void> {
  const { commit, date, attribution, terms } = list;
  const categories = input.catalog.categories.categories;
  const database = join(folder, 'catalog.sqlite');
  const lines = writeSqlite(database, {
    about: { commit: commit ?? '', date, attribution, terms },
    categories: categories.map(({ slug, label, description }) => ({ slug, name: label, description })),
    listings: publishedListings(input),
    earlier: input.earlier,
  });
  await writeGzip(Readable.from(inParts(lines)), join(folder, 'listings.ndjson.gz'));
  await writeGzip(createReadStream(database), `${database}.gz`);
  await rm(database);
}

/** As the API answers for each of them: with the places, which are not in its files. */
async function* publishedListings(input: ExportInput): SqliteContent['listings'] {
  const { catalog, ranked, date, hold, answerOf = () => undefined } = input;
  const language = firstLanguage(catalog.settings);
  const places = categoryPlaces(ranked.map(({ summary }) => summary.category));
  let position = 0;
  for (const window of chunksOf(ranked, WINDOW)) {
    await hold?.(window.filter((entry) => answerOf(entry) === undefined).map(({ input }) => input.slug));
    for (const entry of window) {
      const { path, sha256 } = answerOf(entry) ?? {};
      const made = () => ({ ...entry.listing, rank: publishedRank(scoreListing(entry.input, date), language) });
      const read = () => (path === undefined ? compactJson(made()) : readFileSync(path, 'utf8')).trimEnd();
      position += 1;
      yield { slug: entry.summary.slug, position, place_in_category: places[position - 1] ?? 0, sha256, read };
    }
  }
}
