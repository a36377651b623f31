import { chmodSync, existsSync, mkdirSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { openDatabase } from '../../repo/files/sqlite.ts';
import { openStateFile, type Tables } from './state-file.ts';
import type { SyncState } from './sync-state.ts';
import { sampleReading, type TemporaryState, temporaryState } from './testing/state-folder.ts';

let temporary: TemporaryState;
beforeEach(() => {
  temporary = temporaryState();
});
afterEach(() => temporary.remove());

/** Times that a process is killed, each later than the one before. */
const KILLED = Array.from({ length: rounds(1, 3) }, (_, index) => index + 1);
const READING = sampleReading('editor');
const keyOf = (number: number) => ({ url: `https://works.example/${number}.json`, kind: undefined });
const rememberAll = async (state: SyncState, count: number) => {
  for (let number = 0; number < count; number += 1) {
    await temporary.sourcesOf(state).remember(keyOf(number), { digest: `${number}`, reading: READING });
  }
};
const countKnown = async (state: SyncState, count: number) => {
  let known = 0;
  for (let number = 0; number < count; number += 1) {
    if ((await temporary.sourcesOf(state).recall(keyOf(number)))?.digest === `${number}`) known += 1;
  }
  return known;
};

async function writeState(count: number): Promise<void> {
  const state = await temporary.open();
  await rememberAll(state, count);
  await state.close();
}

async function withDatabase(use: (database: Kysely<Tables>) => Promise<unknown>): Promise<void> {
  const database = openDatabase<Tables>(temporary.path);
  await use(database);
  await database.destroy();
}

describe('a file that is of no use', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['is no database', () => writeFileSync(temporary.path, 'no database'.repeat(1000))],
    ['was cut', () => truncateSync(temporary.path, 20_000)],
    ['is of a newer version', () => withDatabase((db) => sql`pragma user_version = 2147483647`.execute(db))],
    ['has other tables', () => withDatabase((db) => sql`pragma user_version = 0`.execute(db))],
    ['is damaged where the tables are named', () => overwrite(100, 'x'.repeat(3000))],
  ])('is replaced, with a note, when it %s', async (_what, spoil) => {
    await writeState(50);
    await spoil();
    const state = await temporary.open();
    expect(temporary.notes).toEqual([
      `${temporary.path} was damaged or of another version and is replaced. Nothing is lost; this run takes longer.`,
    ]);
    expect(await countKnown(state, 50)).toBe(0);
    await rememberAll(state, 10);
    await state.close();
    const next = await temporary.open();
    expect(await countKnown(next, 50)).toBe(10);
    await next.close();
    expect(temporary.notes).toHaveLength(1);
  });

  it('is made, with its folder, when it is not there', async () => {
    temporary.path = join(temporary.folder, '.cache', 'state', 'sync.db');
    await writeState(10);
    expect(temporary.notes).toEqual([]);
    expect(existsSync(temporary.path)).toBe(true);
  });

  it('is filled without a note when it is empty', async () => {
    writeFileSync(temporary.path, '');
    await writeState(10);
    expect(temporary.notes).toEqual([]);
  });
});

describe('a file that fails in the middle of a run', () => {
  const DAMAGED = () =>
    `${temporary.path} is damaged. It is replaced at the next run. This run goes on without it and takes longer.`;

  it.each<[string, () => Promise<void> | void]>([
    ['pages of rubbish', () => overwrite(20 * 4096, '\u00ff'.repeat(4096 * 100))],
    ['a row that is no JSON', () => withDatabase((db) => db.updateTable('cache').set({ value: '{' }).execute())],
  ])('is done without, and removed at the end: %s', async (_what, spoil) => {
    await writeState(500);
    await spoil();
    const state = await temporary.open();
    expect(temporary.notes).toEqual([]);
    expect(await countKnown(state, 500)).toBeLessThan(500);
    await rememberAll(state, 500);
    expect(await state.feedStates()).toEqual([]);
    expect(temporary.notes).toEqual([DAMAGED()]);
    await state.close();
    expect(existsSync(temporary.path)).toBe(false);
    await writeState(10);
    expect(temporary.notes).toHaveLength(1);
  });

  it('is done without, and stays, when the disk is full', async () => {
    const file = await openStateFile(temporary.path, { note: (text) => temporary.notes.push(text) });
    await file.use((db) => sql`pragma max_page_count = 12`.execute(db), undefined);
    const fill = (db: Kysely<Tables>) =>
      db.transaction().execute(async (transaction) => {
        const row = { namespace: 'check', key: 'a', inputs: '', value: 'x'.repeat(100_000), used_on: '2026-11-20' };
        await transaction.insertInto('cache').values(row).execute();
      });
    await file.use(fill, undefined);
    await file.use(fill, undefined);
    expect(temporary.notes).toEqual([
      `${temporary.path} cannot be written: the disk is full. Free some space. ` +
        'This run goes on without it and takes longer.',
    ]);
    await file.close();
    expect(existsSync(temporary.path)).toBe(true);
  });

  it('is closed when all that was begun is done', async () => {
    const file = await openStateFile(temporary.path, { note: (text) => temporary.notes.push(text) });
    const slow = file.use(async (db) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return db.selectFrom('feeds').selectAll().execute();
    }, undefined);
    await file.close();
    expect(await slow).toEqual([]);
    expect(temporary.notes).toEqual([]);
  });

  it('lets a bug through', async () => {
    const file = await openStateFile(temporary.path, { note: (text) => temporary.notes.push(text) });
    const bug = file.use(() => Promise.reject(new TypeError('a bug')), undefined);
    await expect(bug).rejects.toThrow('a bug');
    expect(await file.use(async () => 'usable', 'failed')).toBe('usable');
    await file.close();
    expect(temporary.notes).toEqual([]);
  });
});

