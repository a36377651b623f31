/**
 * A build on its way through the jobs of a workflow. What an earlier run has kept may come from anybody who may write a cache;
 * it is unpacked aside, and counts only if a key of the catalog has signed it, all of it: what later builds go on from
 * (`<output>.build/kept`) holds notes with the digest of every file, and what is signed must not rest on a stranger's.
 */
import { execFile } from 'node:child_process';
import { createHash, type KeyObject } from 'node:crypto';
import { cp, mkdir, mkdtempDisposable, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { assertReplaceable, inBuildFolder, workshopOf } from '../../build/writer/build-folder.ts';
import { digestOfFile } from '../../build/writer/file-digest.ts';
import { withoutSecrets } from '../../repo/children/child-environment.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy, readJws, signJws } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';
import { faultyFiles } from '../live/build-contents.ts';
import { ownSignature } from '../live/build-signature.ts';
import { CACHE_SIGNATURE, HANDED, LAST_SIGNATURE, type SignRequest } from './archive-names.ts';

const KEPT = 'kept';

/** @param folder of what an earlier run has handed over @returns whether it was put in the place of the output */
export async function takeCache(folder: string, output: string, keys: readonly PublicKey[]): Promise<boolean> {
  await mkdir(dirname(output), { recursive: true });
  // On the disk of the output, so that it can be moved.
  await using aside = await mkdtempDisposable(`${output}.taken-`);
  const [kept, standing] = [join(aside.path, KEPT), join(aside.path, 'output')];
  try {
    await unpack(join(folder, HANDED.kept), kept);
    if (!(await isCacheSigned(kept, folder, keys))) return false;
    await unpack(join(folder, HANDED.signed), standing);
    await assertReplaceable(output);
  } catch {
    // Nothing was kept, or it is no archive of ours.
    return false;
  }
  const workshop = workshopOf(output);
  for (const path of [output, workshop]) await rm(path, { recursive: true, force: true });
  await mkdir(workshop);
  await rename(standing, output);
  await rename(kept, join(workshop, KEPT));
  for (const name of [CACHE_SIGNATURE, LAST_SIGNATURE])
    await cp(join(folder, name), join(workshop, name), { force: true }).catch(() => {});
  return true;
}

/** @param folder which is made @param build null: the catalog signs nothing @returns digest of what is to be signed */
export async function handOver(folder: string, output: string, build: SignedBuild | null): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const kept = join(workshopOf(output), KEPT);
  await tar('--create', '--file', join(folder, HANDED.output), '--hard-dereference', '--directory', output, '.');
  const kept_sha256 = (await cacheDigest(kept)) ?? null;
  if (kept_sha256 !== null) await tar('--create', '--file', join(folder, HANDED.kept), '--directory', kept, '.');
  const { sha256: output_sha256 } = digestOfFile(join(folder, HANDED.output));
  const manifest_sha256 = sha256(await readFile(join(output, files.buildManifest)));
  const request = compactJson({ output_sha256, kept_sha256, manifest_sha256, build } satisfies SignRequest);
  await writeFile(join(folder, HANDED.request), request);
  return sha256(Buffer.from(request));
}

/**
 * Puts what was handed over in the place of the output.
 * @param digest of the request, as the job has said it that wrote it
 * @throws Error where it is not that, or is not signed by a key of the catalog that signs
 */
export async function takeSigned(
  folder: string,
  output: string,
  { digest, keys }: { digest: string | undefined; keys: readonly PublicKey[] },
): Promise<void> {
  const bytes = await readFile(join(folder, HANDED.request));
  if (sha256(bytes) !== digest) throw new Error('What was handed over is not what the job `build` has written.');
  const { manifest_sha256 }: SignRequest = JSON.parse(bytes.toString('utf8'));
  await assertReplaceable(output);
  await rm(output, { recursive: true, force: true });
  await unpack(join(folder, HANDED.signed), output);
  const signed = ownSignature(await readFile(join(output, files.buildSignature)).catch(() => undefined), keys);
  if (keys.length > 0 && signed?.manifest_sha256 !== manifest_sha256)
    throw new Error('The build is not signed by a key of data/catalog.json, so it is not published.');
  const faulty = await faultyFiles(output);
  if (faulty.length > 0 || sha256(await readFile(join(output, files.buildManifest))) !== manifest_sha256)
    throw new Error(`The build is not the one that was handed over: ${faulty.slice(0, 5).join(', ')}`);
}

/** Whoever made the archive: GNU tar leaves out what leads out of the folder, and neither owners nor rights are taken over. */
async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tar('--extract', '--file', archive, '--directory', folder, '--no-same-owner', '--no-same-permissions');
}

async function tar(...args: string[]): Promise<void> {
  await promisify(execFile)('tar', args, { env: withoutSecrets() });
}

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
async function isCacheSigned(kept: string, folder: string, keys: readonly PublicKey[]): Promise<boolean> {
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
