/**
 * The keys of signed records. A catalog whose proposals are reviewed elsewhere has a pair of its own: the private half
 * in CATALOG_RECORD_KEY, the public half in data/catalog.json. The clone in which that pair was made holds it, too, and a
 * clone that reviews its own proposals makes a pair by itself. Both lie in git's own folder, because a branch can carry a file of any name into the work tree and into
 * .cache, where the next command would believe it, but nothing below .git.
 */
import { type KeyObject, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { gitFolders } from '../git/git-folders.ts';
import { newKeyPair, type PublicKey, pairedKey, publicHalf, readPrivateKey } from './ed25519.ts';

type RecordSettings = Pick<Settings, 'moderation'>;

/**
 * The key that a run signs with; undefined where people review elsewhere and the operator has none.
 * @param pem CATALOG_RECORD_KEY of the environment
 * @throws Error where the two halves do not belong together: no check would believe what such a run proposes
 */
export async function recordKey(
  folder: string,
  { moderation = {} }: RecordSettings,
  pem: string | undefined,
): Promise<KeyObject | undefined> {
  if (!pem) {
    if (moderation.mode !== 'github') return localKey(folder);
    if (moderation.record_key === undefined) return undefined;
    const own = await readLocalKey(await localKeyPath(folder));
    if (own !== undefined && publicHalf(own) === moderation.record_key) return own;
    throw new Error(
      'data/catalog.json has a moderation.record_key, but CATALOG_RECORD_KEY holds no key, so no check would believe what ' +
        'this run proposes. Set the variable, or take record_key out.',
    );
  }
  const command = 'catalog signing-key --records';
  return pairedKey(moderation.record_key, pem, {
    setting: 'moderation.record_key',
    variable: 'CATALOG_RECORD_KEY',
    command,
  });
}

/**
 * The keys whose records this clone believes.
 * @param settings those of the published branch, never of the branch that is checked: it could name a key of its own
 */
export async function trustedRecordKeys(folder: string, { moderation }: RecordSettings): Promise<PublicKey[]> {
  const key = await readLocalKey(await localKeyPath(folder));
  return [moderation?.record_key, key && publicHalf(key)].flatMap((one) => one ?? []);
}

/** Makes the pair of a catalog. @param folder top of a clone, which keeps the private half @returns the public half */
export async function newRecordKey(folder: string): Promise<PublicKey> {
  return publicHalf(await localKey(folder));
}

/** Where {@link newRecordKey} leaves the private half, from the top of a clone. */
export const RECORD_KEY_FILE = '.git/catalog/record-key';

/** Made where there is none yet. */
export async function localKey(folder: string): Promise<KeyObject> {
  const path = await localKeyPath(folder);
  const known = await readLocalKey(path);
  if (known !== undefined) return known;
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, newKeyPair().privateKey, { mode: 0o600, flush: true });
  try {
    // Whole or not at all; and of two runs that make one at the same time, the first counts.
    await link(part, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(part, { force: true });
  }
  const made = await readLocalKey(path);
  if (made === undefined) throw new Error(`${path} holds no key. Delete it; the next sync makes another.`);
  return made;
}

async function readLocalKey(path: string): Promise<KeyObject | undefined> {
  const pem = await readFile(path, 'utf8').catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
  return pem === undefined ? undefined : readPrivateKey(pem);
}

/** One for all work trees of a clone. */
async function localKeyPath(folder: string): Promise<string> {
  return join((await gitFolders(folder)).common, 'catalog', 'record-key');
}
