/**
 * Words that stand for the same in English and German, so that a listing is found by either: vocabulary.json, one concept a
 * line, English before German. They are added to the terms of a listing where an index is made: no search loads them.
 */
import vocabulary from './vocabulary.json' with { type: 'json' };
import { stemOf } from './word-stems.ts';
import { glued, searchWords } from './words.ts';

export interface Label {
  language: string;
  label: string;
}

interface Trigger {
  /** All must occur. */
  stems: readonly string[];
  /** Of the texts that it is looked for in. */
  language: string;
  gives: readonly Label[];
}

interface Product {
  /** As one word. */
  titles: readonly string[];
  stems: readonly string[];
}

const LANGUAGES = ['en', 'de'];

export const stemsOf = (text: string): string[] => searchWords(text).map((word) => stemOf(word) ?? word);

/** @param language of the words; undefined for those of no language, like names @returns further words for what they say */
export function conceptWords(stems: ReadonlySet<string>, language: string | undefined): Label[] {
  const { byStem } = readVocabulary();
  const found = new Set<Label>();
  for (const stem of stems) {
    for (const trigger of byStem.get(stem) ?? []) {
      const isOfLanguage = language === undefined || language === trigger.language;
      if (isOfLanguage && trigger.stems.every((each) => stems.has(each)))
        for (const label of trigger.gives) found.add(label);
    }
  }
  return [...found];
}

/** @param stems of what a listing says of itself in short @returns well-known products that do what it says, as one word each */
export function productsLike(stems: ReadonlySet<string>): string[] {
  const { products } = readVocabulary();
  return products.filter((product) => product.stems.every((stem) => stems.has(stem))).flatMap(({ titles }) => titles);
}

let read: { byStem: Map<string, Trigger[]>; products: Product[] } | undefined;

function readVocabulary() {
  read ??= {
    byStem: Map.groupBy(vocabulary.concepts.flatMap(triggersOf), ({ stems: [first = ''] }) => first),
    products: vocabulary.products.map((line) => {
      const [titles = '', words = ''] = line.split(' | ');
      return { titles: titles.split(', ').map(glued), stems: stemsOf(words) };
    }),
  };
  return read;
}

function triggersOf(line: string): Trigger[] {
  const all = line.split(' | ').flatMap((part, at) => {
    const language = LANGUAGES[at] ?? '';
    return part.split(', ').map((label) => ({ language, label }));
  });
  // Of two words none says the same alone; a query has its neighbors as one word, too.
  const gives = all.flatMap(({ language, label }) =>
    label.split(' ').length > 2 ? [] : [{ language, label: glued(label) }],
  );
  return all.map(({ language, label }) => ({ language, stems: stemsOf(label), gives }));
}
