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

/** @param place of a description, like #/$defs/uri. @returns it in the words of a page; undefined: as the schema says it */
type Wording = (place: string) => string | undefined;

/** In a description in English or German, like "(default 20)" or "worker (default): …". */
const DEFAULT = /(?:(\S+) )?\((?:default|Voreinstellung):? ?([^)]*)\)/;

/** In the order of the schema, what stands in an object after it. */
export function fieldsOf(schema: Member, wording: Wording = () => undefined): SchemaField[] {
  const { properties = {}, required = [], $defs = {} } = schema;
  return Object.entries(properties).flatMap(([name, member]) =>
    rowsOf({ path: name, place: `#/properties/${name}`, isRequired: required.includes(name) }, member, $defs, wording),
  );
}

interface Row {
  path: string;
  /** In the schema. */
  place: string;
  isRequired: boolean;
}

function rowsOf(
  { path, place, isRequired }: Row,
  member: Member,
  definitions: Record<string, Member>,
  wording: Wording,
): SchemaField[] {
  const resolved = resolve(member, definitions);
  const { items, additionalProperties, properties = {}, required = [], description = '' } = resolved;
  // What a reference leads to is worded where it stands.
  const inner = member.$ref ?? place;
  const meaning = wording(member.description === undefined ? inner : place) ?? description;
  const byDefault = defaultIn(meaning);
  const own: SchemaField = {
    ...{ path, type: typeOf(resolved, definitions), meaning, allowed: allowedIn(resolved), isRequired },
    ...(byDefault !== undefined && { byDefault }),
    ...(resolved.enum !== undefined && { words: resolved.enum }),
  };
  const below = Object.entries(properties).flatMap(([name, each]) =>
    rowsOf(
      { path: `${path}.${name}`, place: `${inner}/properties/${name}`, isRequired: required.includes(name) },
      each,
      definitions,
      wording,
    ),
  );
  const within = (end: string, step: string, each: Member) =>
    rowsOf({ path: path + end, place: `${inner}/${step}`, isRequired: false }, each, definitions, wording).slice(1);
  const inList = items === undefined ? [] : within('[]', 'items', items);
  const byTag =
    typeof additionalProperties === 'object' ? within('.<tag>', 'additionalProperties', additionalProperties) : [];
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
  return maximum === undefined ? `≥ ${minimum}` : `${minimum}–${maximum}`;
}
