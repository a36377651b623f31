/** The way in for publishers: a document is checked, sent and followed, by keyboard, and no key outlives the tab. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import { launchBrowser, visit } from '../testing/visitor.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'schemas', 'contracts', 'examples', 'valid');
const TOKEN = `cat_${'a'.repeat(36)}`;
const ID = '2f1e4c5a-8d0b-4f6e-9a3c-7b1d2e3f4a5b';
const SUBMISSION = {
  id: ID,
  state: 'queued',
  slug: 'my-tool',
  received_at: '2026-11-20T12:00:00Z',
  links: { self: '' },
};

const catalog = inject('catalog');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The answers of the API are the test's own: the worker's are tested where it is. */
async function answerSubmissions(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/v1/submit/pad', (route) => {
    sent.push(route.request().headers().authorization ?? '');
    return route.fulfill({ status: 202, json: { data: SUBMISSION } });
  });
  await page.route(`**/api/v1/submissions/${ID}`, (route) =>
    route.fulfill({ json: { data: { ...SUBMISSION, state: 'in_moderation' } } }),
  );
  return sent;
}

async function giveToken(page: Page): Promise<void> {
  await page.locator('#token').focus();
  await page.keyboard.insertText(TOKEN);
  await page.keyboard.press('Enter');
}

it.each([
  ['', 'PAD JSON', 'pad-2.0/minimal.json', 'A person is going to review it.'],
  ['/de', 'PAD XML', 'pad-xml/plain.xml', 'Ein Mensch wird sie prüfen.'],
])('%s/submit/ takes %s from the paste to the review, by keyboard', async (language, kind, file, review) => {
  const { page, complaints, close } = await visit(browser, catalog, language + paths.submit);
  const sent = await answerSubmissions(page);
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.locator('#document').focus();
  await page.keyboard.insertText(readFileSync(join(EXAMPLES, file), 'utf8'));
  await expect.poll(() => page.locator('#document-status').textContent()).toContain(`${kind}.`);
  expect(await page.locator('.rank-preview li').count()).toBeGreaterThan(4);
  await giveToken(page);
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.locator('[data-part=send]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-status');
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
  expect(page.url()).toBe(`${catalog}${language}${paths.submit}?id=${ID}`);
  await page.reload();
  await expect.poll(() => page.locator('[data-part=review]').textContent()).toBe(review);
  const outliving = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(outliving).not.toContain('cat_');
  expect(await page.content()).not.toContain(TOKEN);
  expect(complaints).toEqual([]);
  await close();
});

it('says beside a field what is wrong with it', async () => {
  const { page, close } = await visit(browser, catalog, paths.submit);
  await page.locator('#token').fill('cat_short');
  await page.keyboard.press('Enter');
  expect(await page.locator('#token-fault').textContent()).toMatch(/^A token begins with cat_/);
  await giveTokenAfterFault(page);
  await page.locator('#address').fill('http://maker.example/pad.json');
  await page.keyboard.press('Enter');
  expect(await page.locator('#address-fault').textContent()).toBe('Enter an address that begins with https://.');
  await close();
});

async function giveTokenAfterFault(page: Page): Promise<void> {
  await page.locator('#token').fill('');
  await giveToken(page);
}

it('a domain is claimed from the worker, and its line survives a reload of the tab but no new tab', async () => {
  const { page, complaints, close } = await visit(browser, catalog, paths.manage);
  await page.locator('#domain').fill('maker.example');
  await page.keyboard.press('Enter');
  await page.getByText('_catalog.maker.example').waitFor();
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.reload();
  expect(await page.getByText('_catalog.maker.example').isVisible()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(catalog + paths.manage);
  expect(await other.getByText('_catalog.maker.example').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it('a bare static host offers the check and the operator, and nothing that needs a worker', async () => {
  const { page, complaints, close } = await visit(browser, inject('staticCatalog'), paths.submit);
  expect(await page.locator('#validator').isVisible()).toBe(true);
  expect(await page.locator('#sending, #submission').count()).toBe(0);
  expect((await fetch(inject('staticCatalog') + paths.manage)).status).toBe(404);
  expect(complaints).toEqual([]);
  await close();
});
