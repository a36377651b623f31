/** That pages made of the kept bundle, in threads, are those that Astro's own command makes. */
import { hash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongForm } from '../../../tools/testing/rounds.ts';
import { type SampleSite, sampleSite } from '../testing/sample-site.ts';
import { runAstro } from './compiled-site.ts';
import { openRenderer, type RenderPlaces } from './render-pages.ts';

const DAY = '2026-11-20';

let site: SampleSite;
/** A build outside the catalog, in a folder whose name begins with that of the catalog. */
let dist: string;
const folders: string[] = [];
beforeAll(async () => {
  site = sampleSite(/^(?:as|vi)$/);
  dist = `${site.folder}-one`;
  folders.push(site.folder, dist, `${dist}.build`);
  await site.buildCold(DAY, dist);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const filesOf = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const bytesOf = (folder: string, names = filesOf(folder)) =>
  Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'base64')]));
const compiled = () => {
  const store = join(`${dist}.build`, 'kept', 'site');
  return readdirSync(store).map((name) => join(store, name));
};

/** With nothing kept. @returns content by file */
async function rendered(threads: number): Promise<Record<string, string>> {
  const places: RenderPlaces = {
    bundle: join(compiled()[0] ?? '', 'bundle'),
    emitted: dist,
    keysFile: site.at(`keys-${threads}.json`),
    factsFile: site.at(`facts-${threads}.json`),
    made: site.at(`made-${threads}`),
  };
  mkdirSync(places.made);
  await using renderer = openRenderer(places, threads);
  const made: Record<string, string> = {};
  await renderer.render({
    onStep: () => {},
    onMade: async (pages) => {
      for (const { path, file, digest } of pages) {
        const content = readFileSync(file);
        expect(digest).toEqual({ sha256: hash('sha256', content), size: content.length });
        made[path] = content.toString('base64');
      }
    },
  });
  return made;
}

it('gives every byte that Astro’s own command gives, with any number of threads', async () => {
  const plain = site.at('plain');
  await runAstro(site.folder, {
    CATALOG_EMITTED: dist,
    CATALOG_OUT: plain,
    CATALOG_BASE_URL: site.readJson('data/catalog.json').base_url,
  });
  const { '404/index.html': notFound = '', ...others } = bytesOf(plain);
  // Astro writes it so where its route has a language; hosts look for a file of this name.
  const expected: Record<string, string> = { ...others, '404.html': notFound };
  expect(Object.keys(expected).length).toBeGreaterThan(200);
  expect(bytesOf(dist, Object.keys(expected))).toEqual(expected);

  const pages = Object.keys(expected).filter((name) => !name.startsWith('_assets/') && name !== 'favicon.svg');
  const made = Object.fromEntries(pages.map((name) => [name, expected[name]]));
  expect(await rendered(3)).toEqual(made);
  if (isLongForm()) expect(await rendered(1)).toEqual(made);
});

it('is compiled once', async () => {
  const stateOf = () => compiled().map((folder) => [folder, statSync(join(folder, 'bundle')).ino]);
  const before = stateOf();
  expect(before).toHaveLength(1);
  await site.build(DAY, dist);
  expect(stateOf()).toEqual(before);
});

it('names the page that cannot be made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-bundle-'));
  folders.push(folder);
  const places: RenderPlaces = {
    bundle: join(compiled()[0] ?? '', 'bundle'),
    emitted: dist,
    keysFile: join(folder, 'keys.json'),
    factsFile: join(folder, 'facts.json'),
    // No such folder.
    made: join(folder, 'made'),
  };
  await using renderer = openRenderer(places);
  await expect(renderer.render({ onStep: () => {}, onMade: async () => {} })).rejects.toThrow(
    /The site was not built\.\n\/[^ ]*: Error: ENOENT/,
  );
});

it('says that what was compiled cannot be read, whenever it is asked', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'catalog-bundle-'));
  folders.push(nowhere);
  const [bundle, made] = [join(nowhere, 'bundle'), join(nowhere, 'made')];
  const [keysFile, factsFile] = [join(nowhere, 'keys.json'), join(nowhere, 'facts.json')];
  await using renderer = openRenderer({ bundle, emitted: nowhere, keysFile, factsFile, made });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect(renderer.render({ onStep: () => {}, onMade: async () => {} })).rejects.toThrow(
    /The site was not built\./,
  );
});
