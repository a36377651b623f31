/** The page of one product, and the page about its rank; with script, without, and how much they weigh. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { RankResource, SoftwareListing, SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { DESKTOP, DIGEST, ONE_FILE, PACKAGE } from '../testing/desktop-listing.ts';
import { launchBrowser, visit } from '../testing/visitor.ts';

const SLUG = 'astro';
const JSON_PATH = `/api/v1/software/${SLUG}`;
const RANK_PAGE = `${paths.listingRank}?s=${SLUG}`;

const catalog = inject('catalog');
let browser: Browser;
let listing: SoftwareListing;
let software: SoftwarePage['data'];
beforeAll(async () => {
  browser = await launchBrowser();
  listing = await (await fetch(catalog + JSON_PATH)).json();
  software = (await (await fetch(`${catalog}/api/v1/software?per_page=100`)).json()).data;
});
afterAll(() => browser.close());

/** Under the pages' own policy: a violation is a complaint. */
const open = (options?: BrowserContextOptions, path = paths.listingPage(SLUG)) =>
  visit(browser, catalog, path, options);
const pointsOf = (name: string) => listing.rank.signals.find((signal) => signal.name === name)?.points.toFixed(2);

describe('what a visitor of a product sees first', () => {
  it.each(['', '/de'])('is name, line, way to get it and price, on a phone, of every listing: %j', async (language) => {
    const options = { viewport: { width: 360, height: 640 }, permissions: ['clipboard-write'] };
    const { page, close } = await open(options);
    const late: unknown[] = [];
    for (const { slug, homepage } of software.filter((each) => each.homepage !== null)) {
      await page.goto(`${catalog}${language}${paths.listingPage(slug)}`);
      const seen = await page.evaluate(whereThingsAre);
      if (seen.ends.length !== 4 || Math.max(...seen.ends) > 640 || seen.firstLink > 600)
        late.push([slug, homepage, seen]);
      expect(await page.locator('.signals, .history, #recompute').count()).toBe(0);
    }
    expect(late).toEqual([]);
    await close();
  });

  it('names whose it is, and says verified only of those that are', async () => {
    const { page, close } = await open({}, paths.listingPage(DESKTOP));
    expect(await page.locator('.listing-vendor').innerText()).toMatch(/^by Works GmbH, Austria\s+Verified domain$/);
    expect(await page.locator('.listing-terms li').allTextContents()).toEqual([
      'Price: One-time purchase, from €49',
      'License: Commercial',
      'Platforms: Windows, macOS, Linux',
    ]);
    await page.goto(catalog + paths.listingPage(SLUG));
    expect(await page.locator('.verified').count()).toBe(0);
    await page.goto(catalog + paths.listingPage(ONE_FILE));
    expect(await page.locator('.listing-terms strong').innerText()).toBe('Free');
    await close();
  });

  const MACINTOSH = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
  const PHONE = 'Mozilla/5.0 (Linux; Android 16; Phone) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  it.each([
    [
      'of the system of the visitor',
      '',
      MACINTOSH,
      'Download for macOS',
      'https://downloads.works.example/3.2/Fotolabor.dmg',
    ],
    [
      'in the language of the page',
      '/de',
      MACINTOSH,
      'Für macOS herunterladen',
      'https://downloads.works.example/3.2/Fotolabor.dmg',
    ],
    ['of which the visitor has to choose one', '', LINUX, 'Download', '#downloads'],
    ['of which none is for the visitor', '', PHONE, 'Download', '#downloads'],
  ])('is the download %s: %j', async (_what, language, userAgent, text, href) => {
    const { page, complaints, close } = await open({ userAgent }, language + paths.listingPage(DESKTOP));
    const button = page.locator('.get > a').first();
    expect([await button.textContent(), await button.getAttribute('href')]).toEqual([text, href]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is every download without script, and the only one where there is no other', async () => {
    const { page, close } = await open({ javaScriptEnabled: false }, paths.listingPage(DESKTOP));
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#downloads');
    expect(await page.locator('.downloads a').allTextContents()).toEqual(
      ['macOS', 'Windows', 'Linux (x64)', 'Linux (ARM64)'].map((name) => `Download for ${name}`),
    );
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(catalog + paths.listingPage(ONE_FILE));
    expect(await page.locator('.get > a').first().textContent()).toBe('Download for macOS (ARM64)');
    await close();
  });

  it('is the command of a package, and it is copied at the press of a button, as digests and the address are', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, complaints, close } = await open({ permissions }, paths.listingPage(PACKAGE));
    const copied = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByText('Copied', { exact: true }).first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Copy the command')).toBe('npm install @works/photo');
    expect(await copied('Copy link')).toBe(catalog + paths.listingPage(PACKAGE));
    await page.goto(catalog + paths.listingPage(DESKTOP));
    expect(await copied('Copy the SHA-256 of Fotolabor.exe')).toBe(DIGEST);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is followed by what it is, what is new, how to get it, and only then by what is known of the listing', async () => {
    const { page, close } = await open({ viewport: { width: 360, height: 640 } }, paths.listingPage(ONE_FILE));
    expect(await page.locator('article h2').allTextContents()).toEqual([
      ...['About', 'What’s new', 'Downloads', 'Links', 'Facts', 'Versions', 'Similar software'],
      ...['Where these facts come from', 'For programs and citations'],
    ]);
    const related = await page
      .locator('.related a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(related.toSorted()).toEqual([DESKTOP, PACKAGE].map(paths.listingPage).toSorted());
    await page.getByRole('link', { name: 'Rank in detail' }).click();
    await page.waitForURL(`**${paths.listingRank}?s=${ONE_FILE}`);
    await close();
  });

  it.each(['', '/de'])('holds no word of the data that is none of the page: %j', async (language) => {
    const { page, close } = await open({}, language + paths.listingPage(DESKTOP));
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/\b(?:macos|win32|linux-|darwin|one-time|pad-json|dns-txt|open-source|from \$0)\b/);
    await close();
  });
});

