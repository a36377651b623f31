/** No plan buys rank: nothing in the engine could know of one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import readApi from '../contracts/read-api.json' with { type: 'json' };
import { MERITS } from './checklist-points.ts';
import { type RankInput, rankInput } from './rank-input.ts';
import { BARE } from './testing/bare-listing.ts';
import { EMPTY } from './testing/rank-inputs.ts';
import weights from './weights.json' with { type: 'json' };

/** Where `price` and `key` are, `pricing` (a fact of the listing) and `Object.keys` are not. */
type Bought =
  | 'plan'
  | 'token'
  | 'key'
  | 'payment'
  | 'paid'
  | 'price'
  | 'tier'
  | 'billing'
  | 'customer'
  | 'subscri'
  | 'sponsor';
const BOUGHT = /plan|token|key|payment|paid|price|tier|billing|customer|subscri|sponsor/i;

/** Names of all members, however deep. */
type NamesOf<T> = T extends readonly (infer Item)[]
  ? NamesOf<Item>
  : T extends object
    ? { [Name in keyof T & string]: Name | NamesOf<T[Name]> }[keyof T & string]
    : never;

describe('the input of the rank', () => {
  it('has no place for one in its type', () => {
    expectTypeOf<Extract<Lowercase<NamesOf<RankInput>>, `${string}${Bought}${string}`>>().toBeNever();
  });

  it('has no place for one when it is made', () => {
    const input = rankInput(BARE);
    const names = [...Object.keys(input), ...Object.keys(input.merits)];
    const expected = ['slug', 'updated_on', 'ended', 'releases', 'advisories', 'proofs', 'uses', 'merits'];
    expect(names.toSorted()).toEqual([...expected, ...MERITS].toSorted());
    expect(Object.keys(EMPTY).toSorted()).toEqual(expected.toSorted());
    expect(names.filter((name) => BOUGHT.test(name))).toEqual([]);
  });

  it('has no place for one as it is published', () => {
    const { properties } = readApi.$defs.RankInput;
    const names = [...Object.keys(properties), ...Object.keys(properties.merits.properties)];
    expect(names.toSorted()).toEqual([...Object.keys(rankInput(BARE)), ...MERITS].toSorted());
    const all = [...JSON.stringify(readApi.$defs.RankInput).matchAll(/"(\w+)":/g)].map(([, name]) => name ?? '');
    expect(all.filter((name) => BOUGHT.test(name))).toEqual([]);
  });

  it('is not changed by one that is slipped into a listing', () => {
    const slipped = { ...BARE, plan: 'top', tier: 1, api_key: 'x', paid: true, sponsor: 'x' };
    expect(rankInput(slipped)).toStrictEqual(rankInput(BARE));
  });

  it('has no weight for one', () => {
    const names = [...JSON.stringify(weights).matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '');
    expect(names.filter((name) => BOUGHT.test(name))).toEqual([]);
  });
});

describe('the files of the engine', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test|testing)\.ts$/.test(name));
  const codeOf = (file: string) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '');

  it('are all of this folder', () => {
    expect(files).toEqual([
      'advice.ts',
      'checklist-points.ts',
      'day-numbers.ts',
      'engine.ts',
      'facts.ts',
      'maintenance-points.ts',
      'proof-points.ts',
      'rank-input.ts',
      'rank-snapshot.ts',
      'score-changes.ts',
      'tie-breaking.ts',
      'top-percent.ts',
      'usage-points.ts',
      'weights.ts',
    ]);
  });

  it.each(files)('%s speaks of no plan, reads no clock, throws no dice and knows no language', (file) => {
    const code = codeOf(file).replace(/Object\.keys|\bkeyof\b/g, '');
    const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [];
    const ofPlans =
      /^(?:plans?|tokens?|keys?|payments?|paid|pays?|prices?|tiers?|billing|customers?|subscri\w+|sponsor\w*)$/i;
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => ofPlans.test(word))).toEqual([]);
    expect(code).not.toMatch(/Date\.now|new Date\(\)|performance|Math\.random|crypto|fetch\(|process\b/i);
    expect(code).not.toMatch(/localeCompare|toLocale|Intl\b/);
  });

  it.each(files)('%s takes nothing from outside the engine and the rules', (file) => {
    const sources = [...codeOf(file).matchAll(/from '([^']+)'/g)].map(([, path]) => path ?? '');
    const inside =
      /^\.\/|^\.\.\/rules\/|^\.\.\/contracts\/generated\/(?:evidence|rank-snapshot|rank-weights|read-api)\.ts$|^\.\/weights\.json$/;
    expect(sources.filter((path) => !inside.test(path))).toEqual([]);
  });
});
