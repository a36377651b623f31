/** The comparison as visitors use it, in a real browser. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
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

it('compares listings from the link on a page, adds one, removes one, and can be shared', async () => {
  const { page, complaints, close } = await open('/software/vite/');
  await page.getByRole('link', { name: words.link }).click();
  await page.waitForURL('**/compare/?s=vite');
  await page.getByRole('searchbox', { name: words.add }).fill('rollup');
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
