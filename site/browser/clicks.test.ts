/** Filters and suggestions as a hand chooses them: a pointer or a finger on the words, not on the box beside them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { launchBrowser, type Visit, visit } from '../testing/visitor.ts';

const SEARCH = `${paths.search}?q=editor`;
const CATEGORY = paths.categoryPage('developer-tools');
/** Room for a dragged pointer, and a phone. */
const MOUSE = { viewport: { width: 1280, height: 900 } };
const FINGER = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const groupOf = (page: Page, title: string) =>
  page.locator('.search-filters details').filter({ has: page.locator('summary', { hasText: title }) });
const isOpen = async (group: Locator) => (await group.getAttribute('open')) !== null;
const middleOf = async (place: Locator): Promise<[x: number, y: number]> => {
  await place.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

const POINTERS = [
  ['a mouse', MOUSE, async (page: Page, place: Locator) => page.mouse.click(...(await middleOf(place)))],
  ['a finger', FINGER, async (page: Page, place: Locator) => page.touchscreen.tap(...(await middleOf(place)))],
] as const;

describe.each(POINTERS)('with %s, a visitor', (_name, options, press) => {
  const open = (path: string): Promise<Visit> => visit(browser, inject('staticCatalog'), path, options);

  it.each([
    ['the search page', SEARCH],
    ['a category', CATEGORY],
  ])('chooses filters by their words on %s', async (_page, path) => {
    const { page, complaints, close } = await open(path);
    const group = groupOf(page, 'Platform');
    await press(page, group.locator('summary'));
    for (const platform of ['Windows', 'Linux']) {
      const label = group.locator('label').filter({ hasText: platform });
      await press(page, label.locator('span').first());
      await expect.poll(() => label.getByRole('checkbox').isChecked()).toBe(true);
      expect(await isOpen(group)).toBe(true);
    }
    // The number beside the words is part of them, and the same choice again takes it back.
    const label = group.locator('label').filter({ hasText: 'Linux' });
    await press(page, label.locator('.count'));
    await expect.poll(() => label.getByRole('checkbox').isChecked()).toBe(false);
    expect(await isOpen(group)).toBe(true);
    await press(page, page.locator('h1'));
    await expect.poll(() => isOpen(group)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  it('goes from one filter to another by its title', async () => {
    const { page, close } = await open(SEARCH);
    const [first, second] = [groupOf(page, 'Platform'), groupOf(page, 'Pricing')];
    await press(page, first.locator('summary'));
    await press(page, first.locator('legend + label span').first());
    // On a phone an open filter may lie over the next title.
    await page.keyboard.press('Escape');
    await press(page, second.locator('summary'));
    await expect.poll(async () => [await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    await close();
  });

  it('follows a suggestion by its words', async () => {
    const { page, complaints, close } = await open(paths.categories);
    const field = page.locator('header').getByRole('combobox');
    await press(page, field);
    await page.keyboard.type('datab', { delay: 20 });
    const suggestion = page.getByRole('option', { name: 'Databases' });
    await suggestion.waitFor();
    await press(page, suggestion);
    await page.waitForURL(`**${paths.categoryPage('databases')}`);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('a pressed pointer closes nothing before it is released', async () => {
  const { page, close } = await visit(browser, inject('staticCatalog'), SEARCH, MOUSE);
  const group = groupOf(page, 'Platform');
  await page.mouse.click(...(await middleOf(group.locator('summary'))));
  await page.mouse.move(...(await middleOf(group.locator('label span').first())));
  await page.mouse.down();
  expect(await isOpen(group)).toBe(true);
  await page.mouse.up();
  await page.mouse.move(...(await middleOf(page.locator('h1'))));
  await page.mouse.down();
  expect(await isOpen(group)).toBe(true);
  await page.mouse.up();
  await expect.poll(() => isOpen(group)).toBe(false);
  await close();
});

it('after a pointer the keyboard still closes a filter that it leaves', async () => {
  const { page, close } = await visit(browser, inject('staticCatalog'), SEARCH, MOUSE);
  const group = groupOf(page, 'Platform');
  await page.mouse.click(...(await middleOf(group.locator('summary'))));
  await page.mouse.click(...(await middleOf(group.locator('label span').first())));
  const hasFocus = () => group.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(true);
  while (await hasFocus()) {
    expect(await isOpen(group)).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(await isOpen(group)).toBe(false);
  await close();
});
