/**
 * A thread that renders pages. The first one also lists them. It reads what pages are made of for itself, from the files of
 * the build, whose places its environment names.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { openBundle, type SitePage } from './site-bundle.ts';

export interface ThreadData {
  /** Folder of the compiled site. */
  bundle: string;
  /** Folder for pages, until they are moved. */
  made: string;
  /** Where the site says which page has which key. */
  keysFile: string;
}

/** Pages of listings, which only differ by their addresses. */
interface ListingTurn {
  route: number;
  pages: number;
  /** Path and key of each, as text: a catalog may have a million, and few are made at a time. */
  text: string;
}

/** To list the pages; to make some of those of listings; or some of the others, which only this thread knows. */
export type ThreadRequest =
  | { kind: 'list'; pagesPerTurn: number }
  | ({ kind: 'listings' } & ListingTurn)
  | { kind: 'others'; from: number; to: number };

export interface MadePage {
  /** Of its file on the site. */
  path: string;
  /** The file that has it now, and what that is. */
  file: string;
  digest: { sha256: string; size: number };
  /** Where it has one. */
  key: string | undefined;
}

interface ListedPages {
  state: 'listed';
  listings: ListingTurn[];
  /** Number of those that are not of listings. */
  others: number;
  /** Paths of those that have a key, stand, and are no part of the site any more; without a leading slash. */
  gone: string[];
}

/** `failed`: the page, and what it says. */
export type ThreadAnswer =
  | ListedPages
  | { state: 'made'; pages: MadePage[] }
  | { state: 'failed'; page: string; says: string };

type Page = SitePage & { key?: string | undefined };

const { bundle: folder, made, keysFile } = workerData as ThreadData;
const opening = openBundle(folder);
/** They are given what cannot be handed to another thread. */
const others: Page[] = [];
let count = 0;

async function list(pagesPerTurn: number): Promise<ThreadAnswer> {
  try {
    const bundle = await opening;
    const pages = await bundle.listPages();
    const keys = readKeys();
    const keyOf = new Map(keys?.others);
    others.push(...pages.map((page) => ({ ...page, key: keyOf.get(page.path) })));
    const listings = keys === undefined ? [] : [...turnsOf(keys.lines, bundle.numberOf(keys.route), pagesPerTurn)];
    return { state: 'listed', listings, others: others.length, gone: keys?.gone ?? [] };
  } catch (error) {
    return { state: 'failed', page: 'The list of pages', says: textOf(error) };
  }
}

/** All pages of one listing are in one line: what they are made of is read once. */
function* turnsOf(lines: string, route: number, least: number): Generator<ListingTurn> {
  let [start, pages] = [0, 0];
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf('\n', from) + 1;
    pages += wordsOf(lines.slice(from, end)).length / 2;
    from = end;
    if (pages < least && end < lines.length) continue;
    yield { route, pages, text: lines.slice(start, end) };
    [start, pages] = [end, 0];
  }
}

function* pagesOf({ route, text }: ListingTurn): Generator<Page> {
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at += 2) yield { path: words[at] ?? '', key: words[at + 1], route, props: {} };
}

const wordsOf = (text: string) => text.trim().split(/[ \n]/);

async function make(pages: readonly Page[]): Promise<ThreadAnswer> {
  const bundle = await opening;
  const written: MadePage[] = [];
  for (const page of pages) {
    try {
      const content = await bundle.render(page);
      const path = bundle.fileOf(page);
      // In one folder, by number: none has to be made for them.
      const file = join(made, `${threadId}-${count}`);
      count += 1;
      // Waiting for the disk costs less than turns of the event loop for each of many small files.
      writeFileSync(file, content);
      written.push({ path, file, digest: { sha256: hash('sha256', content), size: content.length }, key: page.key });
    } catch (error) {
      return { state: 'failed', page: page.path, says: textOf(error) };
    }
  }
  return { state: 'made', pages: written };
}

/** What the site says of the pages that have a key, once it has listed its pages; see site/build/page-keys.ts. */
interface PageKeys {
  /** Of the pages of listings. */
  route: string;
  /** Path and key of those that are not of listings and do not stand. */
  others: [path: string, key: string][];
  gone: string[];
}

/** A site without pages of listings says nothing. */
function readKeys(): (PageKeys & { lines: string }) | undefined {
  if (!existsSync(keysFile)) return undefined;
  const text = readFileSync(keysFile, 'utf8').trimEnd();
  const last = text.lastIndexOf('\n') + 1;
  return { ...JSON.parse(text.slice(last)), lines: text.slice(0, last) };
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function answer(request: ThreadRequest): Promise<ThreadAnswer> {
  if (request.kind === 'list') return list(request.pagesPerTurn);
  return make(request.kind === 'listings' ? [...pagesOf(request)] : others.slice(request.from, request.to));
}

parentPort?.on('message', async (request: ThreadRequest) => parentPort?.postMessage(await answer(request)));
