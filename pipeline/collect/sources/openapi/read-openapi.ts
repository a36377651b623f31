/**
 * Reads API descriptions: Swagger 2.0 and OpenAPI 3.0, 3.1, 3.2, in JSON or YAML. One that keeps to the official schema
 * of its version earns a badge; one that does not is listed without it. No reference is followed, to no host.
 */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { ReadResult } from '../../../../schemas/contracts/draft.ts';
import { error, hasErrors, inDocumentOrder, type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { sampleText } from '../../../../schemas/readers/detect-kind.ts';
import { type JsonLimits, parseJson } from '../../../../schemas/readers/json-text.ts';
import type { PlacedProblem } from '../../../../schemas/readers/problem-lines.ts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { isObject, member, textMember } from '../../../../schemas/rules/members.ts';
import { cutAtSentence, plainLine } from '../../../../schemas/rules/plain-text.ts';
import { leafProblems } from '../../../../schemas/rules/text-problems.ts';
import { parseYaml, type YamlText } from '../../documents/yaml-text.ts';
import {
  declaredVersion,
  officialValidator,
  type SpecificationVersion,
  specificationProblems,
} from './official-schema.ts';
import { type ApiIdentity, type OpenApiContext, toDraft } from './openapi-draft.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_VERSION_LENGTH = 100;
/** Nobody means more than this by a line; it is not looked at. */
const MAX_LINE_LENGTH = 5000;
/** OpenAPI documents are the largest the catalog reads (hostile input, "Documents"). */
const DESCRIPTION_LIMITS: JsonLimits = { maxDepth: 64, maxNodes: 2_000_000 };

/** Braces that are no JSON may still be YAML in flow style. It is tried for what a person may have written. */
const MAX_FLOW_YAML_BYTES = 1024 * 1024;

/** In JSON lines are found without the reader. */
type DescriptionText = (Omit<YamlText, 'lineOf'> & Partial<YamlText>) | { problem: Problem };

/** Every problem at once, in document order; with an error there is no draft. Never throws on bad input. */
export function readOpenApi(bytes: Uint8Array, context: OpenApiContext): ReadResult {
  const parsed = parseDescription(bytes);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  const result = readParsed(parsed, context);
  return { ...result, problems: placed(result.problems, parsed) };
}

/** Lines of YAML are found here, where its parser is. */
function placed(problems: readonly Problem[], { lineOf }: Parsed): PlacedProblem[] {
  return problems.map((problem) =>
    lineOf === undefined || problem.values?.line !== undefined
      ? problem
      : { ...problem, line: lineOf(problem.pointer) },
  );
}

function readParsed(parsed: Parsed, context: OpenApiContext): ReadResult {
  const { value: document } = parsed;
  const declared = declaredVersion(document);
  if ('problem' in declared) return { problems: [declared.problem] };
  const faults = [...parsed.problems, ...specificationProblems(document, declared.version)];
  const identityProblems: Problem[] = [];
  const identity = readIdentity(parsed, identityProblems);
  if (hasErrors(identityProblems)) {
    return { problems: inDocumentOrder([...identityProblems, ...besides(identityProblems, faults)], document) };
  }
  const notes: Problem[] = [...identityProblems];
  const draft = toDraft({ document, identity, declared, isValid: faults.length === 0 }, context, notes);
  return { draft, slugIsDerived: true, problems: inDocumentOrder([...faults, ...notes], document) };
}

/** Where a version is named, near the beginning or not: a wrong guess costs a moment. */
const NAMED_VERSION = /(?:openapi|swagger)["']?[ \t]{0,20}:[ \t]{0,20}["']?(2\.0|3\.[012])/;

/** Compiles the official schema of the version that a document names. */
export function prepareOpenApi(bytes: Uint8Array): void {
  const version = NAMED_VERSION.exec(sampleText(bytes))?.[1] as SpecificationVersion | undefined;
  if (version !== undefined) officialValidator(version);
}

type Parsed = Exclude<DescriptionText, { problem: Problem }>;

function readIdentity(parsed: Parsed, problems: Problem[]): ApiIdentity {
  const info = member(parsed.value, 'info');
  // Documents of several files hold references where a publisher sees the whole.
  const isElsewhere = textMember(info, '$ref') !== undefined && member(info, 'title') === undefined;
  if (!isObject(info) || isElsewhere) {
    problems.push(error('/info', isElsewhere ? 'missing.bundled' : 'missing.info'));
    return { title: '', version: '' };
  }
  const [title, version] = [readLine(parsed, 'title', problems), readLine(parsed, 'version', problems)];
  if (title.length > MAX_TITLE_LENGTH) problems.push(warning('/info/title', 'cut.title', { limit: MAX_TITLE_LENGTH }));
  if (version.length > MAX_VERSION_LENGTH) {
    problems.push(error('/info/version', 'too_long', { limit: MAX_VERSION_LENGTH }));
  }
  return { title: cutAtSentence(title, MAX_TITLE_LENGTH), version };
}

/** A member of `info` as one line of text. A number counts as written; the official schema complains about it. */
function readLine({ value, written }: Parsed, name: 'title' | 'version', problems: Problem[]): string {
  const pointer = `/info/${name}`;
  const stated = member(member(value, 'info'), name);
  const text = typeof stated === 'number' ? (written(['info', name]) ?? String(stated)) : (stated ?? undefined);
  if (text === undefined) {
    problems.push(error(pointer, 'missing.as_text'));
  } else if (typeof text !== 'string') {
    problems.push(error(pointer, 'wrong_type.string'));
  } else if (text.length > MAX_LINE_LENGTH) {
    problems.push(error(pointer, 'too_long', { limit: MAX_LINE_LENGTH }));
  } else {
    const line = plainLine(text);
    if (line === '') problems.push(error(pointer, 'empty.required'));
    if (linkHasContact(line)) problems.push(error(pointer, 'contact_not_allowed'));
    else if (hasPossibleContact(line)) problems.push(warning(pointer, 'possible_contact'));
    problems.push(...leafProblems(text, ['info', name]));
    return line;
  }
  return '';
}

/** The faults at other places: what is missing is said once. */
function besides(errors: readonly Problem[], faults: readonly Problem[]): Problem[] {
  const places = new Set(errors.map(({ pointer }) => pointer));
  return faults.filter(({ pointer }) => !places.has(pointer));
}

/** Reads JSON or YAML. Never throws. */
function parseDescription(bytes: Uint8Array): DescriptionText {
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
