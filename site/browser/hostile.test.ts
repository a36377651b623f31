/** Case 24: script in every text field of a listing, on every page that shows it and in its JSON-LD. */
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isLongForm } from '../../tools/testing/rounds.ts';
import { ATTACK, HOSTILE, PWNED, WITHDRAWN } from '../testing/hostile-listing.ts';
import { visit } from '../testing/visitor.ts';

const catalog = inject('catalog');
const listing: SoftwareListing = await (await fetch(`${catalog}/api/v1/software/${HOSTILE}`)).json();
const inLongForm = (...addresses: string[]) => (isLongForm() ? addresses : []);

/** Without the policy, which would hide a script that got through; any request for the image would be a complaint. */
async function open(path: string) {
  const visitor = await visit(catalog, path, { bypassCSP: true });
  await visitor.page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await visitor.page.waitForLoadState('networkidle');
  return visitor;
}

describe('a hostile listing', () => {
  // That no page of either language holds a script or a handler is read from its file (`page-files.test.ts`).
  it.each([
    paths.listingPage(HOSTILE),
    ...inLongForm(`/de${paths.listingPage(HOSTILE)}`, `/de${paths.categoryPage('web-frameworks')}`),
    paths.home,
    paths.changes,
    paths.categoryPage('web-frameworks'),
    ...inLongForm(paths.filter('kind', 'framework')),
    '/search/?q=onerror',
    paths.listingPage(WITHDRAWN),
  ])('runs nothing and adds nothing to %s', async (path) => {
    const { page } = await open(path);
    expect(await page.evaluate((name) => name in globalThis, PWNED)).toBe(false);
    expect(await page.locator('[onerror], [onclick], main script:not([src])').count()).toBe(0);
    expect(await page.locator('script:not([src])').count()).toBe(path.endsWith(paths.listingPage(HOSTILE)) ? 1 : 0);
  });

  it('is shown as the text it is, and so is the reason it was withdrawn for', async () => {
    const { page, close } = await open(paths.listingPage(HOSTILE));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(listing.name);
    expect(listing.name).toBe(ATTACK);
    expect(await page.title()).toContain(ATTACK);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(ATTACK);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect([data.name, data.description, data.publisher.name]).toEqual([ATTACK, ATTACK, ATTACK]);
    await close();
    const withdrawn = await open(paths.listingPage(WITHDRAWN));
    expect(await withdrawn.page.locator('[data-reason], [data-name]').allTextContents()).toEqual([ATTACK, ATTACK]);
  });

  it('has only links that say whose they are, to the web', async () => {
    const { page } = await open(paths.listingPage(HOSTILE));
    const foreign = await page
      .locator('main a')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter((link) => link.host !== location.host && link.closest('.report-link') === null)
          .map(({ rel, protocol }) => [rel, protocol]),
      );
    // The one that is the operator's own leads to the operator, whatever the listing is called.
    const report = new URL((await page.locator('.report-link a').first().getAttribute('href')) ?? '');
    expect(report.origin + report.pathname).toBe('https://github.com/example-works/catalog/issues/new');
    expect([...report.searchParams.keys()]).toEqual(['template', 'title', 'listing']);
    expect(report.searchParams.get('title')).toBe(`Report: ${ATTACK}`);
    expect(foreign.length).toBeGreaterThan(4);
    for (const link of foreign) expect(link).toEqual(['nofollow noopener ugc', 'https:']);
  });

  it.each(['/de', ...inLongForm('')])(
    'widens no page and hides nothing in it, however long its lists and words are: %j',
    async (language) => {
      const { page } = await open(language + paths.listingPage(HOSTILE));
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await page.evaluate(outOfPlace)).toEqual([]);
      }
    },
  );

  it('has its Arabic description written from right to left', async () => {
    const { page } = await open(paths.listingPage(HOSTILE));
    const arabic = page.locator('[lang=ar]').last();
    expect(await arabic.getAttribute('dir')).toBe('rtl');
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  });
});

/** Runs in the page: what of the facts, texts and files lies beyond the edges of the part that it belongs to. */
function outOfPlace(): string[] {
  const parts = [...document.querySelectorAll('.facts-card, .listing-main > section')];
  return parts.flatMap((part) => {
    const { left, right } = part.getBoundingClientRect();
    const all = [...part.querySelectorAll('a, span, p, code, dd, dt, summary')];
    const beyond = all.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    });
    return beyond.map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
}
