/** Every member of the files that operators and publishers write as a row of a table, from their schemas. */
import categoriesSchema from '../../schemas/contracts/categories.json';
import padSchema from '../../schemas/contracts/pad-2.0.json';
import settingsSchema from '../../schemas/contracts/settings.json';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { problemTexts } from '../../schemas/wording/problem-languages.ts';
import { readCategories } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';
import { fieldsOf, type Member, type SchemaField } from './schema-fields.ts';

/** What the members of the operator's files mean, by file of a language and then by schema and place. */
const MEANINGS = import.meta.glob<Record<string, string>>('../content/members/*.json', {
  eager: true,
  import: 'default',
});

const operatorFields = (file: string, schema: unknown, tag: LanguageTag): SchemaField[] =>
  fieldsOf(schema as Member, (place) => MEANINGS[`../content/members/${tag}.json`]?.[file + place]);

export const settingsFields = (tag: LanguageTag) => operatorFields('settings.json', settingsSchema, tag);
export const categoryFields = (tag: LanguageTag) => operatorFields('categories.json', categoriesSchema, tag);

export interface MemberTable {
  fields: readonly (Pick<SchemaField, 'path' | 'type' | 'meaning' | 'isRequired'> & Partial<SchemaField>)[];
  /** Id of the heading above the table. */
  labelledBy: string;
  /** Members whose words the page lists below a heading of their own. */
  listed?: ReadonlyMap<string, unknown>;
  /** Members at the top stand apart. */
  isGrouped?: boolean;
}

/** The table that a page asks for by its name; undefined for another part. */
export function memberTable(name: string, tag: LanguageTag): MemberTable | undefined {
  if (name === 'settings-fields') return { fields: settingsFields(tag), labelledBy: 'settings' };
  if (name === 'category-fields') return { fields: categoryFields(tag), labelledBy: 'categories' };
  if (name !== 'pad-members') return undefined;
  return { fields: padFields(tag), labelledBy: 'fields', listed: padVocabularies(), isGrouped: true };
}

type PadField = Pick<SchemaField, 'path' | 'type' | 'meaning' | 'isRequired'>;

/**
 * Words that are allowed are part of what a member means; ranges are not said.
 * @param tag of the page's language, which has words of its own for what the schema says
 */
export function padFields(tag: LanguageTag): PadField[] {
  const { members } = problemTexts(tag);
  const fields = fieldsOf(padSchema as unknown as Member, (place) => members?.[`pad-2.0.json${place}`]);
  return fields.map(({ path, type, meaning, words, isRequired }) => ({
    ...{ path, type, isRequired },
    meaning: words === undefined ? meaning : `${meaning}: ${words.join(', ')}`,
  }));
}

/** The words that members of a PAD JSON document may hold, by member. */
export function padVocabularies(): Map<string, string[]> {
  // Complete, because the texts have a word for each of them.
  const { deploymentWays, kinds, licenseTypes, platforms, pricingModels, versions } = languageOf({ lang: 'en' }).texts;
  return new Map([
    ['software.kind', Object.keys(kinds)],
    ['software.category', readCategories('en').map(({ slug }) => slug)],
    ['software.license_type', Object.keys(licenseTypes)],
    ['software.platforms', Object.keys(platforms)],
    ['software.deployment', Object.keys(deploymentWays)],
    ['software.pricing.model', Object.keys(pricingModels)],
    ['release.release_type', Object.keys(versions.types)],
  ]);
}
