/** Names of organizations in a publiccode.yml. Some files name a person as owner who is also their contact. */
import { isObject } from '../../../../schemas/rules/members.ts';
import { plainLine } from '../../../../schemas/rules/plain-text.ts';
import type { Path, Tolerant } from './tolerant.ts';

/** None where it is the name of a contact or contractor: nothing tells a person's name from a company's. */
export function organizationName(reader: Tolerant, path: Path): string | undefined {
  const name = reader.line(path);
  const people = ['contacts', 'contractors'].flatMap((member) => reader.at(['maintenance', member]) ?? []);
  return name !== undefined && people.some((person) => isNamed(person, name))
    ? reader.warn(path, 'not_kept.person')
    : name;
}

/** One who is affiliated with itself is an organization. */
function isNamed(person: unknown, name: string): boolean {
  if (typeof person === 'string') return same(person, name);
  return isObject(person) && same(person.name, name) && !same(person.affiliation, name);
}

function same(value: unknown, name: string): boolean {
  return typeof value === 'string' && plainLine(value.slice(0, 5000)).toLowerCase() === name.toLowerCase();
}
