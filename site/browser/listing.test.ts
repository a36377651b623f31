/** The page of one product: what stands first on it, with script and without, and how much it weighs. */
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { RankResource, SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { isLongForm, rounds } from '../../tools/testing/rounds.ts';
import { DESKTOP, DIGEST, MANY_FILES, ONE_FILE, PACKAGE } from '../testing/desktop-listing.ts';
import { visit } from '../testing/visitor.ts';

const SLUG = 'astro';
const JSON_PATH = `/api/v1/software/${SLUG}`;

const catalog = inject('catalog');
let software: SoftwarePage['data'];
beforeAll(async () => {
  software = (await (await fetch(`${catalog}/api/v1/software?per_page=100`)).json()).data;
});
/** Some, from the longest name to the shortest, and all in the long form. */
function namedVariously(): SoftwarePage['data'] {
  const ordered = software
    .filter(({ homepage }) => homepage !== null)
    .toSorted((one, other) => other.name.length - one.name.length);
  const step = Math.max(1, Math.floor(ordered.length / rounds(6, ordered.length)));
  return ordered.filter((_, index) => index % step === 0);
}

/** Under the pages' own policy: a violation is a complaint. */
const open = (options?: BrowserContextOptions, path = paths.listingPage(SLUG)) => visit(catalog, path, options);

describe('what a visitor of a product sees first', () => {
  // With the longer words.
  it.each(isLongForm() ? ['', '/de'] : ['/de'])(
    'is name, line, way to get it and price, on a phone, whatever it is called: %j',
    async (language) => {
      const options = { viewport: { width: 360, height: 640 }, permissions: ['clipboard-write'] };
      const { page } = await open(options);
      const late: unknown[] = [];
      for (const { slug, homepage } of namedVariously()) {
        await page.goto(`${catalog}${language}${paths.listingPage(slug)}`);
        const seen = await page.evaluate(whereThingsAre);
        if (seen.ends.length !== 4 || Math.max(...seen.ends) > 640 || seen.firstLink > 600)
          late.push([slug, homepage, seen]);
        expect(await page.locator('.signals, .history, #recompute').count()).toBe(0);
      }
      expect(late).toEqual([]);
    },
  );

  it('names whose it is, and says verified only of those that are', async () => {
    const { page } = await open({}, paths.listingPage(DESKTOP));
    expect(await page.locator('.listing-vendor').innerText()).toMatch(/^by Works GmbH, Austria\s+Verified domain$/);
    const facts = (await page.locator('.key-facts > div').allInnerTexts()).map((each) => each.replaceAll(/\s+/g, ' '));
    expect(facts).toEqual([
      ...['Price One-time purchase, from €49', 'License Commercial', 'Platforms Windows, macOS, Linux'],
      ...[expect.stringMatching(/^Version 3\.2 .*\(November 2, 2026\)$/), 'Use We have no figures of use yet'],
    ]);
    await page.goto(catalog + paths.listingPage(SLUG));
    expect(await page.locator('.verified').count()).toBe(0);
    await page.goto(catalog + paths.listingPage(ONE_FILE));
    expect(await page.locator('.key-facts strong').first().innerText()).toBe('Free');
  });

  it('says its score with the parts and the reasons, and no place among all', async () => {
    const { page } = await open();
    const { score, signals }: RankResource = await (await fetch(`${catalog}${JSON_PATH}/rank`)).json();
    const summary = page.locator('.rank-summary');
    expect(await summary.locator('.points').innerText()).toBe(`${score} out of 100`);
    expect(await summary.locator('dt').allTextContents()).toEqual(['Maintained', 'Verified', 'Popular', 'Complete']);
    expect(await summary.locator('.count').allTextContents()).toEqual(
      signals.map(({ points, weight }) => expect.stringContaining(`${points} of ${weight} points`)),
    );
    expect(await summary.innerText()).toMatch(
      /\d(?:\.\d)?[KMB] (?:downloads|installations) a month, as of [A-Z][a-z]+ \d{4}/,
    );
    expect(await page.getByRole('main').innerText()).not.toMatch(/\bplace\b|\btop\b/i);
  });

  it('says how long ago a release was, with the day under the pointer and for screen readers', async () => {
    const { page } = await visit(
      catalog,
      paths.listingPage(DESKTOP),
      {},
      {
        prepare: (tab) => tab.clock.setFixedTime('2026-11-24T12:00:00Z'),
      },
    );
    const day = page.locator('.key-facts time');
    await expect.poll(() => day.textContent()).toBe('3 weeks ago (November 2, 2026)');
    expect(await day.getAttribute('title')).toBe('November 2, 2026');
    await page.clock.setFixedTime('2026-10-01T12:00:00Z');
    await page.reload();
    await expect.poll(() => day.textContent()).toBe('November 2, 2026');
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
    const { page } = await open({ userAgent }, language + paths.listingPage(DESKTOP));
    const button = page.locator('.get-ways > a').first();
    expect([await button.textContent(), await button.getAttribute('href')]).toEqual([text, href]);
  });

  it('is every download without script, and the only one where there is no other', async () => {
    const { page } = await open({ javaScriptEnabled: false }, paths.listingPage(DESKTOP));
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#downloads');
    expect(await page.locator('.downloads a').allTextContents()).toEqual(
      ['macOS', 'Windows', 'Linux (x64)', 'Linux (ARM64)'].map((name) => `Download for ${name}`),
    );
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.goto(catalog + paths.listingPage(ONE_FILE));
    const button = await page.locator('.get-ways > a').first().textContent();
    expect(button?.trim().replaceAll(/\s+/g, ' ')).toBe('Download for macOS (ARM64) DMG · 12.3 MB');
  });

  it('is the command of a package, and it is copied at the press of a button, as digests and the address are', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await open({ permissions }, paths.listingPage(PACKAGE));
    const copied = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByText('Copied', { exact: true }).first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Copy the command: npm install --global @works/photo')).toBe(
      'npm install --global @works/photo',
    );
    expect(await copied('Copy link')).toBe(catalog + paths.listingPage(PACKAGE));
    await page.goto(catalog + paths.listingPage(DESKTOP));
    expect(await copied('Copy the SHA-256 of Fotolabor.exe')).toBe(DIGEST);
  });

  it.each([
    ['of a Mac', '', MACINTOSH, 'Homebrew · macOS', 'brew install --cask photo'],
    ['for any system elsewhere', '/de', LINUX, 'npm', 'npm install --global @works/photo'],
  ])('is the command %s, and the other is one click away: %j', async (_what, language, userAgent, tool, command) => {
    const { page } = await open({ userAgent }, language + paths.listingPage(PACKAGE));
    const commands = page.locator('.install');
    await expect.poll(() => commands.first().locator('code').innerText()).toBe(command);
    expect(await commands.first().locator('.install-tool').innerText()).toBe(tool);
    expect(await commands.nth(1).isVisible()).toBe(false);
    await page.locator('.commands summary').click();
    expect(await commands.nth(1).locator('code').innerText()).not.toBe(command);
    expect(await page.locator('.get-ways > *').count()).toBe(0);
  });

  it('is followed by what it is, what is new, how to get it, and only then by what is known of the listing', async () => {
    const { page } = await open({ viewport: { width: 360, height: 640 } }, paths.listingPage(ONE_FILE));
    expect(await page.locator('article h2').allTextContents()).toEqual([
      ...['About', 'Downloads', 'Versions', 'Links', 'Facts', 'Score', 'More by Astro'],
      ...['Similar software', 'Where these facts come from', 'For programs and citations'],
    ]);
    const related = await page
      .locator('.related a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    // All but the last are copies of Astro.
    const alike = [DESKTOP, MANY_FILES, PACKAGE, 'astro'];
    expect(related.toSorted()).toEqual(alike.map(paths.listingPage).toSorted());
    await page.getByRole('link', { name: 'Rank in detail' }).click();
    await page.waitForURL(`**${paths.listingRank}?s=${ONE_FILE}`);
  });

  it('says of many files first those for the system of the visitor, and of a year no more than the year', async () => {
    const { page } = await open({ userAgent: MACINTOSH }, `/de${paths.listingPage(MANY_FILES)}`);
    const groups = page.locator('section:has(> #downloads) > details');
    expect(await groups.locator('summary').allInnerTexts()).toEqual(['Windows 4', 'Linux 4', 'macOS 4', 'Andere 1']);
    expect(await groups.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))).toEqual([
      ...[false, false, true, false],
    ]);
    const file = (await page.locator('[data-platform=macos] li').first().innerText()).replaceAll(/\s+/g, ' ');
    expect(file).toBe('many-macos-x64.tar.gz macOS · TAR.GZ · 1 kB downloads.works.example');
    const times = page.locator('main time[datetime="2019"]');
    expect(await times.allTextContents()).toEqual(['2019', '2019']);
    const earlier = page.locator('.timeline > li').nth(1);
    expect(await earlier.locator('.timeline-head').innerText()).toMatch(/^0\.8\s+Datum nicht angegeben$/);
    expect(await earlier.locator('details[open], details a:visible').count()).toBe(0);
    expect(await earlier.locator('details a').count()).toBe(12);
  });

  it('is joined by all else that its feed says, each once', async () => {
    const { page } = await open({}, paths.listingPage(DESKTOP));
    const said = async (label: string) => {
      const dd = page.locator('.facts-card .fact', { has: page.locator(`dt:text-is("${label}")`) }).locator('dd');
      return (await dd.innerText()).replaceAll(/\s+/g, ' ');
    };
    expect(await said('Support')).toBe('works.example/help');
    expect(await said('Status')).toBe('status.works.example');
    expect(await said('Packages')).toBe('npm: @works/fotolabor fotolabor');
    expect(await said('Security')).toBe('Security policy security.txt');
    expect(await said('Deployment')).toBe('Desktop, On premises');
    expect(await said('Languages')).toMatch(/^English, Brazilian Portuguese, .* 4 more$/);
    expect(await said('Supported until')).toBe('December 31, 2030');
    expect(await said('Keywords')).toBe('Rohbilder, RAW, Farbmanagement');
    expect(await page.locator('.get').innerText()).toContain('Buy');
    expect(await page.locator('section:has(> #new) .prose').innerText()).toMatch(/^Rohbilder öffnen schneller\./);
    expect(await page.locator('section:has(> #requirements) .prose').getAttribute('lang')).toBe('de');
    expect(await page.locator('.timeline time[datetime="2025-05"]').textContent()).toBe('May 2025');
    const seen = page.locator('.timeline-head', { has: page.locator('time[datetime="2026-09-01"]') });
    expect(await seen.innerText()).toMatch(/^3\.0\.1\s+first seen on September 1, 2026$/);
  });

  it.each(['', '/de'])('holds no word of the data that is none of the page: %j', async (language) => {
    const { page } = await open({}, language + paths.listingPage(DESKTOP));
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/\b(?:macos|win32|linux-|darwin|one-time|pad-json|dns-txt|open-source|from \$0)\b/);
  });
});

