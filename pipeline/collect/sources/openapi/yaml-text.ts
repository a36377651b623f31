/**
 * Bytes of a YAML document → JSON value, bounded like {@link parseJson}. YAML stays on this side: the worker has no part
 * in it. The parser's own messages quote the input and are not used.
 */
import { Composer, type CST, type Document, isScalar, Lexer, Parser } from 'yaml';
import { error, type Problem, type ProblemKey } from '../../../../schemas/contracts/problems.ts';
import { type JsonLimits, lineAndColumn } from '../../../../schemas/readers/json-text.ts';
import type { Values } from '../../../../schemas/texts/message.ts';
import { linesOf } from './yaml-places.ts';
import { toJsonValue, YamlFault } from './yaml-value.ts';

type YamlResult =
  | {
      value: unknown;
      /** A number as it is written there: 1.10 is not 1.1. Undefined for anything but a scalar. */
      written: (path: readonly string[]) => string | undefined;
      /** 1-based line of what a JSON pointer means. */
      lineOf: (pointer: string) => number;
      /** Offset of the first member that is named a second time in its object. */
      duplicateAt: number | undefined;
      problem?: undefined;
    }
  | { problem: Problem };

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

/** Reads one UTF-8 YAML document. Of duplicate members the last one wins, as in JSON. Never throws. */
export function parseYaml(bytes: Uint8Array, limits: JsonLimits): YamlResult {
  const text = decodeUtf8(bytes);
  if (text === undefined) return refuse('bad_encoding.utf_8');
  const control = text.search(CONTROL_CHARACTER);
  if (control >= 0) return refuse('bad_text.control', lineAndColumn(text, control));
  const scanned = scan(text, limits);
  if (!Array.isArray(scanned)) return scanned;
  const document = compose(text, scanned);
  if ('problem' in document) return document;
  const written = (path: readonly string[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  try {
    return { ...toJsonValue(document.contents, limits), written, lineOf: linesOf(document, text) };
  } catch (thrown) {
    if (!(thrown instanceof YamlFault)) throw thrown;
    const { reason, at } = thrown;
    return reason === 'unknownAlias'
      ? refuse('bad_yaml.unknown_alias', lineAndColumn(text, at))
      : refusals[reason](limits);
  }
}

/** YAML allows no other control characters (YAML 1.2.2, 5.1); some are signals inside the parser. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * One pass over the text, without recursion, before anything that recurses sees it: a document nested too deep or cut
 * into too many pieces is given up where the limit is passed.
 */
function scan(text: string, limits: JsonLimits): CST.Token[] | { problem: Problem } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let lexemes = 0;
  let documents = 0;
  for (const lexeme of tolerantLexer().lex(text)) {
    lexemes += 1;
    if (lexemes > limits.maxNodes * LEXEMES_PER_NODE) return refusals.nodes(limits);
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return badSyntax(text, token.offset);
      if (token.type === 'document') documents += 1;
      tokens.push(token);
    }
    if (documents > MAX_DOCUMENTS) return refuse('several_documents');
    if (parser.stack.length > limits.maxDepth + STACK_BELOW_AND_ABOVE) return refusals.depth(limits);
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
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

function compose(text: string, tokens: CST.Token[]): Document.Parsed | { problem: Problem } {
  let faultAt: number | undefined;
  const composer = new Composer(YAML_OPTIONS);
  // Left alone it goes on after a fault, and a text of nothing but faults takes minutes. This member is a private one:
  // were it gone in a later version, the faults would be collected below as before.
  const onError = (
    at: number | [number, number] | { offset: number },
    _code: string,
    _words: string,
    mild?: boolean,
  ) => {
    if (mild) return;
    faultAt ??= typeof at === 'number' ? at : Array.isArray(at) ? at[0] : at.offset;
    throw new Error('stop');
  };
  Object.assign(composer, { onError });
  const documents: Document.Parsed[] = [];
  try {
    for (const document of composer.compose(tokens, true, text.length)) documents.push(document);
  } catch {
    // Stopped.
  }
  faultAt ??= documents.flatMap(({ errors }) => errors)[0]?.pos[0];
  if (faultAt !== undefined) return badSyntax(text, faultAt);
  const [first, ...others] = documents.filter(({ contents }, index) => index === 0 || !isEmpty(contents));
  if (first === undefined || others.length > 0) return refuse('several_documents');
  return first;
}

function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

function badSyntax(text: string, offset: number): { problem: Problem } {
  return refuse('bad_yaml', lineAndColumn(text, offset));
}

const refusals = {
  depth: ({ maxDepth }: JsonLimits) => refuse('too_deep', { limit: maxDepth }),
  nodes: ({ maxNodes }: JsonLimits) => refuse('too_many_nodes', { limit: maxNodes }),
  aliases: () => refuse('too_many_aliases'),
};

function refuse(key: ProblemKey, values?: Values): { problem: Problem } {
  return { problem: error('', key, values) };
}
