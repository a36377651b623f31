import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { RankResource, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { stepsOf } from '../../schemas/rank/top-percent.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { toRankResource } from '../../schemas/writers/rank-resource.ts';
import { askJson, askWith, fileText } from '../testing/ask.ts';
import { placeOf, RANK_HISTORY, SITE, SLUGS } from '../testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const pathOf = (slug: string) => `/api/v1/software/${slug}/rank`;

describe('the rank of a listing', () => {
  test('is what a static host would have in a file, for every listing', async () => {
    const { order, computed_on, weights } = JSON.parse(await fileText(files.rankTable));
    const facts = { computed_on, weights, steps: stepsOf(order) };
    for (const slug of SLUGS) {
      const listing: SoftwareListing = JSON.parse(await fileText(files.listing(slug)));
      const history = slug.startsWith('to') ? RANK_HISTORY : undefined;
      const among = { place: placeOf(slug), total: order.length, language: 'en' };
      const expected = toRankResource({ listing, ...among, facts, history });
      expect(await askJson(pathOf(slug))).toStrictEqual(expected);
    }
  });

  test('says where it stands, where it stood, and why it moved', async () => {
    const { position, total, standing, weights, history, moved, links } = await askJson<RankResource>(
      pathOf('tool-00'),
    );
    expect([position, total, standing]).toStrictEqual([5, 45, { top_percent: 25 }]);
    expect(weights).toStrictEqual(STANDARD_WEIGHTS);
    expect(history).toStrictEqual([{ month: '2026-01', position: 7, total: 44, score: 44 }]);
    expect(moved).toMatchObject({ since: '2026-01-01', previous: { position: 7, score: 44 } });
    expect(moved?.words).toContain('popular −12: we have no figures of use anymore');
    expect(links.self).toBe(`${SITE.base_url}${pathOf('tool-00')}`);
  });

  test('says it in the first language of the catalog', async () => {
    // The settings are read once.
    vi.resetModules();
    const german = (path: string) => (path === files.settings ? Response.json({ languages: ['de'] }) : undefined);
    const { moved } = await (await askWith(german, pathOf('tool-00'))).answer.json<RankResource>();
    expect(moved?.words).toContain('beliebt −12: wir haben keine Zahlen mehr zur Nutzung');
  });

  test('of a listing that no snapshot holds has no history', async () => {
    for (const slug of ['tool-09', 'index']) {
      const { history, moved } = await askJson<RankResource>(pathOf(slug));
      expect([history, moved]).toStrictEqual([[], null]);
    }
  });
});

describe('answers 404', () => {
  test.each(['_page', 'Index', 'a'.repeat(65), '..%2f..%2fsecret', 'index/rank'])(
    'for %j, which is no slug, without reading any file',
    async (slug) => {
      const { answer, read } = await askWith(() => undefined, pathOf(slug));
      expect([answer.status, read]).toStrictEqual([404, []]);
    },
  );
});

describe('a fault of the files', () => {
  beforeEach(() => void vi.resetModules());

  test.each([
    ['the history fails', files.rankHistory('tool-00'), () => new Response(null, { status: 503 })],
    ['the history is cut off', files.rankHistory('tool-00'), () => new Response('{"months": [')],
    ['the rank table lacks the listing', files.rankTable, () => new Response('{"order": [["404", 1]]}')],
  ])('answers 500 where %s', async (_what, broken, give) => {
    const { answer } = await askWith((path) => (path === broken ? give() : undefined), pathOf('tool-00'));
    expect(answer.status).toBe(500);
  });
});
