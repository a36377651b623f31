/**
 * A thread that renders pages. The first one also lists them. It reads what pages are made of for itself, from the files of
 * the build, whose places its environment names.
 */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openBundle, type SitePage } from './site-bundle.ts';

export interface ThreadData {
  /** Folder of the compiled site. */
  bundle: string;
  /** Folders for pages by their path, and for those that are kept by their key. */
  made: string;
  keyed: string;
  /** Where the site says which page has which key. */
  keysFile: string;
}

/** Path and key of a page. */
type PageKey = readonly [path: string, key: string];

/** The pages that have a key, as the site says it. */
export interface KeptPages {
  /** Those that do not stand. */
  made: PageKey[];
  /** Paths of those that stand and are no part of the site any more, without a leading slash. */
  gone: string[];
}

/** A page that is kept by its key. */
type KeyedPage = SitePage & { key: string };

/** Some of them that are made one after the other: as text, since a catalog may have a million, and few are made at a time. */
interface KeyedTurn {
  pages: number;
  text: string;
}

/** To list the pages; to make some that are kept by their keys; or some of the others, which only this thread knows. */
export type ThreadRequest =
  | { kind: 'list'; pagesPerTurn: number }
  | ({ kind: 'keyed' } & KeyedTurn)
  | { kind: 'others'; from: number; to: number };

/** A page that was made: the file that has it, and what that is. */
export type MadePage = [file: string, digest: { sha256: string; size: number }];

/** `others`: number of pages without a key. `failed`: the page, and what it says. */
export type ThreadAnswer =
  | { state: 'listed'; kept: KeptPages; keyed: KeyedTurn[]; others: number }
  | { state: 'made'; pages: MadePage[] }
  | { state: 'failed'; page: string; says: string };

const { bundle: folder, made, keyed, keysFile } = workerData as ThreadData;
const opening = openBundle(folder);
/** They are given what cannot be handed to another thread. */
const others: SitePage[] = [];
const folders = new Set<string>();

async function list(pagesPerTurn: number): Promise<ThreadAnswer> {
  try {
    const pages = await (await opening).listPages();
    const kept = readKept();
    const keyOf = new Map(kept.made);
    const keyed: KeyedPage[] = [];
    for (const page of pages) {
      const key = keyOf.get(page.path);
      if (key === undefined) others.push(page);
      else keyed.push({ ...page, key });
    }
    return { state: 'listed', kept, keyed: [...turnsOf(keyed, pagesPerTurn)], others: others.length };
  } catch (error) {
    return { state: 'failed', page: 'The list of pages', says: textOf(error) };
  }
}

/** All pages of one listing are in one turn: what they are made of is read once. */
function* turnsOf(keyed: readonly KeyedPage[], least: number): Generator<KeyedTurn> {
  for (let start = 0, end = 0; start < keyed.length; start = end) {
    end = Math.min(start + least, keyed.length);
    while (end < keyed.length && keyed[end]?.params.slug === keyed[end - 1]?.params.slug) end += 1;
    yield { pages: end - start, text: JSON.stringify(keyed.slice(start, end)) };
  }
}

async function make(pages: readonly (SitePage & { key?: string })[]): Promise<ThreadAnswer> {
  const bundle = await opening;
  const written: MadePage[] = [];
  for (const page of pages) {
    try {
      const content = await bundle.render(page);
      const file = page.key === undefined ? placeOf(bundle.fileOf(page)) : join(keyed, page.key);
      // Waiting for the disk costs less than turns of the event loop for each of many small files.
      writeFileSync(file, content);
      written.push([file, { sha256: hash('sha256', content), size: content.length }]);
    } catch (error) {
      return { state: 'failed', page: page.path, says: textOf(error) };
    }
  }
  return { state: 'made', pages: written };
}

function placeOf(file: string): string {
  const place = join(made, file);
  const parent = dirname(place);
  if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
  folders.add(parent);
  return place;
}

/** A site without pages of listings has none. */
const readKept = (): KeptPages =>
  existsSync(keysFile) ? JSON.parse(readFileSync(keysFile, 'utf8')) : { made: [], gone: [] };

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function answer(request: ThreadRequest): Promise<ThreadAnswer> {
  if (request.kind === 'list') return list(request.pagesPerTurn);
  return make(request.kind === 'keyed' ? JSON.parse(request.text) : others.slice(request.from, request.to));
}

parentPort?.on('message', async (request: ThreadRequest) => parentPort?.postMessage(await answer(request)));
