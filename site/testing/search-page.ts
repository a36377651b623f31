/** The search page in a browser, on both hosts. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { isLongForm } from '../../tools/testing/rounds.ts';
import texts from '../texts/en.json' with { type: 'json' };

export const HOSTS = [
  ['a bare static host', inject('staticCatalog')],
  ['a host with a worker', inject('catalog')],
] as const;

/** For what is the page's own affair, and not of the engine behind it: one of the hosts, and both in the long form. */
export const hostsInTurn = (name: (typeof HOSTS)[number][0]) => HOSTS.filter(([host]) => isLongForm() || host === name);

export const API = '/api/v1/software';
export const HITS = '#search-hits .entry-name';
/** Similar ones, too. */
export const ANY_HITS = 'ol.entries .entry-name';

export const status = (page: Page) => page.locator('#search-page [role=status]').textContent();
export const field = (page: Page) => page.getByRole('searchbox', { name: texts.search.label });
export const names = async (page: Page, selector = HITS) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());
export const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]*/, '');

/** Opens a filter, and chooses one of its values. */
export async function choose(page: Page, filter: string, value: string): Promise<void> {
  const group = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^\\s*${filter}`) }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await group.getByRole('checkbox', { name: new RegExp(`^${value} \\d+$`) }).check();
}
