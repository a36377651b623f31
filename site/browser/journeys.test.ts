/** What visitors do: find, filter, change language and theme; with the keyboard alone, and without script. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { isLongForm } from '../../tools/testing/rounds.ts';
import { PACKAGE } from '../testing/desktop-listing.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import { visit } from '../testing/visitor.ts';
import texts from '../texts/en.json' with { type: 'json' };

const catalog = inject('catalog');
const listing = paths.listingPage('kysely');
const colors = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe.each([true, false])('with script: %s, a visitor', (javaScriptEnabled) => {
  const open = (path: string) => visit(catalog, path, { javaScriptEnabled });

  it('narrows all software by one filter, adds another, and takes it away again', async () => {
    const { page } = await open('/');
    await page.getByRole('link', { name: 'Browse all software' }).click();
    const head = (await page.locator('.list-head p').textContent())?.replace(/\s+/g, ' ').trim();
    expect(head).toMatch(/^\d+ listings\. From A to Z · Publishers$/);
    await page
      .getByRole('navigation', { name: texts.filters.lists })
      .getByRole('link', { name: 'MCP server', exact: true })
      .click();
    await page.waitForURL('**/software/_kind-mcp-server/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Type: MCP server');
    expect(await page.locator('.entry').count()).toBe(1);
    const [address, form] = [page.url(), page.getByRole('search', { name: texts.category.narrow })];
    await form.getByLabel(texts.searchPage.order, { exact: true }).selectOption(texts.searchPage.orders.name);
    await form.getByRole('button', { name: texts.category.show }).click();
    await page.waitForURL(/\/search\/\?kind=mcp-server&sort=name$/);
    await page.goto(address);
    await page.getByRole('link', { name: texts.searchPage.remove.replace('{filter}', 'MCP server') }).click();
    await page.waitForURL('**/software/');
  });

  it('narrows a category by several filters, and orders what is left', async () => {
    const { page } = await open(paths.categoryPage('photo'));
    const form = page.getByRole('search', { name: texts.category.narrow });
    for (const [filter, value] of [
      [texts.filters.license, 'Commercial'],
      [texts.filters.platform, 'Windows'],
      [texts.filters.platform, 'Linux'],
    ] as const) {
      const group = form.locator('details').filter({ has: page.locator('summary', { hasText: filter }) });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await group.getByRole('checkbox', { name: new RegExp(`^${value} \\d+$`) }).check();
    }
    await page.keyboard.press('Escape');
    await form.getByLabel(texts.searchPage.order, { exact: true }).selectOption(texts.searchPage.orders.name);
    await form.getByRole('button', { name: texts.category.show }).click();
    await page.waitForURL(/\/search\/\?category=photo&license_type=commercial&platform=\w+&platform=\w+&sort=name$/);
    const found = page.locator('#search-hits .entry-name');
    await expect.poll(async () => (await found.allTextContents()).map((name) => name.trim())).toEqual(['Fotolabor']);
    expect(await page.locator('#search-chips .chip').count()).toBe(4);
  });

  it('opens a description in another language', async () => {
    const { page } = await open(listing);
    const german = page.locator('.other-languages [lang=de]');
    expect(await german.isVisible()).toBe(false);
    await page.getByText('German', { exact: true }).click();
    expect(await german.isVisible()).toBe(true);
  });
});

