/** HTML → a tree with a bottom: every element that stays open makes the next one slower, and the tree is walked by calls. */
import { DomHandler, Parser } from 'htmlparser2';

/** No text is in that many elements; deeper ones are as if they were closed at once. */
const MAX_DEPTH = 500;

export type Nodes = DomHandler['root']['children'];

export function parseShallow(html: string): Nodes {
  const tree = new Tree();
  new ShallowParser(tree, { decodeEntities: true }).end(html);
  return tree.root.children;
}

class Tree extends DomHandler {
  isDeep = () => this.tagStack.length > MAX_DEPTH;
}

class ShallowParser extends Parser {
  readonly #tree: Tree;
  #isTooDeep = false;

  constructor(tree: Tree, options: ConstructorParameters<typeof Parser>[1]) {
    super(tree, options);
    this.#tree = tree;
  }

  override onopentagname(start: number, end: number): void {
    this.#isTooDeep = this.#tree.isDeep();
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#isTooDeep || super.isVoidElement(name);
  }
}
