/**
 * Reads publiccode.yml: bytes → draft and problems. Refused is only what is no YAML or names no product; anything else
 * that is not quite as the standard asks is read, or left out, with a warning. Source of the format:
 * https://yml.publiccode.tools, "The Standard".
 */
import type { ReadResult } from '../../../../schemas/contracts/draft.ts';
import {
  error,
  hasErrors,
  inDocumentOrder,
  MAX_PROBLEMS,
  type Problem,
} from '../../../../schemas/contracts/problems.ts';
import type { JsonLimits } from '../../../../schemas/readers/json-text.ts';
import type { PlacedProblem } from '../../../../schemas/readers/place-problems.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import type { DocumentContext } from '../../contract/source-kind.ts';
import { parseYaml, type YamlText } from '../../documents/yaml-text.ts';
import { toDraft } from './publiccode-draft.ts';
import { Tolerant } from './tolerant.ts';

/** Twenty times the largest of the published files we know, which has 2,600 values. */
const LIMITS: JsonLimits = { maxDepth: 32, maxNodes: 50_000 };

/** Every problem at once, in document order. Never throws on bad input. */
export function readPubliccode(bytes: Uint8Array, context: DocumentContext): ReadResult {
  const parsed = parseYaml(bytes, LIMITS);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  if (!isObject(parsed.value)) return { problems: [error('', 'wrong_type.mapping')] };
  const reader = new Tolerant(parsed);
  const draft = toDraft(reader, context);
  const problems = placed([...parsed.problems, ...reader.problems], parsed);
  return hasErrors(problems) ? { problems } : { draft, slugIsDerived: true, problems };
}

function placed(problems: readonly Problem[], { value, lineOf }: YamlText): PlacedProblem[] {
  return inDocumentOrder(problems, value)
    .slice(0, MAX_PROBLEMS)
    .map((problem) => (problem.pointer === '' ? problem : { ...problem, line: lineOf(problem.pointer) }));
}
