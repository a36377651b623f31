/**
 * Brings a catalog to the engine that runs: one commit on a branch of its own. The work tree and the published branch stay
 * as they are, and the branch is created last, so that a killed upgrade leaves nothing half done.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { memberAt } from '../../schemas/rules/members.ts';
import { engineFiles, packageMembers, readWritten, WRITTEN, writtenFile } from '../create/engine-files.ts';
import { ENGINE_NAME, type EngineSpec } from '../create/engine-spec.ts';
import { runNpm } from '../create/run-npm.ts';
import { FORMAT } from '../repo/data/data-format.ts';
import { commitOnto, type FileChange, type KnownFile } from '../repo/git/commits.ts';
import { git, tryGit } from '../repo/git/git.ts';
import { gitUser } from '../repo/git/git-user.ts';
import { changeRef } from '../repo/git/refs.ts';
import { UsageError } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import { type CommittedCatalog, isClone, readCommittedCatalog, targetOf } from './committed-catalog.ts';
import { fileSteps, PACKAGE, packageSteps, recordKeyStep, type Step } from './upgrade-steps.ts';

export interface UpgradeTools {
  now: Date;
  /** The engine as package.json is to name it; not asked in a clone. */
  engine: () => EngineSpec;
  lock: Lock;
}

interface Upgrade {
  /** That it lies on, and the published one. */
  branch: string;
  main: string;
  /** undefined: all is as this engine writes it. */
  message?: string;
  /** The branch had it already. */
  isThere?: boolean;
  steps: Step[];
}

type Changes = (FileChange | KnownFile)[];

export async function upgrade(folder: string, tools: UpgradeTools): Promise<Upgrade> {
  const catalog = await readCommittedCatalog(folder);
  const data = dataStep(catalog);
  const own = isClone(folder)
    ? { changes: [], steps: [], title: `Bring data/ to format ${FORMAT}` }
    : await engineStep(folder, catalog, tools);
  const key = await recordKeyStep(folder, catalog);
  const changed = new Map([...catalog.changed, ...(key ? [[key.path, key.content] as const] : [])]);
  const changes: Changes = [...own.changes, ...Array.from(changed, ([path, content]) => ({ path, content }))];
  const steps = [...own.steps, ...data, ...(key ? [key] : [])];
  const upgraded = { branch: `upgrade/${packageFile.version}`, main: catalog.branch, steps };
  if (changes.length === 0) return upgraded;
  const message = [own.title, '', ...steps.map(sentenceOf), ''].join('\n');
  const isThere = await propose(folder, { ...upgraded, message }, catalog, changes, tools.now);
  return { ...upgraded, message, isThere };
}

/** One line. */
export const sentenceOf = ({ path, said }: Step): string => `- ${path}: ${said}.`;

/** From the operator's file to the one that this version writes, as git shows it; empty where there is none to show. */
export async function differenceOf(folder: string, { path, untaken }: Step): Promise<string> {
  if (untaken === undefined) return '';
  const idOf = (input: string) => git(folder, ['hash-object', '-w', '--stdin'], { input });
  const [before, after] = [await idOf(untaken.present), await idOf(untaken.wanted)];
  const text = await git(folder, ['diff', '--no-color', '--no-ext-diff', '--no-textconv', before, after]);
  return [`--- ${path}`, `+++ ${path} of this version`, text.slice(text.indexOf('\n@@') + 1)].join('\n');
}

/** @returns true where the branch has the same already @throws UsageError where it has something else */
async function propose(
  folder: string,
  { branch, message }: { branch: string; message: string },
  { commit }: CommittedCatalog,
  files: Changes,
  now: Date,
): Promise<boolean> {
  const ref = `refs/heads/${branch}`;
  const id = await commitOnto(folder, { parent: commit, message, files }, now, await gitUser(folder));
  const treeOf = (name: string) => tryGit(folder, ['rev-parse', '--verify', '--quiet', `${name}^{tree}`]);
  const there = await treeOf(ref);
  if (there !== undefined) {
    if (there === (await treeOf(id))) return true;
    throw new UsageError(
      `There is a branch ${branch} with something else. Merge it, or delete it with git branch -D ${branch}; nothing was changed.`,
    );
  }
  await changeRef(folder, { ref, from: undefined, to: id });
  return false;
}