/** Runs in the page: where what a visitor needs ends, and where the first link to the product begins. */
function whereThingsAre(): { ends: number[]; firstLink: number } {
  const parts = ['h1', '.listing-line', '.get :is(a, code)', '.listing-terms strong'];
  const ends = parts.flatMap((part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? []);
  const link = document.querySelector('main a[rel~=ugc]');
  return { ends, firstLink: link?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY };
}

describe('recomputing the rank', () => {
  async function recompute(tamper?: (published: SoftwareListing) => unknown) {
    const { page, complaints, close } = await open({}, RANK_PAGE);
    await page.locator('#recompute button').waitFor();
    if (tamper !== undefined) {
      await page.route(`**${JSON_PATH}`, (route) => route.fulfill({ json: tamper(structuredClone(listing)) }));
    }
    await page.getByRole('button', { name: 'Recompute in this browser' }).click();
    const result = page.locator('#recompute [role=status]');
    await result.locator('p').waitFor();
    const [words, differences] = [
      await result.locator('p').textContent(),
      await result.locator('.differs').allTextContents(),
    ];
    const agreeing = await result.locator('.agrees').allTextContents();
    await close();
    return { words, agreeing, differences, complaints };
  }

  it('agrees with what is published, signal by signal', async () => {
    const { words, agreeing, differences, complaints } = await recompute();
    expect(words).toBe('Recomputed here from the JSON: every signal agrees.');
    expect(agreeing).toHaveLength(7);
    expect(agreeing).toContain(`Trust: ${pointsOf('trust')}, as published`);
    expect(agreeing).toContain(`Score: ${listing.rank.score.toFixed(2)}, as published`);
    expect([differences, complaints]).toEqual([[], []]);
  });

  it('says what differs where the facts were tampered with', async () => {
    const { words, differences } = await recompute(({ license, ...rest }) => ({
      ...rest,
      license: { ...license, spdx_id: null },
    }));
    expect(words).toBe('Recomputed here from the JSON: the result differs from what is published.');
    const trust = pointsOf('trust');
    expect(differences).toHaveLength(3);
    expect(differences[1]).toBe(
      `Trust: ${(Number(trust) - 4).toFixed(2)} recomputed, ${trust} in the JSON, ${trust} on this page`,
    );
  });

  it('says what differs where only the points were', async () => {
    const { differences } = await recompute(({ rank, ...rest }) => ({ ...rest, rank: { ...rank, score: 99 } }));
    const score = listing.rank.score.toFixed(2);
    expect(differences).toEqual([`Score: ${score} recomputed, 99.00 in the JSON, ${score} on this page`]);
  });

  it.each([
    ['is no listing', () => ({ hello: 'world' }), 'The JSON could not be loaded or read. Try again in a minute.'],
    [
      'has other weights',
      ({ rank, ...rest }: SoftwareListing) => ({ ...rest, rank: { ...rank, weights_version: '999' } }),
      'The JSON was ranked with different weights than this page. Reload the page and try again.',
    ],
  ])('says so where the JSON %s', async (_what, tamper, expected) => {
    expect((await recompute(tamper)).words).toBe(expected);
  });
});

describe('the past of the rank', () => {
  it('is drawn by month, and stands in a table', async () => {
    const { page, close } = await open({}, RANK_PAGE);
    const { history, moved }: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    expect(history).toHaveLength(3);
    const charts = page.getByRole('img', { name: / by month: / });
    await expect.poll(() => charts.count()).toBe(2);
    expect(await charts.first().getAttribute('aria-label')).toBe(
      `Score by month: ${history[0]?.score.toFixed(2)} in Aug 2026, ${history[2]?.score.toFixed(2)} in Nov 2026`,
    );
    expect(await charts.first().locator('circle').count()).toBe(3);
    await page.getByText('History as a table').click();
    const rows = await page.locator('.history tbody tr').allInnerTexts();
    expect(rows[0]?.split(/\s*\t\s*/)).toEqual([
      'Nov 2026',
      history[2]?.score.toFixed(2),
      `${history[2]?.position} of ${history[2]?.total}`,
    ]);
    for (const { words } of moved?.signals ?? []) expect(await page.getByText(words).count()).toBeGreaterThan(0);
    await close();
  });
});

describe('the badge', () => {
  it('is shown, and its snippet is copied at the press of a button', async () => {
    const { page, complaints, close } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByText('For the publisher', { exact: true }).click();
    const image = page.locator('.badge-snippets img');
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(90);
    await page.getByRole('button', { name: 'Copy Markdown' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `[![Astro in Catalog](${catalog}${files.badge(SLUG)})](${catalog}${paths.listingPage(SLUG)})`,
    );
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('without script', () => {
  it('the page of a product is complete', async () => {
    const { page, complaints, close } = await open({ javaScriptEnabled: false });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.getByText('For the publisher', { exact: true }).click();
    expect(await page.getByText('[![Astro in Catalog](').isVisible()).toBe(true);
    const json = page.getByRole('link', { name: 'Rank', exact: true });
    expect(await json.getAttribute('href')).toBe(`${JSON_PATH}/rank`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the page of a rank says that it needs one, and where the rest is', async () => {
    const { page, complaints, close } = await open({ javaScriptEnabled: false }, RANK_PAGE);
    expect(await page.locator('main').innerText()).toContain(`${catalog}/api/v1/software/SLUG/rank`);
    expect(await page.getByRole('link', { name: 'How the rank works' }).first().isVisible()).toBe(true);
    expect(await page.locator('#rank-page').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the page of a rank', () => {
  it('shows what the rank resource says, under the name of the listing', async () => {
    const { page, complaints, close } = await open({}, RANK_PAGE);
    const rank: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    await page.locator('#rank-page').waitFor();
    expect(await page.title()).toContain('Rank of Astro · ');
    expect(await page.locator('.standing li').first().textContent()).toBe(`Place ${rank.position} of ${rank.total}`);
    const reasons = await page.locator('.signals tbody td:last-child').allTextContents();
    expect(reasons).toEqual(rank.signals.map(({ reason }) => reason));
    const gains = await page.locator('[data-part=advice] li').count();
    expect(gains).toBe(rank.signals.flatMap(({ advice }) => advice).length);
    await page.getByRole('main').getByRole('link', { name: 'Astro', exact: true }).click();
    await page.waitForURL(`**${paths.listingPage(SLUG)}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['', 'This page shows the rank of one listing. Open it from the page of a listing.'],
    ['?s=no-such-listing', 'There is no listing at “no-such-listing”.'],
    ['?s=withdrawn-tool', 'There is no listing at “withdrawn-tool”.'],
    ['?s=..%2F..%2Fopenapi', 'There is no listing at “../../openapi”.'],
  ])('says so where there is none: %j', async (query, expected) => {
    const { page, complaints, close } = await open({}, paths.listingRank + query);
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(expected);
    expect(await page.locator('#rank-page *').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is the same on a bare static host', async () => {
    const { page, complaints, close } = await visit(browser, inject('staticCatalog'), RANK_PAGE);
    await page.getByRole('button', { name: 'Recompute in this browser' }).click();
    await page.getByText('Recomputed here from the JSON: every signal agrees.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('says so where the answer does not come', async () => {
    const { page, close } = await open({}, paths.listingRank);
    await page.route('**/rank', (route) => route.fulfill({ status: 503 }));
    await page.goto(catalog + RANK_PAGE);
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain('could not be loaded');
    await close();
  });
});

it('weighs at most 20 kB with all it loads, of which 6 kB are script', async () => {
  const pages = await Promise.all(
    software.map(async ({ slug }) => (await fetch(catalog + paths.listingPage(slug))).text()),
  );
  const assets = new Map<string, number>();
  const load = async (path: string): Promise<void> => {
    if (assets.has(path)) return;
    const text = await (await fetch(catalog + path)).text();
    assets.set(path, compressed(text));
    // What a script is made of beside itself.
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) await load(`/_assets/${name}`);
  };
  for (const path of new Set(pages.flatMap((page) => page.match(/\/_assets\/[^"]+/g) ?? []))) await load(path);
  const scripts = [...assets].filter(([path]) => path.endsWith('.js'));
  expect([...assets.keys()].filter((path) => path.endsWith('.css')).length).toBeLessThanOrEqual(3);
  expect(scripts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(6_000);
  const largest = Math.max(...pages.map(compressed));
  expect(largest + [...assets.values()].reduce((sum, size) => sum + size)).toBeLessThan(20_000);
});

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
