/** For pages of which only single elements are of interest, wherever they stand. */
import { Parser } from 'htmlparser2';

/** What stands inside of what is of no interest here, and each element that stays open makes the next one slower. */
export class FlatParser extends Parser {
  protected override isVoidElement(): boolean {
    return true;
  }
}
