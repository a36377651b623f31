/** Any catalog and any request, against a filter in plain code. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import type { RawBuilder } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { FACETS, type Facet } from '../../schemas/search/filter-listings.ts';
import { TRAITS, type Trait, traitValues } from '../../schemas/search/public-sector-traits.ts';
import { readQuery } from '../../schemas/search/query.ts';
import { similarQuery } from '../../schemas/search/relaxed-query.ts';
import { foldText } from '../../schemas/search/words.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { compiled } from '../base/database.ts';
import { askJson } from '../testing/ask.ts';
import { CATEGORIES, LANGUAGES, SLUGS } from '../testing/catalog.ts';
import { COMMON, type Facts, loadCatalog } from '../testing/search.ts';
import { rowsOfPage, rowsStatement } from './list-database.ts';
import type { ListRequest } from './list-parameters.ts';
import { readListRequest } from './list-parameters.ts';
import { askedSigns } from './search-expression.ts';
import { searchStatement } from './search-statement.ts';
import { similarStatement } from './similar-statement.ts';

const KINDS = ['library', 'api', 'software'];
const LICENSES = ['open-source', 'trial'];
const PLATFORMS = ['linux', 'web', 'windows'];
const PRICING = ['free', 'quote'];
const BADGES = ['openapi', 'verified'];
const TRAIT_WORDS = ['used_by:1', 'used_by:2', 'maintenance:internal', 'maintained_until:2027'];
const STATES = ['silent', 'gone'];
const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03'];
const WORDS = ['git', 'gitlab', 'Édition', 'edit', '日本語', '本', 'C++', 'c', 'node.js', 'Straße'];

const text = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((words) => words.join(' '));

const facts = fc.record({
  name: text(3).map((name) => name || 'x'),
  vendor: text(1),
  summary: text(4),
  text: text(6),
  category: fc.constantFrom(...CATEGORIES),
  kind: fc.constantFrom(...KINDS),
  license_type: fc.constantFrom(null, ...LICENSES),
  platforms: fc.subarray(PLATFORMS),
  pricing: fc.constantFrom(null, ...PRICING),
  badges: fc.subarray(BADGES),
  traits: fc.subarray(TRAIT_WORDS).map((words) => (words.length === 0 ? '' : ` ${words.join(' ')} `)),
  verified: fc.boolean(),
  state: fc.constantFrom(null, ...STATES),
  score: fc.constantFrom(40, 55, 56, 90),
  used: fc.constantFrom(0, 1, 40),
  kept: fc.constantFrom(0, 7, 25),
  publisher: fc.constantFrom('maker', 'other'),
  tie: fc.constantFrom('a', 'b'),
  published_on: fc.constantFrom(null, ...DAYS),
  updated_on: fc.constantFrom(null, ...DAYS),
});

const catalogs = fc
  .array(facts, { maxLength: 25 })
  .map((all): Facts[] => all.map((entry, index) => ({ ...entry, slug: SLUGS[index] ?? '' })));

const requests = fc.record(
  {
    category: fc.subarray(CATEGORIES),
    kind: fc.subarray(KINDS),
    license_type: fc.subarray(LICENSES),
    platform: fc.subarray(PLATFORMS),
    pricing: fc.subarray(PRICING),
    badge: fc.subarray(BADGES),
    used_by: fc.subarray(['1', '2', '5']),
    maintained_until: fc.subarray(['2027', '2028']),
    verified: fc.constantFrom(['true']),
    publisher: fc.subarray(['maker', 'gone']),
    state: fc.subarray(STATES),
    sort: fc.constantFrom(['name'], ['updated'], ['published'], ['rank_without_use'], ['popular'], ['maintained']),
    facets: fc.constantFrom(
      ['kind,platform,verified'],
      ['category,license_type,pricing,badge,publisher,state'],
      ['used_by,maintenance'],
    ),
    page: fc.constantFrom(['1'], ['2'], ['5']),
    per_page: fc.constantFrom(['1'], ['3'], ['20'], ['100']),
  },
  { requiredKeys: ['sort'] },
);

const toQuery = (request: Partial<Record<string, readonly string[]>>) =>
  new URLSearchParams(
    Object.entries(request).flatMap(([name, values = []]) => values.map((value) => [name, value])),
  ).toString();

test('total, page, order and facets are those of a plain filter', async () => {
  await fc.assert(
    fc.asyncProperty(catalogs, fc.array(requests, { minLength: 8, maxLength: 8 }), async (catalog, asked) => {
      await loadCatalog(catalog);
      for (const query of asked.map(toQuery)) {
        const { request } = readListRequest(new URLSearchParams(query), LANGUAGES);
        const answer = await askJson<SoftwarePage>(`/api/v1/software?${query}`);
        const expected = sorted(
          catalog.filter((entry) => holds(entry, request)),
          request,
        );
        const start = (request.page - 1) * request.per_page;
        expect([query, answer.pagination.total]).toEqual([query, expected.length]);
        expect(answer.data.map(({ slug }) => slug)).toEqual(
          expected.slice(start, start + request.per_page).map(({ slug }) => slug),
        );
        if (request.facets.length > 0) expect(answer.facets).toEqual(countFacets(catalog, request));
      }
    }),
    { numRuns: rounds(10, 40) },
  );
});

function holds(entry: Facts, { filters, verified }: ListRequest, but?: Facet): boolean {
  const wanted: Partial<Record<Facet, string[]>> = { ...filters, verified: verified ? ['true'] : [] };
  return FACETS.every((name) => {
    const values = wanted[name] ?? [];
    return name === but || values.length === 0 || VALUES[name](entry).some((value) => values.includes(value ?? ''));
  });
}

function sorted(entries: Facts[], { sort }: ListRequest): Facts[] {
  const newestFirst = (a: string | null, b: string | null) => compare(b ?? '', a ?? '');
  const byRank = (a: Facts, b: Facts) => b.score - a.score || compare(a.tie, b.tie) || compare(a.slug, b.slug);
  const withoutUse = (a: Facts, b: Facts) => b.score - b.used - (a.score - a.used) || a.used - b.used || byRank(a, b);
  return entries.toSorted((a, b) => {
    if (sort === 'name') return compare(foldText(a.name), foldText(b.name)) || compare(a.slug, b.slug);
    if (sort === 'rank_without_use') return withoutUse(a, b);
    if (sort === 'popular') return b.used - a.used || byRank(a, b);
    if (sort === 'maintained') return b.kept - a.kept || byRank(a, b);
    if (sort === 'updated') return newestFirst(a.updated_on, b.updated_on) || byRank(a, b);
    if (sort === 'published') return newestFirst(a.published_on, b.published_on) || byRank(a, b);
    return byRank(a, b);
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const VALUES: Record<Facet, (entry: Facts) => readonly (string | null)[]> = {
  category: ({ category }) => [category],
  kind: ({ kind }) => [kind],
  license_type: ({ license_type }) => [license_type],
  platform: ({ platforms }) => platforms,
  pricing: ({ pricing }) => [pricing],
  badge: ({ badges }) => badges,
  ...traitReaders(),
  verified: ({ verified }) => [String(verified)],
  publisher: ({ publisher = null }) => [publisher],
  state: ({ state = null }) => [state],
};

/** What there would be with each value, if the filter of that name had no other. */
function countFacets(catalog: Facts[], request: ListRequest) {
  return Object.fromEntries(
    request.facets.map((name) => {
      const entries = catalog.filter((entry) => holds(entry, request, name));
      const groups = Map.groupBy(entries.flatMap(VALUES[name]), (value) => value);
      const counts = [...groups].flatMap(([value, all]) => (value === null ? [] : { value, count: all.length }));
      return [name, counts.sort((a, b) => b.count - a.count || compare(a.value, b.value))];
    }),
  );
}

