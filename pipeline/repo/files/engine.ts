/**
 * Where the engine is, as opposed to the catalog it works on. Its own repository is both; a catalog that depends on it as
 * a package has it below node_modules, where nothing is ever written.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Top of the code that runs. */
export const PROGRAM = join(import.meta.dirname, '..', '..', '..');
/** Node runs no TypeScript below node_modules, so a package has the code compiled, in a folder of its own. */
const COMPILED = 'compiled';
/** Top of the engine: where site/, schemas/ and api-worker/ are. */
export const ENGINE = basename(PROGRAM) === COMPILED ? dirname(PROGRAM) : PROGRAM;

/** As the engine's own modules end. */
export const MODULE_EXTENSION = PROGRAM === ENGINE ? '.ts' : '.js';

const CONFIGURATION = 'astro.config.mjs';
/** Components of the operator that replace parts of the pages; a folder next to data/. */
export const SLOTS = 'slots';

/** @returns top of the engine whose pages show a catalog: a clone of the engine is shown by its own */
export function engineOf(folder: string): string {
  return existsSync(join(folder, CONFIGURATION)) ? folder : ENGINE;
}

/**
 * The file that states the installed versions of the libraries: the lock file of a clone; else npm's own list of
 * installed packages; else, with other package managers, the package.json with the versions it asks for.
 */
export async function installedVersions(engine = ENGINE): Promise<string> {
  const places = [
    join(engine, 'package-lock.json'),
    join(modulesAbove(engine), '.package-lock.json'),
    join(engine, 'package.json'),
  ];
  return readFile(places.find((path) => existsSync(path)) ?? '', 'utf8');
}

/** The nearest folder of modules that a package lies in. */
export function modulesAbove(folder: string): string {
  const above = dirname(folder);
  return basename(above) === 'node_modules' || above === folder ? above : modulesAbove(above);
}
