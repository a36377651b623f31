/** That a build after any history gives the bytes of a build into nothing. CATALOG_HISTORIES=100 makes it a long check. */
import { cpSync, globSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { between, pick, randomFrom } from '../../tools/bench/documents/random.ts';
import { ledgerPath, listingPath } from '../repo/data/data-files.ts';
import { copyProject, type ProjectCopy } from '../testing/project-copy.ts';
import { differingFiles } from './writer/build-folder.ts';
import { readNote } from './writer/build-note.ts';
import { pathsOf } from './writer/standing-build.ts';

const STEPS = Number(process.env.CATALOG_HISTORIES ?? 4);
const STEP_MS = 120_000;

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject({ previews: 2, kept: /^(?:as|vi|ky)$/ });
});
afterAll(() => project.remove());

const at = (path: string) => join(project.folder, path);
type Change = (random: () => number, step: number) => void;

function edit(path: string, change: (value: ReturnType<typeof JSON.parse>) => void): void {
  const value = JSON.parse(readFileSync(at(path), 'utf8'));
  change(value);
  writeFileSync(at(path), JSON.stringify(value));
}

const listings = () => globSync('data/listings/*/*.json', { cwd: project.folder }).toSorted();

/** What a night may bring, and what an operator may do. */
const CHANGES: Record<string, Change> = {
  'a release': (random, step) =>
    edit(pick(random, listings()), ({ versions }) => {
      versions.unshift({ ...versions[0], version: `99.${step}.0`, released_on: `2026-11-${10 + (step % 10)}` });
    }),
  'another summary': (random, step) =>
    edit(pick(random, listings()), ({ descriptions }) => {
      descriptions.en.summary = `It does ${between(random, 2, 99)} things, as of step ${step}.`;
    }),
  'another name': (random, step) =>
    edit(pick(random, listings()), (listing) => {
      listing.name = `Product ${between(random, 0, 9)} of step ${step}`;
    }),
  'another category': (random) => {
    const { categories } = JSON.parse(readFileSync(at('data/categories.json'), 'utf8'));
    edit(pick(random, listings()), (listing) => {
      listing.category = pick<{ slug: string }>(random, categories).slug;
    });
  },
  'a listing that comes': (random, step) => {
    const from = pick(random, listings());
    const slug = `new-${step}`;
    for (const part of ['listings', 'moderation']) {
      const path = listingPath(slug).replace('listings', part);
      cpSync(at(from.replace('listings', part)), at(path), { recursive: true });
    }
    edit(listingPath(slug), (listing) => Object.assign(listing, { slug, name: `New ${step}` }));
    edit(ledgerPath(slug), (record) => Object.assign(record, { slug }));
  },
  'a listing that goes': (random) => {
    const path = pick(random, listings());
    if (listings().length < 3) return;
    for (const part of ['listings', 'moderation', 'evidence'])
      rmSync(at(path.replace('listings', part)), { force: true });
  },
  'another tagline of the catalog': (_random, step) =>
    edit('data/catalog.json', (settings) => Object.assign(settings, { tagline: `Software of step ${step}` })),
  'one language more or less': () =>
    edit('data/catalog.json', (settings) => {
      settings.languages = settings.languages.length === 1 ? ['en', 'de'] : ['en'];
    }),
  'another label of a category': (random, step) =>
    edit('data/categories.json', ({ categories }) => {
      pick<{ label: string }>(random, categories).label = `Label ${step}`;
    }),
  'a page that somebody has changed in the output': (random) => {
    const pages = globSync('software/*/index.html', { cwd: at('dist') }).toSorted();
    writeFileSync(at(`dist/${pick(random, pages)}`), '<p>forged</p>');
  },
};

function commit(message: string): void {
  const by = ['-c', 'user.name=Tester', '-c', 'user.email=tester@works.example'];
  project.git('add', '--all', 'data');
  project.git(...by, 'commit', '--quiet', '--allow-empty', '--message', message);
}

async function build(output: string, day: string): Promise<void> {
  const { code, stderr } = await project.catalog(['build', '--date', day, '--output', output]);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
}

/** With nothing kept but what the site was compiled to, which no data decides. */
async function buildCold(day: string): Promise<void> {
  for (const left of ['cold', 'cold.build']) rmSync(at(left), { recursive: true, force: true });
  await mkdir(dirname(at('cold.build/kept/site')), { recursive: true });
  cpSync(at('dist.build/kept/site'), at('cold.build/kept/site'), {
    recursive: true,
    filter: (path) => !path.endsWith('listing-facts.ndjson'),
  });
  await build('cold', day);
}

/** What the next build has to read, since it cannot tell by the file alone that it is the one that was noted. */
async function toBeRead(): Promise<string[]> {
  const noted = (await readNote(at('dist.build/kept')))?.files();
  if (noted === undefined) return ['the note'];
  return pathsOf(noted).filter((path, index) => {
    const { ino, ctimeMs } = lstatSync(at(`dist/${path}`));
    const isSame = ino === noted.states[index * 3 + 1] && ctimeMs === noted.states[index * 3 + 2];
    // An export that is the same as before has lost the name under which it was kept.
    return !isSame && !path.startsWith('api/v1/exports/');
  });
}

it(
  'a build after any history gives the bytes of a build into nothing',
  async () => {
    const random = randomFrom(24, STEPS);
    let day = 20;
    await build('dist', '2026-11-20');
    for (let step = 1; step <= STEPS; step += 1) {
      const names = Array.from({ length: between(random, 1, 4) }, () => pick(random, Object.keys(CHANGES)));
      for (const name of names) CHANGES[name]?.(random, step);
      // What is committed is read otherwise than what is not: most catalogs are built from commits.
      if (between(random, 0, 3) > 0) commit(`Step ${step}`);
      day = Math.min(28, day + between(random, 0, 3));
      const what = `step ${step}: ${names.join(', ')}; day ${day}`;
      await build('dist', `2026-11-${day}`);
      // Another night, in which nothing happens.
      if (between(random, 0, 1) > 0) await build('dist', `2026-11-${++day}`);
      expect(await toBeRead(), what).toEqual([]);
      await buildCold(`2026-11-${day}`);
      expect(await differingFiles(at('dist'), at('cold')), what).toEqual([]);
    }
  },
  STEP_MS * (STEPS + 1),
);
