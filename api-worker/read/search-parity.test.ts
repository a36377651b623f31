/** What the statements find is what schemas/search says: any query, over any catalog, in both languages. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { categoryAliases } from '../../schemas/search/category-aliases.ts';
import {
  countFacet,
  type Facet,
  inOrderOf,
  isWanted,
  type Narrowable,
  pricesOf,
  type SortOrder,
  type WantedValues,
} from '../../schemas/search/filter-listings.ts';
import { inOrder, matchAll, matchSimilar, type TermIndex } from '../../schemas/search/match.ts';
import { readTraits } from '../../schemas/search/public-sector-traits.ts';
import { readQuery } from '../../schemas/search/query.ts';
import { ENOUGH, similarQuery, type Vocabulary } from '../../schemas/search/relaxed-query.ts';
import { FIELDS, fieldBit, languageSign, MARKS, termsOf } from '../../schemas/search/terms.ts';
import { foldText } from '../../schemas/search/words.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { askJson } from '../testing/ask.ts';
import { CATEGORIES, LANGUAGES, SLUGS, VOCABULARY } from '../testing/catalog.ts';
import { COMMON, type Facts, loadCatalog, searchedOf } from '../testing/search.ts';

const COUNTED: Facet[] = ['category', 'kind', 'platform', 'publisher'];
const ALIASES = categoryAliases(VOCABULARY);

const WORDS = [
  ...['editor', 'editors', 'edit', 'edition', 'Textwerkzeug', 'Werkzeug', 'text', 'test', 'Datenbank', 'Datenbanken'],
  ...['node.js', 'nodejs', 'fastXmlParser', 'fast', 'xml', 'parser', 'C++', 'c#', 'c', 'git', 'gitlab', 'GitHub'],
  ...['日本語', '入力', '本', '한국어', 'für', 'the', 'Zürich', 'zuerich', 'postgres', 'client', 'React.js', 'react'],
];
/** Beside words of the catalog: misspelled, begun, parted, quoted, called otherwise. */
const ASKED = [
  ...WORDS,
  ...['edtior', 'postgers', 'pstgres', 'gitlb', 'parsre', 'e', 'ed', 'gi', 'pos', '"git"', '"edit"', '"text editor"'],
  ...['free', 'open source', 'linux', 'library', 'browser based', 'gpl', 'freemium', 'kostenlos', 'MIT'],
  ...['texteditor', 'fast xml', 'node js', 'type script', 'testwerkzeug', 'datenbenk', 'zurich', 'other', 'unheard'],
];