function dataStep({ changed, steps, format }: CommittedCatalog): Step[] {
  if (changed.length === 0) return [];
  const why = steps.map((step) => step.why).join('; ');
  return [{ path: 'data/', said: `${plural(changed.length, 'file')} from format ${format} to ${FORMAT}: ${why}` }];
}

/** What an engine changes outside data/. */
async function engineStep(folder: string, catalog: CommittedCatalog, { engine, lock }: UpgradeTools) {
  const text = catalog.files.get(PACKAGE);
  const before = memberAt(jsonOf(text?.replace(/^\ufeff/, '')), ['dependencies', ENGINE_NAME]);
  if (text === undefined || typeof before !== 'string') {
    throw new UsageError(`${PACKAGE} does not depend on ${ENGINE_NAME}. Make the catalog with catalog create.`);
  }
  const { spec, tarball } = engine();
  const target = targetOf(catalog);
  const [wanted, members] = [engineFiles(target), packageMembers(target.host)];
  const { files: written = new Map(), members: base } = readWritten(catalog.files.get(WRITTEN)) ?? {};
  const steps = fileSteps({ wanted, written, present: (path) => catalog.files.get(path) });
  const ofPackage = packageSteps({ text, spec, base, wanted: members });
  const changes: Changes = [...ofPackage, ...steps].flatMap(({ path, content }) =>
    content === undefined ? [] : [{ path, content }],
  );
  const [path, content] = writtenFile(wanted, members);
  if (catalog.files.get(path) !== content) changes.push({ path, content });
  const packed = tarball === undefined ? [] : await tarballChanges(folder, catalog.commit, tarball, before);
  changes.push(...packed);
  if (catalog.files.has(LOCK) && (packed.length > 0 || ofPackage.some(({ content }) => content !== undefined))) {
    const content = await lockedText(lock, catalog.files, ofPackage[0]?.content ?? text, tarball);
    if (content !== catalog.files.get(LOCK)) changes.push({ path: LOCK, content });
  }
  const { version } = packageFile;
  const isSame = before === spec;
  const title = isSame
    ? `Bring the catalog to the engine ${version}`
    : `Upgrade the engine from ${before} to ${version}`;
  return { changes, steps: [...ofPackage, ...steps], title };
}

/** The tarball lies in the catalog, because no registry has it; the one before it goes. */
async function tarballChanges(
  folder: string,
  commit: string,
  { from, to }: { from: string; to: string },
  before: string,
): Promise<Changes> {
  const id = await git(folder, ['hash-object', '-w', '--no-filters', '--', from]);
  const idAt = (path: string) => tryGit(folder, ['rev-parse', '--verify', '--quiet', `${commit}:${path}`]);
  if ((await idAt(to)) === id) return [];
  const old = /^file:(engine\/[^/]+\.t(?:ar\.)?gz)$/.exec(before)?.[1];
  const isLeft = old !== undefined && old !== to && (await idAt(old)) !== undefined;
  return [{ path: to, id }, ...(isLeft ? [{ path: old, content: null }] : [])];
}

const LOCK = 'package-lock.json';

/** Rewrites the lock file of a folder. @returns whether it succeeded */
export type Lock = (folder: string) => Promise<boolean>;

export const npmLock: Lock = (folder) => runNpm(folder, ['install', '--package-lock-only', '--ignore-scripts']);

/** @throws Error where npm fails; what it says is on the screen */
async function lockedText(
  lock: Lock,
  files: ReadonlyMap<string, string>,
  packageText: string,
  tarball?: { from: string; to: string },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalog-lock-'));
  try {
    const written = new Map([...files, [PACKAGE, packageText]]);
    for (const name of [PACKAGE, LOCK, '.npmrc']) {
      const content = written.get(name);
      if (content !== undefined) await writeFile(join(folder, name), content);
    }
    if (tarball !== undefined) {
      await mkdir(dirname(join(folder, tarball.to)), { recursive: true });
      await cp(tarball.from, join(folder, tarball.to));
    }
    if (!(await lock(folder))) {
      throw new Error(`npm could not write ${LOCK} for the new engine. Nothing was changed; run it again.`);
    }
    return await readFile(join(folder, LOCK), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
