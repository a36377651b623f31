/** The site, which no data decides, is compiled once for all processes of the tests, and lent to builds with its templates. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { templatesDigest } from '../../repo/files/code-digest.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { compiledSite } from '../pages/compiled-site.ts';

/** A store of its own for each digest: those that are older than a day go. */
const STORES = join(ENGINE, 'node_modules', '.cache', 'catalog', 'compiled-sites');
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param folder of a catalog
 * @param outputs folders of builds to come; what they keep is beside them
 */
export async function lendCompiledSite(folder: string, ...outputs: string[]): Promise<void> {
  const { base_url } = JSON.parse(readFileSync(join(folder, 'data', 'catalog.json'), 'utf8'));
  const digest = await templatesDigest(folder, base_url);
  const compiled = join(STORES, digest, digest);
  if (!existsSync(compiled)) await compile(folder, base_url, digest);
  for (const output of outputs) {
    cpSync(compiled, join(`${output}.build`, 'kept', 'site', digest), { recursive: true });
  }
}

/** By one process, for which the others wait. */
async function compile(project: string, baseUrl: string, digest: string): Promise<void> {
  mkdirSync(STORES, { recursive: true });
  removeOld();
  const store = join(STORES, digest);
  const lock = `${store}.lock`;
  while (!takeLock(lock)) await setTimeout(100);
  const scratch = mkdtempSync(join(STORES, 'scratch-'));
  try {
    // It compiles nothing that is there by now.
    await compiledSite({ project, baseUrl, digest, scratch, store });
  } finally {
    for (const path of [scratch, lock]) rmSync(path, { recursive: true, force: true });
  }
}

function removeOld(): void {
  for (const name of readdirSync(STORES)) {
    const path = join(STORES, name);
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - changedMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** @returns whether it is ours now; that of a process that was killed goes */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isLeft(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isLeft(lock: string): boolean {
  try {
    const text = readFileSync(lock, 'utf8');
    // Empty until its process has written it.
    if (text !== '') process.kill(Number(text), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
