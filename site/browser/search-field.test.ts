/** The field in the header of every page, and what it suggests, as visitors use it on both hosts. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { axeViolationsInBothSchemes } from '../testing/axe.ts';
import { HOSTS, hostsInTurn } from '../testing/search-page.ts';
import { visit } from '../testing/visitor.ts';
import german from '../texts/de.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };

const { suggestions: words } = texts.search;

const field = (page: Page) => page.locator('header').getByRole('combobox', { name: texts.search.label });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    const option = document.getElementById(id);
    return option?.getAttribute('aria-selected') === 'true' ? option.textContent : null;
  });

describe.each(HOSTS)('on %s, the field in the header', (_host, catalog) => {
  const open = (path: string) => visit(catalog, path);

  it('loads nothing before it is used, and then suggests names, categories and the search itself', async () => {
    const { page } = await open(paths.categories);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await field(page).pressSequentially('datab', { delay: 20 });
    const groups = page.getByRole('listbox', { name: words.title }).getByRole('group');
    await groups.nth(1).waitFor();
    expect(await page.getByRole('group', { name: words.categories }).getByRole('option').allTextContents()).toContain(
      'Databases',
    );
    expect(await page.getByRole('group', { name: words.names }).getByRole('option').count()).toBeLessThanOrEqual(6);
    expect(await options(page).last().textContent()).toBe(words.searchFor.replace('{query}', 'datab'));
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    // Nothing is chosen for the visitor.
    expect(await active(page)).toBeNull();
    expect(asked).toContain(files.vocabulary);
    await page.getByRole('option', { name: 'Databases' }).click();
    await page.waitForURL(`**${paths.categoryPage('databases')}`);
  });

  it('says what is only similar, and how many there are', async () => {
    const { page } = await open('/categories/');
    await field(page).pressSequentially('kysley', { delay: 20 });
    await page.getByRole('option', { name: `Kysely Sami Koskimäki (${words.similar})`, exact: true }).waitFor();
    const said = words.count.other.replace('{shown}', String(await options(page).count()));
    await expect.poll(() => page.locator('header [role=status]').textContent()).toBe(said);
  });
});

describe.each(hostsInTurn('a host with a worker'))(
  'on %s, whatever answers, the field in the header',
  (_host, catalog) => {
    const open = (path: string) => visit(catalog, path);

    it('shows hostile names as text', async () => {
      const { page } = await open('/software/');
      await field(page).pressSequentially('script onerror', { delay: 10 });
      await options(page).first().waitFor();
      expect(await page.locator('[role=listbox] :is(img:not(.product-icon), script)').count()).toBe(0);
    });

    it('is walked through with the arrow keys, and leads where Enter is pressed', async () => {
      const { page } = await open('/software/');
      await field(page).pressSequentially('kys', { delay: 20 });
      await expect.poll(() => options(page).first().textContent()).toContain('Kysely');
      await page.keyboard.press('ArrowDown');
      expect(await active(page)).toContain('Kysely');
      await page.keyboard.press('ArrowUp');
      expect(await active(page)).toBeNull();
      await page.keyboard.press('ArrowUp');
      expect(await active(page)).toBe(words.searchFor.replace('{query}', 'kys'));
      await page.keyboard.press('Home');
      expect(await active(page)).toBeNull();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${paths.listingPage('kysely')}`);
    });

    it('searches for what was typed where nothing is chosen', async () => {
      const { page } = await open('/docs/');
      await field(page).pressSequentially('kys', { delay: 20 });
      await options(page).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search/?q=kys');
      await expect.poll(() => page.locator('#search-hits .entry-name').first().textContent()).toBe('Kysely');
    });

    it('closes by Escape, which then clears it, and by leaving it', async () => {
      const { page } = await open('/categories/');
      const list = page.locator('[role=listbox]');
      await field(page).pressSequentially('kys', { delay: 20 });
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      expect([await list.isVisible(), await field(page).inputValue()]).toEqual([false, 'kys']);
      expect(await field(page).getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('ArrowDown');
      expect(await list.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      expect(await list.isVisible()).toBe(false);
      await field(page).focus();
      await page.keyboard.press('Escape');
      expect(await field(page).inputValue()).toBe('');
    });

    it('suggests in the language of the page', async () => {
      const { page } = await open('/de/software/');
      await page.getByRole('combobox', { name: german.search.label }).pressSequentially('Datenba', { delay: 20 });
      await page.getByRole('option', { name: 'Datenbanken' }).click();
      await page.waitForURL('**/de/categories/databases/');
    });

    it('is no barrier while it suggests', async () => {
      const { page } = await open('/software/');
      await field(page).pressSequentially('data', { delay: 20 });
      await options(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
      expect(await axeViolationsInBothSchemes(page)).toEqual([]);
    });
  },
);

it.each([
  ['/software/', 'header input'],
  [paths.home, '.hero input'],
  [paths.search, '#search-page [name=q]'],
  ['/docs/api/', 'header input'],
])('a slash, Control and K, or Command and K lead to the search from %s', async (path, selector) => {
  const { page } = await visit(inject('catalog'), path);
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    const isFocused = await page.locator(selector).evaluate((input) => input === document.activeElement);
    expect([key, isFocused]).toEqual([key, true]);
    await page.locator(selector).evaluate((input: HTMLElement) => input.blur());
  }
});

it('leaves a slash where somebody types', async () => {
  const { page } = await visit(inject('catalog'), paths.compare);
  const other = page.getByRole('combobox', { name: texts.comparePage.add });
  await other.fill('');
  await other.pressSequentially('a/b');
  expect(await other.inputValue()).toBe('a/b');
});

it('is in the header in every width, once on a page that asks in its middle where there is little place', async () => {
  const { page } = await visit(inject('catalog'), '/software/');
  const seen: [width: number, fields: number][] = [];
  const look = async () => {
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const fields = page.getByRole('combobox', { name: texts.search.label }).filter({ visible: true });
      seen.push([width, await fields.count()]);
    }
  };
  await look();
  await page.goto(inject('catalog') + paths.home);
  await look();
  expect(seen).toEqual([
    ...[320, 360, 768, 1280].map((width) => [width, 1]),
    ...[320, 360, 768].map((width) => [width, 1]),
    [1280, 2],
  ]);
});

it('searches without script from every page', async () => {
  const { page } = await visit(inject('catalog'), '/de/software/', { javaScriptEnabled: false });
  await page.locator('header').getByRole('textbox', { name: german.search.label }).fill('editor');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/de/search/?q=editor');
});
