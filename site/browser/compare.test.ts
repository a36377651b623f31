/** The comparison as visitors use it, in a real browser. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isLongForm } from '../../tools/testing/rounds.ts';
import { DESKTOP, ONE_FILE, PACKAGE } from '../testing/desktop-listing.ts';
import { visit } from '../testing/visitor.ts';
import german from '../texts/de.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };

const catalog = inject('catalog');
const words = texts.comparePage;
const open = (path: string) => visit(catalog, path);
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
/** The category of three listings that are made for the tests. */
const PHOTO = paths.categoryPage('photo');
const PICKED = [DESKTOP, ONE_FILE, PACKAGE];
const picks = (page: Page) => page.locator('.pick input');
const pick = (page: Page, slug: string) => page.locator(`.pick [value="${slug}"]`);
const bar = (page: Page) => page.locator('.compare-picked');
const queryOf = (page: Page) => new URL(page.url()).searchParams.getAll('s').toSorted();

it('compares listings from the link on a page, adds one, removes one, and can be shared', async () => {
  const { page, close } = await open('/software/vite/');
  await page.getByRole('link', { name: words.link }).click();
  await page.waitForURL('**/compare/?s=vite');
  const field = page.getByRole('combobox', { name: words.add });
  await field.fill('rollup');
  await page.getByRole('option', { name: 'Rollup' }).first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('**/compare/?s=vite&s=rollup');
  const table = page.getByRole('table', { name: words.title });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([words.fact, 'Vite ×', 'Rollup ×']);
  const version = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Version/ }) });
  expect(await version.getByRole('img', { name: words.differs }).count()).toBe(1);
  await page.getByRole('button', { name: 'Remove Vite' }).click();
  await page.waitForURL('**/compare/?s=rollup');
  await close();
  const shared = await open('/de/compare/?s=vite&s=rollup');
  await shared.page.getByRole('table').waitFor();
  expect(await shared.page.getByRole('columnheader').first().textContent()).toBe(german.comparePage.fact);
});

it('shows at most four, and says which listing is not there', async () => {
  const { page } = await open('/compare/?s=vite&s=../vite&s=no-such&s=vite&s=rollup&s=esbuild&s=webpack');
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(4);
  expect(await page.getByRole('status').textContent()).toContain(words.missing.replace('{slug}', 'no-such'));
});

