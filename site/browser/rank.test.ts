/** The page about the rank of one listing: what it shows, its past, and the score computed again in the browser. */

import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../../schemas/contracts/addresses.ts';
import type { CategoryList, RankResource, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { LANGUAGE_TEXTS } from '../../schemas/texts/languages.ts';
import { makeRankWords } from '../../schemas/wording/rank-words.ts';
import { formatsIn } from '../base/format.ts';
import { hostsInTurn } from '../testing/search-page.ts';
import { visit } from '../testing/visitor.ts';
import texts from '../texts/en.json' with { type: 'json' };

const SLUG = 'astro';
const JSON_PATH = `/api/v1/software/${SLUG}`;
const engine = makeRankWords('en', LANGUAGE_TEXTS.en.rank, formatsIn('en', texts).formatDayInWords);
const RANK_PAGE = `${paths.listingRank}?s=${SLUG}`;

const catalog = inject('catalog');
let listing: SoftwareListing;
beforeAll(async () => {
  listing = await (await fetch(catalog + JSON_PATH)).json();
});
/** Under the pages' own policy: a violation is a complaint. */
const open = (options: BrowserContextOptions = {}, path = RANK_PAGE) => visit(catalog, path, options);
const computed = () => {
  const { computed_on, weights_version } = listing.rank;
  const day = formatsIn('en', texts).formatDayInWords(computed_on);
  return `Recomputed here from the JSON, with version ${weights_version} of the weights and as of ${day}`;
};
const pointsOf = (name: string) => listing.rank.signals.find((signal) => signal.name === name)?.points;

describe('recomputing the rank', () => {
  async function recompute(tamper?: (published: SoftwareListing) => unknown) {
    const { page } = await open();
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
    return { words, agreeing, differences };
  }

  it('agrees with what is published, part by part', async () => {
    const { words, agreeing, differences } = await recompute();
    expect(words).toBe(`${computed()}: every part agrees.`);
    expect(agreeing).toHaveLength(5);
    expect(agreeing).toContain(`Maintained: ${pointsOf('kept')}, as published`);
    expect(agreeing).toContain(`Score: ${listing.rank.score}, as published`);
    expect(differences).toEqual([]);
  });

  it('says what differs where the facts were tampered with', async () => {
    const { words, differences } = await recompute((published) => ({
      ...published,
      ...{ descriptions: {}, homepage: null, pricing: null, license_type: null },
    }));
    expect(words).toBe(`${computed()}: the result differs from what is published.`);
    const complete = pointsOf('told');
    expect(differences).toHaveLength(2);
    expect(differences[0]).toMatch(
      new RegExp(`^Complete: \\d+ recomputed, ${complete} in the JSON, ${complete} on this page$`),
    );
  });

  it('says what differs where only the points were', async () => {
    const { differences } = await recompute(({ rank, ...rest }) => ({ ...rest, rank: { ...rank, score: 99 } }));
    const { score } = listing.rank;
    expect(differences).toEqual([`Score: ${score} recomputed, 99 in the JSON, ${score} on this page`]);
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
    const { page } = await open();
    const { history, moved }: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    expect(history).toHaveLength(3);
    const charts = page.getByRole('img', { name: / by month: / });
    await expect.poll(() => charts.count()).toBe(2);
    expect(await charts.first().getAttribute('aria-label')).toBe(
      `Score by month: ${history[0]?.score} in Aug 2026, ${history[2]?.score} in Nov 2026`,
    );
    expect(await charts.first().locator('circle').count()).toBe(3);
    await page.getByText('History as a table').click();
    const rows = await page.locator('.history tbody tr').allInnerTexts();
    expect(rows[0]?.split(/\s*\t\s*/)).toEqual([
      'Nov 2026',
      String(history[2]?.score),
      `${history[2]?.position} of ${history[2]?.total}`,
    ]);
    for (const { code, values } of moved?.signals ?? [])
      expect(await page.getByText(engine.move(code, values)).count()).toBeGreaterThan(0);
  });
});

describe('the page of a rank', () => {
  it('shows what the rank resource says, under the name of the listing', async () => {
    const { page } = await open();
    const rank: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    const { data }: CategoryList = await (await fetch(`${catalog}/api/v1/categories`)).json();
    const category = data.find(({ slug }) => slug === listing.category);
    await page.locator('#rank-page').waitFor();
    expect(await page.title()).toContain('Rank of Astro · ');
    expect(await page.locator('.standing li').first().textContent()).toBe(
      `Place ${rank.place_in_category} of ${category?.listing_count} in the category ${category?.name}`,
    );
    const facts = rank.signals.flatMap((signal) => signal.facts);
    expect(await page.locator('.fact').allTextContents()).toEqual(facts.map(engine.fact));
    expect(await page.locator('.fact').first().textContent()).toMatch(/^last release [A-Z][a-z]+ \d{1,2}, \d{4}/);
    const who = facts.flatMap(({ by }) => (by === null ? [] : [engine.attestation(by)]));
    expect(await page.locator('.part-facts .says-who').allTextContents()).toEqual(who);
    const parts = rank.signals.map(({ name, points }) => `${texts.rank.signals[name]} ${points}`).join(' + ');
    expect(await page.locator('.part-sum').textContent()).toBe(`${parts} = ${rank.score} points`);
    const gains = await page.locator('[data-part=advice] li').count();
    expect(gains).toBe(rank.signals.flatMap(({ advice }) => advice).length);
    await page.getByRole('main').getByRole('link', { name: 'Astro', exact: true }).click();
    await page.waitForURL(`**${paths.listingPage(SLUG)}`);
  });

  it.each([
    ['', texts.rankPage.none],
    ['?s=no-such-listing', 'There is no listing at “no-such-listing”.'],
    ['?s=withdrawn-tool', 'There is no listing at “withdrawn-tool”.'],
    ['?s=..%2F..%2Fopenapi', texts.rankPage.none],
    ['?s=Call+0800+now', texts.rankPage.none],
  ])('says so where there is none: %j', async (query, expected) => {
    const { page } = await open({}, paths.listingRank + query);
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(expected);
    expect(await page.locator('#rank-page *').count()).toBe(0);
  });

  it.each(hostsInTurn('a bare static host'))(
    'has a field to choose a product in, and Back leads to the one before: %s',
    async (_host, address) => {
      const { page } = await visit(address, `/de${paths.listingRank}`);
      const choose = async (name: string) => {
        const field = page.getByRole('combobox', { name: 'Produkt wählen' });
        await field.click();
        await field.pressSequentially(name.slice(0, 4));
        await page.getByRole('option', { name: new RegExp(`^${name} `) }).click();
        await expect.poll(() => page.title()).toContain(`Bewertung von ${name}`);
      };
      await choose('Kysely');
      expect(new URL(page.url()).search).toBe('?s=kysely');
      await choose('Astro');
      await page.goBack();
      await expect.poll(() => page.title()).toContain('Bewertung von Kysely');
      await page.reload();
      await expect.poll(() => page.title()).toContain('Bewertung von Kysely');
    },
  );

  it('is the same on a bare static host', async () => {
    const { page } = await visit(inject('staticCatalog'), RANK_PAGE);
    await page.getByRole('button', { name: 'Recompute in this browser' }).click();
    await page.getByText(/^Recomputed here from the JSON.*: every part agrees\.$/).waitFor();
  });

  it('says so where the answer does not come', async () => {
    const { page, complaints } = await open({}, paths.listingRank);
    await page.route('**/rank', (route) => route.fulfill({ status: 503 }));
    await page.goto(catalog + RANK_PAGE);
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain('could not be loaded');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 503')]);
  });

  it('says without script that it needs one, and where the rest is', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain(`${catalog}/api/v1/software/SLUG/rank`);
    expect(await page.getByRole('link', { name: 'How the rank works' }).first().isVisible()).toBe(true);
    expect(await page.locator('#rank-page').isVisible()).toBe(false);
  });
});
