/** That a build after another one, after any history, gives the bytes of a build into nothing. */
import { appendFileSync, cpSync, existsSync, globSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { ledgerPath, listingPath } from '../repo/data/data-files.ts';
import { allFiles } from '../repo/files/all-files.ts';
import { between, pick, randomFrom } from '../testing/random.ts';
import { type SampleSite, sampleSite } from './testing/sample-site.ts';
import { differingFiles } from './writer/build-folder.ts';
import { readNote } from './writer/last-build-record.ts';

const DAY = '2026-11-20';
/** Some listings, of which a few are like others or have the same publisher: their pages show each other. */
const RELATED = /^(?:es|ro|vi|we)$/;

let site: SampleSite;
beforeAll(async () => {
  site = sampleSite(RELATED, 2);
  await site.buildCold(DAY, 'dist');
});
afterAll(() => site.remove());

const noted = async () => (await readNote(site.at('dist.build/kept')))?.files();
const differing = () => differingFiles(site.at('dist'), site.at('cold'));

/** Key and page of the listings' pages that were noted. */
async function keys(): Promise<Map<string, string>> {
  return new Map(
    Array.from((await noted()) ?? []).flatMap(([path, { key }]): [string, string][] => {
      return path.endsWith('/index.html') && key && !key.includes(' all ') ? [[key, dirname(path)]] : [];
    }),
  );
}

/** Content and inode by path. */
async function contents(): Promise<Map<string, [content: string, inode: number]>> {
  const paths = await allFiles(site.at('dist'));
  const stateOf = (file: string): [string, number] => [readFileSync(file, 'base64'), statSync(file).ino];
  return new Map(paths.map((path) => [path, stateOf(site.at(`dist/${path}`))]));
}

/** Slugs of listings whose pages show another one. */
function likeOrOfOnePublisher(slug: string): string[] {
  const like = globSync('api/v1/_related/*.json', { cwd: site.at('dist') }).flatMap((path) =>
    Object.entries<string[]>(site.readJson(`dist/${path}`)).flatMap(([one, others]) =>
      others.includes(slug) ? one : [],
    ),
  );
  const publishers: { listings: string[] }[] = site.readJson(`dist${files.publishers}`).data;
  const ofOne = publishers.find(({ listings }) => listings.includes(slug))?.listings ?? [];
  return [...like, ...ofOne.filter((other) => other !== slug)];
}

describe('a build after another', () => {
  it('makes the pages of a listing with another name, and of those that show it, and no others', async () => {
    const first = await keys();
    expect(first.size).toBeGreaterThan(10);
    site.editJson(listingPath('webpack'), (listing) => {
      listing.name = 'webpack 5';
    });
    site.commit('Change a name');
    await site.build(DAY);
    const others = [...(await keys())].filter(([key]) => !first.has(key)).map(([, page]) => page);
    // Pages of letters have keys, too.
    const changed = others.filter((page) => !page.endsWith('/_a-z'));
    const shown = ['webpack', ...likeOrOfOnePublisher('webpack')];
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.length).toBeLessThan(first.size / 2);
    const pages = shown.flatMap((slug) => [`de/software/${slug}`, `software/${slug}`]);
    // What is in them is compared below, after further changes.
    expect(changed.toSorted()).toEqual([...new Set(pages)].toSorted());
  });

  it('takes the pages of a listing away that goes, and leaves each file that stays the same in its place', async () => {
    const { size } = await keys();
    for (const kind of ['evidence', 'listings', 'moderation']) rmSync(site.at(`data/${kind}/vi/vitest.json`));
    site.commit('Take a listing out');
    const before = await contents();
    const { account } = await site.build(DAY);
    const after = await contents();
    const same = [...after].filter(([path, [content]]) => before.get(path)?.[0] === content);
    expect(same.filter(([path, [, inode]]) => before.get(path)?.[1] !== inode)).toEqual([]);
    const count = (part: 'kept' | 'written' | 'removed') =>
      Object.values(account).reduce((sum, counts) => sum + counts[part], 0);
    expect([count('kept'), count('written'), count('removed')]).toEqual([
      same.length,
      after.size - same.length,
      [...before.keys()].filter((path) => !after.has(path)).length,
    ]);
    expect((await keys()).size).toBe(size - 2);
  });
});

it('every page that has an address names a preview image that is there', () => {
  const pages = globSync('**/*.html', { cwd: site.at('dist') });
  const named = new Map(
    pages.map((path) => {
      const html = readFileSync(site.at(`dist/${path}`), 'utf8');
      return [path, /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)">/.exec(html)?.[1]];
    }),
  );
  expect(pages.filter((path) => named.get(path) === undefined).toSorted()).toEqual([
    ...['404.html', 'api/v1/exports/report-2026-11.html', 'de/404/index.html'],
  ]);
  const images = new Set([...named.values()].filter((path) => path !== undefined));
  expect([...images].filter((path) => !existsSync(site.at(`dist${path}`)))).toEqual([]);
  // Two listings have an image of their own; the other ones share that of their category.
  expect([...images].filter((path) => path.startsWith('/previews/software/'))).toHaveLength(2);
  expect(named.get('software/index.html')).toBe('/previews/home.en.png');
  expect(named.get('de/search/index.html')).toBe('/previews/home.de.png');
});

