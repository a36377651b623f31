/** The parts of a committed catalog that an upgrade reads. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { catalogRepository } from '../../schemas/rules/catalog-repository.ts';
import { member } from '../../schemas/rules/members.ts';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { GITLAB, readWritten, type Target, WRITTEN } from '../create/engine-files.ts';
import { type DataFiles, parseSettings, readCommit, SETTINGS } from '../repo/data/data-files.ts';
import { formatOf, migrated, migrationOf } from '../repo/data/data-format.ts';
import { uncommitted } from '../repo/data/head.ts';
import type { Migration } from '../repo/data/migrations/migration.ts';
import { git, tryGit } from '../repo/git/git.ts';
import { isRepository } from '../repo/git/git-folders.ts';
import { readObjects } from '../repo/git/objects.ts';
import { listTree } from '../repo/git/trees.ts';
import { UsageError } from '../repo/run/command-context.ts';
import { jsonOf } from '../repo/text/stable-json.ts';

export interface CommittedCatalog {
  /** Newest commit of the published branch, and its name. */
  commit: string;
  branch: string;
  settings: Settings;
  /** Of data/, in the format that this engine reads. */
  data: DataFiles;
  /** The files of data/ that the migration changes, and its steps. */
  changed: [path: string, content: string][];
  steps: readonly Migration[];
  /** Of data/ before the migration. */
  format: number;
  /** Every file outside data/ that the engine may have written, and those that npm reads. */
  files: ReadonlyMap<string, string>;
}

const MANY_NAMED = 3;
const WATCHED = ['package.json', 'package-lock.json', '.npmrc', '.gitignore', '.github', GITLAB, 'engine'];

/** @throws UsageError that says what to do first */
export async function readCommittedCatalog(folder: string): Promise<CommittedCatalog> {
  if (!(await isRepository(folder))) {
    throw new UsageError('This needs the git repository of a catalog: run it at the top of a clone.');
  }
  await assertCommitted(folder);
  const { branch, commit } = await publishedBranch(folder);
  const before = await readCommit(folder, commit);
  const data = migrated(before);
  const changed = [...data].filter(([path, bytes]) => !before.get(path)?.equals(bytes));
  return {
    ...{ commit, branch, data },
    settings: parseSettings(data),
    changed: changed.map(([path, bytes]) => [path, bytes.toString('utf8')]),
    steps: migrationOf(before),
    format: formatOf(before.get(SETTINGS) ?? Buffer.alloc(0)) ?? 1,
    files: await filesAt(folder, commit),
  };
}

/** Engine and catalog in one repository: a clone of the engine. */
export function isClone(folder: string): boolean {
  return existsSync(join(folder, 'astro.config.mjs')) && existsSync(join(folder, 'pipeline'));
}

/** Where it is published, as its settings and its files say. */
export function targetOf({ settings, files, branch }: CommittedCatalog): Target {
  const { repository, forge } = settings;
  const publish = '.github/workflows/publish.yml';
  const isOfGitlab = /^pages:/m.test(files.get(GITLAB) ?? '');
  const hasPages = readWritten(files.get(WRITTEN))?.files.has(publish) === true || files.has(publish) || isOfGitlab;
  return {
    host: settings.host === 'worker' ? 'cloudflare' : hasPages ? 'pages' : 'static',
    forge: catalogRepository({ ...(repository !== undefined && { repository }), ...(forge && { forge }) })?.forge,
    branch,
    language: (settings.languages?.[0] ?? 'en') as LanguageTag,
  };
}

/** Untracked files do not matter, except in data/, where somebody may have forgotten to commit them. */
async function assertCommitted(folder: string): Promise<void> {
  const edited = (await git(folder, ['diff', '--name-only', '-z', 'HEAD'])).split('\0').filter(Boolean);
  const names = [...new Set([...edited, ...(await uncommitted(folder))])];
  if (names.length === 0) return;
  throw new UsageError(
    `Not everything is committed: ${names.slice(0, MANY_NAMED).join(', ')}. Commit it, or put it aside with git stash; ` +
      'nothing was changed.',
  );
}

async function publishedBranch(folder: string): Promise<{ branch: string; commit: string }> {
  const named = member(jsonOf(await tryGit(folder, ['show', `HEAD:${SETTINGS}`])), 'main_branch');
  if (typeof named !== 'string')
    throw new UsageError(`${SETTINGS} of the commit that is checked out does not name the published branch.`);
  const commit = await tryGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `refs/heads/${named}`]);
  if (commit === undefined)
    throw new UsageError(`There is no branch ${named}, which ${SETTINGS} names. Create it first.`);
  return { branch: named, commit };
}

async function filesAt(folder: string, commit: string): Promise<Map<string, string>> {
  const entries = await listTree(folder, commit, WATCHED);
  const ids = entries.map(({ id }) => id);
  const objects = await readObjects(folder, ids);
  return new Map(entries.map(({ path }, index) => [path, objects[index]?.toString('utf8') ?? '']));
}
