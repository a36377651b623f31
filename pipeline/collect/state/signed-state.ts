/**
 * What the jobs of a shared run remember from night to night. It lies in a cache that every job of the branch may write, so a
 * file of it counts only if the record key has signed it, under the name of its job. The job that proposes has that key; it
 * signs its own file, and those that the jobs have left which read.
 */
import type { KeyObject } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy, readJws, signJws } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';
import type { Shard } from '../feeds/feed-filter.ts';
import { STATE_FILE } from './sync-state.ts';

/** Below the top of the repository: what goes into the cache. */
const SIGNED = join('.cache', 'memory');
export const OF_WRITER = 'write';
const UNSIGNED = /^(read-\d{1,4}-of-\d{1,4})\.unsigned$/;
const STATE = /^(read-\d{1,4}-of-\d{1,4}|write)\.db$/;

export const ofReader = ({ number, of }: Shard) => `read-${number}-of-${of}`;

interface SignedDigest {
  state: string;
  sha256: string;
}

/** Goes on from what the job of that name has kept, or from nothing. @returns whether there was anything to go on from */
export async function takeState(
  folder: string,
  { kept, name, key }: { kept: string; name: string; key: PublicKey | undefined },
): Promise<boolean> {
  const path = join(folder, STATE_FILE);
  for (const part of ['', '-wal', '-shm']) await rm(path + part, { force: true });
  if (key === undefined || !(await isSigned(kept, name, key))) return false;
  await mkdir(dirname(path), { recursive: true });
  await copyFile(join(kept, `${name}.db`), path);
  return true;
}

/** Leaves the memory of a job that reads to be signed. */
export async function leaveState(folder: string, place: string, name: string): Promise<void> {
  await mkdir(place, { recursive: true });
  await copyFile(join(folder, STATE_FILE), join(place, `${name}.unsigned`));
}

/** @param handed folder of what the jobs have left, and of what was signed before: a job that failed keeps that */
export async function signStates(folder: string, handed: string, key: KeyObject, publicKey: PublicKey): Promise<void> {
  const signed = join(folder, SIGNED);
  await rm(signed, { recursive: true, force: true });
  await mkdir(signed, { recursive: true });
  for (const file of await readdir(handed)) {
    const [, name] = STATE.exec(file) ?? [];
    if (name === undefined || !(await isSigned(handed, name, publicKey))) continue;
    for (const part of ['db', 'sig.json'])
      await copyFile(join(handed, `${name}.${part}`), join(signed, `${name}.${part}`));
  }
  for (const file of await readdir(handed)) {
    const [, name] = UNSIGNED.exec(file) ?? [];
    if (name !== undefined) await sign(join(handed, file), { signed, name, key });
  }
  await sign(join(folder, STATE_FILE), { signed, name: OF_WRITER, key });
}

async function sign(
  path: string,
  { signed, name, key }: { signed: string; name: string; key: KeyObject },
): Promise<void> {
  await copyFile(path, join(signed, `${name}.db`));
  const statement: SignedDigest = { state: name, sha256: sha256(await readFile(path)) };
  await writeFile(join(signed, `${name}.sig.json`), compactJson(signJws(statement, key)));
}

async function isSigned(kept: string, name: string, key: PublicKey): Promise<boolean> {
  try {
    const found = readJws(jsonOf(await readFile(join(kept, `${name}.sig.json`))));
    if (found === undefined || !isSignedBy(key, found.signature)) return false;
    const { state, sha256: digest } = found.payload as Partial<SignedDigest>;
    return state === name && digest === sha256(await readFile(join(kept, `${name}.db`)));
  } catch {
    return false;
  }
}
