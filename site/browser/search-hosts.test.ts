/** What the search page owes to the host it is on: where it asks, what it weighs, and what is there without script. */
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { SEARCH_DATA, SEARCH_PAGE } from '../../schemas/writers/search-page.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { ANY_HITS, API, addressOf, choose, field, HITS, HOSTS, names, status } from '../testing/search-page.ts';
import { sharedBrowser, visit } from '../testing/visitor.ts';
import texts from '../texts/en.json' with { type: 'json' };

const { searchPage: words } = texts;

describe('in front of a worker, the page', () => {
  const catalog = inject('catalog');

  it('has what its script and the worker fill, and brings along what they need', async () => {
    const { page } = await visit(catalog, paths.search);
    const found = await Promise.all(
      Object.values(SEARCH_PAGE).map(async (selector) => [selector, await page.locator(selector).count()] as const),
    );
    expect(found.filter(([, count]) => count === 0)).toEqual([]);
    const data = JSON.parse((await page.locator(SEARCH_PAGE.root).getAttribute(SEARCH_DATA)) ?? '');
    expect(Object.keys(data)).toEqual(['words', 'labels', 'template']);
    expect(data.labels.platform.web).toBe(texts.platforms.web);
  });

  it('counts and finds by every filter what the API does', async () => {
    const { page } = await visit(catalog, '/search/?platform=web&sort=rank');
    const whole: SoftwarePage = await (await fetch(`${catalog}${API}`)).json();
    await expect.poll(() => status(page)).not.toBe(`${whole.pagination.total} listings found`);
    const answer: SoftwarePage = await (await fetch(`${catalog}${API}?platform=web&facets=category,kind`)).json();
    expect(await status(page)).toBe(`${answer.pagination.total} listings found`);
    expect(await names(page)).toEqual(answer.data.map(({ name }) => name));
    const shown = page.locator('label:not([hidden]):has([name=kind]) .count');
    const counts = answer.facets?.kind?.map(({ count }) => String(count)).toSorted();
    expect((await shown.allTextContents()).toSorted()).toEqual(counts);
  });

  it('tells whoever asks too often, and whoever is not answered', async () => {
    const { page, complaints } = await visit(catalog, paths.search);
    for (const [code, said] of [
      [429, words.busy],
      [500, words.failed],
    ] as const) {
      await page.route(`**${API}?*`, (route) => route.fulfill({ status: code, json: {} }));
      await field(page).fill(`status ${code}`);
      await expect.poll(() => status(page)).toBe(said);
      expect(complaints.splice(0)).toEqual([expect.stringContaining(`status of ${code}`)]);
    }
  });

  it('shows the answer to what was typed last, however late another comes', async () => {
    const { page } = await visit(catalog, paths.search);
    const release = Promise.withResolvers<void>();
    await page.route(`**${API}?*`, async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q') ?? '';
      if (text === 'first') await release.promise;
      const summary = {
        slug: text,
        name: text,
        icon: null,
        vendor: { name: 'V' },
        summary: null,
        category: 'games',
        kind: 'api',
      };
      const facts = { license_type: null, version: '', released_on: null, verified: false, match: 'all' };
      const data = [{ ...summary, ...facts, rank: { position: 1, score: 1 } }];
      await route.fulfill({ json: { data, pagination: { page: 1, per_page: 20, total: 1, total_pages: 1 } } });
    });
    await field(page).fill('first');
    await page.waitForRequest(/q=first/);
    await field(page).fill('second');
    await expect.poll(() => names(page)).toEqual(['second']);
    const late = page.waitForResponse(/q=first/);
    release.resolve();
    await late;
    await page.waitForTimeout(200);
    expect(await names(page)).toEqual(['second']);
  });
});

it('says without script on a static host that it needs one, and where to go on', async () => {
  const options = { javaScriptEnabled: false };
  for (const path of [paths.search, paths.compare]) {
    const { page, close } = await visit(inject('staticCatalog'), path, options);
    expect(await page.locator('main .notice').textContent()).toContain('needs JavaScript');
    expect(await page.locator('main .notice a').count()).toBe(2);
    expect(await page.locator('main form').isVisible()).toBe(false);
    await close();
  }
});

it('is answered by the worker without script, with the same list that the script shows', async () => {
  const { page } = await visit(inject('catalog'), paths.search, { javaScriptEnabled: false });
  expect(await page.locator('main .notice').count()).toBe(0);
  expect(await page.getByRole('button', { name: words.more }).isVisible()).toBe(false);
  await field(page).fill('editor');
  await choose(page, 'Type', 'Library');
  await choose(page, 'Type', 'Framework');
  await page.getByRole('main').getByRole('button', { name: texts.search.button }).click();
  await page.waitForURL('**/search/?*');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('q'), searchParams.getAll('kind')]).toEqual(['editor', ['library', 'framework']]);
  const shown = await names(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(await page.locator('#search-hits').isVisible()).toBe(true);
  expect(await status(page)).toMatch(/found/);
  expect(await field(page).inputValue()).toBe('editor');
  expect(await page.locator('[name=kind]:checked').count()).toBe(2);
  const scripted = await visit(inject('catalog'), addressOf(page));
  await expect.poll(() => names(scripted.page)).toEqual(shown);
});

// The index holds the descriptions of all products in both languages.
it('weighs at most 93 kB with its index on a static host, for a first search, beside the icons that are in sight', async () => {
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/pictures/')) bodies.push(response.body());
  });
  await page.goto(`${inject('staticCatalog')}/search/?q=editor`);
  await page.locator(HITS).first().waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(93_000);
  await context.close();
});

it('finds the same first ten on both hosts, in both languages', async () => {
  const differing: string[] = [];
  // That both engines answer alike is shown without pages (`same-answers.test.ts`).
  const texts = ['kysley', 'Datenbank', 'nextjs', 'date library'].slice(0, rounds(1, 4));
  for (const language of ['', '/de']) {
    const [first, second] = await Promise.all(HOSTS.map(([, catalog]) => visit(catalog, `${language}${paths.search}`)));
    for (const text of texts) {
      const found = await Promise.all(
        [first, second].map(async (visited) => {
          await visited?.page.goto(
            `${new URL(visited.page.url()).origin}${language}/search/?q=${encodeURIComponent(text)}`,
          );
          await visited?.page.waitForLoadState('networkidle');
          return visited === undefined ? [] : (await names(visited.page, ANY_HITS)).slice(0, 10);
        }),
      );
      if (JSON.stringify(found[0]) !== JSON.stringify(found[1])) differing.push(`${language} ${text}`);
    }
    await first?.close();
    await second?.close();
  }
  expect(differing).toEqual([]);
});
