/** The catalog as one SQLite file, for questions that the API does not answer. */
import { rm } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import type { ListingPlace } from '../../../schemas/rank/top-percent.ts';
import { memoizeBy } from '../../../schemas/texts/memoize-by-key.ts';
import { PAGE_BYTES } from '../../repo/files/sqlite.ts';
import { copierFrom, withPlaces } from './earlier-rows.ts';

/** What a listing has several of: table and column, by the members of the API. */
const LISTS = [
  ['platforms', 'platform'],
  ['keywords', 'keyword'],
  ['languages', 'language'],
  ['packages', 'package'],
] as const;

const listTable = ([table, column]: (typeof LISTS)[number]) => `  create table ${table} (
    slug text not null references listings (slug),
    ${column} text not null,
    primary key (slug, ${column})
  ) without rowid;
`;

/** What is asked of often is a column; `json` is the whole listing as the API shows it. */
const SCHEMA = `
  create table about (name text primary key, value text not null) without rowid;
  create table categories (slug text primary key, name text not null, description text not null) without rowid;
  create table listings (
    position integer primary key,
    slug text not null unique,
    name text not null,
    vendor text not null,
    kind text not null,
    category text not null references categories (slug),
    license_type text,
    spdx_id text,
    pricing_model text,
    homepage text,
    -- Address on the catalog's own host.
    icon text,
    summary text,
    version text not null,
    released_on text,
    published_on text,
    updated_on text,
    archived integer not null,
    verified integer not null,
    score integer not null,
    json text not null
  );
  create index listings_by_category on listings (category);
  create table descriptions (
    slug text not null references listings (slug),
    locale text not null,
    tagline text,
    summary text not null,
    text text,
    primary key (slug, locale)
  ) without rowid;
${LISTS.map(listTable).join('')}  create table screenshots (
    slug text not null references listings (slug),
    number integer not null,
    url text not null,
    width integer not null,
    height integer not null,
    -- The same, for where there is little room.
    small_url text not null,
    -- What it shows, in words.
    alt text,
    primary key (slug, number)
  ) without rowid;
  create table versions (
    slug text not null references listings (slug),
    -- 1 is the newest.
    number integer not null,
    version text not null,
    released_on text,
    -- A year or a month, where the day is not known.
    released_in text,
    -- When the catalog first saw it, and when it last looked without finding it.
    seen_on text,
    unseen_on text,
    release_type text,
    prerelease integer not null,
    notes_url text,
    changes text,
    -- Day on which it was withdrawn, and why, where it was.
    yanked_on text,
    yanked_reason text,
    primary key (slug, number)
  ) without rowid;
  create table artifacts (
    slug text not null references listings (slug),
    -- Of the version, and of the file among its files.
    number integer not null,
    file integer not null,
    uri text not null,
    platform text,
    format text,
    size_bytes integer,
    sha256 text,
    primary key (slug, number, file),
    foreign key (slug, number) references versions (slug, number)
  ) without rowid;
  create table signals (
    slug text not null references listings (slug),
    name text not null,
    -- Whole points that it can earn, and that it has earned.
    weight integer not null,
    points integer not null,
    reason text not null,
    primary key (slug, name)
  ) without rowid;
  -- What a signal is made of.
  create table facts (
    slug text not null,
    signal text not null,
    number integer not null,
    code text not null,
    -- Who says so: declared, witnessed or attested; nobody, where nothing is known.
    said_by text,
    source text,
    day text,
    count integer,
    primary key (slug, signal, number),
    foreign key (slug, signal) references signals (slug, name)
  ) without rowid;
  create table evidence (
    slug text not null references listings (slug),
    witness text not null,
    subject text not null,
    source text not null,
    -- The day since which it is known to be so.
    since text not null,
    version text,
    released_on text,
    downloads integer,
    dependents integer,
    installs integer,
    advisories integer,
    primary key (slug, witness, subject)
  ) without rowid;
  -- select listings.* from search join listings on position = search.rowid where search match 'words'
  create virtual table search using fts5 (
    name, vendor, summary, content = 'listings', content_rowid = 'position', tokenize = 'unicode61 remove_diacritics 2'
  );
`;

/** Its members with the names of columns of the schema above are stored. */
type Row = Readonly<Record<string, unknown>>;

