/**
 * Rows of listings that say the same as in an earlier file: copied by SQLite, which takes a fifth of the time of parsing a
 * listing and inserting its rows. What counts is the text of each of them, whatever the earlier file was made for.
 */
import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** In the order of the schema, in which nothing refers to what is not there yet. */
const OF_LISTINGS = `select tables.name from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and columns.name = 'slug' and tables.name not in ('categories', 'listings')`;

/** In a file that somebody else made, a view could be anything, and what is no database stops each build. */
const DIFFERENCE = `select type, name, sql from earlier.sqlite_schema except select type, name, sql from sqlite_schema
  union all select 'missing', name, sql from sqlite_schema where name not in (select name from earlier.sqlite_schema)`;

/** @param database outside of a transaction @returns undefined where the earlier file has not just the same tables */
export function copierFrom(database: DatabaseSync, earlier: string) {
  try {
    database.prepare('attach ? as earlier').run(earlier);
    if (database.prepare(DIFFERENCE).get() !== undefined) return undefined;
  } catch {
    return undefined;
  }
  database.exec('create temp table copied (slug text primary key) without rowid');
  const find = database.prepare('select json from earlier.listings where slug = ?');
  const columns = database.prepare(`select name from pragma_table_info('listings')`).all();
  const values = columns.map(({ name }) => (name === 'position' || name === 'json' ? `:${name}` : name));
  const copy = database.prepare(`insert into listings select ${values} from earlier.listings where slug = :slug`);
  const note = database.prepare('insert into copied values (?)');
  return {
    /** @param sha256 of the listing's file, without places @returns its text, if that is what it says here */
    textOf(slug: string, sha256: string | undefined): string | undefined {
      const text = withPlaces(String(find.get(slug)?.json), '');
      return hash('sha256', `${text}\n`) === sha256 ? text : undefined;
    },
    copy(slug: string, position: number, json: string): void {
      copy.run({ slug, position, json });
      note.run(slug);
    },
    /** What the listings that were copied have several of. */
    copyOthers(): void {
      for (const { name } of database.prepare(OF_LISTINGS).all())
        database.exec(`insert into ${name} select * from earlier.${name} where slug in copied`);
    },
  };
}

/** Where places stand in the text of a listing, or are to stand. Only a rank has members of these names, and in a text a quote is escaped. */
const PLACES = /("knowable":\d+,)(?:"place_in_category":\d+,"position":\d+,)?/;

export const withPlaces = (text: string, places: string): string => text.replace(PLACES, `$1${places}`);
