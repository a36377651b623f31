/** What an operator shows in places of the pages: a build with all of them, after one with none. */
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files, paths } from '../../../schemas/contracts/addresses.ts';
import type { SoftwarePage, Summary } from '../../../schemas/contracts/generated/read-api.ts';
import { templatesDigest } from '../../repo/files/code-digest.ts';
import { type SampleSite, sampleSite } from '../testing/sample-site.ts';

const DAY = '2026-11-20';
const TYPES = '@catalog-engine/catalog/site/frame/slot-props.ts';
const HEADER = `---
import type { FrameProps } from '${TYPES}';
const { language, name, path } = Astro.props as FrameProps;
---
<p class="notice" data-language={language} data-path={path}>Maintenance of {name} on Sunday</p>
<slot />
<style>.notice { background: gold; }</style>
`;
const FOOTER = `---
import Partners from './parts/Partners.astro';
---
<slot />
<Partners />
<script>
  document.querySelector('#partners')?.setAttribute('data-ready', '');
</script>
`;
const CARD = `---
import type { CardProps } from '${TYPES}';
const { listing, href } = Astro.props as CardProps;
---
<slot />
<p class="support"><a href={href}>Support for {listing.name}</a></p>
<data value={JSON.stringify(listing)}></data>
`;

let site: SampleSite;
beforeAll(() => {
  site = sampleSite(/^vi$/);
});
afterAll(() => site.remove());

const compiled = () => readdirSync(site.at('dist.build/kept/site'));
const write = (path: string, content: string) => site.write(`slots/${path}`, content);
const read = (path: string) => readFileSync(site.at(join('dist', path)), 'utf8');
const page = (path: string) => read(join(path, 'index.html'));

/** The listings that the card of the operator's own was given on a page. */
const toldOn = (path: string): Summary[] =>
  Array.from(page(path).matchAll(/<data value="([^"]*)">/g), ([, text = '']) =>
    JSON.parse(
      text.replaceAll('&#34;', '"').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ),
  );

it('header, footer and card that an operator adds come to every page that has them, within its policy', async () => {
  await site.buildCold(DAY, 'dist');
  const before = compiled();
  write('Header.astro', HEADER);
  write('Footer.astro', FOOTER);
  write('parts/Partners.astro', '<p id="partners">With our partners</p>');
  write('Card.astro', CARD);
  await site.build(DAY);
  expect(compiled()).toHaveLength(1);
  expect(compiled()).not.toEqual(before);

  const pages = globSync('**/index.html', { cwd: site.at('dist') }).filter((path) =>
    read(path).includes('site-header'),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const path of pages) {
    const html = read(path);
    expect(html, path).toMatch(
      /class="notice"[^>]*>Maintenance of Catalog on Sunday<\/p>\s*<header class="site-header"/,
    );
    expect(html, path).toContain('With our partners');
    // Nothing that the policy forbids: neither a script nor a style stands in the page.
    expect(html, path).not.toMatch(/<script(?![^>]*\b(?:src|type="application\/)[^>]*)[^>]*>|<style|\sstyle=/);
  }
  expect(page('de/software/vite')).toMatch(/data-language="de" data-path="\/software\/vite\/"/);
  const list = page('de/software');
  expect(list).toMatch(
    /class="entry-side[\s\S]*class="support"><a href="[^"]*\/de\/software\/vite\/">Support for Vite<\/a>/,
  );

  // By rank a list is a file of the API, and by anything else it is chosen by the site.
  const { data }: SoftwarePage = JSON.parse(read(files.listPage(undefined, 1)));
  const [{ kind }] = data as [Summary];
  expect(toldOn(paths.filter('kind', kind, 1))).toEqual(data.filter((listing) => listing.kind === kind));

  const texts = globSync('_assets/*.css', { cwd: site.at('dist') }).map(read);
  expect(texts.filter((text) => text.includes('.notice')).length).toBe(1);
});

it('pages are made anew when a file of the operator’s own has changed, and only then', async () => {
  const first = await templatesDigest(site.folder);
  expect(await templatesDigest(site.folder)).toBe(first);
  write('parts/Partners.astro', '<p id="partners">With other partners</p>');
  const second = await templatesDigest(site.folder);
  rmSync(site.at('slots'), { recursive: true });
  expect(new Set([first, second, await templatesDigest(site.folder)]).size).toBe(3);
});
