/** What a product costs, in a few words. */
import type { Pricing } from '../contracts/generated/read-api.ts';
import { minorUnitDigits } from '../rules/money.ts';
import { fillMessage } from '../texts/message.ts';
import { shortTexts } from '../texts/short-texts.ts';

/**
 * "Subscription, from €9.50"; nothing is "from $0".
 * @param language that there are texts in; others are shown in English
 * @returns undefined where neither model nor price is known
 */
export function priceText({ model, price_from_cents, currency }: Pricing, language: string): string | undefined {
  const { locale, prices: texts } = shortTexts(language);
  const words = model === undefined ? undefined : texts.models[model];
  if (price_from_cents === 0) return words ?? texts.models.free;
  if (price_from_cents === undefined || currency === undefined) return words;
  const digits = minorUnitDigits(currency);
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const price = new Intl.NumberFormat(locale, { ...style, ...decimals }).format(price_from_cents / 10 ** digits);
  return [words, fillMessage(texts.from, { price }, locale)].filter(Boolean).join(', ');
}
