import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './sqlite.ts';

interface Tables {
  vendors: { id: Generated<number>; name: string };
  products: { id: Generated<number>; vendor: number; name: string };
}

let folder: string;
let database: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-sqlite-'));
  database = openDatabase<Tables>(join(folder, 'test.db'));
  await sql`create table vendors (id integer primary key, name text not null unique)`.execute(database);
  await sql`create table products (
    id integer primary key, vendor integer not null references vendors (id), name text
  )`.execute(database);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const addVendor = (name: string) => database.insertInto('vendors').values({ name });
const vendorNames = async () =>
  (await database.selectFrom('vendors').select('name').orderBy('id').execute()).map(({ name }) => name);

describe('SQLite through kysely', () => {
  it('writes and reads, and says what it wrote', async () => {
    expect(await addVendor('Ä works').executeTakeFirst()).toMatchObject({ insertId: 1n, numInsertedOrUpdatedRows: 1n });
    expect(await addVendor('B').returning('id').executeTakeFirst()).toEqual({ id: 2 });
    const changed = await database.updateTable('vendors').set({ name: 'C' }).where('id', '=', 2).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    expect(await vendorNames()).toEqual(['Ä works', 'C']);
  });

  it('gives rows one by one', async () => {
    for (const name of ['A', 'B', 'C']) await addVendor(name).execute();
    const names: string[] = [];
    for await (const { name } of database.selectFrom('vendors').select('name').stream()) names.push(name);
    expect(names).toEqual(['A', 'B', 'C']);
  });

  it('takes back all of a transaction that fails', async () => {
    const fails = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('vendors').values({ name: 'A' }).execute();
      await transaction.insertInto('vendors').values({ name: 'A' }).execute();
    });
    await expect(fails).rejects.toThrow('UNIQUE constraint failed: vendors.name');
    expect(await vendorNames()).toEqual([]);
  });

  it('keeps references whole, writes ahead, and leaves syncing to checkpoints', async () => {
    const orphan = database.insertInto('products').values({ vendor: 7, name: 'A' }).execute();
    await expect(orphan).rejects.toThrow('FOREIGN KEY constraint failed');
    const { rows } = await sql`
      select journal_mode, synchronous, timeout from pragma_journal_mode, pragma_synchronous, pragma_busy_timeout
    `.execute(database);
    expect(rows).toEqual([{ journal_mode: 'wal', synchronous: 1, timeout: 5000 }]);
  });

  it('works on with more different texts than it keeps prepared', async () => {
    for (let number = 0; number < 250; number += 1) {
      const { rows } = await sql<{ value: number }>`select ${sql.lit(number)} as value`.execute(database);
      expect(rows).toEqual([{ value: number }]);
    }
  });

  it('sees a column that was added after a query was prepared', async () => {
    await addVendor('A').execute();
    const all = () => database.selectFrom('vendors').selectAll().execute();
    expect(await all()).toEqual([{ id: 1, name: 'A' }]);
    await sql`alter table vendors add column country text`.execute(database);
    expect(await all()).toEqual([{ id: 1, name: 'A', country: null }]);
  });

  it('opens a database in memory', async () => {
    const memory = openDatabase<Tables>(':memory:');
    const { rows } = await sql<{ value: number }>`select 1 as value`.execute(memory);
    expect(rows).toEqual([{ value: 1 }]);
    await memory.destroy();
  });
});