const text = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((words) => words.join(' '));
const facts = fc.record({
  name: text(2).map((name) => name || 'x'),
  vendor: text(1),
  summary: text(3),
  text: text(4),
  translation: fc.option(fc.record({ summary: text(3), text: text(3) }), { nil: undefined }),
  category: fc.constantFrom(...CATEGORIES),
  kind: fc.constantFrom('library', 'api'),
  platforms: fc.subarray(['linux', 'web']),
  license_type: fc.constantFrom(null, 'open-source', 'freemium'),
  pricing: fc.constantFrom(null, 'free', 'freemium', 'one-time'),
  score: fc.constantFrom(40, 55, 90),
  used: fc.constantFrom(0, 30),
  kept: fc.constantFrom(5, 20),
  publisher: fc.constantFrom('maker', 'other'),
  updated_on: fc.constantFrom(null, '2026-01-01', '2026-01-02'),
});
// Large ones: what is in the wrong order shows where many listings are found by one step.
const catalogs = fc.array(facts, { minLength: 1, maxLength: SLUGS.length, size: 'max' }).map((all): Facts[] =>
  all.map(({ translation, ...entry }, index) => ({
    ...{ ...COMMON, ...entry, slug: SLUGS[index] ?? '' },
    ...(translation && { translation }),
  })),
);
const requests = fc.record({
  q: fc.array(fc.constantFrom(...ASKED), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  language: fc.constantFrom(...LANGUAGES),
  wanted: fc.record(
    {
      kind: fc.constant(['library']),
      platform: fc.subarray(['linux', 'web']),
      category: fc.subarray(CATEGORIES),
      publisher: fc.constant(['maker']),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom<SortOrder>(
    'relevance',
    'relevance',
    'rank',
    'rank_without_use',
    'popular',
    'maintained',
    'name',
    'updated',
  ),
});

test('the same listings in the same order', async () => {
  const counts = { all: 0, similar: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(catalogs, fc.array(requests, { minLength: 20, maxLength: 20 }), async (catalog, asked) => {
      await loadCatalog(catalog);
      for (const { q, language, wanted, sort } of asked) {
        const parameters = new URLSearchParams({ q, language, sort, facets: COUNTED.join(','), per_page: '100' });
        for (const [name, values] of Object.entries(wanted)) for (const value of values) parameters.append(name, value);
        const { data, facets, similar } = await askJson<SoftwarePage>(`/api/v1/software?${parameters}`);
        const expected = expectedOf(catalog, { q, language, wanted, sort });
        const shown = data.map(({ slug, match }) => `${slug} ${match}`);
        expect([q, language, shown, facets]).toEqual([q, language, expected.shown, expected.facets]);
        expect(similar).toBe(shown.filter((each) => each.endsWith(' similar')).length);
        counts[shown.length === 0 ? 'nothing' : similar === 0 ? 'all' : 'similar'] += 1;
      }
    }),
    // To make a catalog smaller takes minutes, and the query that fails says enough.
    { numRuns: rounds(4, 30), seed: 17, endOnFailure: true },
  );
  // It tried everything.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(rounds(4, 20));
});

interface Asked {
  q: string;
  language: string;
  wanted: WantedValues;
  sort: SortOrder;
}

function expectedOf(catalog: readonly Facts[], { q, language, wanted, sort }: Asked) {
  const query = readQuery(q);
  const ranked = catalog.toSorted((one, other) => other.score - one.score || (one.slug < other.slug ? -1 : 1));
  const index = indexOf(ranked);
  const sign = languageSign(LANGUAGES, language);
  const all = query === undefined ? [] : inOrder(matchAll(query, index, sign));
  const isFew = query !== undefined && query.slots.length > 0 && all.length < ENOUGH;
  const meant = isFew ? similarQuery(query, vocabularyIn(index), ALIASES) : undefined;
  const similar = meant === undefined ? [] : matchSimilar(meant, index, sign, new Set(all));
  const rows = ranked.map(toNarrowable);
  const rowsOf = (places: readonly number[]) => places.flatMap((place) => rows[place] ?? []);
  const shown = (places: readonly number[], match: string) => {
    const holding = rowsOf(places).filter((row) => isWanted(row, wanted));
    return inOrderOf(holding, sort).map(({ slug }) => `${slug} ${match}`);
  };
  return {
    shown: [...shown(all, 'all'), ...shown(similar, 'similar')],
    facets: Object.fromEntries(COUNTED.map((name) => [name, countFacet(rowsOf([...all, ...similar]), name, wanted)])),
  };
}

function toNarrowable({ slug, name, updated_on, published_on, ...facts }: Facts, place: number): Narrowable {
  const { category, kind, platforms, license_type, pricing, publisher, score, used, kept } = facts;
  const values = {
    publisher: [publisher ?? ''],
    category: [category],
    kind: [kind],
    platform: platforms,
    verified: ['false'],
  };
  return {
    ...{ slug, name: foldText(name), updated_on, published_on, place, points: { score, used, kept } },
    values: {
      ...values,
      license_type: optional(license_type),
      pricing: pricesOf(pricing),
      badge: [],
      state: [],
      ...readTraits(''),
    },
  };
}

const optional = (value: string | null) => (value === null ? [] : [value]);

interface MemoryIndex extends TermIndex {
  terms: string[];
}

function indexOf(ranked: readonly Facts[]): MemoryIndex {
  const postings = new Map<string, Map<number, number>>();
  for (const [place, listing] of ranked.entries()) {
    const terms = termsOf(searchedOf(listing), LANGUAGES);
    for (const field of FIELDS) {
      for (const term of terms[field]) {
        const of = postings.get(term.slice(1)) ?? new Map<number, number>();
        of.set(place, (of.get(place) ?? 0) | fieldBit(field, term.charAt(0)));
        postings.set(term.slice(1), of);
      }
    }
  }
  return {
    listings: ranked.length,
    terms: [...postings.keys()],
    of: (term) => postings.get(term) ?? [],
    beginning: (prefix) => [...postings].flatMap(([term, of]) => (term.startsWith(prefix) ? [...of] : [])),
  };
}

function vocabularyIn({ terms }: MemoryIndex): Vocabulary {
  const unspoken: readonly string[] = [MARKS.title, MARKS.category, MARKS.facet, MARKS.like];
  const spoken = terms.filter((term) => !unspoken.includes(term.charAt(0)));
  const words = new Set(spoken.map((term) => term.replace(MARKS.stem, '')));
  return {
    has: (word) => words.has(word),
    begins: (word) => [...words].some((each) => each.startsWith(word)),
    near: () => [...words],
  };
}
