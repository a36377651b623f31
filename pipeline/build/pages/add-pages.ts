/**
 * The pages of a build, made of what was emitted. Pages of listings have keys of what they are made of: those that stand
 * under their keys are not made again.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files, type Site } from '../../../schemas/contracts/addresses.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { templatesDigest } from '../../repo/files/code-digest.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { BuildFile, BuildWriter } from '../writer/build-writer.ts';
import { type CompiledSite, compiledSite } from './compiled-site.ts';
import { openRenderer, type Renderer, type RenderPlaces } from './render-pages.ts';

interface SitePlaces {
  /** Top of the catalog's repository. */
  project: string;
  /** Folder of this build: files that changed, from which pages are made. */
  emitted: string;
  site: Site;
  /** A folder of this build alone. */
  scratch: string;
  /** Where the compiled site is kept. */
  store: string;
}

interface PageSources {
  /** Folder of the previous build: files that did not change. */
  output: string;
  /** From first to last place. */
  ranked: readonly Pick<RankedListing, 'summary' | 'score' | 'points'>[];
  /** Day of the build. */
  date: string;
  /** Paths of files that pages may name, and that are still being made. */
  coming: readonly string[];
  onStep?: (step: string) => void;
}

/** The site, being compiled and read while other work is done. */
export interface OpenSite extends AsyncDisposable {
  /** @throws Error that names the operator's own file, where one cannot be compiled */
  ready: Promise<ReadySite>;
}

interface ReadySite {
  digest: string;
  compiled: CompiledSite;
  places: RenderPlaces & { standingFile: string };
  renderer: Renderer;
}

export function openSite(places: SitePlaces): OpenSite {
  const ready = makeReady(places);
  // The error surfaces where the result is awaited.
  const ended = ready.catch(() => undefined);
  return { ready, [Symbol.asyncDispose]: async () => (await ended)?.renderer[Symbol.asyncDispose]() };
}

async function makeReady({ project, emitted, site, scratch, store }: SitePlaces): Promise<ReadySite> {
  const digest = await templatesDigest(project, site.base_url);
  const compiled = await compiledSite({ project, baseUrl: site.base_url, digest, scratch, store });
  const made = join(scratch, 'pages');
  await mkdir(made, { recursive: true });
  const [standingFile, keysFile] = [join(scratch, 'standing.json'), join(scratch, 'page-keys.txt')];
  const { bundle, factsFile } = compiled;
  const places = { bundle, emitted, standingFile, factsFile, keysFile, made };
  return { digest, compiled, places, renderer: openRenderer(places) };
}

/** @param writer of the build */
export async function addPages(writer: BuildWriter, { ready }: OpenSite, sources: PageSources): Promise<void> {
  // Before anything else is added: pages are made of none of it but its path.
  const shown = digestOfShown(writer, sources);
  const { digest, compiled, places, renderer } = await ready;
  const keyOf = keysWith(digest);
  const known = standingOfSite(writer, keyOf);
  const whole = WHOLE + shown;
  // All that the site has made stands, and would be made of the same.
  if (writer.standing.missing === 0 && known.some(([, key]) => key === whole)) {
    for (const [path, key] of known) writer.keep(path, keyOf(key));
    return;
  }
  const pages = known.filter(([path, key]) => path.endsWith(PAGE) && !key.startsWith(WHOLE));
  const standing = pages.map(([path, key]): Keyed => [path.slice(0, -PAGE.length), key]);
  await writeFile(places.standingFile, JSON.stringify(standingFor(writer, sources, standing)));
  const gone = await renderer.render({
    onStep: sources.onStep ?? (() => {}),
    onMade: (made) =>
      writer.add(
        made.map(({ path, file, digest, key = whole }): BuildFile => {
          return [path, { madeAt: file, ...digest, key: keyOf(key) }];
        }),
      ),
  });
  // Each thread knows of all listings, and much is still to be done without them.
  await renderer[Symbol.asyncDispose]();
  const others = new Set(gone);
  const isLeft = (path: string) => !others.has(path) && !writer.placed.has(path + PAGE);
  for (const [path, key] of standing) if (isLeft(path)) writer.keep(path + PAGE, keyOf(key));
  const { assets } = compiled;
  const shared = await allFiles(assets);
  await writer.add(shared.map((path) => [path, { key: keyOf(whole), make: () => readFileSync(join(assets, path)) }]));
}

/**
 * Of all that pages can be made of, but for the day. Of that a page shows which releases are not still to come: as long as
 * they are the same, the same pages are made on another day.
 */
function digestOfShown({ placed }: BuildWriter, { ranked, date, coming }: PageSources): string {
  const digest = createHash('sha256');
  for (const [path, { sha256 }] of placed) if (path !== RANK_TABLE) digest.update(`${path} ${sha256}\n`);
  for (const { summary, score, points } of ranked) {
    const isToCome = summary.released_on !== null && summary.released_on > date;
    digest.update(`${summary.slug} ${score} ${points} ${isToCome}\n`);
  }
  return digest.update(coming.join('\n')).digest('hex');
}

/** It has the day in it, beside the order and the points, which are told on their own. */
const RANK_TABLE = files.rankTable.slice(1);

/** Beginning of the key of what is made of the whole catalog. */
const WHOLE = 'all ';
const PAGE = 'index.html';
/** So much of the digest tells all templates apart that a catalog ever has. */
const DIGITS = 20;
type Keys = (key: string) => string;
type Keyed = [path: string, key: string];

/** Keys of what is made with the same templates, for the same address: as there are many, they share their beginning. */
function keysWith(digest: string): Keys {
  const beginning = `${digest.slice(0, DIGITS)} `;
  return (key) => beginning + key;
}

/** Files that stand and were made with the same templates, and what their keys say beside that. */
function standingOfSite({ standing }: BuildWriter, keyOf: Keys): Keyed[] {
  const start = keyOf('');
  return Array.from(standing.files).flatMap(([path, { key }]): Keyed[] =>
    key?.startsWith(start) ? [[path, key.slice(start.length)]] : [],
  );
}

/** What the site may know, pages by paths that end with a slash and begin with none; see site/catalog/build-state.ts. */
function standingFor({ placed, written }: BuildWriter, { output: folder, coming }: PageSources, pages: Keyed[]) {
  const files = Array.from(placed, ([path, { sha256 }]) => [path, sha256]);
  return { folder, files: [...files, ...coming.map((path) => [path.slice(1), ''])], written: [...written], pages };
}
