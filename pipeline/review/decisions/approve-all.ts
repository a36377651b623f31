/**
 * Deciding on all that waits at once, named by the digest of the list that was shown. What was approved is kept in git's
 * own folder until it is published, so that a run that was killed is begun again by the same command.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { writeIfAbsent } from '../../repo/files/write-if-absent.ts';
import { gitFolders } from '../../repo/git/git-folders.ts';
import { UsageError } from '../../repo/run/command-context.ts';
import { shortDigest, type WaitingBranch } from '../plan/proposals/proposals.ts';
import type { Approval } from './publish-proposals.ts';

/** Of all names and digests, whatever their order. */
export function digestOfList(branches: readonly Approval[]): string {
  return shortDigest(branches.map(nameWithDigest).sort(compareText));
}

/** @throws UsageError where the list has changed since it was shown */
export function checkList(branches: readonly Approval[], digest: string): void {
  if (digestOfList(branches) === digest) return;
  throw new UsageError(
    'The digest is not that of what waits now: the list has changed since it was shown, or the digest is mistyped. ' +
      'Look again: `catalog moderation list` ends with the digest.',
  );
}

/**
 * What is approved by the digest of a whole list: what waits now, or what a run that was killed has noted.
 * @throws UsageError where it is neither
 */
export async function approvedList(
  folder: string,
  branches: readonly WaitingBranch[],
  digest: string,
): Promise<Approval[]> {
  const path = join(await noteFolder(folder), noteName(digest));
  const note = HEX.test(digest) ? await readFile(path, 'utf8').catch(() => undefined) : undefined;
  if (note !== undefined) return note.split('\n').map(toApproval);
  checkList(branches, digest);
  await writeIfAbsent(await noteFolder(folder), noteName(digest), branches.map(nameWithDigest).join('\n'));
  return branches.map(({ name, digest: own }) => ({ name, digest: own }));
}

/** Once all is published that could be. */
export async function forgetList(folder: string, digest: string): Promise<void> {
  await rm(join(await noteFolder(folder), noteName(digest)), { force: true });
}

const HEX = /^[0-9a-f]+$/;
const nameWithDigest = ({ name, digest }: Approval) => `${name}@${digest}`;
const toApproval = (line: string): Approval => {
  const [name = '', digest = ''] = line.split('@');
  return { name, digest };
};
const noteName = (digest: string) => `approved-${digest}`;

async function noteFolder(folder: string): Promise<string> {
  return join((await gitFolders(folder)).common, 'catalog');
}
