/** The key of a build's cache entries: the same program makes the same output of the same input. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { allFiles } from './all-files.ts';
import { engineOf, installedVersions, PROGRAM, SLOTS } from './engine.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs'];

const ofProgram = new Map<string, Promise<string>>();

/** Of the program that runs, with its libraries. It is read once in a process, as it was loaded once. */
export function programDigest(...sources: string[]): Promise<string> {
  const read = async () => codeDigest(PROGRAM, sources, [await installedVersions()]);
  const digest = ofProgram.get(sources.join(' ')) ?? read();
  ofProgram.set(sources.join(' '), digest);
  return digest;
}

/** Of what pages are made with. @param input what else decides how they look */
export async function templatesDigest(project: string, ...input: string[]): Promise<string> {
  const engine = engineOf(project);
  const own = existsSync(join(project, SLOTS)) ? [await codeDigest(project, [SLOTS], [])] : [];
  return codeDigest(engine, TEMPLATES, [await installedVersions(engine), ...own, ...input]);
}

/**
 * @param project top of the folder that holds the program
 * @param sources its files, and folders of files, below that. Tests decide nothing.
 * @param input what else decides, in words
 */
async function codeDigest(project: string, sources: readonly string[], input: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...input]));
  for (const source of sources) {
    for (const path of await filesOf(project, source)) {
      const content = await readFile(join(project, path));
      hash.update(`${path}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 32);
}

async function filesOf(project: string, source: string): Promise<string[]> {
  if ((await stat(join(project, source))).isFile()) return [source];
  const files = (await allFiles(join(project, source))).filter((path) => !path.endsWith('.test.ts'));
  return files.map((path) => `${source}/${path}`);
}
