import { describe, expect, it } from 'vitest';
import { countFacet, inOrderOf, isWanted, type Narrowable } from './filter-listings.ts';
import { readTraits } from './public-sector-traits.ts';

function listing(slug: string, place: number, change: Partial<Narrowable['values']> = {}): Narrowable {
  const values = {
    category: [],
    kind: [],
    license_type: [],
    platform: [],
    pricing: [],
    badge: [],
    verified: [],
    publisher: [],
    ...readTraits(''),
    state: [],
    ...change,
  };
  const points = { score: 50 - place, used: 7 * place, kept: place % 2 };
  return { slug, place, points, values, name: slug, published_on: null, updated_on: null };
}

const FOUND = [
  listing('one', 2, { kind: ['library'], platform: ['linux', 'web'] }),
  listing('two', 0, { kind: ['api'], platform: ['web'], verified: ['true'] }),
  listing('three', 1, { kind: ['library'], platform: ['windows'] }),
];
const slugs = (found: readonly Narrowable[]) => found.map(({ slug }) => slug).join(' ');

describe('what was found', () => {
  it.each([
    [{}, 'one two three'],
    [{ kind: ['library'] }, 'one three'],
    [{ kind: ['library', 'api'], platform: ['web'] }, 'one two'],
    [{ kind: ['library'], verified: ['true'] }, ''],
    [{ kind: [] }, 'one two three'],
  ])('of %j is %j', (wanted, expected) => {
    expect(slugs(FOUND.filter((each) => isWanted(each, wanted)))).toBe(expected);
  });

  it('is counted by what a further value of the same facet would give', () => {
    expect(countFacet(FOUND, 'kind', { kind: ['api'] })).toEqual([
      { value: 'library', count: 2 },
      { value: 'api', count: 1 },
    ]);
    expect(countFacet(FOUND, 'platform', { kind: ['api'] })).toEqual([{ value: 'web', count: 1 }]);
  });

  it.each([
    ['relevance', 'one two three'],
    ['rank', 'two three one'],
    ['rank_without_use', 'two three one'],
    ['popular', 'one three two'],
    ['maintained', 'three two one'],
    ['name', 'one three two'],
    ['updated', 'three two one'],
  ] as const)('stands in the order of %s', (order, expected) => {
    const dated = FOUND.map((each) => ({ ...each, updated_on: each.slug === 'three' ? '2026-01-01' : null }));
    expect(slugs(inOrderOf(dated, order))).toBe(expected);
  });
});
