/** What public bodies ask of a product, in the language of the page. None of these sentences has a plural. */
import type { Dependency, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Formats } from '../base/format.ts';
import type { Texts } from '../texts/texts.ts';

type Words = Texts['publicSector'];

/** "under contract until 31 December 2027" */
export function maintenanceWords(
  { public_sector: said }: Pick<SoftwareListing, 'public_sector'>,
  words: Pick<Words, 'maintenanceTypes' | 'maintenanceUntil'>,
  { formatDayInWords }: Pick<Formats, 'formatDayInWords'>,
): string | undefined {
  const { type, until } = said?.maintenance ?? {};
  if (type === undefined || until === undefined) return type && words.maintenanceTypes[type];
  return fill(words.maintenanceUntil, { day: formatDayInWords(until) });
}

type DependencyWords = Pick<Words, 'versionFrom' | 'versionTo' | 'versionRange' | 'optional'>;

/** "PostgreSQL from 14 (optional)" */
export function dependencyWords(dependency: Dependency, words: DependencyWords): string {
  const name = withVersion(dependency, words);
  return dependency.optional === true ? fill(words.optional, { name }) : name;
}

function withVersion(
  { name, version, version_min: from, version_max: to }: Dependency,
  words: DependencyWords,
): string {
  if (version !== undefined) return `${name} ${version}`;
  if (from !== undefined && to !== undefined) return fill(words.versionRange, { name, from, to });
  if (from !== undefined) return fill(words.versionFrom, { name, version: from });
  return to === undefined ? name : fill(words.versionTo, { name, version: to });
}

function fill(message: string, values: Record<string, string>): string {
  return fillMessage(message, values, 'en');
}
