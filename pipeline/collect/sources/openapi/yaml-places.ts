/** Where in a YAML text the member stands that a JSON pointer means. Nothing is counted before somebody asks. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml';
import { unescapeKey } from '../../../../schemas/contracts/problems.ts';

/** @returns 1-based line of the member; of a missing one, that of the object that lacks it */
export function linesOf(document: Document.Parsed, text: string): (pointer: string) => number {
  let counter: LineCounter | undefined;
  return (pointer) => {
    counter ??= countLines(text);
    return counter.linePos(offsetOf(document, pointer.split('/').slice(1).map(unescapeKey))).line;
  };
}

function countLines(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1);
  return counter;
}

/** A member's place is its name's, because what it holds may be empty or an alias. */
function offsetOf(document: Document.Parsed, path: readonly string[]): number {
  let node: Node | null | undefined = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    const holder: Node | null | undefined = isAlias(node) ? node.resolve(document) : node;
    if (isMap<Node, Node>(holder)) {
      // Of a name that stands twice the last one counts.
      const pair: Pair<Node, Node> | undefined = holder.items.findLast(
        ({ key }) => isScalar(key) && String(key.value) === step,
      );
      if (pair === undefined) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq<Node>(holder)) {
      node = holder.items[Number(step)];
      if (node === undefined) return offset;
      offset = node.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
