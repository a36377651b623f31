/** Endings of English and German words, taken off so that `charts` finds a chart and `Datenbanken` a Datenbank. */

const MIN_STEM = 3;

/** Of regular inflection alone, from the longest to the shortest: words that share what is left are forms of one word. */
const INFLECTIONS = ['ings', 'ing', 'ern', 'ers', 'ies', 'ied', 'er', 'en', 'em', 'es', 'et', 'ed', 'e', 'n', 's', 'y'];
/** Of words made of others, too: what is left of them says what a word is about, and not that it is the same. */
const DERIVATIONS = [
  ...['ierung', 'ieren', 'ements', 'ations', 'ement', 'ments', 'ation', 'ators', 'ating', 'ungen', 'ment', 'ator'],
  ...['iert', 'ates', 'ated', 'ions', 'ings', 'ate', 'ion', 'ung', 'ing', 'ern', 'ers', 'ies', 'ied', 'er', 'en', 'em'],
  ...['es', 'et', 'ed', 'e', 'n', 's', 'y'],
];
/** No plural, and no ending: express, status, display. */
const WHOLE = /(?:ss|us|is|[aeiou]y)$/;
/** Nouns of their own: accounting is no form of account. */
const OWN_NOUN =
  /^(?:account|dat|bank|engineer|market|meet|morn|even|hous|cloth|ship|shopp|train|wedd|build|trad|min|paint|draw)ings?$/;
/** Words of three letters that an `e` makes another word of: a note is not a "not", nor a site a "sit". */
const OTHER_WITH_E =
  /^(?:bit|can|cap|car|cod|cut|fat|fin|hat|hid|hop|kit|mad|man|mat|not|pal|pan|pin|rat|rid|rip|rob|rod|sit|tap|ton|tub|van|win)$/;
const DOUBLED = /([bdfglmnprt])\1$/;
const AMERICAN = /(?<=\w{3}i)z(?=atio|$)/;
const BRITISH = /(?<=\w{3})our$/;

/** @param word of {@link import('./words.ts').searchWords} @returns undefined where nothing can be taken off */
export const stemOf = (word: string) => without(word, OWN_NOUN.test(word) ? ['s'] : INFLECTIONS);

/** As {@link stemOf}, with the endings that make one word of another: `validation` and `validate` leave the same. */
export const rootOf = (word: string) => without(word, DERIVATIONS);

function without(word: string, endings: readonly string[]): string | undefined {
  const ending = WHOLE.test(word)
    ? undefined
    : endings.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM);
  const bare = ending === undefined ? word : word.slice(0, -ending.length);
  const stem = OTHER_WITH_E.test(bare) && word[bare.length] === 'e' ? `${bare}e` : bare;
  const single = stem.length > MIN_STEM ? stem.replace(DOUBLED, '$1') : stem;
  const spelled = single.replace(AMERICAN, 's').replace(BRITISH, 'or');
  return spelled === word ? undefined : spelled;
}
