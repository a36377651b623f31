/** Bytes of an API description → JSON value, whichever of the two notations it is in. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Problem } from '../../../../schemas/contracts/problems.ts';
import { sampleText } from '../../../../schemas/readers/detect-kind.ts';
import { type JsonLimits, parseJson } from '../../../../schemas/readers/json-text.ts';
import { parseYaml, type YamlText } from '../../documents/yaml-text.ts';

/** OpenAPI documents are the largest the catalog reads (hostile input, "Documents"). */
const DESCRIPTION_LIMITS: JsonLimits = { maxDepth: 64, maxNodes: 2_000_000 };

/** Braces that are no JSON may still be YAML in flow style. It is tried for what a person may have written. */
const MAX_FLOW_YAML_BYTES = 1024 * 1024;

/** In JSON lines are found without the reader. */
export type DescriptionText = (Omit<YamlText, 'lineOf'> & Partial<YamlText>) | { problem: Problem };

/** Reads JSON or YAML. Never throws. */
export function parseDescription(bytes: Uint8Array): DescriptionText {
  if (!/^\s*[{[]/.test(sampleText(bytes))) return parseYaml(bytes, DESCRIPTION_LIMITS);
  const parsed = parseJson(bytes, DESCRIPTION_LIMITS);
  if (parsed.problem === undefined) {
    return { value: parsed.value, written: (path) => writtenInJson(bytes, path), problems: [] };
  }
  if (parsed.problem.code !== 'bad_json' || bytes.length > MAX_FLOW_YAML_BYTES) return parsed;
  const flow = parseYaml(bytes, DESCRIPTION_LIMITS);
  return flow.problem === undefined ? flow : parsed;
}

/** Looked up only for the rare document with a number where text belongs: the whole text is parsed again. */
function writtenInJson(bytes: Uint8Array, path: readonly string[]): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node === undefined ? undefined : text.slice(node.offset, node.offset + node.length);
}
