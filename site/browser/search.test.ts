/** The search page as visitors use it, in a real browser, on both hosts. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import {
  ANY_HITS,
  API,
  addressOf,
  choose,
  field,
  HITS,
  HOSTS,
  hostsInTurn,
  names,
  status,
} from '../testing/search-page.ts';
import { visit } from '../testing/visitor.ts';
import german from '../texts/de.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };

const { searchPage: words } = texts;

describe.each(HOSTS)('on %s, a visitor', (_host, catalog) => {
  const open = (path: string) => visit(catalog, path);

  it('finds the first listings from the start, and asks for nothing', async () => {
    const { page } = await open(paths.home);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(catalog + paths.search, { waitUntil: 'networkidle' });
    const first = await names(page);
    expect(first).toHaveLength(20);
    expect(asked.filter((path) => path.startsWith(API) || path.startsWith(files.searchIndex('')))).toEqual([]);
    await field(page).fill('xqzzxq');
    await expect.poll(() => names(page)).toEqual([]);
    await field(page).fill('');
    await expect.poll(() => names(page)).toEqual(first);
  });

  it('sees what was asked for marked, and what is only similar apart', async () => {
    const { page } = await open('/search/?q=edit');
    await page.locator(HITS).first().waitFor();
    expect((await names(page, '#search-hits mark')).map((text) => text.toLowerCase())).toContain('edit');
    expect(await page.locator('#search-similar').isVisible()).toBe(false);
    await field(page).fill('kysley');
    await page.getByRole('heading', { name: words.similarTitle }).waitFor();
    expect(await names(page)).toEqual([]);
    expect(await names(page, '#search-similar .entry-name')).toContain('Kysely');
    expect(await status(page)).toBe(words.onlySimilar.one.replace('{shown}', '1'));
    await page.locator('#did-you-mean').getByRole('link').click();
    await page.waitForURL('**/search/?q=Kysely');
    await expect.poll(async () => (await names(page))[0]).toBe('Kysely');
    expect(await page.locator('#did-you-mean').isVisible()).toBe(false);
    await page.goBack();
    await expect.poll(() => names(page, '#search-similar .entry-name')).toContain('Kysely');
  });
});