export interface SqliteContent {
  /** What the file is of, in words: date, commit, attribution, … */
  about: Record<string, string>;
  categories: readonly { slug: string; name: string; description: string }[];
  /** From first to last place; `read` gives the text of its file in the API, without places, and `sha256` what that is. */
  listings: AsyncIterable<ListingPlace & { slug: string; sha256: string | undefined; read(): string }>;
  /** An earlier file of the same program, from which rows are copied. */
  earlier: string | undefined;
}

/**
 * The same content gives the same bytes with the same version of SQLite, which is that of Node.
 * @param path of a file that is not there yet, and is complete after the last listing
 * @returns each listing as it stands in the file, as JSON
 */
export async function* writeSqlite(path: string, content: SqliteContent): AsyncGenerator<string> {
  const { about, categories, listings, earlier } = content;
  const loose = `${path}.loose`;
  using database = new DatabaseSync(loose, { enableForeignKeyConstraints: true });
  // Whoever stops here begins anew: there is nothing to take back, nor to save from a loss of power.
  database.exec(`pragma page_size = ${PAGE_BYTES}; pragma journal_mode = memory; pragma synchronous = off; ${SCHEMA}`);
  const copier = earlier === undefined ? undefined : copierFrom(database, earlier);
  database.exec('begin');
  const insert = inserterInto(database);
  for (const [name, value] of Object.entries(about)) insert('about', { name, value });
  for (const category of categories) insert('categories', category);
  for await (const { slug, position, place_in_category, sha256, read } of listings) {
    const known = copier?.textOf(slug, sha256);
    const json = withPlaces(known ?? read(), `"place_in_category":${place_in_category},"position":${position},`);
    if (known !== undefined) copier?.copy(slug, position, json);
    else for (const [table, rows] of Object.entries(rowsOf(json))) for (const row of rows) insert(table, row);
    yield json;
    // Threads that make pages wait for their next ones meanwhile.
    await nextTurn();
  }
  copier?.copyOthers();
  database.exec(`insert into search (search) values ('rebuild'); commit`);
  // Most tables are in the order of slugs, and were filled in that of the rank: in order they take a tenth less when packed.
  database.prepare('vacuum into ?').run(path);
  await rm(loose);
}

/** A row at a time, by a statement that is prepared once: to put many into a statement costs more than it saves. */
function inserterInto(database: DatabaseSync): (table: string, row: Row) => void {
  const tableOf = memoizeBy((table: string) => {
    const found = database.prepare('select name from pragma_table_info(?)').all(table);
    const columns = found.map(({ name }) => String(name));
    return { columns, statement: database.prepare(`insert into ${table} values (${columns.map(() => '?')})`) };
  });
  return (table, row) => {
    const { columns, statement } = tableOf(table);
    const values = columns.map((column) => row[column] ?? null);
    statement.run(...values.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue))));
  };
}

/** By table, in an order in which nothing refers to what is not there yet. */
function rowsOf(json: string): Record<string, Row[]> {
  const listing: SoftwareListing = JSON.parse(json);
  const { slug, vendor, license, pricing, rank, versions } = listing;
  if (rank.position === undefined) throw new Error(`The listing ${slug} has no position.`);
  const single = { vendor: vendor.name, spdx_id: license.spdx_id, pricing_model: pricing?.model };
  const numbered = (rows: readonly Row[]) => rows.map((row, index) => ({ slug, number: index + 1, ...row }));
  return {
    listings: [{ ...listing, ...single, ...rank, json }],
    descriptions: Object.entries(listing.descriptions).map(([locale, texts]) => ({ slug, locale, ...texts })),
    ...Object.fromEntries(
      LISTS.map(([table, column]) => [table, [...new Set(listing[table])].map((value) => ({ slug, [column]: value }))]),
    ),
    screenshots: numbered(listing.screenshots.map((shown) => ({ ...shown, small_url: shown.small.url }))),
    versions: numbered(
      versions.map(({ yanked, ...release }) => ({ ...release, yanked_on: yanked?.on, yanked_reason: yanked?.reason })),
    ),
    artifacts: versions.flatMap(({ artifacts }, index) =>
      artifacts.map((artifact, file) => ({ slug, number: index + 1, file: file + 1, ...artifact })),
    ),
    signals: rank.signals.map((signal) => ({ slug, ...signal })),
    facts: rank.signals.flatMap(({ name: signal, facts }) =>
      numbered(facts.map(({ code, by: said_by, values }) => ({ signal, ...values, code, said_by }))),
    ),
    evidence: listing.evidence.map(({ values, ...evidence }) => ({ slug, ...values, ...evidence })),
  };
}