/** Runs in the page: where what a visitor needs ends, and where the first link to the product begins. */
function whereThingsAre(): { ends: number[]; firstLink: number } {
  const parts = ['h1', '.listing-line', '.get :is(a, code)', '.key-facts strong'];
  const ends = parts.flatMap((part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? []);
  const link = document.querySelector('main a[rel~=ugc]');
  return { ends, firstLink: link?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY };
}

describe('the badge', () => {
  it('is shown, and its snippet is copied at the press of a button', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
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
  });
});

describe('without script', () => {
  it('the page of a product is complete', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.getByText('For the publisher', { exact: true }).click();
    expect(await page.getByText('[![Astro in Catalog](').isVisible()).toBe(true);
    const json = page.getByRole('link', { name: 'Rank', exact: true });
    expect(await json.getAttribute('href')).toBe(`${JSON_PATH}/rank`);
  });
});

it('weighs at most 24 kB with all it loads, of which 8 kB are script', async () => {
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
  expect([...assets.keys()].filter((path) => path.endsWith('.css')).length).toBeLessThanOrEqual(4);
  expect(scripts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(8_000);
  const largest = Math.max(...pages.map(compressed));
  expect(largest + [...assets.values()].reduce((sum, size) => sum + size)).toBeLessThan(24_000);
});

function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
