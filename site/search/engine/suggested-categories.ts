/** Categories for what is being typed: called so in any language, or beginning so in that of the page. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { type CategoryAliases, categoriesCalled, categoryAliases } from '../../../schemas/search/category-aliases.ts';
import { glued, searchWords } from '../../../schemas/search/words.ts';

export interface SuggestedCategory {
  slug: string;
  label: string;
}

/** Beside names, which are looked for more often. */
const MAX_CATEGORIES = 3;
/** Beginnings of other words for a category: shorter ones fit too many. */
const MIN_ALIAS = 3;

interface Named extends SuggestedCategory {
  title: string;
  words: string[];
  aliases: string[];
}

/**
 * @param listed slugs of the categories that have listings: others lead nowhere
 * @returns what suggests categories for a text, the nearest first
 */
export function categorySuggester(
  vocabulary: Pick<CategoryVocabulary, 'categories'>,
  listed: ReadonlySet<string>,
  language: string,
): (text: string) => SuggestedCategory[] {
  const aliases = categoryAliases(vocabulary);
  const named = vocabulary.categories.filter(({ slug }) => listed.has(slug)).map((each) => nameIn(each, language));
  return (text) => {
    const fits = named.map((category) => ({ category, fit: fitOf(category, text, aliases) }));
    return fits
      .filter(({ fit }) => fit > 0)
      .toSorted((left, right) => right.fit - left.fit)
      .slice(0, MAX_CATEGORIES)
      .map(({ category: { slug, label } }) => ({ slug, label }));
  };
}

function nameIn(
  { slug, label, aliases, translations }: CategoryVocabulary['categories'][number],
  language: string,
): Named {
  const translated = translations?.[language];
  const shown = translated?.label ?? label;
  return {
    ...{ slug, label: shown, title: glued(shown), words: searchWords(shown) },
    aliases: [...aliases, ...(translated?.aliases ?? [])].map(glued),
  };
}

/** @returns 0 where it does not fit at all */
function fitOf({ slug, title, words, aliases }: Named, text: string, known: CategoryAliases): number {
  const typed = glued(text);
  if (typed === '') return 0;
  if (title === typed) return 5;
  if (title.startsWith(typed)) return 4;
  if (categoriesCalled(known, typed).includes(slug)) return 3;
  if (words.some((word) => word.startsWith(typed))) return 2;
  return typed.length >= MIN_ALIAS && aliases.some((alias) => alias.startsWith(typed)) ? 1 : 0;
}
