// Generated from schemas/contracts/*.json by `npm run generate`. Do not edit.

/**
 * data/categories.json: the categories and the words publishers use for them.
 */
export interface CategoryVocabulary {
  /**
   * @minItems 1
   * @maxItems 500
   */
  categories: Category[];
}
/**
 * This interface was referenced by `CategoryVocabulary`'s JSON-Schema
 * via the `definition` "category".
 */
export interface Category {
  slug: string;
  /**
   * name of an icon of the Lucide set, like book-open (default: the first letters of the label)
   */
  sign?: string;
  label: string;
  description: string;
  /**
   * label and description in further languages of the pages
   */
  translations?: {
    [k: string]: {
      label: string;
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
   * @maxItems 200
   */
  aliases: string[];
}
