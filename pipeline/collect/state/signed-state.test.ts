/** The cache of a sync is anybody's who may write one: what is taken from it is signed, or nothing. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newKeyPair, readPrivateKey } from '../../repo/keys/ed25519.ts';
import { leaveState, OF_WRITER, ofReader, signStates, takeState } from './signed-state.ts';

const READER = ofReader({ number: 1, of: 2 });
const { privateKey, publicKey } = newKeyPair();
const key = readPrivateKey(privateKey) as NonNullable<ReturnType<typeof readPrivateKey>>;
let folder: string;
let handed: string;
const signed = (name: string) => join(folder, '.cache', 'memory', name);
const state = () => join(folder, '.cache', 'sync.db');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-memory-'));
  handed = join(folder, 'handed');
  mkdirSync(join(folder, '.cache'));
  writeFileSync(state(), 'of the reader');
  await leaveState(folder, handed, READER);
  writeFileSync(state(), 'of the writer');
  await signStates(folder, handed, key, publicKey);
});
afterEach(() => rmSync(folder, { recursive: true }));

const take = (name: string, kept = join(folder, '.cache', 'memory'), trusted: string | undefined = publicKey) =>
  takeState(folder, { kept, name, key: trusted });

it.each([
  [READER, 'of the reader'],
  [OF_WRITER, 'of the writer'],
])('the job %s goes on from what it has kept', async (name, text) => {
  writeFileSync(`${state()}-wal`, 'of another file');
  expect(await take(name)).toBe(true);
  expect(readFileSync(state(), 'utf8')).toBe(text);
  expect(existsSync(`${state()}-wal`)).toBe(false);
});

it.each<[string, () => void]>([
  ['was changed in the cache', () => writeFileSync(signed(`${READER}.db`), 'of the reaper')],
  [
    'is the memory of another job',
    () => {
      copyFileSync(signed('write.db'), signed(`${READER}.db`));
      copyFileSync(signed('write.sig.json'), signed(`${READER}.sig.json`));
    },
  ],
  ['has no signature', () => rmSync(signed(`${READER}.sig.json`))],
  ['has a signature that is none', () => writeFileSync(signed(`${READER}.sig.json`), '{"payload":"e30"}')],
  ['is missing', () => rmSync(signed(`${READER}.db`))],
])('a file that %s is not opened: the run begins with nothing', async (_, harm) => {
  harm();
  expect(await take(READER)).toBe(false);
  expect(existsSync(state())).toBe(false);
});

it('nothing counts under another key, nor without one', async () => {
  expect([
    await take(READER, undefined, newKeyPair().publicKey),
    await takeState(folder, { kept: folder, name: READER, key: undefined }),
  ]).toEqual([false, false]);
});

it('a job that failed keeps what was signed before, and what was planted beside it is left behind', async () => {
  rmSync(join(handed, `${READER}.unsigned`));
  for (const name of readdirSync(join(folder, '.cache', 'memory'))) copyFileSync(signed(name), join(handed, name));
  for (const name of ['read-2-of-2.db', 'read-2-of-2.sig.json', 'evil.unsigned'])
    writeFileSync(join(handed, name), '{}');
  writeFileSync(state(), 'of the next night');
  await signStates(folder, handed, key, publicKey);
  expect(readdirSync(join(folder, '.cache', 'memory')).sort()).toEqual([
    ...[`${READER}.db`, `${READER}.sig.json`, 'write.db', 'write.sig.json'],
  ]);
  expect(await take(READER)).toBe(true);
  expect(await take(OF_WRITER)).toBe(true);
  expect(readFileSync(state(), 'utf8')).toBe('of the next night');
});
