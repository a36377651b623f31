/** The texts of the interface: one file for each language, in the shape of the English one. */
import type english from '../texts/en.json';

/** What a language says. Its plural forms may be other ones: each language has those that its rules ask for. */
export type Texts = typeof english;

/** By file, so that a further language needs no line here. */
export const TEXT_FILES: Record<string, Texts> = import.meta.glob('../texts/*.json', {
  eager: true,
  import: 'default',
});
