/** Answers of formulae.brew.sh → what Homebrew witnesses. Whatever is not named here ends in this file. Pure. */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { isObject, member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';
import { figure } from '../registry/figures.ts';

/** Any text could stand there, also somebody's address. */
const VERSION = /^[\w.,:+~-]{1,100}$/;

export interface BrewPackage {
  values: EvidenceValues;
  places: string[];
}

/** @param name of the formula, or token of the cask */
export function readFormula(formula: unknown, name: string): BrewPackage | undefined {
  const urls = member(formula, 'urls');
  const sources = ['stable', 'head'].map((which) => textMember(member(urls, which), 'url'));
  return packageOf(formula, name, textMember(member(formula, 'versions'), 'stable'), sources);
}

export function readCask(cask: unknown, token: string): BrewPackage | undefined {
  return packageOf(cask, token, textMember(cask, 'version'), [textMember(cask, 'url')]);
}

/** It is written by Homebrew's maintainers, so where its files lie says whose it is, too. */
function packageOf(
  body: unknown,
  name: string,
  version: string | undefined,
  files: readonly (string | undefined)[],
): BrewPackage | undefined {
  const installs = installsOf(body, name);
  if (installs === undefined) return undefined;
  const isDeprecated = member(body, 'deprecated') === true || member(body, 'disabled') === true;
  const values = defined({
    installs,
    deprecated: isDeprecated || undefined,
    version: version !== undefined && VERSION.test(version) ? version : undefined,
  });
  return { values, places: namedPlaces([textMember(body, 'homepage'), ...files]) };
}

/** Of 30 days, also with options, like `wget --HEAD`; one that nobody installed has no entry. */
function installsOf(body: unknown, name: string): number | undefined {
  const counts = member(member(member(body, 'analytics'), 'install'), '30d');
  if (!isObject(counts)) return undefined;
  const own = Object.entries(counts).filter(([key]) => key === name || key.startsWith(`${name} `));
  const figures = own.map(([, count]) => figure(count));
  if (!figures.every((count) => count !== undefined)) return undefined;
  return figures.reduce((total, count) => total + count, 0);
}
