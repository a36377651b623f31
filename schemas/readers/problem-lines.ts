/** Lines for problems: where in the text of a document the value stands that a JSON pointer means. */
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { type Problem, unescapeKey } from '../contracts/problems.ts';
import { sampleText } from './detect-kind.ts';
import { tagName, tokensOf } from './xml-markup.ts';
import { decodeXml } from './xml-text.ts';

export interface PlacedProblem extends Problem {
  /** 1-based line in the document, where it is known. */
  line?: number;
}

type OffsetOf = (pointer: string) => number | undefined;

/** Lines are known for JSON and XML, of any text that is broken at one place, and where the reader gave one. */
export function placeProblems(problems: readonly PlacedProblem[], bytes: Uint8Array): PlacedProblem[] {
  // With a place in it, the document was read, so it is neither broken nor nested too deep for what follows.
  const places = problems.some(({ pointer }) => pointer !== '') ? readPlaces(bytes) : undefined;
  return problems.map((problem) => {
    const line = problem.line ?? (problem.pointer === '' ? statedLine(problem) : places?.(problem.pointer));
    return line === undefined ? problem : { ...problem, line };
  });
}

/** What is wrong with the writing itself names its place among its values. */
function statedLine({ values }: Problem): number | undefined {
  return typeof values?.line === 'number' ? values.line : undefined;
}

function readPlaces(bytes: Uint8Array): ((pointer: string) => number | undefined) | undefined {
  const start = sampleText(bytes).trimStart();
  if (!/^[<{]/.test(start)) return undefined;
  const isXml = start.startsWith('<');
  const text = isXml ? decodeXml(bytes).text : new TextDecoder().decode(bytes);
  const offsetOf = text === undefined ? undefined : isXml ? xmlOffsets(text) : jsonOffsets(text);
  if (text === undefined || offsetOf === undefined) return undefined;
  const starts = lineStarts(text);
  return (pointer) => {
    const offset = offsetOf(pointer);
    return offset === undefined ? undefined : lineAt(starts, offset);
  };
}

/** Of each line but the first, where it begins. */
function lineStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** Where the value stands; for a missing member, where the object stands that lacks it. */
function jsonOffsets(text: string): OffsetOf | undefined {
  const tree = parseTree(text);
  return tree && ((pointer) => nearestNode(tree, stepsOf(pointer)).offset);
}

function nearestNode(tree: Node, steps: JSONPath): Node {
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node !== undefined) return node;
  }
  return tree;
}

function stepsOf(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map(unescapeKey)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The first element of each path; for a missing one, the element that lacks it. Case does not matter in tag names. */
function xmlOffsets(text: string): OffsetOf {
  const offsets = elementOffsets(text);
  return (pointer) => {
    for (let path = pointer.toLowerCase(); path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const offset = offsets.get(path);
      if (offset !== undefined) return offset;
    }
    return undefined;
  };
}

function elementOffsets(text: string): Map<string, number> {
  const offsets = new Map<string, number>();
  const path: string[] = [];
  for (const token of tokensOf(text, 0)) {
    const name = tagName(token);
    if (token.text.startsWith('</')) path.pop();
    else if (name !== '') {
      path.push(name.toLowerCase());
      const pointer = `/${path.join('/')}`;
      if (!offsets.has(pointer)) offsets.set(pointer, token.start);
      if (token.text.endsWith('/>')) path.pop();
    }
  }
  return offsets;
}
