/** Bytes → JSON value, bounded and without surprises. The parser's own messages quote the input and are not used. */
import { type ParseErrorCode, visit } from 'jsonc-parser';
import { error, type Problem, type ProblemKey } from '../contracts/problems.ts';

export interface JsonLimits {
  maxDepth: number;
  maxNodes: number;
}

/** Limits for documents people write by hand; OpenAPI documents get more nodes. */
export const DOCUMENT_LIMITS: JsonLimits = { maxDepth: 64, maxNodes: 20_000 };

export type JsonResult = { value: unknown; problem?: never } | { value?: never; problem: Problem };

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const BYTE_ORDER_MARK = '\ufeff';
/** A digit and the comma behind it: a shorter text cannot hold too many values. */
const MIN_LENGTH_OF_NODE = 2;
/** The members that are dropped, also spelled with escapes. */
const MAY_REACH_PROTOTYPE = ['__proto__', 'constructor', '\\u'];

/**
 * Reads UTF-8 JSON. A leading byte order mark is cut off; of duplicate members the last one wins;
 * members named `__proto__` or `constructor` are dropped. Never throws.
 */
export function parseJson(bytes: Uint8Array, limits: JsonLimits = DOCUMENT_LIMITS): JsonResult {
  if (isUtf16(bytes)) return { problem: error('', 'bad_encoding.utf_16') };
  const text = decodeUtf8(bytes);
  if (text === undefined) return { problem: error('', 'bad_encoding.utf_8') };
  if (hasMoreBrackets(text, limits.maxDepth) && isDeeperThan(text, limits.maxDepth)) {
    return { problem: error('', 'too_deep', { limit: limits.maxDepth }) };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { expected, offset } = firstFault(text);
    return { problem: error('', expected, lineAndColumn(text, offset)) };
  }
  if (text.length < limits.maxNodes * MIN_LENGTH_OF_NODE && !MAY_REACH_PROTOTYPE.some((name) => text.includes(name))) {
    return { value };
  }
  const budget = { nodes: limits.maxNodes };
  const clean = cleaned(value, budget);
  return budget.nodes < 0 ? { problem: error('', 'too_many_nodes', { limit: limits.maxNodes }) } : { value: clean };
}

/** By its mark, or by the zero beside the first bracket. */
function isUtf16([first = 1, second = 1]: Uint8Array): boolean {
  return first === 0 || second === 0 || first + second === 0xff + 0xfe;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = UTF_8.decode(bytes);
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  } catch {
    return undefined;
  }
}

/** Where there are no more brackets than levels allowed, the text need not be walked through. */
function hasMoreBrackets(text: string, maxDepth: number): boolean {
  let count = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1 && count <= maxDepth; at = text.indexOf(bracket, at + 1)) count += 1;
  }
  return count > maxDepth;
}

/** Counts brackets outside strings before parsing, so that 100 000 levels cost one pass and no stack. */
function isDeeperThan(text: string, maxDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === BACKSLASH) index += 1;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [34, 92, 123, 125, 91, 93];

/** Copies without the members that could reach a prototype; stops when the budget is used up. */
function cleaned(value: unknown, budget: { nodes: number }): unknown {
  budget.nodes -= 1;
  if (budget.nodes < 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, budget));
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (key !== '__proto__' && key !== 'constructor') copy[key] = cleaned(member, budget);
  }
  return copy;
}

/** What should stand where a text stops being JSON, by the numbers that the parser has for it. */
const EXPECTED = new Map<ParseErrorCode, ProblemKey>([
  [1, 'bad_json.value'],
  [2, 'bad_json.value'],
  [3, 'bad_json.name'],
  [4, 'bad_json.value'],
  [5, 'bad_json.colon'],
  [6, 'bad_json.comma'],
  [7, 'bad_json.end'],
  [8, 'bad_json.end'],
  [9, 'bad_json.rest'],
  [10, 'bad_json.comment'],
  [11, 'bad_json.comment'],
  [12, 'bad_json.text'],
  [14, 'bad_json.text'],
  [15, 'bad_json.text'],
  [16, 'bad_json.text'],
]);

/** Where the text stops being JSON. Behind a fault this parser nests as deep as the text likes, so it is stopped there. */
function firstFault(text: string): { expected: ProblemKey; offset: number } {
  let fault: { expected: ProblemKey; offset: number } | undefined;
  const onError = (code: ParseErrorCode, offset: number) => {
    // Whatever it misses there, at the end it is what closes; and an object begins with a name.
    const isAtEnd = text.slice(offset).trim() === '';
    const isFirst = text.slice(0, offset).trimEnd().endsWith('{');
    const expected = isAtEnd ? 'bad_json.end' : isFirst && code === 1 ? 'bad_json.name' : EXPECTED.get(code);
    fault ??= { expected: expected ?? 'bad_json', offset };
    throw new Error('stop');
  };
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Stopped.
  }
  return fault ?? { expected: 'bad_json', offset: text.length };
}

/** 1-based place of an offset in a text. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
