/**
 * The allow-list: keeps of a document only the members its schema names, before anything else looks at it.
 * What is dropped (contacts above all) is counted, never named, because a name may itself be a person's.
 */
import { error, escapeKey, type Problem, warning } from '../problems.ts';
import { resolveReference } from '../rules/schema-problems.ts';

type Schema = { [key: string]: unknown };

export interface Projection {
  value: unknown;
  problems: Problem[];
}

/** @param value parsed JSON, already bounded in depth and size */
export function projectBySchema(value: unknown, schema: object): Projection {
  const problems: Problem[] = [];
  return { value: project(value, schema as Schema, schema as Schema, '', problems), problems };
}

function project(value: unknown, node: Schema, root: Schema, pointer: string, problems: Problem[]): unknown {
  if (node.$ref !== undefined) {
    const target = resolveReference(node.$ref, root);
    return target === undefined ? undefined : project(value, target, root, pointer, problems);
  }
  if (Array.isArray(value)) {
    const items = node.items as Schema | undefined;
    // A list where none is expected carries nothing further: the schema check only needs to see that it is one.
    if (items === undefined) return [];
    return value.map((item, index) => project(item, items, root, `${pointer}/${index}`, problems));
  }
  if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    const isMap = typeof node.additionalProperties === 'object';
    return isMap
      ? projectMap(members, node, root, pointer, problems)
      : projectMembers(members, node, root, pointer, problems);
  }
  return value;
}

function projectMembers(members: Record<string, unknown>, node: Schema, root: Schema, at: string, problems: Problem[]) {
  const known = (node.properties ?? {}) as Record<string, Schema>;
  const kept: Record<string, unknown> = {};
  let dropped = 0;
  for (const [key, member] of Object.entries(members)) {
    const schema = Object.hasOwn(known, key) ? known[key] : undefined;
    if (schema === undefined) dropped += 1;
    else kept[key] = project(member, schema, root, `${at}/${escapeKey(key)}`, problems);
  }
  if (dropped > 0 && node.properties !== undefined) {
    const names = Object.keys(known).length === 0 ? '' : ` Known here: ${Object.keys(known).join(', ')}.`;
    const what = dropped === 1 ? 'One member here is' : `${dropped} members here are`;
    problems.push(warning(at, 'unknown_members', `${what} not part of the format, ignored and never stored.${names}`));
  }
  return kept;
}

function projectMap(members: Record<string, unknown>, node: Schema, root: Schema, at: string, problems: Problem[]) {
  const rule = resolveReference((node.propertyNames as Schema | undefined)?.$ref, root);
  const pattern = new RegExp(String(rule?.pattern ?? ''), 'u');
  const kept: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(members)) {
    if (key.length <= Number(rule?.maxLength) && pattern.test(key)) {
      kept[key] = project(member, node.additionalProperties as Schema, root, `${at}/${key}`, problems);
    } else {
      const expected = String(rule?.description);
      problems.push(error(at, 'bad_key', `A key here is not ${expected}. Mend or remove it.`, expected));
    }
  }
  return kept;
}
