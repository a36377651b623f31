/** An invented product: the facts that documents of every kind are made of. */
import { between, chance, inventedName, pick, type Random, randomFrom } from '../../../pipeline/testing/random.ts';
import { type Language, languagesOf, lineOf, textOf } from './words.ts';

export interface Product {
  slug: string;
  name: string;
  vendor: string;
  /** The vendor's web address, without a slash at its end. */
  website: string;
  country: { name: string; code: string };
  version: string;
  released: { year: number; month: number; day: number };
  priceCents: number;
  descriptions: ProductDescription[];
  /** People's data, as publishers put it into their documents: what must never be kept. */
  contact: { firstName: string; lastName: string; email: string; phone: string };
}

interface ProductDescription {
  language: Language;
  tagline: string;
  summary: string;
  text: string;
}

const COUNTRIES = [
  { name: 'United States', code: 'US' },
  { name: 'Germany', code: 'DE' },
  { name: 'France', code: 'FR' },
  { name: 'United Kingdom', code: 'GB' },
  { name: 'Canada', code: 'CA' },
  { name: 'Russia', code: 'RU' },
  { name: 'Japan', code: 'JP' },
];

/** @returns the product, and the random numbers that follow, for what only one kind of document says */
export function productAt(seed: number, index: number): { product: Product; random: Random } {
  const random = randomFrom(seed, index);
  const [first, second, family] = [inventedName(random), inventedName(random), inventedName(random)];
  const company = first.toLowerCase();
  const website = `${chance(random, 60) ? 'https' : 'http'}://www.${company}-${index}.example`;
  const name = `${second} ${pick(random, ['Notes', 'Backup', 'Studio', 'Viewer', 'Commander', 'Pro', 'Calendar'])}`;
  const product: Product = {
    slug: `${name.toLowerCase().replace(' ', '-')}-${index}`,
    name,
    vendor: pick(random, [`${first} Software`, `${first} & ${family}`, `${first} Labs Ltd.`, first]),
    website,
    country: pick(random, COUNTRIES),
    version: versionOf(random),
    released: { year: between(random, 2004, 2026), month: between(random, 1, 12), day: between(random, 1, 28) },
    priceCents: chance(random, 50) ? 0 : between(random, 5, 99) * 100 + 95,
    descriptions: [],
    contact: {
      firstName: inventedName(random),
      lastName: family,
      email: `info@${company}-${index}.example`,
      phone: `+1 555 010 ${between(random, 1000, 9999)}`,
    },
  };
  product.descriptions = languagesOf(random).map((language) => descriptionIn(random, language, product));
  return { product, random };
}

function versionOf(random: Random): string {
  const [major, minor, patch] = [between(random, 0, 12), between(random, 0, 20), between(random, 0, 99)];
  const number = pick(random, [
    `${major}.${minor}`,
    `${major}.${minor}.${patch}`,
    `${major}.${minor}.${patch}.${minor}`,
  ]);
  return chance(random, 3) ? `${number} beta` : number;
}

function descriptionIn(random: Random, language: Language, { contact, name }: Product): ProductDescription {
  const text = textOf(random, language, pick(random, [0, 300, 451, 500, 700, 1_100, 1_900]));
  // Some write how they are reached into the very text.
  const ending = text !== '' && chance(random, 4) ? `\n${name}: ${contact.email}, ${contact.phone}` : '';
  return {
    language,
    tagline: lineOf(random, language, between(random, 30, 45)),
    summary: textOf(random, language, between(random, 150, 250)),
    text: text + ending,
  };
}
