/**
 * The allow-list: keeps of a document only the members its schema names, before anything else looks at it.
 * What is dropped (contacts above all) is counted, never named, because a name may itself be a person's.
 */
import { error, type Problem, toPointer, warning } from '../contracts/problems.ts';
import { isLanguageTag } from '../rules/language-tag.ts';
import { fileOf, resolveReference } from '../rules/schema-problems.ts';
import { isNear } from '../search/near-words.ts';

type Schema = { [key: string]: unknown };

/**
 * @param value parsed JSON, already bounded in depth and size
 * @returns the parts of which nothing was dropped are the very objects that came in
 */
export function projectBySchema(value: unknown, schema: object): { value: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  return { value: project(value, ruleOf(schema as Schema, schema as Schema), [], problems), problems };
}

/** What a part of a schema says about names; references are followed once. */
interface Rule {
  /** False for a reference that cannot be resolved: everything below it is dropped. */
  exists: boolean;
  /** The schema of a list's items, which a list needs to be more than empty. */
  items: Rule | undefined;
  members: Map<string, Rule>;
  saysMembers: boolean;
  /** A map: names are free, within this. */
  keys: { pattern: RegExp; maxLength: number; areLanguages: boolean; described: string; values: Rule } | undefined;
}

const rules = new WeakMap<Schema, Rule>();

function ruleOf(node: Schema, root: Schema): Rule {
  const known = rules.get(node);
  if (known !== undefined) return known;
  const rule: Rule = { exists: true, items: undefined, members: new Map(), saysMembers: false, keys: undefined };
  rules.set(node, rule);
  if (node.$ref !== undefined) {
    const target = resolveReference(node.$ref, root);
    return Object.assign(rule, target === undefined ? { exists: false } : ruleOf(target, root));
  }
  if (node.items !== undefined) rule.items = ruleOf(node.items as Schema, root);
  rule.saysMembers = node.properties !== undefined;
  for (const [key, member] of Object.entries((node.properties ?? {}) as Record<string, Schema>)) {
    rule.members.set(key, ruleOf(member, root));
  }
  if (typeof node.additionalProperties === 'object') {
    const { $ref } = (node.propertyNames ?? {}) as Schema;
    const names = resolveReference($ref, root);
    rule.keys = {
      pattern: new RegExp(String(names?.pattern ?? ''), 'u'),
      maxLength: Number(names?.maxLength ?? Number.POSITIVE_INFINITY),
      areLanguages: String($ref).endsWith('/languageTag'),
      described: fileOf(root) + String($ref),
      values: ruleOf(node.additionalProperties as Schema, root),
    };
  }
  return rule;
}

function project(value: unknown, rule: Rule, path: string[], problems: Problem[]): unknown {
  if (!rule.exists) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  // A list where none is expected carries nothing further: the schema check only needs to see that it is one.
  if (isList && rule.items === undefined) return [];
  const members = value as Record<string, unknown>;
  let kept = members;
  const dropped: string[] = [];
  for (const key of Object.keys(members)) {
    const inner = isList ? rule.items : ruleOfMember(key, rule);
    path.push(key);
    const part = inner === undefined ? undefined : project(members[key], inner, path, problems);
    path.pop();
    if (inner !== undefined && part === members[key]) continue;
    if (kept === members) kept = (isList ? [...value] : { ...members }) as Record<string, unknown>;
    if (inner !== undefined) kept[key] = part;
    else {
      delete kept[key];
      dropped.push(key);
    }
  }
  if (dropped.length > 0) problems.push(...droppedProblems(dropped, rule, toPointer(path)));
  return kept;
}

function ruleOfMember(key: string, { members, keys }: Rule): Rule | undefined {
  if (keys === undefined) return members.get(key);
  // The schema accepts every form of RFC 5646; in some of them free text could hide, so they are not read.
  return isAccepted(key, keys) && (!keys.areLanguages || isLanguageTag(key)) ? keys.values : undefined;
}

const isAccepted = (key: string, { pattern, maxLength }: NonNullable<Rule['keys']>) =>
  key.length <= maxLength && pattern.test(key);

function droppedProblems(dropped: readonly string[], { members, keys, saysMembers }: Rule, pointer: string): Problem[] {
  if (keys !== undefined) {
    return dropped.map((name) =>
      isAccepted(name, keys)
        ? warning(pointer, 'unread_language')
        : { ...error(pointer, 'bad_key'), described: keys.described },
    );
  }
  if (!saysMembers) return [];
  const values = { count: dropped.length, known: [...members.keys()].join(', ') };
  if (members.size === 0) return [warning(pointer, 'unknown_members.none_known', values)];
  const similar = dropped.map((name) => meantBy(name, members)).find((known) => known !== undefined);
  return similar === undefined
    ? [warning(pointer, 'unknown_members', values)]
    : [warning(pointer, 'unknown_members.similar', { ...values, similar })];
}

/** What other formats call it, where no letters tell. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ date: 'released_on', release_date: 'released_on', changelog: 'changes', website: 'homepage', url: 'homepage' },
  ...{ downloads: 'artifacts', checksum: 'sha256', sha: 'sha256', tags: 'keywords', os: 'platforms', author: 'vendor' },
};

/** Only the known name is said: whatever else stands in a document is never repeated. */
function meantBy(name: string, members: Rule['members']): string | undefined {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = [...members.keys()];
  const other = OTHER_NAMES[name.toLowerCase()];
  if (other !== undefined && members.has(other)) return other;
  return known.find((word) => plain(word) === plain(name)) ?? known.find((word) => isNear(plain(name), plain(word)));
}
