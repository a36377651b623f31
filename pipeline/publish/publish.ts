/** Publishing: a build that is complete, and that may follow what is live, is signed and deployed. */
import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../schemas/contracts/addresses.ts';
import type { BuildSignature, SignedBuild } from '../../schemas/contracts/generated/read-api.ts';
import { workshopOf } from '../build/writer/build-folder.ts';
import { git } from '../repo/git/git.ts';
import { isShallow } from '../repo/git/git-folders.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import { type DescribedBuild, type FileChanges, faultyFiles, fileChanges, readBuild } from './live/build-contents.ts';
import { describeToSign, ownSignature, signBuild, signingKeys } from './live/build-signature.ts';
import { publishedFolder, type ReadPublished } from './live/live-files.ts';
import { assertMayFollow, type Successor } from './may-replace-live.ts';
import { LAST_SIGNATURE } from './signing/archive-names.ts';
import { signCache } from './signing/build-archive.ts';

export interface PublishRequest extends Successor {
  /** Folder of the build. */
  output: string;
  /** What is live; undefined: nothing is yet. */
  live: DescribedBuild | undefined;
  /** The operator's private key, where this process signs. */
  signingKey?: KeyObject | undefined;
  /** Day from which a signature counts. */
  now: Date;
}

/** Listing more file names would help nobody. */
const MAX_NAMED = 5;

/** @throws Error where it cannot be read: then nobody can say what may follow it */
export async function readLive(live: ReadPublished): Promise<DescribedBuild> {
  const build = await readBuild(live);
  if (build !== undefined) return build;
  throw new Error(
    'What is live cannot be read, so nobody can say whether this build may follow it. ' +
      'Try again later, name it with --live, or pass --first if nothing was ever published there.',
  );
}

interface ReadyBuild {
  next: DescribedBuild & { commit: string };
  /** Against what is live. */
  changes: FileChanges;
}

/** @throws Error that says why the build may not be published, and what to do about it */
export async function checkBuild(request: PublishRequest): Promise<ReadyBuild> {
  const { output, live } = request;
  await assertWhole(output);
  const next = await readBuild(publishedFolder(output));
  if (next === undefined) throw new Error(`${output} holds no build. Run \`catalog build\` first.`);
  const { commit } = next;
  if (commit === null) {
    throw new Error('The build is of no commit, so nobody could say what is live. Commit data/, then publish.');
  }
  if (live !== undefined) await assertMayFollow(live, next, request);
  return { next: { ...next, commit }, changes: fileChanges(live, next) };
}

/**
 * @returns what differs from what was live
 * @throws Error that says why the build is not published, and what to do about it
 */
export async function publishBuild(
  request: PublishRequest,
  deploy: (output: string) => Promise<void>,
): Promise<FileChanges> {
  const { output, signingKey } = request;
  const { next, changes } = await checkBuild(request);
  // Of an earlier publication, or of whoever has left the folder here.
  await rm(join(output, files.buildSignature), { force: true });
  if (signingKey !== undefined) {
    await placeSignature(output, signBuild(await buildToSign(request, next), signingKey));
    await signCache(output, signingKey);
  }
  await deploy(output);
  return changes;
}

/** Beside the output, too, so that the next number is above it whatever is live then. */
async function placeSignature(output: string, signature: BuildSignature): Promise<void> {
  const text = compactJson(signature);
  await writeFile(join(output, files.buildSignature), text);
  await mkdir(workshopOf(output), { recursive: true });
  await writeFile(join(workshopOf(output), LAST_SIGNATURE), text);
}

/** @throws Error where the history is not all here */
export async function buildToSign(
  { folder, output, live, settings, now }: PublishRequest,
  { base_url, commit, date, manifest_sha256 }: ReadyBuild['next'],
): Promise<SignedBuild> {
  const keys = signingKeys(settings);
  const last = await readFile(join(workshopOf(output), LAST_SIGNATURE)).catch(() => undefined);
  const earlier = [live?.signature, last].flatMap((bytes) => ownSignature(bytes, keys) ?? []);
  if (await isShallow(folder)) {
    throw new Error(
      'This clone lacks a part of the history, and the number of a signed build is made of all of it. ' +
        'Run `git fetch --unshallow`; in a workflow, set fetch-depth: 0.',
    );
  }
  const commits = Number(await git(folder, ['rev-list', '--first-parent', '--count', commit]));
  return describeToSign({ base_url, commit, date, manifest_sha256, commits, earlier }, settings, now);
}

async function assertWhole(output: string): Promise<void> {
  const faulty = await faultyFiles(output);
  if (faulty.length === 0) return;
  const named = faulty.slice(0, MAX_NAMED).join(', ');
  const more = faulty.length > MAX_NAMED ? ` and ${faulty.length - MAX_NAMED} more` : '';
  throw new Error(`The build is not what its manifest says: ${named}${more}. Build again; nothing was published.`);
}
