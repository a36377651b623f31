/** Hands the search rows of a build to the worker: those it does not have yet, and nothing else. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type {
  BuildManifest,
  PublicSettings,
  PublisherTable,
  RankTable,
  SoftwareListing,
} from '../../../schemas/contracts/generated/read-api.ts';
import {
  type LoadChunk,
  type LoadComplete,
  type LoadEnd,
  type LoadedRows,
  type LoadStart,
  type LoadStarted,
  type LoadTaken,
  SEARCH_VERSION,
  searchKey,
  vocabularyOf,
} from '../../../schemas/search/search-rows.ts';
import { categoryLabels } from '../../../schemas/search/searched-listing.ts';
import { type RowFacts, toSearchRow, type WholeRow } from '../../build/api/listing-row.ts';
import { publisherSlugs } from '../../build/listings/group-by-publisher.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';

/**
 * Well below two megabytes, the most that D1 takes as one parameter, and a few milliseconds of the worker's time, of
 * which it has ten where nothing is paid. Each chunk costs a commit, so fewer are cheaper.
 */
const MAX_CHUNK_BYTES = 750_000;
const MAX_CHUNK_ROWS = 500;
/** Made at once, before the chunk that is on its way gets its turn. */
const ROWS_AT_ONCE = 20;

export interface SearchLoad {
  id: number;
  sent: number;
  closed: number;
}

/**
 * May break off at any moment and be run again: what has arrived is not sent twice, and nothing is searched before all
 * has.
 * @param folder of the build
 * @returns undefined where the worker is of another version, and has to be deployed first
 * @throws WorkerError
 */
export async function loadSearchRows(worker: InternalClient, folder: string): Promise<SearchLoad | undefined> {
  const manifest = await readFile(join(folder, files.buildManifest), 'utf8');
  const start: LoadStart = { version: SEARCH_VERSION, key: await searchKey(manifest) };
  const { id, loaded } = await worker.post<LoadStarted>('/builds', start);
  if (id === null) return undefined;
  if (loaded) return { id, sent: 0, closed: 0 };
  const known = await readKnown(worker, id);
  const load: SearchLoad = { id, sent: 0, closed: 0 };
  const send = async (chunk: LoadChunk) => {
    await post(worker, `/builds/${id}/rows`, chunk);
    load.sent += chunk.rows.length;
    load.closed += chunk.closed.length;
  };
  const rows = await sendChanged(buildRows(folder), known, send);
  // What is left is no longer in the build.
  for (const closed of chunksOf([...known.keys()], MAX_CHUNK_ROWS)) await send({ rows: [], closed, words: [] });
  await post(worker, `/builds/${id}/loaded`, { rows } satisfies LoadEnd);
  return load;
}

/** Tells the worker that the build is live: the next build is compared with it. */
export async function completeBuild(worker: InternalClient, { id }: SearchLoad, folder: string): Promise<void> {
  const { commit, date }: BuildManifest = JSON.parse(await readFile(join(folder, files.buildManifest), 'utf8'));
  await post(worker, `/builds/${id}/complete`, { commit, date } satisfies LoadComplete);
}

async function post(worker: InternalClient, path: string, body: LoadChunk | LoadEnd | LoadComplete): Promise<void> {
  const { taken } = await worker.post<LoadTaken>(path, body);
  if (taken) return;
  throw new WorkerError(
    'The worker does not take the search rows of this build: another one is being published, or was. ' +
      'See that one run publishes at a time, then publish again.',
  );
}

type Known = Map<string, { digest: string; textDigest: string }>;

async function readKnown(worker: InternalClient, id: number): Promise<Known> {
  const known: Known = new Map();
  for (let after: string | null = ''; after !== null; ) {
    const { rows, next }: LoadedRows = await worker.get(`/builds/${id}/rows?after=${after}`);
    for (const [slug, digest, textDigest] of rows) known.set(slug, { digest, textDigest });
    after = next;
  }
  return known;
}

/**
 * Makes the next chunk while one is on its way. Takes every slug it meets out of `known`.
 * @returns how many rows the build has
 */
async function sendChanged(rows: AsyncIterable<WholeRow>, known: Known, send: (chunk: LoadChunk) => Promise<void>) {
  let count = 0;
  let next = emptyChunk();
  let bytes = 0;
  let onItsWay = Promise.resolve();
  const sentWords = new Set<string>();
  const sendNext = async () => {
    await onItsWay;
    onItsWay = send(next);
    // A failure is thrown where it is waited for.
    onItsWay.catch(() => {});
    [next, bytes] = [emptyChunk(), 0];
  };
  for await (const row of rows) {
    count += 1;
    const before = known.get(row.slug);
    known.delete(row.slug);
    if (before?.digest === row.digest) continue;
    const hasSameText = before?.textDigest === row.text_digest;
    const changed = hasSameText ? { ...row, text: null } : row;
    const words = hasSameText ? [] : Array.from(vocabularyOf(row.text)).filter((word) => !sentWords.has(word));
    const size = Buffer.byteLength(JSON.stringify(changed)) + Buffer.byteLength(JSON.stringify(words));
    if (next.rows.length >= MAX_CHUNK_ROWS || bytes + size > MAX_CHUNK_BYTES) await sendNext();
    next.rows.push(changed);
    next.words.push(...words);
    for (const word of words) sentWords.add(word);
    bytes += size;
  }
  if (next.rows.length > 0) await sendNext();
  await onItsWay;
  return count;
}

const emptyChunk = (): LoadChunk => ({ rows: [], closed: [], words: [] });

async function* buildRows(folder: string): AsyncGenerator<WholeRow> {
  // Not with promises, which cost more than the reading.
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const { languages } = read<PublicSettings>(files.settings);
  const { order, computed_on } = read<RankTable>(files.rankTable);
  const facts: RowFacts = {
    labels: categoryLabels(read<CategoryVocabulary>(files.vocabulary), languages[0] ?? ''),
    languages,
    publishers: publisherSlugs(read<PublisherTable>(files.publishers).data),
    date: computed_on,
  };
  for (const [index, [slug]] of order.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    yield toSearchRow(read<SoftwareListing>(files.listing(slug)), facts);
  }
}
