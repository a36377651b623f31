/**
 * Bytes of a YAML document → JSON value, bounded like {@link parseJson}. YAML stays on this side: the worker has no part
 * in it. The parser's own messages quote the input and are not used.
 */
import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
} from 'yaml';
import { error, type Problem, type ProblemKey, unescapeKey, warning } from '../../../schemas/contracts/problems.ts';
import { type JsonLimits, lineAndColumn } from '../../../schemas/readers/json-text.ts';
import type { Values } from '../../../schemas/texts/message.ts';

export interface YamlText {
  value: unknown;
  /** A number as it is written there: 1.10 is not 1.1. Undefined for anything but a scalar. */
  written: (path: readonly string[]) => string | undefined;
  /** 1-based line of what a JSON pointer means; of a missing member, that of the object that lacks it. */
  lineOf: (pointer: string) => number;
  /** What is wrong with the notation and could still be read. */
  problems: Problem[];
  problem?: undefined;
}

/**
 * YAML 1.2 core: `yes` and dates stay text. Keys are always text, as OpenAPI asks. No merge keys, no tags that make
 * other than JSON values. `uniqueKeys` compares each key with each other; we look for duplicates ourselves.
 */
const YAML_OPTIONS: ConstructorParameters<typeof Composer>[0] = {
  version: '1.2',
  schema: 'core',
  merge: false,
  customTags: [],
  resolveKnownTags: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
};

/**
 * Pieces the scanner may cut the text into, per value allowed. Each costs some 300 bytes until the document is read. A
 * usual description of 16 MiB has under 4 million; one made of nothing but short values reaches this limit first.
 */
const LEXEMES_PER_NODE = 3;
/** Beside the collections, the parser's stack holds the document and the scalar that is being read. */
const STACK_BELOW_AND_ABOVE = 2;
/** One, and the empty ones that `---` at the end or `...` may make. */
const MAX_DOCUMENTS = 10;
/**
 * How much aliases may repeat, in characters of text they save (a value counts as four). The parser's own measure,
 * `maxAliasCount`, refuses the 101st use of a harmless anchor, and costs the square of the number of aliases.
 */
const MAX_REPEATED = 2 * 1024 * 1024;
const NODE_WEIGHT = 4;

/** YAML allows no other control characters (YAML 1.2.2, 5.1); some are signals inside the parser. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Why a document is given up, and the offset where or the limit that was passed. */
class YamlRefusal extends Error {
  readonly key: ProblemKey;
  readonly at: number | Values;
  constructor(key: ProblemKey, at: number | Values = {}) {
    super(key);
    this.key = key;
    this.at = at;
  }
}

/** Reads one UTF-8 YAML document. Of duplicate members the last one wins, as in JSON. Never throws. */
export function parseYaml(bytes: Uint8Array, limits: JsonLimits): YamlText | { problem: Problem } {
  let text = '';
  try {
    text = decodeUtf8(bytes);
    const control = text.search(CONTROL_CHARACTER);
    if (control >= 0) throw new YamlRefusal('bad_text.control', control);
    const lines = new LineCounter();
    const document = compose(scan(text, limits, lines), text.length);
    const { value, duplicateAt } = toJsonValue(document.contents, limits);
    return {
      value,
      written: (path) => {
        const node = document.getIn(path, true);
        return isScalar(node) ? node.source : undefined;
      },
      lineOf: (pointer) => lines.linePos(offsetOf(document, pointer.split('/').slice(1).map(unescapeKey))).line,
      problems: duplicateAt === undefined ? [] : [warning('', 'duplicate_member', lineAndColumn(text, duplicateAt))],
    };
  } catch (thrown) {
    if (!(thrown instanceof YamlRefusal)) throw thrown;
    const { key, at } = thrown;
    return { problem: error('', key, typeof at === 'number' ? lineAndColumn(text, at) : at) };
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new YamlRefusal('bad_encoding.utf_8');
  }
}

/**
 * One pass over the text, without recursion, before anything that recurses sees it: a document nested too deep or cut
 * into too many pieces is given up where the limit is passed.
 */
function scan(text: string, { maxDepth, maxNodes }: JsonLimits, lines: LineCounter): CST.Token[] {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  lines.addNewLine(0);
  for (const lexeme of tolerantLexer().lex(text)) {
    lexemes += 1;
    if (lexemes > maxNodes * LEXEMES_PER_NODE) throw new YamlRefusal('too_many_nodes', { limit: maxNodes });
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') throw new YamlRefusal('bad_yaml', token.offset);
      tokens.push(token);
    }
    if (parser.stack.length > maxDepth + STACK_BELOW_AND_ABOVE) throw new YamlRefusal('too_deep', { limit: maxDepth });
  }
  tokens.push(...parser.end());
  return tokens;
}

function compose(tokens: readonly CST.Token[], length: number): Document.Parsed {
  const documents: Document.Parsed[] = [];
  for (const document of stoppingComposer().compose(tokens, true, length)) {
    const [fault] = document.errors;
    if (fault !== undefined) throw new YamlRefusal('bad_yaml', fault.pos[0]);
    documents.push(document);
    if (documents.length > MAX_DOCUMENTS) throw new YamlRefusal('several_documents');
  }
  const [first, ...others] = documents.filter(({ contents }, index) => index === 0 || !isEmpty(contents));
  if (first === undefined || others.length > 0) throw new YamlRefusal('several_documents');
  return first;
}

