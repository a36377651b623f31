/** Patterns that the checker cannot judge or judges wrongly, each with the reason why it is linear all the same. */

interface Exempt {
  file: string;
  /** Part of the pattern. */
  has: string;
  because: string;
}

export const EXEMPT: readonly Exempt[] = [
  {
    file: 'pipeline/repo/text/untrusted-text.ts',
    has: '--[\\n\\t]]',
    because: 'One set of characters, in a notation the checker does not know.',
  },
  {
    file: 'schemas/search/words.ts',
    has: '\\p{scx=Han}',
    because:
      'Sets in a notation the checker does not know: one character, then a loop over characters, then two signs.',
  },
  ...['(?:table of )?contents', 'heads[- ]up', 'feel free to', 'promo code'].map((has) => ({
    file: 'pipeline/collect/readme/phrases.ts',
    has,
    because: 'Too many words for the checker. Anchored, with one loop at most that has no bound.',
  })),
];

/** Places that make a pattern when they run. */
export const MADE_OF_OUR_WORDS: readonly Omit<Exempt, 'has'>[] = [
  { file: 'schemas/rules/money.ts', because: 'Of a currency that is on our list, and its sign.' },
  { file: 'schemas/readers/allowed-members.ts', because: 'Of a schema of ours.' },
  {
    file: 'schemas/rules/contacts/word-prefilter.ts',
    because: 'Alternatives of patterns that are checked as a whole.',
  },
  {
    file: 'pipeline/review/plan/entries/download-pattern.ts',
    because: 'Of the spellings of a version, each sign of which is escaped.',
  },
  { file: 'pipeline/collect/readme/phrases.ts', because: 'Of the table in it, when the module is loaded.' },
];
