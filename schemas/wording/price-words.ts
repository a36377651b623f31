/** What a product costs, in a few words. */
import type { Pricing } from '../contracts/generated/read-api.ts';
import { minorUnitDigits } from '../rules/money.ts';
import { memoizeBy } from '../texts/memoize-by-key.ts';
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
  const { format, minorUnits } = formatOf(`${locale} ${currency}`);
  const price = format(price_from_cents / minorUnits);
  return [words, fillMessage(texts.from, { price }, locale)].filter(Boolean).join(', ');
}

/** To make one takes longer than all else in a price. */
const formatOf = memoizeBy((key: string) => {
  const [locale, currency = ''] = key.split(' ');
  const digits = minorUnitDigits(currency);
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const { format } = new Intl.NumberFormat(locale, { ...style, ...decimals });
  return { format, minorUnits: 10 ** digits };
});
