/** Words that people use for a category: what is only found by them is similar, because the listing itself says something else. */
import type { CategoryVocabulary } from '../contracts/generated/categories.ts';
import { rootOf } from './word-stems.ts';
import { glued } from './words.ts';

/** Slugs of categories by alias, which is one glued word. */
export type CategoryAliases = ReadonlyMap<string, readonly string[]>;

/** A path of the categories of PAD, which nobody types. */
const PATH = '::';

/** @returns labels and aliases in every language, and their forms; the word itself counts before its forms */
export function categoryAliases({ categories }: Pick<CategoryVocabulary, 'categories'>): CategoryAliases {
  const [words, stems] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { slug, label, aliases, translations = {} } of categories) {
    const translated = Object.values(translations).flatMap((each) => [each.label, ...(each.aliases ?? [])]);
    for (const alias of [label, ...aliases, ...translated]) {
      const word = glued(alias);
      if (word === '' || alias.includes(PATH)) continue;
      add(words, word, slug);
      add(stems, rootOf(word) ?? word, slug);
    }
  }
  return new Map([...stems, ...words]);
}

/** @param words any of them, without spaces @returns slugs of categories that people look for so */
export function categoriesCalled(aliases: CategoryAliases, ...words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => aliases.get(word) ?? aliases.get(rootOf(word) ?? word) ?? []))];
}

function add(slugs: Map<string, string[]>, word: string, slug: string): void {
  const known = slugs.get(word) ?? [];
  if (!known.includes(slug)) slugs.set(word, [...known, slug]);
}