type Change = (random: () => number, step: number) => void;

const listings = () => globSync('data/listings/*/*.json', { cwd: site.folder }).toSorted();

/** What changes pages of some listings, in a night. */
const FEW: Record<string, Change> = {
  'a release': (random, step) =>
    site.editJson(pick(random, listings()), ({ versions }) => {
      versions.unshift({ ...versions[0], version: `99.${step}.0`, released_on: `2026-11-${10 + (step % 10)}` });
    }),
  'another summary': (random, step) =>
    site.editJson(pick(random, listings()), ({ descriptions }) => {
      descriptions.en.summary = `It does ${between(random, 2, 99)} things, as of step ${step}.`;
    }),
  'another name': (random, step) =>
    site.editJson(pick(random, listings()), (listing) => {
      listing.name = `Product ${between(random, 0, 9)} of step ${step}`;
    }),
  'another category': (random) => {
    const { categories } = site.readJson('data/categories.json');
    site.editJson(pick(random, listings()), (listing) => {
      listing.category = pick<{ slug: string }>(random, categories).slug;
    });
  },
  'a listing that comes': (random, step) => {
    const from = pick(random, listings());
    const slug = `new-${step}`;
    for (const part of ['listings', 'moderation']) {
      const path = listingPath(slug).replace('listings', part);
      cpSync(site.at(from.replace('listings', part)), site.at(path), { recursive: true });
    }
    site.editJson(listingPath(slug), (listing) => Object.assign(listing, { slug, name: `New ${step}` }));
    site.editJson(ledgerPath(slug), (record) => Object.assign(record, { slug }));
  },
  'a listing that goes': (random) => {
    const path = pick(random, listings());
    if (listings().length < 3) return;
    for (const part of ['listings', 'moderation', 'evidence'])
      rmSync(site.at(path.replace('listings', part)), { force: true });
  },
  'a page that somebody has changed in the output': (random) => {
    const pages = globSync('software/*/index.html', { cwd: site.at('dist') }).toSorted();
    site.write(`dist/${pick(random, pages)}`, '<p>forged</p>');
    appendFileSync(site.at(`dist/${pick(random, pages)}`), '<p>More</p>');
  },
  'a build that was killed while it wrote': () =>
    cpSync(site.at('dist'), site.at('dist.build/scratch-killed/next'), { recursive: true }),
};

/** What an operator does, which changes pages of all listings. */
const ALL: Record<string, Change> = {
  'another tagline of the catalog': (_random, step) =>
    site.editJson('data/catalog.json', (settings) => Object.assign(settings, { tagline: `Software of step ${step}` })),
  'one language more or less': () =>
    site.editJson('data/catalog.json', (settings) => {
      settings.languages = settings.languages.length === 1 ? ['en', 'de'] : ['en'];
    }),
  'another label of a category': (random, step) =>
    site.editJson('data/categories.json', ({ categories }) => {
      pick<{ label: string }>(random, categories).label = `Label ${step}`;
    }),
};

/** Every change comes in the first two steps, those that leave most pages alone apart from the others; then by chance. */
function changesOf(step: number, random: () => number): string[] {
  if (step <= 2) return Object.keys(step === 1 ? FEW : ALL);
  const names = Object.keys({ ...FEW, ...ALL });
  return Array.from({ length: between(random, 1, 4) }, () => pick(random, names));
}

/** What the next build has to read, since it cannot tell by the file alone that it is the one that was noted. */
async function toBeRead(): Promise<string[]> {
  const note = await noted();
  if (note === undefined) return ['the note'];
  const files = [...note].filter(([path, { ino, ctimeMs }]) => {
    const now = lstatSync(site.at(`dist/${path}`));
    return ino !== now.ino || ctimeMs !== now.ctimeMs;
  });
  return files.map(([path]) => path);
}

it('a build after any history gives the bytes of a build into nothing', async () => {
  const random = randomFrom(24, 4);
  const steps = rounds(1, 100, 'histories');
  let day = 20;
  for (let step = 1; step <= steps; step += 1) {
    const names = changesOf(step, random);
    for (const name of names) ({ ...FEW, ...ALL })[name]?.(random, step);
    // What is committed is read otherwise than what is not: most catalogs are built from commits.
    const isCommitted = step === 1 || between(random, 0, 3) > 0;
    if (isCommitted) site.commit(`Step ${step}`);
    day = Math.min(28, day + between(random, 0, 3));
    const what = `step ${step}: ${names.join(', ')}; day ${day}`;
    await site.build(`2026-11-${day}`);
    // Another night, in which nothing happens.
    if (step === 1 || between(random, 0, 1) > 0) await site.build(`2026-11-${++day}`);
    expect(await toBeRead(), what).toEqual([]);
    await site.buildCold(`2026-11-${day}`);
    expect(await differing(), what).toEqual([]);
  }
}, 12_000_000);
