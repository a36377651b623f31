/** Where in a text the words of a query stand, to mark them where it is shown. */
import { readQuery, type Slot } from './query.ts';
import { stemOf } from './word-stems.ts';
import { foldText, searchWords } from './words.ts';

/** A stretch of a text. */
export interface Stretch {
  text: string;
  isMarked: boolean;
}

const PIECE = /[\p{L}\p{N}\p{M}+#]+|[^\p{L}\p{N}\p{M}+#]+/gu;

/** @returns the text in stretches: joined they are the text */
export function markMatches(text: string, query: string): Stretch[] {
  const slots = readQuery(query)?.slots ?? [];
  if (slots.length === 0) return [{ text, isMarked: false }];
  const stretches: Stretch[] = [];
  for (const piece of text.match(PIECE) ?? []) {
    const marked = markedLetters(piece, slots);
    if (marked > 0) stretches.push({ text: piece.slice(0, marked), isMarked: true });
    if (marked < piece.length) stretches.push({ text: piece.slice(marked), isMarked: false });
  }
  return stretches;
}

/** How many of the first letters of a word were asked for. */
function markedLetters(piece: string, slots: readonly Slot[]): number {
  const words = searchWords(piece);
  const [word] = words;
  if (word === undefined) return 0;
  const forms = [word, stemOf(word) ?? word];
  const isAsked = slots.some(
    ({ words: asked, stems }) =>
      words.some((each) => asked.includes(each)) || forms.some((each) => stems.includes(each)),
  );
  if (isAsked) return piece.length;
  const begin = slots
    .flatMap(({ begins, nameBegins }) => [...begins, ...nameBegins])
    .find((each) => word.startsWith(each));
  // Folding may have changed how many letters there are: the whole word then.
  if (begin === undefined) return 0;
  return foldText(piece).length === piece.length ? begin.length : piece.length;
}
