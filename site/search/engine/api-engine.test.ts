import { expect, it } from 'vitest';
import { apiEngine } from './api-engine.ts';
import { BusyError, type SearchQuery } from './search-engine-contract.ts';

const QUERY: SearchQuery = {
  text: ' text editor ',
  filters: { kind: ['library', 'framework'], verified: ['true'] },
  sort: 'updated',
};
const LISTING = {
  ...{ slug: 'kate', name: 'Kate', vendor: { name: 'KDE' }, summary: null, category: 'editors', kind: 'software' },
  ...{ license_type: null, version: '26.08', released_on: null, verified: false, match: 'similar' },
  rank: { position: 3, score: 42.5 },
};
const ANSWER = {
  data: [LISTING],
  pagination: { total: 21, page: 2, per_page: 20, total_pages: 2 },
  facets: { kind: [{ value: 'library', count: 7 }] },
  similar: 5,
  did_you_mean: 'text editors',
};

function asking(body: object, status = 200) {
  const asked: string[] = [];
  const engine = apiEngine('/api/v1/software', 'de', async (address) => {
    asked.push(address);
    return Response.json(body, { status });
  });
  return { asked, engine };
}

it('asks for what was typed and chosen, in the language of the page', async () => {
  const { asked, engine } = asking(ANSWER);
  await engine.search(QUERY, 2);
  const facets = 'category%2Ckind%2Clicense_type%2Cplatform%2Cpricing%2Cverified%2Cstate';
  expect(asked).toEqual([
    '/api/v1/software?q=text+editor&kind=library&kind=framework&verified=true&sort=updated' +
      `&facets=${facets}&per_page=20&page=2&language=de`,
  ]);
});

it('reads what is similar, and what may have been meant', async () => {
  const { counts, hits, ...found } = await asking(ANSWER).engine.search(QUERY, 2);
  expect(found).toEqual({ total: 21, similar: 5, didYouMean: 'text editors', isShallow: false });
  expect(hits).toMatchObject([{ slug: 'kate', vendor: 'KDE', position: 3, score: 42.5, match: 'similar' }]);
  expect(counts.kind?.get('library')).toBe(7);
  expect(counts.platform?.size).toBe(0);
});

it('takes listings for what was asked for where the API does not say otherwise', async () => {
  const { match: _match, ...listing } = LISTING;
  const body = { data: [listing], pagination: ANSWER.pagination };
  const found = await asking(body).engine.search({ text: '', filters: {}, sort: 'relevance' }, 1);
  expect(found).toMatchObject({ similar: 0, didYouMean: undefined, hits: [{ match: 'all' }] });
});

it('asks for six names where some are suggested, and for no counts', async () => {
  const { asked, engine } = asking(ANSWER);
  expect(await engine.suggest(' ka ')).toMatchObject([{ slug: 'kate', name: 'Kate', vendor: 'KDE', match: 'similar' }]);
  expect(asked).toEqual(['/api/v1/software?q=ka&per_page=6&language=de']);
});

it.each([
  [429, BusyError],
  [500, Error],
  [400, Error],
])('fails where the API answers %i', async (status, kind) => {
  const { engine } = asking({}, status);
  const failure = await engine.search(QUERY, 1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(kind);
  expect(failure instanceof BusyError).toBe(status === 429);
});
