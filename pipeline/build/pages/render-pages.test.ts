/** That pages made of the kept bundle, in threads, are those that Astro's own command makes. */
import { hash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../testing/project-copy.ts';
import { openRenderer, type RenderPlaces } from './render-pages.ts';
import { runAstro } from './run-astro.ts';

const DAY = '2026-11-20';

let project: ProjectCopy;
let baseUrl: string;
const folders: string[] = [];
beforeAll(async () => {
  project = copyProject({ repository: false, kept: /^(?:as|vi)$/ });
  baseUrl = JSON.parse(readFileSync(join(project.folder, 'data', 'catalog.json'), 'utf8')).base_url;
  await build(join(project.folder, 'dist'));
});
afterAll(() => {
  for (const folder of [...folders, project.folder]) rmSync(folder, { recursive: true, force: true });
});

async function build(output: string): Promise<void> {
  const { code, stderr } = await project.catalog(['build', '--date', DAY, '--output', output]);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
}

const filesOf = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const bytesOf = (folder: string, names = filesOf(folder)) =>
  Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'base64')]));
const compiled = () => {
  const store = join(project.folder, 'dist.build', 'kept', 'site');
  return readdirSync(store).map((name) => join(store, name));
};

/** With nothing kept. @returns content by file */
async function rendered(threads: number): Promise<Record<string, string>> {
  const places: RenderPlaces = {
    bundle: join(compiled()[0] ?? '', 'bundle'),
    emitted: join(project.folder, 'dist'),
    keysFile: join(project.folder, `keys-${threads}.json`),
    factsFile: join(project.folder, `facts-${threads}.json`),
    made: join(project.folder, `made-${threads}`),
    keyed: join(project.folder, `keyed-${threads}`),
  };
  for (const folder of [places.made, places.keyed]) mkdirSync(folder);
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
  const plain = join(project.folder, 'plain');
  await runAstro(project.folder, {
    CATALOG_EMITTED: join(project.folder, 'dist'),
    CATALOG_OUT: plain,
    CATALOG_BASE_URL: baseUrl,
  });
  const expected = bytesOf(plain);
  expect(Object.keys(expected).length).toBeGreaterThan(200);
  expect(bytesOf(join(project.folder, 'dist'), Object.keys(expected))).toEqual(expected);

  const pages = Object.keys(expected).filter((name) => !name.startsWith('_assets/') && name !== 'favicon.svg');
  const made = Object.fromEntries(pages.map((name) => [name, expected[name]]));
  expect(await rendered(1)).toEqual(made);
  expect(await rendered(3)).toEqual(made);
});

it('is compiled once, until a template changes or what was compiled is gone', async () => {
  const stateOf = () => compiled().map((folder) => [folder, statSync(join(folder, 'bundle')).ino]);
  const before = stateOf();
  expect(before).toHaveLength(1);
  const bytes = bytesOf(join(project.folder, 'dist'));
  await build(join(project.folder, 'dist'));
  expect(stateOf()).toEqual(before);
  rmSync(join(project.folder, 'dist.build', 'kept'), { recursive: true });
  await build(join(project.folder, 'dist'));
  expect(compiled()).toEqual(before.map(([folder]) => folder));
  expect(bytesOf(join(project.folder, 'dist'))).toEqual(bytes);
});

it('builds two at once, each to a place outside the catalog whose name begins with that of the catalog', async () => {
  const outputs = ['one', 'other'].map((name) => `${project.folder}-${name}`);
  folders.push(...outputs, ...outputs.map((output) => `${output}.build`));
  await Promise.all(outputs.map(build));
  const expected = bytesOf(join(project.folder, 'dist'));
  for (const output of outputs) expect(bytesOf(output)).toEqual(expected);
});

it('names the page that cannot be made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-bundle-'));
  folders.push(folder);
  const places: RenderPlaces = {
    bundle: join(compiled()[0] ?? '', 'bundle'),
    emitted: join(project.folder, 'dist'),
    keysFile: join(folder, 'keys.json'),
    factsFile: join(folder, 'facts.json'),
    // No such folder.
    ...{ made: join(folder, 'made'), keyed: join(folder, 'keyed') },
  };
  await using renderer = openRenderer(places);
  await expect(renderer.render({ onStep: () => {}, onMade: async () => {} })).rejects.toThrow(
    /The site was not built\.\n\/.*software\/.*: Error: ENOENT/,
  );
});

it('says that what was compiled cannot be read, whenever it is asked', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'catalog-bundle-'));
  folders.push(nowhere);
  const [bundle, made, keyed] = ['bundle', 'made', 'keyed'].map((name) => join(nowhere, name)) as [
    string,
    string,
    string,
  ];
  const [keysFile, factsFile] = [join(nowhere, 'keys.json'), join(nowhere, 'facts.json')];
  await using renderer = openRenderer({ bundle, emitted: nowhere, keysFile, factsFile, made, keyed });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect(renderer.render({ onStep: () => {}, onMade: async () => {} })).rejects.toThrow(
    /The site was not built\./,
  );
});
