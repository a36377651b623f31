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

/** In a description, like "(default 20)" or "worker (default): …". */
const DEFAULT = /(?:(\S+) )?\(default:? ?([^)]*)\)/;

/** In the order of the schema, what stands in an object after it. */
export function fieldsOf(schema: Member): SchemaField[] {
  const { properties = {}, required = [], $defs = {} } = schema;
  return Object.entries(properties).flatMap(([name, member]) => rowsOf(name, member, required.includes(name), $defs));
}

function rowsOf(path: string, member: Member, isRequired: boolean, definitions: Record<string, Member>): SchemaField[] {
  const resolved = resolve(member, definitions);
  const { items, additionalProperties, properties = {}, required = [], description = '' } = resolved;
  const byDefault = defaultIn(description);
  const own: SchemaField = {
    ...{ path, type: typeOf(resolved, definitions), meaning: description, allowed: allowedIn(resolved), isRequired },
    ...(byDefault !== undefined && { byDefault }),
    ...(resolved.enum !== undefined && { words: resolved.enum }),
  };
  const below = Object.entries(properties).flatMap(([name, each]) =>
    rowsOf(`${path}.${name}`, each, required.includes(name), definitions),
  );
  const inList = items === undefined ? [] : rowsOf(`${path}[]`, items, false, definitions).slice(1);
  const byTag =
    typeof additionalProperties === 'object'
      ? rowsOf(`${path}.<tag>`, additionalProperties, false, definitions).slice(1)
      : [];
  return [own, ...below, ...inList, ...byTag];
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
  return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
}