describe.each(hostsInTurn('a bare static host'))('on %s, whatever answers, a visitor', (_host, catalog) => {
  const open = (path: string) => visit(catalog, path);

  it('chooses several values, and shares what was found by its address', async () => {
    const { page } = await open('/search/?q=editor');
    await page.locator(HITS).first().waitFor();
    const count = (await names(page, ANY_HITS)).length;
    await choose(page, 'Type', 'Framework');
    await page.waitForURL('**/search/?q=editor&kind=framework');
    await expect.poll(async () => (await names(page, ANY_HITS)).length).toBeLessThan(count);
    const fewer = (await names(page, ANY_HITS)).length;
    await choose(page, 'Type', 'Library');
    await page.waitForURL(/q=editor&kind=(?:framework&kind=library|library&kind=framework)$/);
    await expect.poll(async () => (await names(page, ANY_HITS)).length).toBeGreaterThan(fewer);
    const shown = await names(page, ANY_HITS);
    const other = await open(addressOf(page));
    await expect.poll(() => names(other.page, ANY_HITS)).toEqual(shown);
    expect(await other.page.locator('#search-chips button').allTextContents()).toEqual(['Library', 'Framework']);
  });

  it('types hostile words as text', async () => {
    const { page } = await open(paths.search);
    for (const text of ['<img src=x onerror=alert(1)>', '{{name}}', 'a'.repeat(500), '"', '😀', '\\'].slice(
      0,
      rounds(3, 6),
    )) {
      await page.goto(`${catalog}${paths.search}?q=${encodeURIComponent(text)}`);
      await expect.poll(() => status(page)).toMatch(/found|match/i);
      expect(await page.locator('main img:not(.product-icon)').count()).toBe(0);
    }
  });

  it.each([
    paths.search,
    '/search/?q=editor',
    '/search/?q=kysley&kind=library',
    paths.compare,
    '/compare/?s=vite&s=rollup',
  ])('sees nothing move on %s that is shown already', async (path) => {
    const { page } = await visit(catalog, path, { viewport: { width: 360, height: 740 } });
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  it('takes filters away by their chips, one or all, and the browser takes each step back', async () => {
    const { page } = await open('/search/?kind=library&kind=framework&license_type=open-source');
    const chips = page.locator('#search-chips button');
    await expect.poll(() => chips.count()).toBe(3);
    await page.getByRole('button', { name: words.remove.replace('{filter}', 'Library') }).click();
    await page.waitForURL('**/search/?kind=framework&license_type=open-source');
    // The focus stays among what is left.
    expect(await page.evaluate(() => document.activeElement?.closest('#search-chips') !== null)).toBe(true);
    await page.getByRole('button', { name: words.clear }).click();
    await page.waitForURL('**/search/');
    await expect.poll(() => chips.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => chips.count()).toBe(2);
    await page.goBack();
    await expect.poll(() => chips.count()).toBe(3);
    await page.goForward();
    await expect.poll(() => chips.count()).toBe(2);
  });

  it('comes back from a listing to the same list, as long as it was, and where it was left', async () => {
    const { page } = await open('/search/?license_type=open-source&sort=name');
    const more = page.getByRole('button', { name: words.more });
    for (const count of [40, 60]) {
      await more.click();
      await expect.poll(() => page.locator(HITS).count()).toBe(count);
    }
    const shown = await names(page);
    const link = page.locator(`${HITS} a`).nth(50);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const height = await page.evaluate(() => window.scrollY);
    expect(height).toBeGreaterThan(2000);
    await link.click();
    await page.waitForURL('**/software/*/');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(shown);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(height, -1);
    expect(addressOf(page)).toBe('/search/?license_type=open-source&sort=name&page=3');
  });

  it('goes back over what was typed in one step', async () => {
    const { page } = await open(paths.home);
    await page.goto(catalog + paths.search);
    await field(page).pressSequentially('editor', { delay: 20 });
    await page.waitForURL('**/search/?q=editor');
    await page.goBack();
    await page.waitForURL(catalog + paths.home);
  });

  it('orders by name, and by relevance only where there is a text', async () => {
    const { page } = await open(paths.search);
    const order = page.getByLabel(words.order, { exact: true });
    const offered = () => order.locator('option:not([hidden])').allTextContents();
    const { relevance, rank, ...others } = words.orders;
    expect(await offered()).toEqual([rank, ...Object.values(others)]);
    expect(Object.keys(others)).toContain('maintained');
    await order.selectOption(words.orders.popular);
    await page.waitForURL('**/search/?sort=popular');
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    await order.selectOption(words.orders.name);
    await page.waitForURL('**/search/?sort=name');
    await expect.poll(() => names(page)).toContain('Ajv');
    await field(page).fill('editor');
    await expect.poll(offered).toEqual([relevance, rank, ...Object.values(others)]);
  });

  it('reads that nothing was found, and where to go on', async () => {
    const { page } = await open('/search/?q=xqzzxq&kind=library');
    await expect.poll(() => status(page)).toBe(words.none);
    const ways = page.locator('#search-none').getByRole('link');
    const offered = () => ways.filter({ visible: true }).allTextContents();
    await expect.poll(offered).toEqual([words.withoutFilters, words.allCategories, words.publish]);
    await page.getByRole('link', { name: words.withoutFilters }).click();
    await page.waitForURL('**/search/?q=xqzzxq');
    await expect.poll(() => ways.filter({ visible: true }).count()).toBe(2);
  });

  it('is led to the category that is called so where filters leave nothing', async () => {
    const { page } = await open('/de/search/?q=Datenbanken&category=games');
    const link = page.getByRole('link', { name: german.searchPage.category.replace('{name}', 'Datenbanken') });
    await link.click();
    await page.waitForURL('**/de/categories/databases/');
  });

  it('finds German texts and labels first on a German page', async () => {
    const { page } = await open('/de/search/?q=Datenbank');
    await page.locator(HITS).first().waitFor();
    const first = page.locator('#search-hits .entry').first();
    expect(await first.textContent()).toMatch(/Datenbank/);
    expect(await status(page)).toMatch(/gefunden/);
  });

  it('uses it with the keyboard alone, few keys away from the results', async () => {
    const { page } = await open(paths.search);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.toResults);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#search-hits') !== null)).toBe(true);
    await page.getByRole('button', { name: words.more }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(HITS).count()).toBe(40);
    // The keyboard goes on where the new ones begin.
    const isOfNew = () => document.activeElement === document.querySelectorAll('#search-hits .entry-name a')[20];
    await expect.poll(() => page.evaluate(isOfNew)).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('kysely');
    await expect.poll(async () => (await names(page))[0]).toBe('Kysely');
    await page.locator(`${HITS} a`).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/software/kysely/');
  });

  it('leaves an open filter by Escape, by a click beside it, and with the Tab key', async () => {
    const { page } = await open(paths.search);
    const group = page.locator('details').first();
    const opened = () => group.getAttribute('open');
    await group.locator('summary').click();
    await group.getByRole('checkbox').first().focus();
    await page.keyboard.press('Escape');
    expect(await opened()).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    expect(await opened()).toBe('');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await opened()).toBeNull();
    await group.locator('summary').click();
    await group.getByRole('checkbox').last().focus();
    await page.keyboard.press('Tab');
    expect(await opened()).toBeNull();
  });

  it.each([
    ['with a filter open', '/search/?q=editor&kind=library', (page: Page) => page.locator('summary').first().click()],
    [
      'with similar ones',
      '/search/?q=kysley',
      (page: Page) => page.locator('#search-similar .entry').first().waitFor(),
    ],
    ['where nothing is found', '/search/?q=xqzzxq', (page: Page) => page.locator('#search-none').waitFor()],
  ])('meets no barrier %s', async (_what, path, act) => {
    const { page } = await open(path);
    await act(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([width, overflow]).toEqual([width, 0]);
    }
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });

  it('has read as far as it makes sense what nobody could choose', async () => {
    const { page } = await open('/search/?q=kysely&category=nope&page=999');
    await expect.poll(() => names(page)).toContain('Kysely');
  });
});
