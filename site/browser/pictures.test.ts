/** Pictures of products: in lists, on their pages, and large over the page; with script and without. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { DESKTOP } from '../testing/desktop-listing.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import { ALT } from '../testing/pictured-listing.ts';
import { visit } from '../testing/visitor.ts';

const catalog = inject('catalog');
/** A product of the sample that has no icon, so that letters stand for it. */
const PLAIN = 'helmet';
const open = (path = paths.listingPage(DESKTOP), options?: BrowserContextOptions) => visit(catalog, path, options);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
/** @returns whether the picture is there, and is what it seems */
const isShown = (page: Page, selector: string) =>
  expect
    .poll(() => page.locator(selector).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

describe('the icon of a product', () => {
  it.each([
    ['its page', paths.listingPage(DESKTOP), '.listing-head img.product-icon'],
    ['a list', paths.categoryPage('photo'), `.entry:has(a[href$="/${DESKTOP}/"]) img.product-icon`],
    ['a search', `${paths.search}?q=${DESKTOP}`, `.entry:has(a[href$="/${DESKTOP}/"]) img.product-icon`],
    ['a comparison', `${paths.compare}?s=${DESKTOP}&s=${PLAIN}`, 'thead img.product-icon'],
  ])('is on %s, from the same host', async (_what, path, selector) => {
    const { page } = await open(path);
    await isShown(page, selector);
    expect(await page.locator(selector).getAttribute('src')).toMatch(/^\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/);
  });

  it('is beside its name among what is suggested, and letters where there is none', async () => {
    const { page } = await open(paths.home);
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill('fotolabor');
    await isShown(page, '[role=option] img.product-icon');
    await field.fill(PLAIN);
    await page.locator('[role=option] svg.product-icon').first().waitFor();
  });
});

describe('the screenshots of a product', () => {
  const links = (page: Page) => page.locator('.screenshots a');
  const dialog = (page: Page) => page.getByRole('dialog');

  it('say what they show, take their place before they are there, and load nothing large', async () => {
    for (const language of ['', '/de']) {
      const { page, close } = await open(language + paths.listingPage(DESKTOP), {
        viewport: { width: 360, height: 640 },
      });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.reload();
      await page.locator('.screenshots').scrollIntoViewIfNeeded();
      await isShown(page, '.screenshots li:first-child img');
      const of = language === '' ? 'of' : 'von';
      expect(await links(page).evaluateAll((all) => all.map((link) => link.querySelector('img')?.alt))).toEqual([
        ALT,
        `Screenshot 2 ${of} Fotolabor`,
        `Screenshot 3 ${of} Fotolabor`,
      ]);
      expect(await shiftOf(page)).toBeLessThan(0.02);
      const large = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(asked.filter((path) => large.includes(path))).toEqual([]);
      await close();
    }
  });

  it('are shown large over the page, by keyboard alone', async () => {
    const { page } = await open();
    const [first, second, third] = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const shown = () => dialog(page).locator('img').getAttribute('src');
    await links(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    expect(await dialog(page).getAttribute('aria-label')).toBe('Screenshot 2 of Fotolabor');
    await isShown(page, '.viewer img');
    const turned = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
      turned.push(new URL((await shown()) ?? '', catalog).pathname);
    }
    expect(turned).toEqual([third, first, third, second]);
    expect(await dialog(page).getByRole('status').innerText()).toBe('2 of 3');
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(second);
  });

  it('are shown large by a click, turned by buttons, and closed by one beside them', async () => {
    const { page } = await open();
    await links(page).first().click();
    await dialog(page).getByRole('button', { name: 'Next screenshot' }).click();
    expect(await dialog(page).getByRole('status').innerText()).toBe('2 of 3');
    await dialog(page).getByRole('button', { name: 'Previous screenshot' }).click();
    expect(await dialog(page).locator('p').innerText()).toBe(ALT);
    await page.mouse.click(2, 2);
    await dialog(page).waitFor({ state: 'detached' });
    await links(page).first().click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('are links to the large ones without script', async () => {
    const { page } = await open(paths.listingPage(DESKTOP), { javaScriptEnabled: false });
    const address = await links(page).first().getAttribute('href');
    // The browser shows a picture in a page of its own, with styles that the policy forbids.
    await page.route(`**${address}`, (route) => route.fulfill({ body: '' }));
    await links(page).first().click();
    await page.waitForURL(`**${address}`);
  });
});

it('A picture may be kept for ever, and is nothing but a picture', async () => {
  const { icon } = await (await fetch(`${catalog}/api/v1/software/${DESKTOP}`)).json();
  const { status, headers } = await fetch(icon);
  expect([
    status,
    ...['content-type', 'cache-control', 'x-content-type-options'].map((name) => headers.get(name)),
  ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
});