it('shows hostile words of a listing as text, and no address but of the web as a link', async () => {
  const { page } = await open(paths.home);
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
  expect(await page.locator('table :is(img:not(.product-icon), script, b)').count()).toBe(0);
  const links = await page
    .locator('table a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
});

/** Runs in the page: what the focus is on that lies behind the bar. */
function behindBar(): string | undefined {
  const [focused, shown] = [document.activeElement, document.querySelector('.compare-picked')];
  if (focused === null || shown === null || shown.contains(focused) || focused === document.body) return undefined;
  const [one, other] = [focused.getBoundingClientRect(), shown.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom ? focused.outerHTML : undefined;
}

/** With the longer words, and in the other language in the long form. */
const LANGUAGES = [['German', '/de', german] as const, ...(isLongForm() ? [['English', '', texts] as const] : [])];

describe.each(LANGUAGES)('a visitor of the pages in %s', (_language, prefix, said) => {
  it('picks three from a list by keyboard, compares them, gets one, and comes back to the same list', async () => {
    const { page } = await visit(catalog, prefix + PHOTO, PHONE);
    expect(await bar(page).isVisible()).toBe(false);
    const inOrder = await picks(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    const [first = '', ...others] = inOrder.filter((slug) => PICKED.includes(slug));
    await pick(page, first).focus();
    await page.keyboard.press('Space');
    expect(await bar(page).getByRole('link').count()).toBe(0);
    for (const slug of others) {
      const isReached = () => pick(page, slug).evaluate((box) => box === document.activeElement);
      for (let presses = 0; presses < 30 && !(await isReached()); presses += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(behindBar)).toBeUndefined();
      }
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(said.picks.go.replace('{count}', '3'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/compare/?s=*`);
    const table = page.getByRole('table', { name: said.comparePage.title });
    await table.waitFor();
    expect(queryOf(page)).toEqual(PICKED.toSorted());
    const rows = await table.getByRole('rowheader').allTextContents();
    expect(rows.slice(0, 4).map((row) => row.replace(/\W*≠$/, ''))).toEqual([
      ...[said.comparePage.summary, said.comparePage.get, said.facts.pricing, said.facts.license],
    ]);
    expect(rows.at(-1)).toContain(said.rank.title);
    const get = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: said.comparePage.get }) });
    expect(await get.getByRole('link', { name: said.get.download, exact: true }).getAttribute('href')).toBe(
      `${prefix}/software/${DESKTOP}/#downloads`,
    );
    const commands = ['npm install astro', 'npm install --global @works/photo'];
    expect(await get.locator('code').allTextContents()).toEqual(commands);
    await get.getByRole('link', { name: said.get.download, exact: true }).click();
    await page.waitForURL(`**${prefix}/software/${DESKTOP}/#downloads`);
    await page.goBack();
    await table.waitFor();
    await page.goBack();
    await page.waitForURL(`**${prefix}${PHOTO}`);
    for (const slug of PICKED) await expect.poll(() => pick(page, slug).isChecked()).toBe(true);
  });

  it('picks by touch, from a list and from a listing, and what each row is about stays while columns are scrolled', async () => {
    const { page } = await visit(catalog, prefix + PHOTO, PHONE);
    await page.locator('.pick', { hasText: 'Fotolabor' }).tap();
    await page.goto(`${catalog}${prefix}${paths.listingPage('astro')}`);
    await page.locator('.pick').tap();
    await bar(page).getByRole('link').tap();
    const table = page.getByRole('table', { name: said.comparePage.title });
    await table.waitFor();
    expect(queryOf(page)).toEqual(['astro', DESKTOP]);
    const first = table.getByRole('rowheader').first();
    const before = await first.boundingBox();
    await page.locator('.scroll').evaluate((scrolled) => scrolled.scrollBy(80, 0));
    await expect.poll(() => page.locator('.scroll').evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20);
    expect((await first.boundingBox())?.x).toBe(before?.x);
    await page.getByRole('button', { name: said.picks.remove.replace('{name}', 'Fotolabor') }).tap();
    await page.waitForURL('**/compare/?s=astro');
    // What is taken away here is picked no more in the lists.
    await page.goto(catalog + prefix + PHOTO);
    expect(await page.locator('.pick :checked').count()).toBe(0);
    expect(await bar(page).locator('[data-hint]').textContent()).toBe(said.picks.needsAnother);
    await bar(page).getByRole('button', { name: said.picks.clear }).tap();
    expect(await bar(page).isVisible()).toBe(false);
  });
});

it('takes no fifth, and says why', async () => {
  const { page } = await open(paths.browse(1));
  for (const at of [0, 1, 2, 3]) await picks(page).nth(at).check();
  await picks(page).nth(4).click();
  expect(await picks(page).nth(4).isChecked()).toBe(false);
  expect(await bar(page).locator('[data-hint]').textContent()).toBe(texts.picks.full);
  // What was found by a search shows what is picked, too.
  const name = (await page.locator('.entry-name').first().textContent())?.trim() ?? '';
  await page.goto(`${catalog}/search/?q=${encodeURIComponent(name)}`);
  await expect
    .poll(() => page.locator('#search-hits .pick', { hasText: name }).first().locator('input').isChecked())
    .toBe(true);
});

it('opens what was picked where the address names nothing, and leaves picks alone where somebody shared another', async () => {
  const { page } = await open(PHOTO);
  await picks(page).nth(0).check();
  await picks(page).nth(1).check();
  const picked = [await picks(page).nth(0).inputValue(), await picks(page).nth(1).inputValue()];
  await page.goto(`${catalog}/compare/?s=vite`);
  await page.getByRole('table').waitFor();
  await page.goto(catalog + paths.compare);
  await page.getByRole('table').waitFor();
  expect(queryOf(page)).toEqual(picked.toSorted());
  const count = await page.getByRole('row').count();
  await page.getByLabel(words.onlyDifferences).check();
  expect(await page.getByRole('row').count()).toBeLessThan(count);
});

it('compares on a bare static host, too, where places are not in the files of listings', async () => {
  const host = inject('staticCatalog');
  const { page, close } = await visit(host, '/compare/?s=vite&s=rollup');
  const place = texts.rank.place.replace('{place}', '\\d+');
  await expect.poll(() => page.locator('.compare tr').last().textContent()).toMatch(new RegExp(`${place}.*${place}`));
  await page.getByRole('combobox', { name: words.add }).fill('eslint');
  await page.getByRole('option', { name: 'ESLint' }).first().click();
  await page.waitForURL('**/compare/?s=vite&s=rollup&s=eslint');
  await close();
  // Its search needs a script, and so do the filters of a category.
  const scriptless = await visit(host, PHOTO, { javaScriptEnabled: false });
  expect(await scriptless.page.locator('.narrow').isVisible()).toBe(false);
});
