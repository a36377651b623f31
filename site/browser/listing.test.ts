/** The page of one listing: its rank recomputed, its past, its badge; with script, without, and how much it weighs. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { RankResource, SoftwareListing, SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { launchBrowser, visit } from '../testing/visitor.ts';

const SLUG = 'astro';
const JSON_PATH = `/api/v1/software/${SLUG}`;

const catalog = inject('catalog');
let browser: Browser;
let listing: SoftwareListing;
beforeAll(async () => {
  browser = await launchBrowser();
  listing = await (await fetch(catalog + JSON_PATH)).json();
});
afterAll(() => browser.close());

/** Under the pages' own policy: a violation is a complaint. */
const open = (options?: BrowserContextOptions) => visit(browser, catalog, paths.listingPage(SLUG), options);
const pointsOf = (name: string) => listing.rank.signals.find((signal) => signal.name === name)?.points.toFixed(2);

describe('recomputing the rank', () => {
  async function recompute(tamper?: (published: SoftwareListing) => unknown) {
    const { page, complaints, close } = await open();
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
    const { page, close } = await open();
    const { history, moved }: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    expect(history).toHaveLength(3);
    const charts = page.getByRole('img', { name: / by month: / });
    expect(await charts.count()).toBe(2);
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
    await page.getByText('Badge for a README or a web page').click();
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

it('is complete without script', async () => {
  const { page, complaints, close } = await open({ javaScriptEnabled: false });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.locator('.signals tbody tr').count()).toBe(6);
  for (const name of ['Why it moved', 'What would raise the score', 'History', 'Check it yourself']) {
    expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
  }
  const check = page.locator('#recompute');
  expect(await check.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    JSON_PATH,
    paths.rank,
  ]);
  await page.getByText('Badge for a README or a web page').click();
  expect(await page.getByText('[![Astro in Catalog](').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it('weighs at most 20 kB with all it loads, of which 6 kB are script', async () => {
  const { data }: SoftwarePage = await (await fetch(`${catalog}/api/v1/software?per_page=100`)).json();
  const pages = await Promise.all(
    data.map(async ({ slug }) => (await fetch(catalog + paths.listingPage(slug))).text()),
  );
  const assets = new Map<string, number>();
  for (const path of new Set(pages.flatMap((page) => page.match(/\/_assets\/[^"]+/g) ?? []))) {
    assets.set(path, compressed(await (await fetch(catalog + path)).text()));
  }
  expect([...assets.keys()].map((path) => path.split('.').at(-1)).toSorted()).toEqual(['css', 'css', 'js', 'js', 'js']);
  const scripts = [...assets].filter(([path]) => path.endsWith('.js'));
  expect(scripts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(6_000);
  const largest = Math.max(...pages.map(compressed));
  expect(largest + [...assets.values()].reduce((sum, size) => sum + size)).toBeLessThan(20_000);
});

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
