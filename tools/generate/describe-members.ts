/** Gives every member in the description of the API a description of its own: many generators show no other. */
import memberDescriptions from '../../schemas/contracts/member-descriptions.json' with { type: 'json' };

interface Schema {
  description?: string;
  $ref?: string;
  anyOf?: Schema[];
}

/** Keys of parts of a schema, which have the owner of the whole. */
const PARTS = new Set(['items', 'additionalProperties', 'allOf', 'anyOf']);

const WRITTEN: Readonly<Record<string, string>> = memberDescriptions;

/** A member keeps its own description, or gets the one below its owner, that of its name, or that of the schema it refers to. */
export function describeMembers<T extends { components: { schemas?: Record<string, object> } }>(document: T): T {
  const schemas: Record<string, Schema> = document.components.schemas ?? {};
  return walk(document, '', (owner, name, schema) => {
    const description =
      schema.description ?? WRITTEN[`${owner}.${name}`] ?? WRITTEN[name] ?? ofReferred(schema, schemas);
    return description === undefined ? schema : { ...schema, description };
  });
}

function ofReferred({ $ref, anyOf = [] }: Schema, schemas: Record<string, Schema>): string | undefined {
  const reference = $ref ?? anyOf.find((each) => each.$ref !== undefined)?.$ref;
  if (reference === undefined) return anyOf.find(({ description }) => description !== undefined)?.description;
  const referred = schemas[reference.replace('#/components/schemas/', '')];
  return referred && (referred.description ?? ofReferred(referred, schemas));
}

type Describe = (owner: string, name: string, schema: Schema) => Schema;

function walk<T>(value: T, owner: string, describe: Describe): T {
  if (Array.isArray(value)) return value.map((each) => walk(each, owner, describe)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    // A member that is itself called `properties` stands inside one, and is walked with the others.
    key === 'properties' ? membersOf(member, owner, describe) : walk(member, PARTS.has(key) ? owner : key, describe),
  ]);
  return Object.fromEntries(members);
}

function membersOf(members: Record<string, Schema>, owner: string, describe: Describe) {
  const described = Object.entries(members).map(([name, schema]) => [
    name,
    describe(owner, name, walk(schema, name, describe)),
  ]);
  return Object.fromEntries(described);
}
