/** The site, which no data decides, is compiled once for all processes of the tests, and lent to builds with its templates. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE } from '../../repo/files/engine.ts';
import { templatesDigest } from '../pages/add-pages.ts';
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

async function compile(project: string, baseUrl: string, digest: string): Promise<void> {
  mkdirSync(STORES, { recursive: true });
  for (const name of readdirSync(STORES)) {
    const store = join(STORES, name);
    const isOld = Date.now() - (statSync(store, { throwIfNoEntry: false })?.mtimeMs ?? 0) > DAY_MS;
    if (isOld) rmSync(store, { recursive: true, force: true });
  }
  const scratch = mkdtempSync(join(STORES, 'scratch-'));
  const store = join(STORES, digest);
  try {
    await compiledSite({ project, baseUrl, digest, scratch, store });
  } catch (error) {
    // Another process was sooner.
    if (!existsSync(join(store, digest))) throw error;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
