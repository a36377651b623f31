/** The texts of the interface: one file for each language, in the shape of the English one. */
import type { Kind } from '../../schemas/contracts/generated/listing.ts';
import { LANGUAGE_TEXTS, LANGUAGES } from '../../schemas/texts/languages.ts';
import type english from './en.json';

/** What a language says. Its plural forms may be other ones: each language has those that its rules ask for. */
export type Texts = typeof english & { kinds: Record<Kind, string> };

const OWN: Record<string, typeof english> = import.meta.glob('./*.json', { eager: true, import: 'default' });

/** By file, so that a further language needs no line here. */
export const TEXT_FILES: Record<string, Texts> = Object.fromEntries(
  Object.entries(OWN).map(([file, texts]) => [file, { ...texts, kinds: kindsIn(file) }]),
);

/** The search knows them, too. */
function kindsIn(file: string): Texts['kinds'] {
  const tag = LANGUAGES.find((language) => file.endsWith(`/${language}.json`));
  return LANGUAGE_TEXTS[tag ?? 'en'].kinds;
}