describe('a place that cannot be written', () => {
  it.each<[string, () => string]>([
    ['a read-only folder', () => temporary.path],
    ['a folder below a read-only folder', () => join(temporary.folder, 'below', 'sync.db')],
    ['a folder below a file', () => join(temporary.folder, 'file', 'sync.db')],
    ['a folder of the same name', () => join(temporary.folder, 'folder')],
  ])('is an error that says what to do: %s', async (_what, path) => {
    writeFileSync(join(temporary.folder, 'file'), '');
    mkdirSync(join(temporary.folder, 'folder'));
    temporary.path = path();
    chmodSync(temporary.folder, 0o555);
    await asOrdinaryUser(async () => {
      await expect(temporary.open()).rejects.toThrow(
        `${temporary.path} cannot be written. Give this user the right to write to the file and its folder.`,
      );
    });
  });

  it('is noted when only the file is read-only, and what it holds is used', async () => {
    await writeState(10);
    chmodSync(temporary.path, 0o444);
    chmodSync(temporary.folder, 0o777);
    await asOrdinaryUser(async () => {
      const state = await temporary.open();
      expect(await countKnown(state, 10)).toBe(10);
      await rememberAll(state, 10);
      await state.close();
    });
    expect(temporary.notes).toEqual([
      `${temporary.path} cannot be written. Give this user the right to write to the file and its folder. ` +
        'This run goes on without it and takes longer.',
    ]);
  });
});

describe('two processes', () => {
  it.each(KILLED)('go on from what a killed one had written: time %d', async (turn) => {
    const child = temporary.runChild(`
      const now = () => new Date('2026-11-20T12:00:00Z');
      const state = await openSyncState(path, { now, note: console.log });
      const sources = sourceMemory(state.cache, 'inputs', now);
      const reading = ${JSON.stringify(READING)};
      for (let number = 0; ; number += 1) {
        const key = { url: 'https://works.example/' + number + '.json', kind: undefined };
        await sources.remember(key, { digest: String(number), reading });
        if (number % 200 === 199) console.log(String(number + 1));
      }
    `);
    let written = 0;
    while (written < turn * 400) written = Number(await child.line());
    child.kill();
    await child.rest();
    const state = await temporary.open();
    expect(await countKnown(state, written)).toBe(written);
    await state.close();
    expect(temporary.notes).toEqual([]);
  });

  it('begin one file together, and lose nothing', async () => {
    const children = [0, 1, 2].map((part) =>
      temporary.runChild(`
        const now = () => new Date('2026-11-20T12:00:00Z');
        const state = await openSyncState(path, { now, note: console.log });
        const sources = sourceMemory(state.cache, 'inputs', now);
        for (let number = ${part}; number < 1200; number += 3) {
          const key = { url: 'https://works.example/' + number + '.json', kind: undefined };
          await sources.remember(key, { digest: String(number), reading: ${JSON.stringify(READING)} });
        }
        await state.close();
      `),
    );
    expect(await Promise.all(children.map((child) => child.rest()))).toEqual([[], [], []]);
    const state = await temporary.open();
    expect(await countKnown(state, 1200)).toBe(1200);
    await state.close();
  });

  it('wait for each other', async () => {
    await writeState(10);
    const child = temporary.runChild(lockFor(200));
    expect(await child.line()).toBe('locked');
    const state = await temporary.open();
    await rememberAll(state, 20);
    await state.close();
    const next = await temporary.open();
    expect(await countKnown(next, 20)).toBe(20);
    await next.close();
    expect(temporary.notes).toEqual([]);
  });

  it('go on without the file when the other one does not let go, and read what is there', async () => {
    await writeState(10);
    const child = temporary.runChild(lockFor(60_000));
    expect(await child.line()).toBe('locked');
    const state = await temporary.open(20);
    expect(await countKnown(state, 10)).toBe(10);
    await rememberAll(state, 20);
    await state.close();
    expect(temporary.notes).toEqual([
      `${temporary.path} is in use by another process. Wait until that has ended, then try again. ` +
        'This run goes on without it and takes longer.',
    ]);
  });

  it('are told apart by an error when the file cannot even be begun', async () => {
    const child = temporary.runChild(lockFor(60_000));
    expect(await child.line()).toBe('locked');
    await expect(temporary.open(20)).rejects.toThrow(
      `${temporary.path} is in use by another process. Wait until that has ended, then try again.`,
    );
  });

  it('do not harm each other when one begins the file anew', async () => {
    const older = await temporary.open();
    await rememberAll(older, 250);
    await withDatabase((db) => sql`pragma user_version = 1`.execute(db));
    const newer = await temporary.open();
    await rememberAll(newer, 250);
    await rememberAll(older, 300);
    await older.close();
    await rememberAll(newer, 500);
    await newer.close();
    const next = await temporary.open();
    expect(await countKnown(next, 500)).toBe(500);
    await next.close();
    expect(temporary.notes).toHaveLength(1);
  });
});

/** A script that holds the right to write. */
function lockFor(ms: number): string {
  return `
    const database = openDatabase(path);
    await sql\`begin immediate\`.execute(database);
    console.log('locked');
    await new Promise((resolve) => setTimeout(resolve, ${ms}));
    await sql\`commit\`.execute(database);
    await database.destroy();
  `;
}

function overwrite(position: number, text: string): void {
  const file = openSync(temporary.path, 'r+');
  writeSync(file, Buffer.from(text, 'latin1'), 0, undefined, position);
}

/** Nothing is read-only to root, so root becomes nobody meanwhile. */
async function asOrdinaryUser(act: () => Promise<void>): Promise<void> {
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  try {
    await act();
  } finally {
    if (user === 0) process.seteuid?.(0);
  }
}
