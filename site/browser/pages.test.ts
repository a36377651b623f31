/** Every page type in a real browser: readable for everyone, in both schemes and all widths. */
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import { SIGNAL_NAMES, STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { isLongForm } from '../../tools/testing/rounds.ts';
import { axeViolationsInBothSchemes, COLOR_RULES, removeManyAlike } from '../testing/axe.ts';
import { ASTROS_PUBLISHER, unvisitedTemplates } from '../testing/page-types.ts';
import { visit } from '../testing/visitor.ts';

const LISTING = '/software/astro/';
const catalog = inject('catalog');
/** What the site has pages of, and an address of each: in German, where its longer words have to fit. */
const PAGE_TYPES: readonly [template: string, address: string][] = [
  ['[...lang]/404', '/de/no/such/page/'],
  ['[...lang]/410/[slug]', '/de/software/withdrawn-tool/'],
  ['[...lang]/index', '/de/'],
  ['[...lang]/[operator]', '/de/privacy/'],
  ['[...lang]/search', '/search/?q=editor'],
  ['[...lang]/publish', '/de/publish/'],
  ['[...lang]/compare', '/compare/?s=vite&s=rollup'],
  ['[...lang]/changes/[...page]', '/de/changes/'],
  ['[...lang]/manage', '/de/manage/'],
  ['[...lang]/validate', '/de/validate/'],
  ['[...lang]/categories/index', '/categories/'],
  ['[...lang]/categories/[slug]/[...page]', '/de/categories/databases/'],
  ['[...lang]/publishers/index', '/publishers/'],
  ['[...lang]/publishers/[slug]/[...page]', ASTROS_PUBLISHER],
  ['[...lang]/statistics', '/de/statistics/'],
  ['[...lang]/moderation', '/moderation/'],
  ['[...lang]/rank', '/de/rank/?s=astro'],
  ['[...lang]/plans', '/de/plans/'],
  ['[...lang]/software/[...page]', '/de/software/'],
  ['[...lang]/software/[filter]/[...page]', '/software/_platform-linux/'],
  ['[...lang]/software/[alphabet]/[...part]', '/de/software/_a-z/'],
  ['[...lang]/software/[slug]', '/de/software/fotolabor/'],
  ['[...lang]/software/[slug]', '/software/hostile/'],
  ['[...lang]/docs/index', '/de/docs/'],
  ['[...lang]/docs/[page]', '/docs/api/'],
  ['[...lang]/docs/[page]', '/de/docs/pad/'],
];
/** Of the same types as others. */
const FURTHER_PAGES = [
  ...['/', '/software/', '/software/_page/2/', '/software/_a-z/', LISTING, '/software/fotolabor/', '/changes/'],
  ...['/categories/databases/', '/categories/business/', '/plans/', '/privacy/', '/accessibility/', '/publish/'],
  ...['', 'benchmarks/', 'errors/', 'operate/', 'settings/', 'rank/', 'pad/', 'commands/', 'scale/', 'webhooks/'].map(
    (name) => `/docs/${name}`,
  ),
  ...['/de/docs/rank/', '/de/docs/webhooks/', '/de/docs/settings/', '/de/docs/commands/'],
  ...['/statistics/', '/validate/', '/manage/', '/rank/?s=astro', `/de${LISTING}`, '/de/accessibility/'],
];
const PAGES = [...PAGE_TYPES.map(([, address]) => address), ...(isLongForm() ? FURTHER_PAGES : [])];
/** Where something is to come after the page. */
const WITH_SCRIPT =
  /\/software\/[a-z]|\/(?:categories|publishers)\/.|\/(?:validate|publish|manage|search|compare|docs\/api|rank)\//;
/** The last one is that of a desktop, for all that follows. */
const WIDTHS = [320, 360, 768, ...(isLongForm() ? [1920] : []), 1440];

const open = (path: string) => visit(catalog, path);

it('visits a page of every template', () => {
  expect(unvisitedTemplates(PAGE_TYPES)).toEqual([]);
});

describe('each type of page', () => {
  it.each(PAGES)('%s has no barrier in either scheme, in any width and with letters twice as large', async (path) => {
    const { page } = await open(path);
    // The validator shows an entry as soon as it is given a document, the search as soon as it has found one.
    if (!/\/(?:validate|publish)\//.test(path)) await expect.poll(() => page.evaluate(sheetsInVain)).toEqual([]);
    await page.evaluate(openEverything);
    if (WITH_SCRIPT.test(path)) await page.waitForLoadState('networkidle');
    const overflows: Record<string, number> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      overflows[width] = await page.evaluate(overflow);
      if (width === 360) overflows.large = await page.evaluate(overflowOfLargeLetters);
    }
    expect(overflows).toEqual(Object.fromEntries([...WIDTHS, 'large'].map((size) => [size, 0])));
    await removeManyAlike(page);
    expect(await axeViolationsInBothSchemes(page)).toEqual([]);
  });
});

/** Runs in the page: pixels that it is wider than the window. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the page: the same with letters twice as large. */
function overflowOfLargeLetters(): number {
  const { documentElement: root } = document;
  root.style.fontSize = '200%';
  const pixels = root.scrollWidth - root.clientWidth;
  root.style.removeProperty('font-size');
  return pixels;
}

/** Runs in the page: sheets without a rule for anything in it. */
function sheetsInVain(): (string | null)[] {
  const isOfUse = (rule: CSSRule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText) !== null;
  return [...document.styleSheets].filter(({ cssRules }) => ![...cssRules].some(isOfUse)).map(({ href }) => href);
}

/** Runs in the page: unfolds what is folded, and presses what adds to the page. */
function openEverything(): void {
  for (const control of document.querySelectorAll<HTMLElement>('main :is(summary, button[type=button])'))
    if (control.checkVisibility() && !control.classList.contains('button-quiet')) control.click();
}

describe('the pages of an operator who has set a logo, a color and an imprint', () => {
  it.each([
    ['/imprint/', undefined],
    // Their like has been looked at above, in other colors.
    ['/', COLOR_RULES],
    ['/software/astro/', COLOR_RULES],
    ['/search/?q=editor', COLOR_RULES],
  ])('can be read by everyone: %s', async (path, rules) => {
    const { page } = await visit(inject('staticCatalog'), path);
    const colors = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));
    expect(await colors()).toMatch(/#ffee00/);
    expect(await page.locator('.brand img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0);
    expect(await axeViolationsInBothSchemes(page, rules)).toEqual([]);
  });

  it('shows the imprint in the one language there is, and says so', async () => {
    const { page } = await visit(inject('staticCatalog'), '/imprint/');
    expect(await page.locator('main').getAttribute('lang')).toBe('de');
    expect(await page.getByText('This page is available in German only.').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Impressum');
  });
});

describe('the start page', () => {
  it.each(['/', '/de/'])('shows no listing twice, and a sign of each category: %s', async (path) => {
    const { page } = await open(path);
    const shown = await page
      .locator(':is(.showcase a, .entry-name a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await page.locator('.entries.cards').count()).toBeGreaterThan(1);
    expect(new Set(shown).size).toBe(shown.length);
    const categories = await page.locator('.category-strip > li').count();
    expect(await page.locator('.category-strip .sign svg').count()).toBe(categories);
    await page.setViewportSize({ width: 360, height: 740 });
    expect((await page.locator(':is(.showcase, .entries)').first().boundingBox())?.y).toBeLessThan(500);
  });
});

describe('a visitor', () => {
  it('finds a listing by its category and reads how its score came about', async () => {
    const { page } = await open('/');
    await page.getByRole('link', { name: 'Categories' }).first().click();
    await page.waitForURL(`**${paths.categories}`);
    await page
      .getByRole('link', { name: /^Databases/ })
      .first()
      .click();
    await page.waitForURL(`**${paths.categoryPage('databases')}`);
    await page.getByRole('main').getByRole('link', { name: 'Kysely' }).click();
    await page.waitForURL(`**${paths.listingPage('kysely')}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Kysely');
    expect(await page.locator('.rank-summary').innerText()).toMatch(/Popular\s.*\s[\d.]+[KM] downloads a month/);
  });

  it('pages through everything with the keyboard alone', async () => {
    const { page } = await open('/software/');
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus');
    expect(await skip.textContent()).toMatch(/skip/i);
    // Without force: what covers it fails this.
    await skip.hover({ timeout: 2000 });
    await page.locator('a[rel~=next]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/software/_page/2/');
  });

  it('reads the rules of the rank in the words of the engine, from the page of a listing', async () => {
    const { page } = await open(LISTING);
    await page.getByRole('link', { name: 'How the rank works' }).first().click();
    await page.waitForURL(`**${paths.rank}*`);
    for (const name of SIGNAL_NAMES) {
      const cells = await page.locator(`#${name} td`).allTextContents();
      expect(cells).toEqual([String(STANDARD_WEIGHTS.points[name]), rankWords('en').rule(name, STANDARD_WEIGHTS)]);
    }
    expect(await page.getByText('curl -s').first().textContent()).toBe(`curl -s ${catalog}/api/v1/software/SLUG/rank`);
  });

  it('gets pages under a policy that lets only files of this host run, from the host and from the page itself', async () => {
    const response = await fetch(catalog + LISTING);
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "worker-src 'self'; base-uri 'none'; form-action 'self'";
    expect(response.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(await response.text()).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('finds nothing that was not published', async () => {
    expect((await fetch(`${catalog}/software/zx/`)).status).toBe(404);
    expect(await (await fetch(`${catalog}/software/`)).text()).not.toContain('data/feeds');
  });
});
