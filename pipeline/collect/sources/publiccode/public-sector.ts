/** What public bodies ask of software: who uses it, who maintains it and until when, what it needs. Declared, not witnessed. */
import type { Dependency, PublicSector, Software } from '../../../../schemas/contracts/generated/pad-2.0.ts';
import listingSchema from '../../../../schemas/contracts/listing.json' with { type: 'json' };
import { REMOVED } from '../../../../schemas/rules/contacts.ts';
import { canonicalTag } from '../../../../schemas/rules/language-tag.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import { plainLine } from '../../../../schemas/rules/plain-text.ts';
import { MAX_LENGTH } from '../../../../schemas/rules/text-lengths.ts';
import { defined, isEmpty, uniqueUnlessEmpty, unlessEmpty } from '../../../../schemas/rules/without-undefined.ts';
import { readApiText } from '../../documents/description-text.ts';
import type { Path, Tolerant } from './tolerant-reader.ts';

type Audience = NonNullable<PublicSector['audience']>;
type Maintenance = NonNullable<PublicSector['maintenance']>;

const { publicSector, maintenanceType, audienceScope } = listingSchema.$defs;
const STATUSES = publicSector.properties.development_status.enum as NonNullable<PublicSector['development_status']>[];
const TYPES = maintenanceType.enum as Maintenance['type'][];
const SCOPES = audienceScope.enum as NonNullable<Audience['scope']>;
const MAX_USERS = 100;
const MAX_DEPENDENCIES = 50;
const MAX_COUNTRIES = 250;
const MAX_BASES = 10;

/** @param repository the address in `url` */
export function toPublicSector(reader: Tolerant, repository: string | undefined): PublicSector | undefined {
  const group = defined({
    repository,
    development_status: reader.word(['developmentStatus'], STATUSES),
    used_by: unlessEmpty(reader.lines(['usedBy'], MAX_USERS)),
    maintenance: toMaintenance(reader),
    depends_on: filled({
      open: toDependencies(reader, 'open'),
      proprietary: toDependencies(reader, 'proprietary'),
      hardware: toDependencies(reader, 'hardware'),
    }),
    audience: filled({
      scope: toScope(reader),
      countries: toCountries(reader, 'countries'),
      unsupported_countries: toCountries(reader, 'unsupportedCountries'),
    }),
    localisation_ready: reader.flag(['localisation', 'localisationReady']),
    copyright_owner: organizationName(reader, ['legal', 'mainCopyrightOwner']),
    roadmap: reader.link(['roadmap']),
    based_on: toBases(reader),
  });
  return filled(group);
}

/** Contractors are persons, too; only the day on which the last contract ends is taken. */
function toMaintenance(reader: Tolerant): Maintenance | undefined {
  const type = reader.word(['maintenance', 'type'], TYPES);
  if (type === undefined) return undefined;
  const contractors = type === 'contract' ? reader.list(['maintenance', 'contractors'], MAX_USERS) : [];
  const days = contractors.flatMap(({ path }) => reader.day([...path, 'until']) ?? []);
  return defined({ type, until: days.sort().at(-1) });
}

function toDependencies(reader: Tolerant, group: 'open' | 'proprietary' | 'hardware'): Dependency[] | undefined {
  const found = reader.list(['dependsOn', group], MAX_DEPENDENCIES).flatMap(({ path, value }): Dependency[] => {
    // One text is the name of what it depends on.
    const named = typeof value === 'string' ? reader.line(path, value) : reader.line([...path, 'name']);
    if (named === undefined) return [];
    const version = (key: string) => (typeof value === 'string' ? undefined : reader.line([...path, key]));
    return [
      defined({
        name: named,
        version: version('version'),
        version_min: version('versionMin'),
        version_max: version('versionMax'),
        optional: typeof value === 'string' ? undefined : reader.flag([...path, 'optional']),
      }),
    ];
  });
  return unlessEmpty(found);
}