const SIGNS = askedSigns(LANGUAGES, 'en');

/** Without an index only what is as short as a page, or was found by the words. */
const SHORT =
  /^SCAN (?!matched|shown|build|hits|found|uses|best|worths|each|asked|begun|unknown|\(|CONSTANT|json_each|part)/;

async function planOf(statement: RawBuilder<unknown>): Promise<string[]> {
  const { sql, parameters } = compiled(statement);
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

describe('the database', () => {
  test.each([
    ['q=git', ['SCAN search_texts VIRTUAL TABLE', 'SEARCH r USING COVERING INDEX search_rows_by_text']],
    ['q=git&platform=linux', ['SCAN search_texts VIRTUAL TABLE', 'SEARCH r USING INDEX search_rows_by_text']],
    ['category=few&kind=api', ['SEARCH r USING COVERING INDEX search_rows_by_category (category=?)']],
    ['kind=api', ['SCAN r USING COVERING INDEX search_rows_by_rank']],
    ['sort=name&verified=true&facets=kind,platform', ['SCAN r USING COVERING INDEX']],
    ['sort=rank_without_use&verified=true', ['SCAN r USING COVERING INDEX']],
  ])('answers %s from indexes', async (query, steps) => {
    const { request } = readListRequest(new URLSearchParams(query), LANGUAGES);
    const plan = await planOf(searchStatement('key', request, SIGNS));
    for (const step of steps) expect(plan.join('\n')).toContain(step);
    for (const scan of plan.filter((detail) => SHORT.test(detail))) {
      expect(scan).toMatch(/USING (COVERING )?INDEX|VIRTUAL TABLE/);
    }
  });

  test('finds what is similar by its words, too', async () => {
    const query = readQuery('gti helper');
    if (query === undefined) throw new Error('There are words.');
    const vocabulary = { has: () => false, begins: () => false, near: () => ['git'] };
    const plan = await planOf(similarStatement('key', similarQuery(query, vocabulary, new Map()), SIGNS, []));
    expect(plan.join('\n')).toContain('SCAN search_texts VIRTUAL TABLE');
    expect(plan.join('\n')).toContain('SEARCH r USING COVERING INDEX search_rows_by_text');
    for (const scan of plan.filter((detail) => SHORT.test(detail))) {
      expect(scan).toMatch(/USING (COVERING )?INDEX|VIRTUAL TABLE/);
    }
  });

  test('compiles no statement anew for another page', () => {
    // As SQLite does before each run where a parameter stands bare in a LIMIT.
    const { request } = readListRequest(new URLSearchParams('q=git&page=2'), LANGUAGES);
    const statements = [
      searchStatement('key', request, SIGNS),
      rowsStatement('key', rowsOfPage({ category: 'few', page: 2, per_page: 20 }, undefined)),
    ];
    for (const statement of statements) expect(compiled(statement).sql).not.toMatch(/\b(?:limit|offset) \?/i);
  });

  test.each([
    ['a name that is known', 'Kate', 1],
    ['two words of which one alone is too few', 'Kate helper', 1],
    ['three words of which two are enough', 'Kate helper wiki', 2],
    ['a word that may be misspelled', 'Kaet', 2],
    ['a category alone', 'few', 1],
    ['a category beside a word', 'few Kate', 2],
    ['a word that others of its root may be meant by', 'validation', 2],
    ['a product that something is like', 'Notion', 2],
  ])('asks for %s in as few statements as find it', async (_, q, statements) => {
    await loadCatalog([
      { ...COMMON, slug: 'tool-00', name: 'Kate', summary: 'A helper, and a wiki.' },
      { ...COMMON, slug: 'tool-01', name: 'Notes' },
    ]);
    const asked = vi.spyOn(env.DB, 'withSession');
    await askJson<SoftwarePage>(`/api/v1/software?${new URLSearchParams({ q })}`);
    expect(asked).toHaveBeenCalledTimes(statements);
    asked.mockRestore();
  });

  test('gets at most a hundred parameters, whatever is asked', () => {
    const all = [
      ...['saas', 'ai-agent', 'mcp-server', 'api', 'software', 'library'].map((value) => `kind=${value}`),
      ...['windows', 'macos', 'linux', 'android', 'ios', 'web', 'bsd', 'other', 'cross-platform'].map(
        (p) => `platform=${p}`,
      ),
      ...Array.from({ length: 500 }, (_, index) => `category=c-${index}`),
      'q=one+two+"three+four"&badge=openapi&badge=verified&pricing=free&license_type=trial&verified=true&sort=name',
      'facets=category,kind,license_type,platform,pricing,badge,verified,state',
    ];
    const { request, errors } = readListRequest(new URLSearchParams(all.join('&')), LANGUAGES);
    expect(errors).toEqual([]);
    const { sql, parameters } = compiled(searchStatement('key', request, SIGNS));
    expect(parameters.length).toBeLessThan(40);
    expect(sql.length).toBeLessThan(10_000);
  });
});

function traitReaders() {
  const readers = TRAITS.map((trait) => [trait, ({ traits }: Facts) => traitValues(traits, trait)]);
  return Object.fromEntries(readers) as Record<Trait, (entry: Facts) => string[]>;
}
