/** Measures how the search rows of a build come into a local worker, against SQLite alone. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reversedWord } from '../../../api-worker/read/vocabulary.ts';
import { toSearchRow, type WholeRow } from '../../../pipeline/build/api/listing-row.ts';
import { loadSearchRows } from '../../../pipeline/publish/worker/load-search-rows.ts';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { PublicSettings, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { vocabularyOf } from '../../../schemas/search/rows.ts';
import { categoryLabels } from '../../../schemas/search/searched-listing.ts';
import { writeBuild } from '../measuring/bench-catalog.ts';
import { byTurns } from '../measuring/by-turns.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { withWorker } from './local-worker.ts';

/** Each with a worker of its own, whose database is empty. */
const ROUNDS = 3;
const MAY_BE_MISSING = { throwIfNoEntry: false } as const;
const TABLES = join(import.meta.dirname, '..', '..', '..', 'api-worker', 'migrations', '0001_tables.sql');

export async function measureRows(order: Order): Promise<Measurement> {
  const build = join(order.folder, 'build');
  const slugs = await writeBuild(build, order);
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(build, path), 'utf8'));
  const { languages } = read<PublicSettings>(files.settings);
  const labels = categoryLabels(read<CategoryVocabulary>(files.vocabulary), languages[0] ?? '');
  const facts = { labels, languages, date: '2026-10-14' };
  const rows = slugs.map((slug) => toSearchRow(read<SoftwareListing>(files.listing(slug)), facts));
  const words = new Set(rows.flatMap(({ text }) => [...vocabularyOf(text)]));
  const vocabulary = new Map(Array.from(words, (word) => [word, reversedWord(word)]));
  let [peakMemory, outputBytes] = [0, 0];
  const load = () =>
    withWorker(build, async (worker) => {
      const start = performance.now();
      const loaded = await loadSearchRows(worker.internal, build);
      const milliseconds = performance.now() - start;
      if (loaded?.sent !== rows.length) throw new Error('The local worker did not take every row.');
      peakMemory = Math.max(peakMemory, worker.peakMemory());
      outputBytes = sizeOf(worker.databaseFile());
      return milliseconds;
    });
  const file = join(order.folder, 'rows.sqlite');
  const { own, least, ratio } = await byTurns(ROUNDS, load, () => timeOf(() => insertPlainly(file, rows, vocabulary)));
  return {
    documents: order.count,
    bytes: rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0),
    seconds: own / 1000,
    perSecond: (order.count * 1000) / own,
    peakMemory,
    outputBytes,
    outputFiles: 1,
    limitPerSecond: (order.count * 1000) / least,
    ratio,
    notes: ['Timed by the clock. Reading the files and making the rows of them is part of it, not of the limit.'],
  };
}

/** With what has been written and not yet moved into the file. */
function sizeOf(database: string): number {
  return [database, `${database}-wal`].reduce((sum, file) => sum + (statSync(file, MAY_BE_MISSING)?.size ?? 0), 0);
}

/** The same tables and indexes; the rows are there already. */
function insertPlainly(file: string, rows: readonly WholeRow[], vocabulary: ReadonlyMap<string, string>): void {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(readFileSync(TABLES, 'utf8'));
  database.exec('begin');
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'text');
  const insertRow = database.prepare(
    `insert into search_rows (${names.join()}, from_build, text_id) values (${names.map((name) => `:${name}`).join()}, 1, :id)`,
  );
  const insertText = database.prepare(
    'insert into search_texts (rowid, name, head, summary, text) values (?, ?, ?, ?, ?)',
  );
  const insertWord = database.prepare('insert or ignore into search_vocabulary (word, reversed) values (?, ?)');
  for (const [word, reversed] of vocabulary) insertWord.run(word, reversed);
  for (const [index, { text, ...row }] of rows.entries()) {
    const id = index + 1;
    insertRow.run({ ...row, id });
    insertText.run(id, text.name, text.head, text.summary, text.text);
  }
  database.exec('commit');
  database.close();
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
