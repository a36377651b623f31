/** A composed YAML document as a JSON value. Aliases share what they name, so that repeating it costs nothing. */
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { JsonLimits } from '../../../../schemas/readers/json-text.ts';

/**
 * How much aliases may repeat, in characters of text they save (a value counts as four). The parser's own measure,
 * `maxAliasCount`, refuses the 101st use of a harmless anchor, and costs the square of the number of aliases.
 */
const MAX_REPEATED = 2 * 1024 * 1024;
const NODE_WEIGHT = 4;

interface Anchored {
  value: unknown;
  nodes: number;
  weight: number;
  levels: number;
}

interface Progress {
  readonly limits: JsonLimits;
  readonly anchors: Map<string, Anchored>;
  nodes: number;
  weight: number;
  repeated: number;
  /** Deepest level since it was last reset. */
  deepest: number;
  duplicateAt: number | undefined;
}

/** Why a document is given up, and the offset where. */
export class YamlFault extends Error {
  readonly reason: 'depth' | 'nodes' | 'aliases' | 'unknownAlias';
  readonly at: number;
  constructor(reason: YamlFault['reason'], node: Node) {
    super(reason);
    this.reason = reason;
    this.at = node.range?.[0] ?? 0;
  }
}

/**
 * @param contents root of a document without errors, nested no deeper than the call stack bears
 * @throws YamlFault
 */
export function toJsonValue(contents: Node | null, limits: JsonLimits) {
  const totals = { nodes: 0, weight: 0, repeated: 0, deepest: 0 };
  const progress: Progress = { limits, anchors: new Map(), ...totals, duplicateAt: undefined };
  const value = contents === null ? null : convert(contents, progress, 0);
  return { value, duplicateAt: progress.duplicateAt };
}

function convert(node: Node, progress: Progress, depth: number): unknown {
  if (isAlias(node)) return repeat(node, progress, depth);
  const before = { nodes: progress.nodes, weight: progress.weight, deepest: progress.deepest };
  progress.deepest = depth;
  count(node, 1, NODE_WEIGHT, progress);
  const value = convertContents(node, progress, depth);
  if ('anchor' in node && node.anchor !== undefined) {
    // Set only now: an alias inside its own anchor would have no end.
    progress.anchors.set(node.anchor, {
      value,
      nodes: progress.nodes - before.nodes,
      weight: progress.weight - before.weight,
      levels: progress.deepest - depth,
    });
  }
  progress.deepest = Math.max(progress.deepest, before.deepest);
  return value;
}

function repeat(node: Node & { source: string }, progress: Progress, depth: number): unknown {
  const anchored = progress.anchors.get(node.source);
  if (anchored === undefined) throw new YamlFault('unknownAlias', node);
  reach(node, depth + anchored.levels, progress);
  progress.repeated += anchored.weight;
  if (progress.repeated > MAX_REPEATED) throw new YamlFault('aliases', node);
  count(node, anchored.nodes, anchored.weight, progress);
  return anchored.value;
}

function convertContents(node: Node, progress: Progress, depth: number): unknown {
  if (isScalar(node)) {
    if (typeof node.value === 'string') progress.weight += node.value.length;
    return node.value;
  }
  reach(node, depth + 1, progress);
  if (isSeq<Node>(node)) return node.items.map((item) => convert(item, progress, depth + 1));
  const members: Record<string, unknown> = {};
  if (isMap<Node, Node>(node)) {
    for (const pair of node.items) setMember(members, pair, progress, depth + 1);
  }
  return members;
}

/** Members that could reach a prototype are dropped, as they are from JSON. */
function setMember(members: Record<string, unknown>, { key, value }: Pair<Node, Node>, progress: Progress, at: number) {
  const name = isScalar(key) ? String(key.value) : '';
  progress.weight += name.length;
  const member = value === null ? null : convert(value, progress, at);
  if (name === '__proto__' || name === 'constructor') return;
  if (Object.hasOwn(members, name)) progress.duplicateAt ??= key.range?.[0] ?? 0;
  members[name] = member;
}

function reach(node: Node, depth: number, progress: Progress): void {
  if (depth > progress.limits.maxDepth) throw new YamlFault('depth', node);
  progress.deepest = Math.max(progress.deepest, depth);
}

function count(node: Node, nodes: number, weight: number, progress: Progress): void {
  progress.nodes += nodes;
  progress.weight += weight;
  if (progress.nodes > progress.limits.maxNodes) throw new YamlFault('nodes', node);
}
