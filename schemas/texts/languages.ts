/** The languages the catalog speaks: one more is a folder of texts here, a file in site/texts, and a line below. */

export const LANGUAGES = ['en', 'de'] as const;

export type LanguageTag = (typeof LANGUAGES)[number];
