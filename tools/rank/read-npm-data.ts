/** Reads the two packages of npm data that evidence is imported from, for the packages that a catalog names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, textMember } from '../../schemas/rules/members.ts';
import type { NpmData } from './import-npm-data.ts';

/** A package that is published once a month holds the day in its version: 2.20260301.0. */
const DATED = /^\d+\.(\d{4})(\d{2})(\d{2})\.\d+$/;

/**
 * @param counts folder of the package download-counts, as npm unpacks it
 * @param repositories folder of the package all-the-package-repos
 */
export function readNpmData(counts: string, repositories: string, names: readonly string[]): NpmData {
  const about = readJson(join(counts, 'package.json'));
  const [name, version] = [textMember(about, 'name'), textMember(about, 'version')];
  const [, year, month, day] = DATED.exec(version ?? '') ?? [];
  if (name === undefined || day === undefined) {
    throw new Error(`${counts} is no package whose version says of which day it is, like 2.20260301.0.`);
  }
  const downloads = pick(readMain(counts), names);
  const addresses = pick(readMain(repositories), names);
  return {
    source: `pkg:npm/${name}@${version}`,
    since: `${year}-${month}-${day}`,
    downloads: new Map(downloads.flatMap(([each, value]) => (isCount(value) ? [[each, value]] : []))),
    repositories: new Map(addresses.flatMap(([each, value]) => (typeof value === 'string' ? [[each, value]] : []))),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Packages are named like anything: __proto__, constructor. */
function pick(all: Record<string, unknown>, names: readonly string[]): [string, unknown][] {
  return names.filter((name) => Object.hasOwn(all, name)).map((name) => [name, all[name]]);
}

/** The data is what a package of data exports. */
function readMain(folder: string): Record<string, unknown> {
  const main = textMember(readJson(join(folder, 'package.json')), 'main');
  const data = main === undefined ? undefined : readJson(join(folder, main));
  if (!isObject(data)) throw new Error(`${folder} is no package of data: its main file holds no JSON object.`);
  return data;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
