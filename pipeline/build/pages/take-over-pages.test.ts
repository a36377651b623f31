/** That what is taken over from an earlier build is what a build would make. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../testing/project-copy.ts';
import { readNote } from '../writer/build-note.ts';
import { pathsOf } from '../writer/standing-build.ts';

const DAY = '2026-11-20';

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject({ repository: false, previews: 2, kept: /^(?:as|vi|ky)$/ });
});
afterAll(() => project.remove());

const at = (path: string) => join(project.folder, path);
/** @returns what it says of the files */
const build = async (output: string): Promise<string> => {
  const { code, stdout, stderr } = await project.catalog(['build', '--date', DAY, '--output', output]);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return /Files kept: .*/.exec(stdout)?.[0] ?? stdout;
};
/** Key and page of the listings' pages that were noted. */
const keys = async (): Promise<Map<string, string>> => {
  const noted = (await readNote(at('dist.build/kept')))?.files();
  const paths = noted === undefined ? [] : pathsOf(noted);
  return new Map(
    paths.flatMap((path, index): [string, string][] => {
      const key = noted?.keys[index];
      return path.endsWith('/index.html') && key && !key.includes(' all ') ? [[key, dirname(path)]] : [];
    }),
  );
};
const compiled = () => readdirSync(at('dist.build/kept/site'));

function contents(folder: string): Record<string, string> {
  const entries = readdirSync(at(folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(at(folder).length));
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(at(folder + path), 'base64')]));
}

const inodesOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.keys(files).map((path) => [path, statSync(at(`dist${path}`)).ino]));

/** Every file that is as it was is the one that was there, and the others are counted. */
async function expectAsCold(): Promise<void> {
  const before = contents('dist');
  const inodes = inodesOf(before);
  const said = await build('dist');
  const after = contents('dist');
  const same = Object.keys(after).filter((path) => after[path] === before[path]);
  expect(inodesOf(after)).toMatchObject(Object.fromEntries(same.map((path) => [path, inodes[path]])));
  const written = Object.keys(after).length - same.length;
  const removed = Object.keys(before).filter((path) => after[path] === undefined).length;
  expect(said).toMatch(
    new RegExp(`^Files kept: ${same.length}, written: ${written}(?: \\(.+\\))?, removed: ${removed}\\.$`),
  );
  expect(contents('dist')).toEqual(contents('cold'));
}

async function buildCold(): Promise<void> {
  rmSync(at('cold.build'), { recursive: true, force: true });
  await build('cold');
}

it('a build after a change, a removal, a new template, or one that was killed, gives the bytes of a cold build', async () => {
  await build('dist');
  const first = await keys();
  const templates = compiled();
  expect(first.size).toBeGreaterThan(4);

  const listing = at('data/listings/vi/vite.json');
  writeFileSync(listing, readFileSync(listing, 'utf8').replace('Vite serves', 'Vite now serves'));
  await build('dist');
  const second = await keys();
  const changed = [...second].filter(([key]) => !first.has(key));
  expect(changed.map(([, page]) => page).toSorted()).toEqual(['de/software/vite', 'software/vite']);

  for (const kind of ['evidence', 'listings', 'moderation']) rmSync(at(`data/${kind}/vi/vitest.json`));
  await buildCold();
  await expectAsCold();
  expect((await keys()).size).toBe(second.size - 2);

  // Killed while it was writing, after somebody has changed some pages.
  for (const page of [...(await keys()).values()].slice(0, 3))
    appendFileSync(at(`dist/${page}/index.html`), '<p>More</p>');
  cpSync(at('dist'), at('dist.build/scratch-killed/next'), { recursive: true });
  await build('dist');
  expect(contents('dist')).toEqual(contents('cold'));

  appendFileSync(at('site/components/Cite.astro'), '<p>More</p>\n');
  await buildCold();
  await expectAsCold();
  expect(compiled()).toHaveLength(1);
  expect(compiled()).not.toEqual(templates);
});

it('every page that has an address names a preview image that is there', () => {
  const pages = readdirSync(at('dist'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const named = new Map(
    pages.map((path) => {
      const html = readFileSync(at(`dist/${path}`), 'utf8');
      return [path, /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)">/.exec(html)?.[1]];
    }),
  );
  expect(pages.filter((path) => named.get(path) === undefined)).toEqual([
    ...['404.html', '410/index.html', 'api/v1/exports/report-2026-11.html'],
  ]);
  const images = new Set([...named.values()].filter((path) => path !== undefined));
  expect([...images].filter((path) => !existsSync(at(`dist${path}`)))).toEqual([]);
  // Two listings have an image of their own; the other one shares that of its category.
  expect([...images].filter((path) => path.startsWith('/previews/software/'))).toHaveLength(2);
  expect(named.get('software/index.html')).toBe('/previews/home.en.png');
  expect(named.get('de/search/index.html')).toBe('/previews/home.de.png');
});
