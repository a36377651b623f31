/** Simple endings of English and German words, taken off so that `charts` finds a chart and `Datenbanken` a Datenbank. */

const MIN_STEM = 3;

/**
 * From the longest to the shortest; the first that fits is taken off. Not grammar: words that share what is left are
 * taken for forms of one word, and a word itself always comes before its forms.
 */
const ENDINGS = [
  ...['ierung', 'ieren', 'ements', 'ations', 'ement', 'ments', 'ation', 'ators', 'ating', 'ungen', 'ment', 'ator'],
  ...['iert', 'ates', 'ated', 'ions', 'ings', 'ate', 'ion', 'ung', 'ing', 'ern', 'ers', 'ies', 'ied', 'er', 'en', 'em'],
  ...['es', 'et', 'ed', 'e', 'n', 's', 'y'],
];
/** No plural, and no ending: express, status, display. */
const WHOLE = /(?:ss|us|is|[aeiou]y)$/;
const DOUBLED = /([bdfglmnprt])\1$/;
const AMERICAN = /(?<=\w{3}i)z$/;
const BRITISH = /(?<=\w{3})our$/;

/** @param word of {@link import('./words.ts').searchWords} @returns undefined where nothing can be taken off */
export function stemOf(word: string): string | undefined {
  const ending = WHOLE.test(word)
    ? undefined
    : ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  const single = stem.length > MIN_STEM ? stem.replace(DOUBLED, '$1') : stem;
  const spelled = single.replace(AMERICAN, 's').replace(BRITISH, 'or');
  return spelled === word ? undefined : spelled;
}
