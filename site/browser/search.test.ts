/** The search and the comparison as visitors use them, in a real browser. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { RankTable, SoftwareListing, SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { launchBrowser, visit } from '../testing/visitor.ts';
import german from '../texts/de.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };

const catalog = inject('catalog');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const words = texts.comparePage;
const open = (path: string) => visit(browser, catalog, path);
const hits = 'ol.entries .entry-name';

it('leads from the form of the home page to results, and keeps search and filters in an address to share', async () => {
  const { page, complaints, close } = await open(paths.home);
  await page.getByRole('searchbox').fill('editor');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=editor');
  await page.locator(hits).first().waitFor();
  const count = await page.locator(hits).count();
  await page.getByLabel('Kind').selectOption('framework');
  await page.waitForURL('**/search/?q=editor&kind=framework');
  await expect.poll(() => page.locator(hits).count()).toBeLessThan(count);
  const shown = await page.locator(hits).allTextContents();
  expect(await page.getByRole('status').textContent()).toContain(String(shown.length));
  const other = await open('/search/?q=editor&kind=framework');
  await expect.poll(() => other.page.locator(hits).allTextContents()).toEqual(shown);
  expect([...complaints, ...other.complaints]).toEqual([]);
  await other.close();
  await close();
});

it('holds what a search for nothing finds from the start, without asking for its index', async () => {
  const { page, complaints, close } = await open(paths.home);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(catalog + paths.search, { waitUntil: 'networkidle' });
  const shown = async () => {
    const found = await page.locator(`${hits}, [role=status], option:not([hidden])`).allTextContents();
    return found.map((each) => each.trim());
  };
  const first = await shown();
  expect(await page.locator(hits).count()).toBe(20);
  expect(asked.filter((path) => path.startsWith(files.searchIndex('')))).toEqual([files.searchIndex('pagefind.js')]);
  await page.getByRole('searchbox').fill('no such software');
  await expect.poll(() => page.getByRole('status').textContent()).toBe(texts.searchPage.none);
  await page.getByRole('searchbox').fill('');
  await expect.poll(shown).toEqual(first);
  expect(complaints).toEqual([]);
  await close();
});

it.each([paths.search, '/search/?q=editor', paths.compare, '/compare/?s=vite&s=rollup'])(
  'moves nothing on %s that is shown already',
  async (path) => {
    const { page, close } = await visit(browser, catalog, path, { viewport: { width: 360, height: 740 } });
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(layoutShift);
    expect(shift).toBeLessThan(0.05);
    await close();
  },
);

/** Runs in the page. @returns the share of the window that moved, times how far, since it was opened */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // What is buffered is handed over before the frame after next.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}

it('is used with the keyboard alone, and shows more on request', async () => {
  const { page, close } = await open(paths.search);
  await expect.poll(() => page.locator(hits).count()).toBe(20);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(hits).count()).toBe(40);
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.previousElementSibling !== null)).toBe(true);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('kysely');
  await expect.poll(() => page.locator(hits).first().textContent()).toBe('Kysely');
  await page.locator(`${hits} a`).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/software/kysely/');
  await close();
});

it('counts and finds by every filter what the API does', async () => {
  const { page, close } = await open('/search/?platform=web&sort=rank');
  await page.locator(hits).first().waitFor();
  const answer: SoftwarePage = await (
    await fetch(`${catalog}/api/v1/software?platform=web&facets=category,kind`)
  ).json();
  expect(await page.getByRole('status').textContent()).toBe(`${answer.pagination.total} listings found`);
  expect(await page.locator(hits).allTextContents()).toEqual(answer.data.map(({ name }) => name));
  const options = await page.locator('[name=kind] option[data-label]:not([hidden])').allTextContents();
  const expected = answer.facets?.kind?.map(({ value, count }) => `${texts.kinds[value as 'api']} (${count})`);
  expect(options.toSorted()).toEqual(expected?.toSorted());
  await close();
});

it('puts first whose name is typed, and so does the API, for every listing', async () => {
  const { order }: RankTable = await (await fetch(catalog + files.rankTable)).json();
  const wrong: string[] = [];
  const asked = order.map(async ([slug]) => {
    const { name }: SoftwareListing = await (await fetch(catalog + files.listing(slug))).json();
    const answer = await fetch(`${catalog}/api/v1/software?q=${encodeURIComponent(name)}&per_page=1`);
    const { data }: SoftwarePage = await answer.json();
    if (data[0]?.slug !== slug) wrong.push(`API: ${slug}`);
    return { slug, name };
  });
  const named = await Promise.all(asked);
  const { page, close } = await open(paths.search);
  for (const { slug, name } of named) {
    await page.getByRole('searchbox').fill(name);
    const isFirst = expect.poll(() => page.locator(hits).first().textContent(), { timeout: 20_000 }).toBe(name);
    await isFirst.catch(() => wrong.push(`page: ${slug}`));
  }
  expect(wrong).toEqual([]);
  await close();
}, 120_000);

