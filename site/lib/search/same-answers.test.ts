/** A search means the same in the index of a static host and in the API: the same listings, in the same order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import judged from '../../../pipeline/build/search/judged-queries.json' with { type: 'json' };
import { files } from '../../../schemas/contracts/addresses.ts';
import { titleOf } from '../../../schemas/search/words.ts';
import { pick, randomFrom } from '../../../tools/bench/documents/random.ts';
import { apiEngine } from './api-engine.ts';
import type { Found, SearchEngine, SearchQuery } from './search-engine-contract.ts';
import { staticEngine } from './static-engine.ts';

/** In each language. */
const QUERIES = 250;
/** Questions to the worker at a time. */
const AT_ONCE = 8;

interface Served {
  address: string;
  languages: string[];
  /** From first to last place. */
  listings: { slug: string; name: string }[];
}

interface Engines {
  index: SearchEngine;
  api: SearchEngine;
}

let server: ChildProcess | undefined;

afterEach(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
});

async function serve(what: string): Promise<Served> {
  const script = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'testing', 'serve-searched.ts');
  server = spawn(process.execPath, [script, what], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += chunk;
    if (printed.endsWith('\n')) return JSON.parse(printed);
  }
  throw new Error('The catalog was not served.');
}

function enginesFor({ address }: Served, language: string): Engines {
  const load = async (path: string) => (await fetch(address + path)).arrayBuffer();
  const places = { folder: files.searchIndex(''), vocabulary: files.vocabulary, listing: files.listing, language };
  return {
    index: staticEngine(places, load),
    api: apiEngine(`${address}/api/v1/software`, language, (path) => fetch(path)),
  };
}

/** What a visitor sees of an answer. */
function shown({ total, similar, didYouMean, hits, counts }: Found) {
  const first = hits.slice(0, 10).map(({ slug, match, summary }) => [slug, match, summary]);
  const counted = Object.entries(counts).map(([name, values]) => [name, [...(values ?? [])].toSorted()]);
  return JSON.stringify({ total, similar, didYouMean, first, counted });
}

async function differences(engines: Engines, queries: readonly SearchQuery[]): Promise<string[]> {
  const [wrong, left] = [[] as string[], queries.values()];
  const askOneAfterAnother = async () => {
    for (const query of left) {
      const [index, api] = await Promise.all([engines.index.search(query, 1), engines.api.search(query, 1)]);
      const [one, other] = [shown(index), shown(api)];
      const at = [...one].findIndex((letter, place) => letter !== other[place]);
      if (one !== other)
        wrong.push(
          `${JSON.stringify(query)}: ${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterAnother));
  return wrong.slice(0, 5);
}

/** What people have judged, and what a seed makes of it: begun, misspelled, joined, quoted, filtered. */
function queriesFrom(texts: readonly string[], seed: number): SearchQuery[] {
  const changes: ((text: string, other: string, at: number) => string)[] = [
    (text) => text,
    (text, _other, at) => text.slice(0, Math.max(1, at)),
    (text, _other, at) => text.slice(0, at) + text.slice(at + 1),
    (text, other) => `${text} ${other}`,
    (text) => text.replaceAll(' ', ''),
    (text) => `"${text}"`,
  ];
  const filters: SearchQuery['filters'][] = [
    {},
    {},
    {},
    { kind: ['library', 'framework'] },
    { platform: ['cross-platform'] },
  ];
  return Array.from({ length: QUERIES }, (_, index) => {
    const random = randomFrom(seed, index);
    const text = texts[index % texts.length] ?? '';
    const change = index < texts.length ? changes[0] : pick(random, changes);
    const sort = pick(random, ['relevance', 'relevance', 'relevance', 'name'] as const);
    const asked = change?.(text, pick(random, texts), Math.floor(random() * text.length)).trim() ?? text;
    return { text: asked === '' ? text : asked, filters: pick(random, filters), sort };
  });
}

it('answers 500 queries the same, in both languages of the sample catalog', async () => {
  const served = await serve('sample');
  const texts = Object.values(judged).flatMap((queries) => Object.keys(queries));
  for (const [seed, language] of served.languages.entries()) {
    expect(await differences(enginesFor(served, language), queriesFrom(texts, seed))).toEqual([]);
  }
});

it('finds the best ranked listing that is called so first, by a name and by the first half of one', async () => {
  const served = await serve('120');
  const engines = enginesFor(served, 'en');
  const halves = served.listings.map(({ name }) => name.slice(0, Math.ceil(name.length / 2)));
  const texts = new Set([...served.listings.map(({ name }) => name), ...halves]);
  const queries = Array.from(texts, (text): SearchQuery => ({ text, filters: {}, sort: 'relevance' }));
  expect(await differences(engines, queries)).toEqual([]);
  const wrong: string[] = [];
  for (const query of queries) {
    const [first] = (await engines.index.search(query, 1)).hits;
    const expected = calledSo(served, query.text);
    if (first?.slug !== expected) wrong.push(`${query.text}: ${first?.slug}, and not ${expected}`);
  }
  expect(texts.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** Who is called so, or else the best ranked whose name begins so. */
function calledSo({ listings }: Served, text: string): string | undefined {
  const title = titleOf(text);
  const found =
    listings.find(({ name }) => titleOf(name) === title) ??
    listings.find(({ name }) => titleOf(name).startsWith(title));
  return found?.slug;
}
