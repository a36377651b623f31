/** Bytes of an API description → JSON value, whichever of the two notations it is in. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Problem } from '../../../../schemas/contracts/problems.ts';
import { type JsonLimits, parseJson } from '../../../../schemas/readers/json-text.ts';
import { parseYaml } from './yaml-text.ts';

/** OpenAPI documents are the largest the catalog reads (hostile input, "Documents"). */
const DESCRIPTION_LIMITS: JsonLimits = { maxDepth: 64, maxNodes: 2_000_000 };

/** Braces that are no JSON may still be YAML in flow style. It is tried for what a person may have written. */
const MAX_FLOW_YAML_BYTES = 1024 * 1024;

export type DescriptionText =
  | {
      value: unknown;
      /** A number as it is written in the document: 1.10 is not 1.1. */
      written: (path: readonly string[]) => string | undefined;
      /** Of YAML; in JSON lines are found without the reader. */
      lineOf?: (pointer: string) => number;
      /** What is wrong with the notation and could still be read. */
      problems: Problem[];
      problem?: undefined;
    }
  | { problem: Problem };

/** Reads JSON or YAML. Never throws. */
export function parseDescription(bytes: Uint8Array): DescriptionText {
  if (!startsLikeJson(bytes)) return parseYaml(bytes, DESCRIPTION_LIMITS);
  const parsed = parseJson(bytes, DESCRIPTION_LIMITS);
  if (parsed.problem === undefined) {
    return { value: parsed.value, written: (path) => writtenInJson(bytes, path), problems: [] };
  }
  if (parsed.problem.code !== 'bad_json' || bytes.length > MAX_FLOW_YAML_BYTES) return parsed;
  const flow = parseYaml(bytes, DESCRIPTION_LIMITS);
  return flow.problem === undefined ? flow : parsed;
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const WHITE_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);
const OPENING = new Set([0x7b, 0x5b]);

function startsLikeJson(bytes: Uint8Array): boolean {
  let index = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (WHITE_SPACE.has(bytes[index] ?? 0)) index += 1;
  return OPENING.has(bytes[index] ?? 0);
}

/** Looked up only for the rare document with a number where text belongs: the whole text is parsed again. */
function writtenInJson(bytes: Uint8Array, path: readonly string[]): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node === undefined ? undefined : text.slice(node.offset, node.offset + node.length);
}
