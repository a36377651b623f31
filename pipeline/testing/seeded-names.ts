/** A catalog for tests of the search: listings whose names get in each other's way. A seed gives the same ones always. */
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { foldText } from '../../schemas/search/words.ts';
import type { EmitInput } from '../build/api/emit-api.ts';
import { rankCatalog } from '../build/listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../build/testing/ranking.ts';
import { between, inventedName, pick, type Random, randomFrom } from './random.ts';

/** Some millions of questions a minute are nobody's limit. */
const UNLIMITED = { free: { per_minute: 1_000_000, per_month: null } };
const WORDS = ['Notes', 'Backup', 'Studio', 'Editor', 'Viewer', 'Pro', 'for Linux', '2'];
const SIGNS = ['.js', '++', '#', '-cli', ' & Co.', 'é', ' 日本', '/x'];

export function seededNames(count: number): EmitInput {
  const { catalog, history } = seededCatalog(count);
  const names = namesOf(count);
  const random = randomFrom(count, count);
  const other = () => pick(random, names);
  const listings = [...catalog.listings].map(([slug, listing], index): [string, Listing] => {
    const summary = `Replaces ${other()}. Works with ${other()}, imports from ${other()}.`;
    const text = `${other()} `.repeat(between(random, 1, 5));
    const vendor = { name: other() };
    const descriptions = { en: { summary, text }, de: { summary: `Ersetzt ${other()}. Programm für ${other()}.` } };
    return [slug, { ...listing, name: names[index] ?? '', vendor, descriptions }];
  });
  const named = {
    ...catalog,
    listings: new Map(listings),
    settings: { ...catalog.settings, languages: ['en', 'de'], plans: UNLIMITED },
  };
  const site = { base_url: named.settings.base_url, host: 'worker' as const };
  return {
    catalog: named,
    history,
    ranked: rankCatalog(named, history, site, DAY),
    site,
    date: DAY,
    snapshots: [],
    program: 'test',
  };
}

/** No two alike; many are the beginning of another, or the same but for a sign. */
function namesOf(count: number): string[] {
  const names = new Map<string, string>();
  for (let index = 0; names.size < count; index += 1) {
    const name = nameOf(randomFrom(count, index), [...names.values()]);
    names.set(foldText(name), name);
  }
  return [...names.values()];
}

function nameOf(random: Random, before: readonly string[]): string {
  const stem = before.length > 0 && random() < 0.4 ? pick(random, before) : inventedName(random);
  return stem + pick(random, ['', ` ${pick(random, WORDS)}`, ` ${inventedName(random)}`, pick(random, SIGNS)]);
}
