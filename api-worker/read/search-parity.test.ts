/** What the statements find is what schemas/rules/search says: any query, over any catalog, in both languages. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { categoryAliases } from '../../schemas/rules/search/aliases.ts';
import { inOrder, matchAll, matchSimilar, type TermIndex } from '../../schemas/rules/search/match.ts';
import { isWanted } from '../../schemas/rules/search/narrow.ts';
import { readQuery } from '../../schemas/rules/search/query.ts';
import { ENOUGH, similarQuery, type Vocabulary } from '../../schemas/rules/search/similar.ts';
import { FIELDS, fieldBit, languageSign, MARKS, termsOf } from '../../schemas/rules/search/terms.ts';
import { askJson } from '../testing/ask.ts';
import { CATEGORIES, LANGUAGES, SLUGS, VOCABULARY } from '../testing/catalog.ts';
import { COMMON, type Facts, loadCatalog, searchedOf } from '../testing/search.ts';

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
  ...['texteditor', 'fast xml', 'node js', 'type script', 'testwerkzeug', 'datenbenk', 'zurich', 'other', 'unheard'],
];

const text = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((words) => words.join(' '));
const facts = fc.record({
  name: text(2).map((name) => name || 'x'),
  vendor: text(1),
  summary: text(3),
  text: text(4),
  translation: fc.option(fc.record({ summary: text(3), text: text(3) }), { nil: undefined }),
  category: fc.constantFrom(...CATEGORIES, 'text-editors'),
  kind: fc.constantFrom('library', 'api'),
  platforms: fc.subarray(['linux', 'web']),
  score: fc.constantFrom(10, 55.55, 90),
});
const catalogs = fc.array(facts, { minLength: 1, maxLength: SLUGS.length }).map((all): Facts[] =>
  all.map(({ translation, ...entry }, index) => ({
    ...{ ...COMMON, ...entry, slug: SLUGS[index] ?? '' },
    ...(translation && { translation }),
  })),
);
const requests = fc.record({
  q: fc.array(fc.constantFrom(...ASKED), { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  language: fc.constantFrom(...LANGUAGES),
  kind: fc.constantFrom(undefined, 'library'),
});

test('the same listings in the same order', async () => {
  const counts = { all: 0, similar: 0, nothing: 0 };
  await fc.assert(
    fc.asyncProperty(catalogs, fc.array(requests, { minLength: 20, maxLength: 20 }), async (catalog, asked) => {
      await loadCatalog(catalog);
      for (const { q, language, kind } of asked) {
        const parameters = new URLSearchParams({ q, language, per_page: '100', ...(kind && { kind }) });
        const { data, similar } = await askJson<SoftwarePage>(`/api/v1/software?${parameters}`);
        const expected = expectedOf(catalog, q, language, kind);
        expect([q, language, data.map(({ slug, match }) => `${slug} ${match}`)]).toEqual([q, language, expected]);
        expect(similar).toBe(expected.filter((each) => each.endsWith(' similar')).length);
        counts[expected.length === 0 ? 'nothing' : similar === 0 ? 'all' : 'similar'] += 1;
      }
    }),
    { numRuns: 30, seed: 17 },
  );
  // It tried everything.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
}, 120_000);

function expectedOf(catalog: readonly Facts[], q: string, language: string, kind: string | undefined): string[] {
  const query = readQuery(q);
  if (query === undefined) return [];
  const ranked = catalog.toSorted((one, other) => other.score - one.score || (one.slug < other.slug ? -1 : 1));
  const index = indexOf(ranked);
  const sign = languageSign(LANGUAGES, language);
  const all = inOrder(matchAll(query, index, sign));
  const meant = similarQuery(query, vocabularyIn(index), ALIASES);
  const similar = all.length >= ENOUGH ? [] : matchSimilar(meant, index, sign, new Set(all));
  const shown = (places: readonly number[], match: string) =>
    places.flatMap((place) => {
      const listing = ranked[place];
      const values = { category: [], license_type: [], platform: [], pricing: [], badge: [], verified: [] };
      const isShown =
        listing !== undefined &&
        isWanted({ values: { ...values, kind: [listing.kind] } }, { kind: kind === undefined ? [] : [kind] });
      return isShown ? [`${listing.slug} ${match}`] : [];
    });
  return [
    ...shown(all, 'all'),
    ...shown(
      similar.filter((place) => !all.includes(place)),
      'similar',
    ),
  ];
}

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
  const spoken = terms.filter((term) => !term.startsWith(MARKS.title) && !term.startsWith(MARKS.category));
  const words = new Set(spoken.map((term) => term.replace(MARKS.stem, '')));
  return {
    has: (word) => words.has(word),
    begins: (word) => [...words].some((each) => each.startsWith(word)),
    near: () => [...words],
  };
}
