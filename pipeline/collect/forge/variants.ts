/** `1.4.0-windows` beside `1.4.0-linux`: one version in several tags, each with the name of a platform or an edition. */
import { parseVersion } from '../../../schemas/rules/versions/parse-version.ts';
import type { Tagged } from './main-package.ts';

const ENDING = /^(.*\d)[-_.+]([a-z]{2,20}(?:[-_]?(?:\d{2}|arm64|x64|x86))?)$/i;

/** Each with the number alone, where that number stands with two such endings. */
export function withoutVariants<T extends Pick<Tagged, 'name'>>(entries: readonly T[]): T[] {
  const endings = new Map<string, Set<string>>();
  const split = entries.map(({ name: { version } }) => {
    const [, number = '', ending = ''] = parseVersion(version)?.isVariant ? (ENDING.exec(version) ?? []) : [];
    if (number !== '') endings.set(number, (endings.get(number) ?? new Set()).add(ending));
    return number;
  });
  return entries.map((entry, index) => {
    const number = split[index] ?? '';
    const areMany = (endings.get(number)?.size ?? 0) > 1;
    return areMany ? { ...entry, name: { ...entry.name, version: number } } : entry;
  });
}
