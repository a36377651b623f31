/** Every page type in a real browser: readable for everyone, in both schemes and all widths. */
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SIGNAL_NAMES, STANDARD_WEIGHTS } from '../../schemas/rank/engine.ts';
import { SIGNALS } from '../../schemas/rank/signals.ts';
import { launchBrowser, visit } from './visitor.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LISTING = '/software/astro/';
const PAGES = [
  '/',
  '/software/',
  '/software/_page/2/',
  LISTING,
  '/categories/',
  '/categories/databases/',
  '/categories/business/',
  '/docs/errors/',
  '/docs/operate/',
  '/docs/rank/',
  '/no/such/page/',
];
const WIDTHS = [320, 360, 768, 1440, 1920];

const catalog = inject('catalog');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** axe is injected as script, which the pages' policy forbids to everybody else. */
const open = (path: string, colorScheme: 'light' | 'dark' = 'light') =>
  visit(browser, catalog, path, { colorScheme, bypassCSP: true });

async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe.each(PAGES)('%s', (path) => {
  it.each(['light', 'dark'] as const)('has no accessibility fault and asks no other host, in %s', async (scheme) => {
    const { page, complaints, close } = await open(path, scheme);
    expect(await page.locator('h1').count()).toBe(1);
    for (const control of await page.locator('main :is(summary, button:visible)').all()) await control.click();
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('holds no script and no style in itself, and loads a script only where it needs one', async () => {
    const { page, close } = await open(path);
    expect(await page.locator('script:not([src]), style, [style]').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(path === LISTING ? 1 : 0);
    await close();
  });

  it('fits every width without scrolling sideways', async () => {
    const { page, close } = await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
    await close();
  });
});

describe('a visitor', () => {
  it('finds a listing by its category and reads how its score came about', async () => {
    const { page, close } = await open('/');
    await page.getByRole('link', { name: 'Categories' }).first().click();
    await page
      .getByRole('link', { name: /^Databases/ })
      .first()
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Kysely' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Kysely');
    expect(await page.getByRole('main').textContent()).toMatch(/completeness/i);
    await close();
  });

  it('pages through everything with the keyboard alone', async () => {
    const { page, close } = await open('/software/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/skip/i);
    await page.locator('a[rel~=next]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/software/_page/2/');
    await close();
  });

  it('reads the rules of the rank in the words of the engine, from the page of a listing', async () => {
    const { page, close } = await open(LISTING);
    await page.getByRole('link', { name: 'How the rank works' }).first().click();
    for (const name of SIGNAL_NAMES) {
      const cells = await page.locator(`#${name} td`).allTextContents();
      expect(cells).toEqual([String(STANDARD_WEIGHTS.weights[name]), SIGNALS[name].rule]);
    }
    expect(await page.getByText('curl -s').first().textContent()).toBe(`curl -s ${catalog}/api/v1/software/SLUG/rank`);
    await close();
  });

  it('gets pages under a policy that lets only files of this host run, from the host and from the page itself', async () => {
    const response = await fetch(catalog + LISTING);
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'self'";
    expect(response.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(await response.text()).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('finds nothing that was not published', async () => {
    expect((await fetch(`${catalog}/software/zx/`)).status).toBe(404);
    expect(await (await fetch(`${catalog}/software/`)).text()).not.toContain('data/feeds');
  });
});
