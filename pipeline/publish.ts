/** The publish story: a build that is whole, and that may follow what is live, is deployed. */
import type { LedgerRecord } from '../schemas/generated/moderation.ts';
import type { Settings } from '../schemas/generated/settings.ts';
import { tryGit } from './git/git.ts';
import { allowedChanges } from './moderation/guard.ts';
import { type DescribedBuild, faultyFiles, readBuild } from './publish/described-build.ts';
import { publishedFolder, type ReadPublished } from './rank/published.ts';

export interface PublishRequest {
  /** Repository whose history says which build comes after which. */
  folder: string;
  /** Folder of the build. */
  output: string;
  /** What is live; undefined: nothing is yet. */
  live: DescribedBuild | undefined;
  settings: Settings;
  ledger: ReadonlyMap<string, LedgerRecord>;
  allowRollback?: boolean | undefined;
  allowMassChange?: boolean | undefined;
}

/** More file names than this help nobody. */
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

/** @throws Error that says why the build is not published, and what to do about it */
export async function publishBuild(request: PublishRequest, deploy: (output: string) => Promise<void>): Promise<void> {
  const { output, live } = request;
  await assertWhole(output);
  const next = await readBuild(publishedFolder(output));
  if (next === undefined) throw new Error(`${output} holds no build. Run \`catalog build\` first.`);
  if (next.commit === null) {
    throw new Error('The build is of no commit, so nobody could say what is live. Commit data/, then publish.');
  }
  if (live !== undefined) await assertMayFollow(live, next, request);
  await deploy(output);
}

async function assertWhole(output: string): Promise<void> {
  const faulty = await faultyFiles(output);
  if (faulty.length === 0) return;
  const named = faulty.slice(0, MAX_NAMED).join(', ');
  const more = faulty.length > MAX_NAMED ? ` and ${faulty.length - MAX_NAMED} more` : '';
  throw new Error(`The build is not what its manifest says: ${named}${more}. Build again; nothing was published.`);
}

async function assertMayFollow(live: DescribedBuild, next: DescribedBuild, request: PublishRequest): Promise<void> {
  const { folder, settings, ledger, allowRollback, allowMassChange } = request;
  if (!allowRollback && !(await isLater(folder, live, next))) {
    throw new Error(
      'What is live is newer than this build, or of another history. Publish the newest commit; ' +
        'to go back on purpose, pass --allow-rollback.',
    );
  }
  const lost = [...live.slugs].filter((slug) => !next.slugs.has(slug) && ledger.get(slug)?.state !== 'renamed');
  const most = allowedChanges(settings, live.slugs.size);
  if (!allowMassChange && lost.length > most) {
    throw new Error(
      `This build lacks ${lost.length} of the ${live.slugs.size} listings that are live, and ${most} are allowed ` +
        '(guards in data/catalog.json), so nothing was published. If all of it is right, pass --allow-mass-change.',
    );
  }
}

/** A build of the same commit follows on the same day or later: only what depends on the day differs. */
async function isLater(folder: string, live: DescribedBuild, next: DescribedBuild): Promise<boolean> {
  if (live.commit === null || next.commit === null || next.date < live.date) return false;
  return (await tryGit(folder, ['merge-base', '--is-ancestor', live.commit, next.commit])) !== undefined;
}
