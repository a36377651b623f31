/**
 * What later builds go on from (`<output>.build/kept`: notes with the digest of every file, facts of listings, the compiled
 * site) lies in caches that many jobs may write. What is signed must not rest on it unless the operator's own
 * key has signed it, all of it: its note covers the output. Otherwise it is removed, and the build begins with nothing.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { inBuildFolder, workshopOf } from '../../build/writer/build-folder.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy, readJws, signJws } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';
import { CACHE_SIGNATURE } from './handed-files.ts';

/** Told apart from a signed build by its members. */
interface KeptStatement {
  kept_sha256: string;
}

/** @returns digest of all names and bytes; undefined where nothing is kept, or a link is among it: that is no file of ours */
export async function cacheDigest(kept: string): Promise<string | undefined> {
  const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  if (paths.length === 0 || entries.some((entry) => !entry.isFile() && !entry.isDirectory())) return undefined;
  const digest = createHash('sha256');
  for (const path of paths.sort(compareText)) {
    digest.update(`${JSON.stringify(path.slice(kept.length))} ${sha256(await readFile(path))}\n`);
  }
  return digest.digest('hex');
}

/** @param folder of its signature */
export async function isCacheSigned(kept: string, folder: string, keys: readonly PublicKey[]): Promise<boolean> {
  const found = readJws(jsonOf(await readFile(join(folder, CACHE_SIGNATURE)).catch(() => undefined)));
  if (found === undefined || !keys.some((key) => isSignedBy(key, found.signature))) return false;
  const { kept_sha256 } = found.payload as Partial<KeptStatement>;
  return kept_sha256 !== undefined && kept_sha256 === (await cacheDigest(kept));
}

/** Removes what is kept, unless one of the keys has signed it. @returns whether something was removed */
export function distrustCache(output: string, keys: readonly PublicKey[]): Promise<boolean> {
  return inBuildFolder(output, 'catalog publish', async ({ kept }) => {
    if (await isCacheSigned(kept, workshopOf(output), keys)) return false;
    const isThere = (await readdir(kept).catch(() => [])).length > 0;
    await rm(kept, { recursive: true, force: true });
    return isThere;
  });
}

export async function signCache(output: string, key: KeyObject): Promise<void> {
  await inBuildFolder(output, 'catalog publish', async ({ kept }) => {
    const digest = await cacheDigest(kept);
    const path = join(workshopOf(output), CACHE_SIGNATURE);
    if (digest === undefined) return rm(path, { force: true });
    await mkdir(workshopOf(output), { recursive: true });
    await writeFile(path, compactJson(signJws({ kept_sha256: digest } satisfies KeptStatement, key)));
  });
}
