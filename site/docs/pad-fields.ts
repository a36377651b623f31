/** Every member of a PAD JSON document as a row of a table, from the schema itself. */
import schema from '../../schemas/contracts/pad-2.0.json';
import { fieldsOf, type Member, type SchemaField } from './schema-fields.ts';

type PadField = Pick<SchemaField, 'path' | 'type' | 'meaning' | 'isRequired'>;

/** Words that are allowed are part of what a member means; ranges are not said. */
export function padFields(): PadField[] {
  return fieldsOf(schema as unknown as Member).map(({ path, type, meaning, words, isRequired }) => ({
    ...{ path, type, isRequired },
    meaning: words === undefined ? meaning : `${meaning}: ${words.join(', ')}`,
  }));
}
