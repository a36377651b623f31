/** A search means the same in the index of a static host and in the API: the same listings, in the same order. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import first from '../../../pipeline/build/search/judged-queries.json' with { type: 'json' };
import second from '../../../pipeline/build/search/judged-queries-2.json' with { type: 'json' };
import { pick, randomFrom } from '../../../pipeline/testing/random.ts';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { ENOUGH } from '../../../schemas/search/relaxed-query.ts';
import { rounds } from '../../../tools/testing/rounds.ts';
import type { SearchQuery } from './search-engine-contract.ts';
import { differences, enginesAt } from './testing/compare-engines.ts';

/** In each language; the first half as people ask. */
const QUERIES = rounds(60, 900);
/** Searches that find just enough. */
const AT_EDGE = 3;
/** From one text to the next that is asked: few queries have something of all kinds. */
const STRIDE = 7;
const [staticCatalog, catalog] = [inject('staticCatalog'), inject('catalog')];
/** What a listing or a table says, without a hundred requests at once. */
const read = (path: string) => JSON.parse(readFileSync(inject('builds').staticCatalog + path, 'utf8'));

describe.each(['en', 'de'])('both engines, in %s', (language) => {
  const engines = enginesAt(staticCatalog, catalog, language);

  it('answer what people ask the same', async () => {
    const texts = [first, second].flatMap((judged) => Object.values(judged).flatMap((queries) => Object.keys(queries)));
    expect(await differences(engines, queriesFrom(texts, language.length + language.charCodeAt(0)))).toEqual([]);
  });

  it('look for similar listings below the same number of others', async () => {
    const queries: SearchQuery[] = [];
    for (const text of pairsIn(language)) {
      const query: SearchQuery = { text, filters: {}, sort: 'relevance' };
      const { total, similar } = await engines.index.search(query, 1);
      if (total - similar === ENOUGH) queries.push(query);
      if (queries.length === AT_EDGE) break;
    }
    expect(queries).toHaveLength(AT_EDGE);
    expect(await differences(engines, queries)).toEqual([]);
  });

  it.each(['index', 'api'] as const)('put first whose name is typed: %s', async (engine) => {
    const { order }: RankTable = read(files.rankTable);
    // That both engines answer alike is shown above, so that one of them need not be asked for every name.
    const some = order.filter((_, place) => place % (engine === 'index' ? 1 : rounds(4, 1)) === 0);
    const found = some.map(async ([slug]) => {
      const { name }: SoftwareListing = read(files.listing(slug));
      const [first] = (await engines[engine].search({ text: name, filters: {}, sort: 'relevance' }, 1)).hits;
      return first?.slug === slug ? [] : [slug];
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
});

/** Of words that follow each other in the summaries of the catalog: where both are found, one alone is similar. */
function pairsIn(language: string): Set<string> {
  const { order }: RankTable = read(files.rankTable);
  return new Set(
    order.flatMap(([slug]) => {
      const { descriptions }: SoftwareListing = read(files.listing(slug));
      const words = descriptions[language]?.summary.toLowerCase().match(/\p{L}+/gu) ?? [];
      return words.slice(1).map((word, index) => `${words[index]} ${word}`);
    }),
  );
}

/** What people have judged, and what a seed makes of it: begun, misspelled, joined, quoted, filtered. */
function queriesFrom(texts: readonly string[], seed: number): SearchQuery[] {
  const changes: ((text: string, other: string, at: number) => string)[] = [
    (text) => text,
    (text, _other, at) => text.slice(0, Math.max(1, at)),
    (text, _other, at) => text.slice(0, at) + text.slice(at + 1),
    (text, other) => `${text} ${other}`,
    (text) => text.replaceAll(' ', ''),
    (text) => `"${text}"`,
  ];
  const filters: SearchQuery['filters'][] = [
    {},
    {},
    {},
    { kind: ['library', 'framework'] },
    { platform: ['cross-platform'] },
  ];
  return Array.from({ length: QUERIES }, (_, index) => {
    const random = randomFrom(seed, index);
    const text = texts[(index * STRIDE) % texts.length] ?? '';
    const change = index < QUERIES / 2 ? changes[0] : pick(random, changes);
    const sort = pick(random, ['relevance', 'relevance', 'relevance', 'name'] as const);
    const asked = change?.(text, pick(random, texts), Math.floor(random() * text.length)).trim() ?? text;
    return { text: asked === '' ? text : asked, filters: pick(random, filters), sort };
  });
}
