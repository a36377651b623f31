/** What the pipeline remembers between runs: a cache in one file. Deleting it costs time and changes no result. */
import { dayOf } from '../../repo/text/day-of.ts';
import type { CostMemory, Verdict } from '../contract/isolated-reader.ts';
import type { AnswerCache } from '../contract/source-memory.ts';
import { type PictureState, pictureRows } from './picture-rows.ts';
import { type StoredSources, storedSources } from './source-rows.ts';
import { openStateFile, type StateFileOptions } from './state-file.ts';
import { type SyncLog, syncLog } from './sync-log-rows.ts';
import { type StoreParts, waitingWrites } from './waiting-writes.ts';
import { type WitnessState, witnessRows } from './witness-rows.ts';

/** Below the top of the repository. */
export const STATE_FILE = '.cache/sync.db';

/** What is not used for so long belongs to a feed that is gone. */
const MAX_UNUSED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

interface SyncStateOptions extends StateFileOptions {
  now: () => Date;
}

export interface SyncState extends SyncLog {
  /** @param inputs digest of all that shapes a reading beside the bytes: readers, libraries, vocabulary */
  sources(inputs: string): StoredSources;
  /** @param inputs as above */
  costs(inputs: string): CostMemory;
  answers: AnswerCache;
  /** Day on which the domain of a listing was last checked. */
  lastCheckedOn(slug: string): Promise<string | undefined>;
  noteCheck(slug: string): Promise<void>;
  witnesses: WitnessState;
  pictures: PictureState;
  /** Drops sources and answers that were not used, and checks that were not made, for 90 days. */
  forgetUnused(): Promise<void>;
  /** Writes what waits to be written. */
  close(): Promise<void>;
}

/** @throws Error that says what to do, where the file cannot be opened for writing */
export async function openSyncState(path: string, { now, ...options }: SyncStateOptions): Promise<SyncState> {
  const file = await openStateFile(path, options);
  const writes = waitingWrites(file);
  const parts: StoreParts = { file, writes, now };
  return {
    ...syncLog(parts),
    ...domainChecks(parts),
    sources: (inputs) => storedSources(parts, inputs),
    costs: (inputs) => storedCosts(parts, inputs),
    answers: storedAnswers(parts),
    witnesses: witnessRows(parts),
    pictures: pictureRows(parts),
    async forgetUnused() {
      await writes.flush();
      const oldest = dayOf(new Date(now().getTime() - MAX_UNUSED_DAYS * DAY_MS));
      await file.use(async (db) => {
        await db.deleteFrom('sources').where('used_on', '<', oldest).execute();
        await db.deleteFrom('answers').where('used_on', '<', oldest).execute();
        await db.deleteFrom('costs').where('used_on', '<', oldest).execute();
        await db.deleteFrom('checks').where('checked_on', '<', oldest).execute();
        await db.deleteFrom('testimonies').where('asked_on', '<', oldest).execute();
        await db.deleteFrom('pictures').where('asked_on', '<', oldest).execute();
        await db.deleteFrom('conditions').where('used_on', '<', oldest).execute();
      }, undefined);
    },
    async close() {
      await writes.flush();
      await file.close();
    },
  };
}

function storedAnswers({ writes, now }: StoreParts): AnswerCache {
  const nameOf = (address: string) => `answer ${address}`;
  const cache: AnswerCache = {
    async get(address) {
      const row = await writes.find(nameOf(address), (db) =>
        db.selectFrom('answers').selectAll().where('address', '=', address).executeTakeFirst(),
      );
      if (row === undefined) return undefined;
      const { etag, shape, answer, seal, used_on } = row;
      const kept = { etag, shape, answer, seal };
      if (used_on !== dayOf(now())) await cache.set(address, kept);
      return kept;
    },
    set(address, { etag, shape, answer, seal }) {
      const row = { address, etag, shape, answer, seal, used_on: dayOf(now()) };
      return writes.put(nameOf(address), (db) => db.insertInto('answers').orReplace().values(row).execute());
    },
  };
  return cache;
}

/** Few, so all are known from the start: a look for every document of a run would cost more than reading it. */
function storedCosts({ file, writes, now }: StoreParts, inputs: string): CostMemory {
  let known: Promise<Map<string, Verdict>> | undefined;
  const load = async () => {
    await writes.flush();
    return file.use(async (db) => {
      const rows = await db.selectFrom('costs').select(['digest', 'verdict']).where('inputs', '=', inputs).execute();
      return new Map(rows.map(({ digest, verdict }) => [digest, verdict as Verdict]));
    }, new Map<string, Verdict>());
  };
  const put = (digest: string, verdict: Verdict) => {
    const row = { digest, inputs, verdict, used_on: dayOf(now()) };
    return writes.put(`cost ${digest}`, (db) => db.insertInto('costs').orReplace().values(row).execute());
  };
  return {
    async recall(digest) {
      known ??= load();
      const verdict = (await known).get(digest);
      if (verdict !== undefined) await put(digest, verdict);
      return verdict;
    },
    async remember(digest, verdict) {
      known ??= load();
      (await known).set(digest, verdict);
      await put(digest, verdict);
    },
  };
}

function domainChecks({ writes, now }: StoreParts): Pick<SyncState, 'lastCheckedOn' | 'noteCheck'> {
  const nameOf = (slug: string) => `check ${slug}`;
  return {
    lastCheckedOn: (slug) =>
      writes.find(nameOf(slug), async (db) => {
        const row = await db.selectFrom('checks').selectAll().where('slug', '=', slug).executeTakeFirst();
        return row?.checked_on;
      }),
    noteCheck(slug) {
      const row = { slug, checked_on: dayOf(now()) };
      return writes.put(nameOf(slug), (db) => db.insertInto('checks').orReplace().values(row).execute());
    },
  };
}
