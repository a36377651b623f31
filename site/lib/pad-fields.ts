/** Every member of a PAD JSON document as a row of a table, from the schema itself. */
import schema from '../../schemas/contracts/pad-2.0.json';

interface Member {
  $ref?: string;
  type?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Member>;
  additionalProperties?: Member;
  items?: Member;
  enum?: string[];
}

export interface PadField {
  /** Like software.descriptions.<tag>.summary; a list ends in []. */
  path: string;
  type: string;
  meaning: string;
  /** Required in the object it stands in. */
  isRequired: boolean;
}

/** In the order of the schema, what stands in an object after it. */
export function padFields(): PadField[] {
  const { properties, required } = schema as unknown as Required<Member>;
  return Object.entries(properties).flatMap(([name, member]) => fieldsOf(name, member, required.includes(name)));
}

function fieldsOf(path: string, member: Member, isRequired: boolean): PadField[] {
  const resolved = resolve(member);
  const { items, additionalProperties, properties = {}, required = [] } = resolved;
  const own = { path, type: typeOf(resolved), meaning: meaningOf(resolved), isRequired };
  const below = Object.entries(properties).flatMap(([name, each]) =>
    fieldsOf(`${path}.${name}`, each, required.includes(name)),
  );
  const inList = items === undefined ? [] : withoutOwn(fieldsOf(`${path}[]`, items, false));
  const byTag =
    additionalProperties === undefined ? [] : withoutOwn(fieldsOf(`${path}.<tag>`, additionalProperties, false));
  return [own, ...below, ...inList, ...byTag];
}

/** What an entry of a list is, is said with the list; its members are not. */
function withoutOwn([, ...members]: PadField[]): PadField[] {
  return members;
}

/** What stands beside a reference is closer to the member than what it refers to. */
function resolve({ $ref, ...beside }: Member): Member {
  if ($ref === undefined) return beside;
  const definitions = schema.$defs as unknown as Record<string, Member>;
  return { ...definitions[$ref.replace('#/$defs/', '')], ...beside };
}

function typeOf({ type, items, enum: words }: Member): string {
  if (words !== undefined) return 'string';
  if (items === undefined) return type ?? 'any';
  return `list of ${resolve(items).type === 'object' ? 'objects' : 'strings'}`;
}

function meaningOf({ description = '', enum: words }: Member): string {
  return words === undefined ? description : `${description}: ${words.join(', ')}`;
}