function toScope(reader: Tolerant): Audience['scope'] {
  const path = ['intendedAudience', 'scope'];
  const found = reader.list(path, MAX_USERS).flatMap((item) => reader.word(item.path, SCOPES, item.value) ?? []);
  return uniqueUnlessEmpty(found);
}

function toCountries(reader: Tolerant, key: 'countries' | 'unsupportedCountries'): string[] | undefined {
  const found = reader.list(['intendedAudience', key], MAX_COUNTRIES).flatMap(({ path, value }) => {
    const code = reader.line(path, value)?.toUpperCase();
    if (code === undefined || /^[A-Z]{2}$/.test(code)) return code ?? [];
    reader.warn(path, 'unknown_value.country_code');
    return [];
  });
  return uniqueUnlessEmpty(found);
}

function toBases(reader: Tolerant): string[] | undefined {
  const path: Path = ['isBasedOn'];
  const isText = typeof reader.at(path) === 'string';
  const items = isText ? [{ path, value: reader.at(path) }] : reader.list(path, MAX_BASES);
  return uniqueUnlessEmpty(items.flatMap((item) => reader.link(item.path, item.value) ?? []));
}

function filled<T extends object>(object: T): T | undefined {
  const members = defined(object);
  return isEmpty(members) ? undefined : members;
}

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

type Descriptions = NonNullable<Software['descriptions']>;
type Description = Descriptions[string];

/** Longest and shortest texts of the standard; the length of features was limited up to version 0.2. */
const SHORT_MAX = 150;
const LONG_MIN = 150;
const FEATURE_MAX = 100;
const MAX_FEATURES = 100;

export function toDescriptions(reader: Tolerant, languages: readonly string[]): Descriptions {
  if (languages.length === 0) reader.warn(['description'], 'missing');
  const found: Descriptions = {};
  for (const written of languages) {
    const tag = canonicalTag(written.replaceAll('_', '-'));
    if (tag === undefined) reader.warn(['description'], 'unknown_value.language');
    else if (Object.hasOwn(found, tag)) reader.warn(['description'], 'duplicate_language', { tag });
    else {
      const description = toDescription(reader, ['description', written], tag);
      if (description !== undefined) found[tag] = description;
    }
  }
  return found;
}

function toDescription(reader: Tolerant, path: Path, language: string): Description | undefined {
  const short = reader.sentence([...path, 'shortDescription'], [language]);
  const long = reader.text([...path, 'longDescription']);
  if (short !== undefined && short.length > SHORT_MAX) {
    reader.warn([...path, 'shortDescription'], 'too_long.format', { limit: SHORT_MAX });
  }
  if (long !== undefined && long.trim().length < LONG_MIN) {
    reader.warn([...path, 'longDescription'], 'too_short.format', { limit: LONG_MIN });
  }
  const told = readApiText(short, long);
  const features = toFeatures(reader, [...path, 'features'], language);
  if (told?.text?.includes(REMOVED)) reader.warn([...path, 'longDescription'], 'contact_removed');
  const text = [told?.text ?? '', features.map((feature) => `- ${feature}`).join('\n')].filter((part) => part !== '');
  const summary = told?.summary ?? features[0];
  if (summary === undefined) return reader.warn([...path, 'shortDescription'], 'missing');
  return defined({
    tagline: reader.line([...path, 'genericName'], undefined, MAX_LENGTH.tagline),
    summary,
    text: text.length === 0 ? undefined : text.join('\n\n'),
  });
}

function toFeatures(reader: Tolerant, path: Path, language: string): string[] {
  return reader.list(path, MAX_FEATURES).flatMap(({ path: place, value }) => {
    const feature = reader.sentence(place, [language], value);
    if (feature !== undefined && feature.length > FEATURE_MAX) {
      reader.warn(place, 'too_long.format', { limit: FEATURE_MAX });
    }
    return feature ?? [];
  });
}
