/**
 * The HTML parser with a bottom: every element that stays open makes the next one slower. Deeper elements are as if they
 * were closed at once.
 */
import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** No text is in that many elements. */
const MAX_DEPTH = 500;

export class ShallowParser extends Parser {
  readonly #state: { depth: number; isTooDeep: boolean };

  constructor({ onopentag, onclosetag, ...handler }: Partial<Handler>, options: ParserOptions) {
    const state = { depth: 0, isTooDeep: false };
    super(
      {
        ...handler,
        onopentag(...tag) {
          state.depth += 1;
          onopentag?.(...tag);
        },
        onclosetag(...tag) {
          state.depth -= 1;
          onclosetag?.(...tag);
        },
      },
      options,
    );
    this.#state = state;
  }

  override onopentagname(start: number, end: number): void {
    this.#state.isTooDeep = this.#state.depth >= MAX_DEPTH;
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#state.isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#state.isTooDeep || super.isVoidElement(name);
  }
}
