/** The same templates make the same pages of the same catalog. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SLOTS } from '../../repo/data/head.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { engineOf, installedVersions } from '../../repo/files/engine.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs'];

/** @param input what else decides how a page looks */
export async function templatesDigest(project: string, ...input: string[]): Promise<string> {
  const engine = engineOf(project);
  const own = existsSync(join(project, SLOTS)) ? [await codeDigest(project, [SLOTS], [])] : [];
  return codeDigest(engine, TEMPLATES, [await installedVersions(engine), ...own, ...input]);
}
