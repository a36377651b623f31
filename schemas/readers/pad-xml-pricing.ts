/** Program_Type and the two costs → license type and pricing. */
import type { LicenseType, Pricing } from '../contracts/generated/listing.ts';
import { type Problem, warning } from '../contracts/problems.ts';
import { isCurrency, toMinorUnits } from '../rules/money.ts';
import { defined } from '../rules/without-undefined.ts';
import { type FieldName, pointerOf } from './pad-xml-elements.ts';

/** By the word without case and dividing marks; `none` is a word of the format that says nothing about the license. */
const LICENSE_TYPES = new Map<string, LicenseType | 'none'>([
  ['adware', 'freeware'],
  ['commercial', 'commercial'],
  ['dataonly', 'none'],
  ['demo', 'trial'],
  ['foss', 'open-source'],
  ['free', 'freeware'],
  ['freemium', 'freemium'],
  ['freetrial', 'trial'],
  ['freeware', 'freeware'],
  ['opensource', 'open-source'],
  ['opensourcesoftware', 'open-source'],
  ['shareware', 'trial'],
  ['subscription', 'subscription'],
  ['trial', 'trial'],
]);

type Values = Map<FieldName, string>;

export function toLicenseType(values: Values, notes: Problem[]): LicenseType | undefined {
  const word = values.get('Program_Type') ?? '';
  if (word === '') return undefined;
  const type = LICENSE_TYPES.get(word.toLowerCase().replace(/[^a-z]/g, ''));
  if (type === undefined) {
    const values = { name: 'Program_Type', allowed: 'Shareware, Freeware, Adware, Demo, Commercial, Data Only' };
    notes.push(warning(pointerOf('Program_Type'), 'unknown_value.format_word', values));
  }
  return type === 'none' ? undefined : type;
}

interface Price {
  units: number;
  currency: string;
}

/**
 * An empty cost is unknown, not free. Zero is a price where the type says that nothing is paid; elsewhere it is what
 * an editor writes into a field nobody filled in. A cost that cannot be read leaves open whether anything is free.
 */
export function toPricing(values: Values, type: LicenseType | undefined, notes: Problem[]): Pricing | undefined {
  const amount = values.get('Program_Cost_Dollars') ?? '';
  const inDollars = toPrice(amount, 'USD', 'Program_Cost_Dollars', notes);
  const prices = [inDollars, otherPrice(values, notes)].filter((price) => price !== undefined);
  const paid = prices.find(({ units }) => units > 0);
  const mayBeZero = type === 'freeware' || type === 'open-source' || type === 'freemium';
  const price = paid ?? (mayBeZero ? prices[0] : undefined);
  const isUnreadable = inDollars === undefined && amount !== '';
  const pricing = defined({
    model: isUnreadable && price === undefined ? undefined : modelOf(type, price),
    price_from_cents: price?.units,
    currency: price?.currency,
  });
  return Object.keys(pricing).length === 0 ? undefined : pricing;
}

/** The costs of the format are paid once; a price beside Freeware contradicts itself and says no model. */
function modelOf(type: LicenseType | undefined, price: Price | undefined): Pricing['model'] {
  switch (type) {
    case 'freemium':
    case 'subscription':
      return type;
    case 'freeware':
      return (price?.units ?? 0) === 0 ? 'free' : undefined;
    case 'open-source':
      return price?.units === 0 ? 'free' : undefined;
    case 'trial':
    case 'commercial':
      return price === undefined ? undefined : 'one-time';
    case undefined:
      return undefined;
    default:
      return type satisfies never;
  }
}

/** Used only with a code of ISO 4217, because an amount of nobody knows what is none. */
function otherPrice(values: Values, notes: Problem[]): Price | undefined {
  const amount = values.get('Program_Cost_Other') ?? '';
  const code = (values.get('Program_Cost_Other_Code') ?? '').toUpperCase();
  if (amount === '' || /^0+(?:[.,]0+)?$/.test(amount)) return undefined;
  if (isCurrency(code)) return toPrice(amount, code, 'Program_Cost_Other', notes);
  notes.push(warning(pointerOf('Program_Cost_Other_Code'), 'unknown_currency'));
  return undefined;
}

function toPrice(amount: string, currency: string, field: FieldName, notes: Problem[]): Price | undefined {
  if (amount === '') return undefined;
  const units = toMinorUnits(amount, currency);
  if (units !== undefined) return { units, currency };
  notes.push(warning(pointerOf(field), 'bad_price', { name: field, currency }));
  return undefined;
}
