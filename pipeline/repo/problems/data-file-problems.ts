/** What is wrong with one JSON file of data/, by its schema: named by member, with what is allowed and was meant. */
import { type Node, parseTree } from 'jsonc-parser';
import admissionSchema from '../../../schemas/contracts/admission.json' with { type: 'json' };
import categoriesSchema from '../../../schemas/contracts/categories.json' with { type: 'json' };
import evidenceSchema from '../../../schemas/contracts/evidence.json' with { type: 'json' };
import feedSchema from '../../../schemas/contracts/feed.json' with { type: 'json' };
import {
  type SchemaError,
  type Validate,
  validateAdmission,
  validateCategories,
  validateEvidence,
  validateFeedPointer,
  validateLedgerRecord,
  validateListing,
  validateQueue,
  validateSettings,
} from '../../../schemas/contracts/generated/validators.js';
import listingSchema from '../../../schemas/contracts/listing.json' with { type: 'json' };
import ledgerSchema from '../../../schemas/contracts/moderation.json' with { type: 'json' };
import { error, inDocumentOrder, type Problem, unescapeKey } from '../../../schemas/contracts/problems.ts';
import queueSchema from '../../../schemas/contracts/queue.json' with { type: 'json' };
import settingsSchema from '../../../schemas/contracts/settings.json' with { type: 'json' };
import { lineAndColumn, parseJson } from '../../../schemas/readers/json-text.ts';
import { placeProblems } from '../../../schemas/readers/problem-lines.ts';
import {
  partAt,
  resolveReference,
  type SchemaNode,
  schemaProblems,
  toProblem,
} from '../../../schemas/rules/schema-problems.ts';
import { nearest } from '../text/nearest-spelling.ts';
import { type FileProblem, inFile, isPlainName, memberOf, plainPointer } from './file-problem.ts';

/** A reference to another schema is one to this one, where both are put together. */
function joined(schema: object, other: { $defs: object }): object {
  const own = JSON.parse(JSON.stringify(schema).replaceAll('"listing.json#', '"#'));
  return { ...own, $defs: { ...other.$defs, ...own.$defs } };
}

const SCHEMAS = new Map<Validate, object>([
  [validateSettings, settingsSchema],
  [validateCategories, categoriesSchema],
  [validateAdmission, admissionSchema],
  [validateQueue, queueSchema],
  [validateListing, listingSchema],
  [validateLedgerRecord, ledgerSchema],
  [validateEvidence, joined(evidenceSchema, listingSchema)],
  [validateFeedPointer, feedSchema],
]);
/** Levels of a file of data/: none needs a fifth of them. */
export const MAX_DEPTH = 64;
/** A listing with all that it may hold has fewer. */
const LIMITS = { maxDepth: MAX_DEPTH, maxNodes: 500_000 };
/** Settings of earlier versions. */
const RETIRED = new Map([[validateSettings, ['search']]]);

export function dataFileProblems(file: string, bytes: Buffer, validate: Validate): FileProblem[] {
  const { value, problem } = parseJson(bytes, LIMITS);
  const found = problem === undefined ? shapeProblems(value, validate) : [problem];
  return inFile(file, placeProblems(found, bytes));
}

/** @param value as it would be written in a file of that kind */
export function shapeProblems(value: unknown, validate: Validate): Problem[] {
  const problems = schemaProblems(value, validate, SCHEMAS.get(validate) ?? {}, (fault, schema) =>
    ownProblem(fault, { schema, value, validate }),
  );
  return inDocumentOrder(
    problems.map((problem) => ({ ...problem, pointer: plainPointer(problem.pointer) })),
    value,
  );
}

interface Written {
  schema: SchemaNode;
  value: unknown;
  validate: Validate;
}

function ownProblem(fault: SchemaError, { schema, value, validate }: Written): Problem {
  const { keyword, instancePath, params, propertyName } = fault;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    if (RETIRED.get(validate)?.includes(name)) return error(memberOf(instancePath, name), 'retired_setting');
    return unknownMember(instancePath, name, Object.keys(followed(schema, instancePath)?.properties ?? {}));
  }
  if (propertyName !== undefined) {
    const names = followed(schema, instancePath)?.propertyNames as SchemaNode | undefined;
    const described = names?.description ?? resolveReference(names?.$ref, schema)?.description;
    return error(instancePath, 'bad_key', { described: String(described ?? 'written as it must be') });
  }
  const { described: _place, ...problem } = toProblem(fault, schema);
  if (keyword === 'enum') return withSimilar(problem, params.allowedValues, valueAt(value, instancePath));
  const words = descriptionAt(schema, problem.pointer);
  return words === undefined ? problem : { ...problem, values: { ...problem.values, described: words } };
}

/** @param known names of members */
function unknownMember(pointer: string, name: string, known: readonly string[]): Problem {
  if (!isPlainName(name)) return error(pointer, 'unknown_member');
  const own = known.filter((each) => each !== '$schema');
  const values = { known: own.join(', ') };
  const similar = nearest(name, own);
  const place = memberOf(pointer, name);
  if (similar === undefined) return error(place, 'unknown_member.known', values);
  return error(place, 'unknown_member.similar', { ...values, similar });
}

function withSimilar(problem: Problem, allowed: unknown, written: unknown): Problem {
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  const similar = typeof written === 'string' ? nearest(written, words) : undefined;
  if (similar === undefined) return problem;
  return error(problem.pointer, 'not_allowed.similar', { ...problem.values, similar });
}

/** What a schema says of a place, with its references followed. */
function followed(schema: SchemaNode, pointer: string): SchemaNode | undefined {
  let node = partAt(schema, pointer)?.node;
  while (typeof node?.$ref === 'string') node = resolveReference(node.$ref, schema);
  return node;
}

function descriptionAt(schema: SchemaNode, pointer: string): string | undefined {
  let node = partAt(schema, pointer)?.node;
  while (node !== undefined && typeof node.description !== 'string') node = resolveReference(node.$ref, schema);
  return node?.description as string | undefined;
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const step of pointer.split('/').slice(1).map(unescapeKey)) {
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[step] : undefined;
  }
  return found;
}

/** Of two members of one name the last one counts, and nobody would see why the first does not. */
export function duplicateProblems(file: string, bytes: Buffer): FileProblem[] {
  const text = bytes.toString().replace(/^\ufeff/, '');
  const tree = parseTree(text);
  return tree === undefined ? [] : duplicatesIn(tree, '', text).map((problem) => ({ file, ...problem }));
}

function duplicatesIn(node: Node, pointer: string, text: string): (Problem & { line: number })[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return duplicatesIn(child, memberOf(pointer, index), text);
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const place = plainPointer(memberOf(pointer, name));
    const below = value === undefined ? [] : duplicatesIn(value, place, text);
    if (!seen.has(name)) {
      seen.add(name);
      return below;
    }
    return [{ ...error(place, 'duplicate_member.json'), line: lineAndColumn(text, child.offset).line }, ...below];
  });
}
