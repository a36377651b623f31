/** The header on every page: one row on a phone, a menu that keeps the focus, and links that keep what a visitor asked for. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { visit } from '../testing/visitor.ts';
import { TEXT_FILES } from '../texts/texts.ts';

const catalog = inject('catalog');
const german = TEXT_FILES['./de.json'];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** Higher, it would take the place of what a visitor came for. */
const MAX_HEIGHT = 64;

const menuOf = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: german?.menu.open, exact: true });
const isFocusInMenu = (page: Page) => page.evaluate(() => document.activeElement?.closest('#menu') !== null);

describe('on a phone', () => {
  it('is one row, and its menu keeps the focus until Escape gives it back', async () => {
    const { page } = await visit(catalog, '/de/software/astro/', PHONE);
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT);
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
    await opener(page).tap();
    await expect.poll(() => isFocusInMenu(page)).toBe(true);
    const reached = new Set<string | undefined>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.closest('main, footer, .brand, form')?.tagName));
    }
    expect([...reached]).toEqual([undefined]);
    await page.keyboard.press('Escape');
    expect(await menuOf(page).isVisible()).toBe(false);
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  it('leads everywhere without script', async () => {
    const options = { ...PHONE, javaScriptEnabled: false };
    const { page } = await visit(catalog, '/de/software/astro/', options);
    await opener(page).tap();
    await menuOf(page).getByRole('link', { name: german?.navigation.categories }).tap();
    await page.waitForURL('**/de/categories/');
  });
});

describe('the link to another language', () => {
  it.each([
    ['/search/?q=editor&platform=windows', '/de/search/?q=editor&platform=windows'],
    ['/de/rank/?s=astro', '/rank/?s=astro'],
    ['/no/such/page/', '/de/no/such/page/'],
  ])('leads from %s to %s', async (from, to) => {
    const { page } = await visit(catalog, from);
    await page.locator('.site-header a[hreflang]').last().click();
    await page.waitForURL(catalog + to);
  });
});
