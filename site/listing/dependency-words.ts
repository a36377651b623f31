/** "PostgreSQL from 14 (optional)": what a product needs, in the language of the page. */
import type { Dependency } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Texts } from '../texts/texts.ts';

type Words = Pick<Texts['publicSector'], 'versionFrom' | 'versionTo' | 'versionRange' | 'optional'>;

export function dependencyWords(dependency: Dependency, words: Words): string {
  const name = withVersion(dependency, words);
  return dependency.optional === true ? fill(words.optional, { name }) : name;
}

function withVersion({ name, version, version_min: from, version_max: to }: Dependency, words: Words): string {
  if (version !== undefined) return `${name} ${version}`;
  if (from !== undefined && to !== undefined) return fill(words.versionRange, { name, from, to });
  if (from !== undefined) return fill(words.versionFrom, { name, version: from });
  return to === undefined ? name : fill(words.versionTo, { name, version: to });
}

/** None of these sentences has a plural. */
function fill(message: string, values: Record<string, string>): string {
  return fillMessage(message, values, 'en');
}
