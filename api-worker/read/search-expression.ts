/** What a caller types as a search, as an expression of FTS5. Nothing of its syntax can come from the caller. */
import { searchWords } from '../../schemas/rules/search/words.ts';

/**
 * All words and phrases must occur. The last word is a beginning, unless it is quoted. A word that consists of several
 * (`node.js`) is a phrase.
 * @returns undefined where there is no letter and no digit to look for
 */
export function searchExpression(text: string): string | undefined {
  const phrases = parsePhrases(text);
  return phrases.length === 0 ? undefined : phrases.map(toExpression).join(' ');
}

export interface Phrase {
  words: string[];
  /** The last word is only the beginning of one. */
  open: boolean;
}

export function parsePhrases(text: string): Phrase[] {
  const parts = text.split('"');
  const phrases = parts.flatMap((part, index) => {
    // Between two quotes; a quote that is alone says nothing.
    const isQuoted = index % 2 === 1 && index < parts.length - 1;
    return (isQuoted ? [part] : part.split(/\s+/)).map((word) => ({ words: searchWords(word), open: !isQuoted }));
  });
  const spoken = phrases.filter(({ words }) => words.length > 0);
  return spoken.map(({ words, open }, index) => ({ words, open: open && index === spoken.length - 1 }));
}

/** Words are letters, digits, marks, + and # alone: within quotes none of them means anything to FTS5. */
function toExpression({ words, open }: Phrase): string {
  return `"${words.join(' ')}"${open ? ' *' : ''}`;
}
