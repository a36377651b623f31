/**
 * Sentences made from a text and its values. Programs carry codes and values; a sentence is made where it is shown, in
 * the language it is shown in, and never read back.
 */
import { memoizeBy } from './memoize-by-key.ts';

/** A text with places for values, like "{count} listings", or one for each form that a number asks for. */
export type Message = string | PluralForms;

/** By the plural category (Unicode CLDR) of the value named `count`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type Values = Readonly<Record<string, string | number>>;

/**
 * @param locale BCP 47 tag whose plural rules apply, like de
 * @throws Error naming a place for which there is no value: a text and the code that fills it have drifted apart
 */
export function fillMessage(message: Message, values: Values, locale: string): string {
  const text = typeof message === 'string' ? message : pluralForm(message, values.count, locale);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${place} in "${text}".`);
    return String(value);
  });
}

/** Nothing at all may be worth a sentence of its own, also where the language has no form for it. */
function pluralForm(forms: PluralForms, count: string | number | undefined, locale: string): string {
  if (Number(count) === 0 && forms.zero !== undefined) return forms.zero;
  return forms[rulesOf(locale).select(Number(count))] ?? forms.other;
}

const rulesOf = memoizeBy((locale: string) => new Intl.PluralRules(locale));
