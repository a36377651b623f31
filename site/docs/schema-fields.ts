/** Every member that a schema allows, as a row of a table. */

/** As much of a schema as is looked at. */
export interface Member {
  $ref?: string;
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Member>;
  additionalProperties?: Member | boolean;
  items?: Member;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  pattern?: string;
  $defs?: Record<string, Member>;
}

export interface SchemaField {
  /** Like vendor.name; a list ends in [], and <tag> stands for a language. */
  path: string;
  type: string;
  meaning: string;
  /** Words, or the range of a number; empty where the meaning says it. */
  allowed: string;
  words?: readonly string[];
  /** undefined where it has none. */
  byDefault?: string;
  /** Required in the object it stands in. */
  isRequired: boolean;
}

/** @param place of a description, like #/$defs/uri. @returns it in the words of a page; undefined: as the schema says it */
type Wording = (place: string) => string | undefined;

/** In a description in English or German, like "(default 20)" or "worker (default): …". */
const DEFAULT = /(?:(\S+) )?\((?:default|Voreinstellung):? ?([^)]*)\)/;

interface Row {
  path: string;
  /** Of its description, in the schema. */
  place: string;
  isRequired: boolean;
  /** Of a list or of a table by language, and no member with a name of its own. */
  isEntry: boolean;
  member: Member;
}

export function fieldsOf(schema: Member, wording: Wording = () => undefined): SchemaField[] {
  const { $defs = {} } = schema;
  const rows = membersOf(schema).filter(({ isEntry }) => !isEntry);
  return rows.map(({ path, place, isRequired, member }) => {
    const meaning = wording(place) ?? member.description ?? '';
    const byDefault = defaultIn(meaning);
    return {
      ...{ path, type: typeOf(member, $defs), meaning, allowed: allowedIn(member), isRequired },
      ...(byDefault !== undefined && { byDefault }),
      ...(member.enum !== undefined && { words: member.enum }),
    };
  });
}

/** In the order of the schema, what stands in an object after it. */
export function membersOf(schema: Member): Row[] {
  const { $defs = {} } = schema;
  const rowsOf = (path: string, place: string, stated: Member, { isRequired = false, isEntry = false } = {}): Row[] => {
    const member = resolve(stated, $defs);
    const { items, additionalProperties: byTag, properties = {}, required = [] } = member;
    // What a reference leads to is worded where it stands.
    const inner = stated.$ref ?? place;
    return [
      { path, place: stated.description === undefined ? inner : place, isRequired, isEntry, member },
      ...Object.entries(properties).flatMap(([name, each]) => {
        const below = path === '' ? name : `${path}.${name}`;
        return rowsOf(below, `${inner}/properties/${name}`, each, { isRequired: required.includes(name) });
      }),
      ...(items === undefined ? [] : rowsOf(`${path}[]`, `${inner}/items`, items, { isEntry: true })),
      ...(typeof byTag !== 'object'
        ? []
        : rowsOf(`${path}.<tag>`, `${inner}/additionalProperties`, byTag, { isEntry: true })),
    ];
  };
  return rowsOf('', '#', schema).slice(1);
}

function defaultIn(description: string): string | undefined {
  const [, before, said = ''] = DEFAULT.exec(description) ?? [];
  return said === '' ? before : said;
}

/** What stands beside a reference is closer to the member than what it refers to. */
function resolve({ $ref, ...beside }: Member, definitions: Record<string, Member>): Member {
  return $ref === undefined ? beside : { ...definitions[$ref.replace('#/$defs/', '')], ...beside };
}

function typeOf({ type, items, enum: words }: Member, definitions: Record<string, Member>): string {
  if (words !== undefined) return 'string';
  if (items === undefined) return [type ?? 'any'].flat().join(' or ');
  return `list of ${resolve(items, definitions).type === 'object' ? 'objects' : 'strings'}`;
}

function allowedIn({ enum: words, minimum, maximum }: Member): string {
  if (words !== undefined) return words.join(', ');
  if (minimum === undefined || minimum === maximum) return minimum === undefined ? '' : String(minimum);
  return maximum === undefined ? `≥ ${minimum}` : `${minimum}–${maximum}`;
}
