/** The way in for publishers: a document is checked, sent and followed, by keyboard, and no key outlives the tab. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { shiftOf } from '../testing/layout-shift.ts';
import { visit } from '../testing/visitor.ts';

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

const OWN = 'works.example/pad.json';
const REPOSITORY = 'github.com/me/my-app';

async function enter(page: Page, text: string): Promise<void> {
  await page.locator('#entry').click();
  await page.locator('#entry').fill('');
  await page.keyboard.insertText(text);
  await page.locator('form[data-part=entry] button').click();
}

it.each([
  ['', 'PAD JSON', 'pad-2.0/minimal.json', 'A person is going to review it.'],
  ['/de', 'PAD XML', 'pad-xml/plain.xml', 'Ein Mensch wird sie prüfen.'],
])('%s/publish/ takes %s from the paste to the review, by keyboard', async (language, kind, file, review) => {
  const { page } = await visit(catalog, language + paths.publish);
  const sent = await answerSubmissions(page);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.locator('#entry').focus();
  await page.keyboard.insertText(readFileSync(join(EXAMPLES, file), 'utf8'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('#document-status').textContent()).toContain(`${kind}.`);
  expect(await page.locator('.rank-preview li').count()).toBeGreaterThan(4);
  await giveToken(page);
  if (language === '/de') expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.locator('[data-part=send]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-status');
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
  expect(page.url()).toBe(`${catalog}${language}${paths.publish}?id=${ID}`);
  await page.reload();
  await expect.poll(() => page.locator('[data-part=review]').textContent()).toBe(review);
  await expect.poll(() => page.locator('#document-status').textContent()).toContain(`${kind}.`);
  const outliving = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(outliving).not.toContain('cat_');
  expect(await page.content()).not.toContain(TOKEN);
});

it('leads a repository to a prepared form that names it, in three steps and without a token', async () => {
  const { page } = await visit(catalog, paths.publish);
  await enter(page, REPOSITORY);
  expect(await page.locator('#entered-title').textContent()).toBe('me/my-app on github.com');
  const address = new URL((await page.locator('.way-in-ways a').getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/example-works/catalog/issues/new');
  expect(address.searchParams.get('address')).toBe(`https://${REPOSITORY}`);
  expect(await page.locator('#sending').isVisible()).toBe(false);
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.goto(`${catalog}/de${paths.publish}`);
  expect(await page.locator('#entry').inputValue()).toBe(REPOSITORY);
});

it('sends an address with a token, and says beside a field what is wrong with it', async () => {
  const { page } = await visit(catalog, paths.publish);
  await answerSubmissions(page);
  await enter(page, 'my app');
  expect(await page.locator('#entry-fault').textContent()).toMatch(/^This is neither an address nor a document\./);
  await enter(page, OWN);
  expect(await page.locator('#entry-fault').textContent()).toBe('');
  await page.locator('#token').fill('cat_short');
  await page.keyboard.press('Enter');
  expect(await page.locator('#token-fault').textContent()).toMatch(/^A token begins with cat_/);
  await page.locator('#token').fill('');
  await giveToken(page);
  const request = page.waitForRequest('**/api/v1/submit/pad');
  await page.getByRole('button', { name: 'Submit this address' }).click();
  expect((await request).postDataJSON()).toEqual({ url: `https://${OWN}` });
});

it('the former address leads to the way in', async () => {
  const { page } = await visit(catalog, `/de${paths.submit}`);
  await page.waitForURL(`${catalog}/de${paths.publish}`);
  expect(await page.locator('#entry').isVisible()).toBe(true);
});

it('a domain is claimed from the worker, and its line survives a reload of the tab but no new tab', async () => {
  const { page } = await visit(catalog, paths.manage);
  await page.locator('#domain').fill('maker.example');
  await page.keyboard.press('Enter');
  await page.getByText('_catalog.maker.example').waitFor();
  expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  await page.reload();
  expect(await page.getByText('_catalog.maker.example').isVisible()).toBe(true);
  const other = await page.context().newPage();
  await other.goto(catalog + paths.manage);
  expect(await other.getByText('_catalog.maker.example').count()).toBe(0);
  await other.close();
});

it('no proof is asked for where nobody can give it', async () => {
  const { page } = await visit(catalog, `/de${paths.manage}`);
  await page.locator('#domain').fill('github.com');
  await page.keyboard.press('Enter');
  await page.locator('#domain-fault').getByRole('link', { name: 'Software eintragen' }).click();
  await page.waitForURL(`${catalog}/de${paths.publish}`);
});

it('a bare static host offers the check and the operator, and nothing that needs a worker', async () => {
  const { page } = await visit(inject('staticCatalog'), paths.publish);
  await enter(page, OWN);
  expect(await page.locator('.way-in-ways').textContent()).toContain('Send the operator of this catalog this address.');
  expect(await page.locator('#sending, #submission').count()).toBe(0);
  await enter(page, '{');
  expect(await page.locator('#validator').isVisible()).toBe(true);
  expect((await fetch(inject('staticCatalog') + paths.manage)).status).toBe(404);
});
