/** The texts of prices, figures and states in each language. Browsers load them, so they are apart from the long ones. */
import de from './de/short.json' with { type: 'json' };
import en from './en/short.json' with { type: 'json' };
import fr from './fr/short.json' with { type: 'json' };
import it from './it/short.json' with { type: 'json' };
import type { LanguageTag } from './languages.ts';

const SHORT_TEXTS: Record<LanguageTag, typeof en> = { de, en, fr, it };

/** @param language that there are texts in; others are shown in English */
export function shortTexts(language: string): typeof en & { locale: LanguageTag } {
  const locale = Object.hasOwn(SHORT_TEXTS, language) ? (language as LanguageTag) : 'en';
  return { locale, ...SHORT_TEXTS[locale] };
}
