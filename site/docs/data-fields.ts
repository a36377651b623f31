/** Every member of the files that an operator writes as a row of a table, from their schemas. */
import categoriesSchema from '../../schemas/contracts/categories.json';
import settingsSchema from '../../schemas/contracts/settings.json';
import { fieldsOf, type Member, type SchemaField } from './schema-fields.ts';

export const settingsFields = (): SchemaField[] => fieldsOf(settingsSchema as unknown as Member);
export const categoryFields = (): SchemaField[] => fieldsOf(categoriesSchema as unknown as Member);