/** That each link leads somewhere is read from the files of all pages (`page-files.test.ts`): without script in the long form. */
describe.each(isLongForm() ? [true, false] : [true])(
  'with script: %s, a visitor who follows links',
  (javaScriptEnabled) => {
    const open = (path: string) => visit(catalog, path, { javaScriptEnabled });

    it('finds software by its name from A to Z', async () => {
      const { page } = await open('/de/software/');
      await page.getByRole('main').getByRole('link', { name: 'Von A bis Z' }).click();
      await page.waitForURL(`**/de${paths.alphabet}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Software von A bis Z');
      expect(await page.locator('.initial h2').allTextContents()).toContain('K');
      await page.getByRole('main').getByRole('link', { name: 'Kysely', exact: true }).click();
      await page.waitForURL(`**/de${listing}`);
    });

    it('goes from a listing to its publisher, and from there to another one', async () => {
      const { page } = await open(paths.listingPage(PACKAGE));
      const astro = (await (await fetch(catalog + files.publishers)).json()).data.find(
        ({ listings }: { listings: string[] }) => listings.includes(PACKAGE),
      );
      await page.locator('.vendor-name').getByRole('link', { name: astro.name }).click();
      await page.waitForURL(`**${paths.publisherPage(astro.slug)}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(astro.name);
      expect(await page.locator('.entry').count()).toBe(astro.listings.length);
      expect(await page.locator('.publisher-facts a').getAttribute('rel')).toContain('nofollow');
      await page.getByRole('link', { name: 'Astro', exact: true }).first().click();
      await page.waitForURL(`**${paths.listingPage('astro')}`);
      await page.getByRole('link', { name: 'registered-package' }).first().click();
      await page.waitForURL(`**${paths.listingPage(PACKAGE)}`);
    });

    it('reads the same page in the other language, and goes on in it', async () => {
      const { page } = await open(listing);
      await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL(`**/de${listing}`);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await page.getByRole('heading', { name: 'Versionen' }).count()).toBe(1);
      await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Datenbanken' }).click();
      await page.waitForURL('**/de/categories/databases/');
      expect(await page.locator('.entry-summary').first().getAttribute('lang')).toBe('de');
    });

    it('finds the other language on a page that is not there in it, and reads where that leads', async () => {
      const { page } = await open(paths.apiDocs);
      const others = page.getByRole('navigation', { name: 'Language' });
      await others.getByRole('link', { name: 'Deutsch (Diese Seite gibt es nicht auf Deutsch.' }).click();
      await page.waitForURL(`**/de${paths.plans}`);
      const docs = page.getByRole('contentinfo').getByRole('link', { name: 'API-Referenz' });
      expect(await docs.getAttribute('hreflang')).toBe('en');
      await page.getByRole('contentinfo').getByRole('link', { name: 'PAD JSON, Feld für Feld' }).click();
      await page.waitForURL(`**/de${paths.pad}`);
    });

    it('reports a listing, follows it, and asks for a listing and for a token', async () => {
      const { page } = await open(`/de${listing}`);
      const target = async (name: string) =>
        new URL((await page.getByRole('main').getByRole('link', { name }).getAttribute('href')) ?? '', catalog);
      const report = await target('Problem melden');
      expect(report.origin + report.pathname).toBe('https://github.com/example-works/catalog/issues/new');
      expect(Object.fromEntries(report.searchParams)).toEqual({
        template: 'report-a-listing.yml',
        title: 'Meldung: Kysely',
        listing: catalog + listing,
      });
      for (const [name, type] of [
        ['Atom-Feed von Kysely', 'application/atom+xml'],
        ['JSON Feed von Kysely', 'application/feed+json'],
      ] as const) {
        const answer = await fetch(await target(name));
        expect(answer.headers.get('content-type')).toContain(type);
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Eintragen' }).click();
      await page.waitForURL(`**/de${paths.publish}`);
      expect((await target('Vorbereitetes Issue öffnen')).searchParams.get('template')).toBe('add-my-software.yml');
      expect((await target('Um ein Token bitten')).searchParams.get('template')).toBe('ask-for-a-token.yml');
    });
  },
);

it('sends a search to the search page', async () => {
  const { page } = await visit(catalog, '/');
  await page.getByRole('main').getByRole('combobox').fill('query builder');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=query+builder');
});

it('says to search engines which page is which', async () => {
  const { page, close } = await visit(catalog, `/de${listing}`);
  const addresses = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addresses('link[rel=canonical]')).toEqual([`${catalog}/de${listing}`]);
  for (const [language, address] of [
    ['en', catalog + listing],
    ['de', `${catalog}/de${listing}`],
    ['x-default', catalog + listing],
  ])
    expect(await addresses(`link[rel=alternate][hreflang=${language}]`)).toEqual([address]);
  await close();
  const sitemap = await (await fetch(`${catalog}/sitemap-1.xml`)).text();
  expect(sitemap).toContain(`<loc>${catalog}/de${listing}</loc>`);
  const robots = await (await fetch(`${catalog}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${catalog}/sitemap.xml\n`);
});

describe('the theme', () => {
  const LIGHT = 'rgb(247, 249, 248)';
  const DARK = 'rgb(15, 21, 20)';

  it('is that of the system until a visitor chooses, and then stays, from the first paint on', async () => {
    const { page } = await visit(catalog, '/', { colorScheme: 'light' });
    const button = page.getByRole('button', { name: 'Dark colors' });
    expect([await colors(page), await button.getAttribute('aria-pressed')]).toEqual([LIGHT, 'false']);
    await button.focus();
    await page.keyboard.press('Enter');
    expect([await colors(page), await button.getAttribute('aria-pressed')]).toEqual([DARK, 'true']);
    await page.goto(`${catalog}/software/`);
    // Set by the script in the head, before the body is there.
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await colors(page)).toBe(DARK);
    await button.click();
    expect(await colors(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await colors(page)).toBe(DARK);
  });

  it('is that of the system without script, and nothing offers another', async () => {
    const options = { colorScheme: 'dark', javaScriptEnabled: false } as const;
    const { page, close } = await visit(catalog, '/', options);
    expect(await page.locator('#theme').isVisible()).toBe(false);
    await close();
    const scripted = await visit(catalog, '/', { colorScheme: 'dark' });
    expect(await colors(scripted.page)).toBe(DARK);
  });
});

describe('lists', () => {
  it('are rows until a visitor chooses cards, and then stay so, from the first paint on', async () => {
    const { page } = await visit(catalog, paths.browse(1));
    const pressed = () => page.locator('[data-view][aria-pressed=true]').allTextContents();
    const columns = () =>
      page.evaluate(
        () => new Set([...document.querySelectorAll('.entry')].map((entry) => entry.getBoundingClientRect().left)).size,
      );
    expect([await pressed(), await columns()]).toEqual([[texts.list.rows], 1]);
    await page.getByRole('button', { name: texts.list.cards }).click();
    expect([await pressed(), await columns()]).toEqual([[texts.list.cards], 3]);
    await page.goto(catalog + paths.search, { waitUntil: 'networkidle' });
    expect([await pressed(), await columns()]).toEqual([[texts.list.cards], 3]);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await page.getByRole('button', { name: texts.list.rows }).click();
    await page.goBack();
    await expect.poll(pressed).toEqual([texts.list.rows]);
  });

  it('are rows without script, and offer nothing that needs one', async () => {
    const { page } = await visit(catalog, paths.browse(1), { javaScriptEnabled: false });
    for (const part of ['.list-view', '.pick', '.compare-picked'])
      expect(await page.locator(part).first().isVisible()).toBe(false);
  });
});

it('finds a listing with the keyboard alone', async () => {
  const { page } = await visit(catalog, '/');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 60 && (await focused()) !== 'Web frameworks'; presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/categories/web-frameworks/');
  for (let presses = 0; presses < 60 && (await focused()) !== 'Astro'; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.listingPage('astro')}`);
});
