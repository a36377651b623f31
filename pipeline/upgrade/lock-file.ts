/** npm's lock file for a package.json that is not in the work tree yet. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runNpm } from '../create/npm.ts';
import { PACKAGE } from './package-steps.ts';

export const LOCK = 'package-lock.json';

/** Rewrites the lock file of a folder. @returns whether it succeeded */
export type Lock = (folder: string) => Promise<boolean>;

export const npmLock: Lock = (folder) => runNpm(folder, ['install', '--package-lock-only', '--ignore-scripts']);

/** @throws Error where npm fails; what it says is on the screen */
export async function lockedText(
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
