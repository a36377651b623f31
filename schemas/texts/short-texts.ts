/** The texts of prices, figures and states in each language. Browsers load them, so they are apart from the long ones. */
import deFigures from './de/figures.json' with { type: 'json' };
import dePrices from './de/prices.json' with { type: 'json' };
import deStates from './de/states.json' with { type: 'json' };
import enFigures from './en/figures.json' with { type: 'json' };
import enPrices from './en/prices.json' with { type: 'json' };
import enStates from './en/states.json' with { type: 'json' };
import frFigures from './fr/figures.json' with { type: 'json' };
import frPrices from './fr/prices.json' with { type: 'json' };
import frStates from './fr/states.json' with { type: 'json' };
import itFigures from './it/figures.json' with { type: 'json' };
import itPrices from './it/prices.json' with { type: 'json' };
import itStates from './it/states.json' with { type: 'json' };
import type { LanguageTag } from './languages.ts';

interface ShortTexts {
  figures: typeof enFigures;
  prices: typeof enPrices;
  states: typeof enStates;
}

const SHORT_TEXTS: Record<LanguageTag, ShortTexts> = {
  en: { figures: enFigures, prices: enPrices, states: enStates },
  de: { figures: deFigures, prices: dePrices, states: deStates },
  fr: { figures: frFigures, prices: frPrices, states: frStates },
  it: { figures: itFigures, prices: itPrices, states: itStates },
};

/** @param language that there are texts in; others are shown in English */
export function shortTexts(language: string): ShortTexts & { locale: LanguageTag } {
  const locale = Object.hasOwn(SHORT_TEXTS, language) ? (language as LanguageTag) : 'en';
  return { locale, ...SHORT_TEXTS[locale] };
}