function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

/**
 * Left alone, the composer goes on after a fault, and a long text of nothing but faults takes minutes. The member is a
 * private one: were it gone in a later version, the first fault would be found among the errors of the document.
 */
function stoppingComposer(): Composer {
  const composer = new Composer(YAML_OPTIONS);
  // What is thrown in an inner node is caught, and reported once more at the outer one.
  let first: number | undefined;
  const onError = (
    at: number | [number, number] | { offset: number },
    _code: string,
    _words: string,
    mild?: boolean,
  ) => {
    if (mild) return;
    first ??= typeof at === 'number' ? at : Array.isArray(at) ? at[0] : at.offset;
    throw new YamlRefusal('bad_yaml', first);
  };
  return Object.assign(composer, { onError });
}

/**
 * A quoted text may go on at the indentation of its key, though YAML 1.2.2 (7.3) asks for one space more: published
 * documents do it, and other parsers read them. The members are private: were they gone in a later version, such texts
 * would be refused as the standard says.
 */
function tolerantLexer(): Lexer {
  const lexer = new Lexer();
  const state = lexer as unknown as { indentNext?: number; parseQuotedScalar?: () => Generator<string, unknown> };
  const strict = state.parseQuotedScalar;
  if (strict === undefined) return lexer;
  state.parseQuotedScalar = function* () {
    const asked = state.indentNext ?? 0;
    state.indentNext = Math.max(0, asked - 1);
    const next = yield* strict.call(lexer);
    if (state.indentNext === Math.max(0, asked - 1)) state.indentNext = asked;
    return next;
  };
  return lexer;
}

/** Aliases share the value that they name, so that repeating it costs nothing; what it would cost is counted. */
function toJsonValue(contents: Node | null, { maxDepth, maxNodes }: JsonLimits) {
  const anchored = new Map<string, unknown>();
  let [nodes, repeated] = [0, 0];
  let duplicateAt: number | undefined;
  const enter = (depth: number) => {
    nodes += 1;
    if (nodes > maxNodes) throw new YamlRefusal('too_many_nodes', { limit: maxNodes });
    if (depth > maxDepth) throw new YamlRefusal('too_deep', { limit: maxDepth });
  };
  const repeat = (value: unknown, depth: number): void => {
    const isLeaf = typeof value !== 'object' || value === null;
    repeated += NODE_WEIGHT + (typeof value === 'string' ? value.length : 0);
    if (repeated > MAX_REPEATED) throw new YamlRefusal('too_many_aliases');
    enter(isLeaf ? depth : depth + 1);
    if (isLeaf) return;
    for (const [name, member] of Object.entries(value)) {
      if (!Array.isArray(value)) repeated += name.length;
      repeat(member, depth + 1);
    }
  };
  const convert = (node: Node | null, depth: number): unknown => {
    if (node === null) return null;
    if (isAlias(node)) {
      if (!anchored.has(node.source)) throw new YamlRefusal('bad_yaml.unknown_alias', node.range?.[0] ?? 0);
      repeat(anchored.get(node.source), depth);
      return anchored.get(node.source);
    }
    enter(isScalar(node) ? depth : depth + 1);
    const value = isScalar(node) ? node.value : convertItems(node, depth + 1);
    // Set only now: an alias inside its own anchor would have no end.
    if ('anchor' in node && node.anchor !== undefined) anchored.set(node.anchor, value);
    return value;
  };
  const convertItems = (node: Node, depth: number): unknown => {
    if (isSeq<Node>(node)) return node.items.map((item) => convert(item, depth));
    const members: Record<string, unknown> = {};
    for (const { key, value } of isMap<Node, Node>(node) ? node.items : []) {
      const name = isScalar(key) ? String(key.value) : '';
      const member = convert(value, depth);
      // Members that could reach a prototype are dropped, as they are from JSON.
      if (name === '__proto__' || name === 'constructor') continue;
      if (Object.hasOwn(members, name)) duplicateAt ??= key.range?.[0] ?? 0;
      members[name] = member;
    }
    return members;
  };
  return { value: convert(contents, 0), duplicateAt };
}

/** A member's place is its name's, because what it holds may be empty or an alias. */
function offsetOf(document: Document.Parsed, path: readonly string[]): number {
  let node: Node | null | undefined = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    const holder: Node | null | undefined = isAlias(node) ? node.resolve(document) : node;
    // Of a name that stands twice the last one counts.
    const pair: Pair<Node, Node> | undefined = isMap<Node, Node>(holder)
      ? holder.items.findLast(({ key }) => isScalar(key) && String(key.value) === step)
      : undefined;
    node = isSeq<Node>(holder) ? holder.items[Number(step)] : pair?.value;
    const place = pair?.key ?? (isSeq(holder) ? node : undefined);
    if (place === undefined || place === null) return offset;
    offset = place.range?.[0] ?? offset;
  }
  return offset;
}
