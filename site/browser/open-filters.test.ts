/** How an open filter closes. That each of them can be chosen by its words is shown with every other control (`pointer.test.ts`). */
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { visit } from '../testing/visitor.ts';

const SEARCH = `${paths.search}?q=editor`;
/** Room for a dragged pointer. */
const MOUSE = { viewport: { width: 1280, height: 900 } };

const groupOf = (page: Page, title: string) =>
  page.locator('.search-filters details').filter({ has: page.locator('summary', { hasText: title }) });
const isOpen = async (group: Locator) => (await group.getAttribute('open')) !== null;
const middleOf = async (place: Locator): Promise<[x: number, y: number]> => {
  await place.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

it('a pressed pointer closes nothing before it is released', async () => {
  const { page } = await visit(inject('staticCatalog'), SEARCH, MOUSE);
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
});

it('after a pointer the keyboard still closes a filter that it leaves', async () => {
  const { page } = await visit(inject('staticCatalog'), SEARCH, MOUSE);
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
});