it('asks the API where the settings say so, and shows, counts and pages through what it answers', async () => {
  const { page, complaints, close } = await open(paths.home);
  // As the page is built with `"search": "api"`.
  await page.route('**/search/*', async (route) => {
    const html = await (await route.fetch()).text();
    const body = html
      .replace(/data-index="[^"]*"/, 'data-api="/api/v1/software"')
      .replace(/<link rel="modulepreload"[^>]*>/, '');
    expect(body).not.toBe(html);
    await route.fulfill({ contentType: 'text/html', body });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${catalog}/search/?q=editor&kind=library`);
  await page.locator(hits).first().waitFor();
  const answer = await fetch(`${catalog}/api/v1/software?q=editor&kind=library`);
  const { data, pagination }: SoftwarePage = await answer.json();
  expect(await page.locator(hits).allTextContents()).toEqual(data.map(({ name }) => name));
  expect(await page.getByRole('status').textContent()).toContain(String(pagination.total));
  await page.getByRole('button', { name: texts.searchPage.clear }).click();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => page.locator(hits).count()).toBe(20);
  await page.getByRole('button', { name: texts.searchPage.more }).click();
  await expect.poll(() => page.locator(hits).count()).toBe(40);
  expect(asked.filter((path) => path.startsWith(files.searchIndex('')))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it.each(['<img src=x onerror=alert(1)>', '"', '😀', '\\', 'a'.repeat(500)])('takes %s for text', async (text) => {
  const { page, complaints, close } = await open(`${paths.search}?q=${encodeURIComponent(text)}`);
  await expect.poll(() => page.getByRole('status').textContent()).toMatch(/found/i);
  expect(await page.locator('main img').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('says without script that it needs one, and where to go on', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [paths.search, paths.compare]) {
    await page.goto(catalog + path);
    expect(await page.locator('main .notice').textContent()).toContain('needs JavaScript');
    expect(await page.locator('main .notice a').count()).toBe(2);
    expect(await page.locator('main form').isVisible()).toBe(false);
  }
  await context.close();
});

it('weighs at most 140 kB with its index, for a first search', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => bodies.push(response.body()));
  await page.goto(`${catalog}/search/?q=editor`);
  await page.locator(hits).first().waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(140_000);
  await context.close();
});

it('compares listings from the link on a page, adds one, removes one, and can be shared', async () => {
  const { page, complaints, close } = await open('/software/vite/');
  await page.getByRole('link', { name: words.link }).click();
  await page.waitForURL('**/compare/?s=vite');
  await page.getByRole('searchbox').fill('rollup');
  await page.getByRole('button', { name: 'Add Rollup' }).click();
  await page.waitForURL('**/compare/?s=vite&s=rollup');
  const table = page.getByRole('table', { name: words.title });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([words.fact, 'Vite ×', 'Rollup ×']);
  const version = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Version/ }) });
  expect(await version.getByRole('img', { name: words.differs }).count()).toBe(1);
  await page.getByRole('button', { name: 'Remove Vite' }).click();
  await page.waitForURL('**/compare/?s=rollup');
  expect(complaints).toEqual([]);
  await close();
  const shared = await open('/de/compare/?s=vite&s=rollup');
  await shared.page.getByRole('table').waitFor();
  expect(await shared.page.getByRole('columnheader').first().textContent()).toBe(german.comparePage.fact);
  await shared.close();
});

it('shows at most four, and says which listing is not there', async () => {
  const { page, close } = await open('/compare/?s=vite&s=../vite&s=no-such&s=vite&s=rollup&s=esbuild&s=webpack');
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(4);
  expect(await page.getByRole('status').textContent()).toContain(words.missing.replace('{slug}', 'no-such'));
  await close();
});

it('shows hostile words of a listing as text, and no address but of the web as a link', async () => {
  const { page, complaints, close } = await open(paths.home);
  const real: SoftwareListing = await (await fetch(catalog + files.listing('vite'))).json();
  const hostile: SoftwareListing = {
    ...real,
    name: '<img src=x onerror=alert(1)>',
    homepage: 'javascript:alert(1)',
    vendor: { ...real.vendor, name: '$& $` <b>', website: 'data:text/html,x' },
    version: '<script>alert(1)</script>',
  };
  await page.route('**/api/v1/software/vite', (route) => route.fulfill({ json: hostile }));
  await page.goto(`${catalog}/compare/?s=vite`);
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').nth(1).textContent()).toBe(`${hostile.name} ×`);
  expect(await page.locator('table :is(img, script, b)').count()).toBe(0);
  const links = await page
    .locator('table a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
