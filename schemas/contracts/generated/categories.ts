// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * data/categories.json: the categories and the words publishers use for them.
 */
export interface CategoryVocabulary {
  /**
   * the categories, 1 to 500
   *
   * @minItems 1
   * @maxItems 500
   */
  categories: Category[];
}
/**
 * a category
 *
 * This interface was referenced by `CategoryVocabulary`'s JSON-Schema
 * via the `definition` "category".
 */
export interface Category {
  /**
   * lower-case letters a-z, digits and dashes, at most 64 characters, like text-editors; it stands in addresses and listings
   */
  slug: string;
  /**
   * name of an icon of the Lucide set, like book-open (default: the first letters of the label)
   */
  sign?: string;
  /**
   * what pages call it: text of 1 to 80 characters
   */
  label: string;
  /**
   * what belongs in it: text of 1 to 500 characters
   */
  description: string;
  /**
   * label and description in further languages of the pages
   */
  translations?: {
    [k: string]: {
      /**
       * what pages call it in this language: text of 1 to 80 characters
       */
      label: string;
      /**
       * what belongs in it, in this language: text of 1 to 500 characters
       */
      description: string;
      /**
       * words of this language that people look for the category by
       *
       * @maxItems 200
       */
      aliases?: string[];
    };
  };
  /**
   * other words that publishers use for it, at most 200
   *
   * @maxItems 200
   *
   * Items: a word of 1 to 100 characters
   */
  aliases: string[];
}
