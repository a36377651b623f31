/** Every page type in a real browser: readable for everyone, in both schemes and all widths, without script. */
import { createRequire } from 'node:module';
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const PAGES = [
  '/',
  '/software/',
  '/software/_page/2/',
  '/software/astro/',
  '/categories/',
  '/categories/databases/',
  '/categories/business/',
  '/docs/errors/',
  '/no/such/page/',
];
const WIDTHS = [320, 360, 768, 1440, 1920];

const catalog = inject('catalog');
let browser: Browser;
beforeAll(async () => {
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for everything is meant for servers without memory to spare, and dies with the first context.
    args: [...chromium.args.filter((flag) => flag !== '--single-process'), '--disable-background-networking'],
    headless: true,
  });
});
afterAll(() => browser.close());

/** Opens an address and collects what a careful visitor would complain about. */
async function open(path: string, colorScheme: 'light' | 'dark' = 'light') {
  // axe is injected as script, which the pages' policy forbids to everybody else.
  const context = await browser.newContext({ colorScheme, bypassCSP: true });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is not there.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(catalog)) complaints.push(`asked another host: ${request.url()}`);
  });
  await page.goto(catalog + path);
  return { page, complaints, close: () => context.close() };
}

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
    expect(await page.locator('script').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
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

  it('gets pages under a policy that lets no script run', async () => {
    const response = await fetch(`${catalog}/software/astro/`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('finds nothing that was not published', async () => {
    expect((await fetch(`${catalog}/software/zx/`)).status).toBe(404);
    expect(await (await fetch(`${catalog}/software/`)).text()).not.toContain('data/feeds');
  });
});
