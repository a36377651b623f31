/** Whoever types a name, or the beginning of one, finds it first; the same in the index of the build and in the API. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText } from '../../../schemas/rules/search/words.ts';
import { apiEngine } from './api-engine.ts';
import type { SearchEngine } from './search-engine-contract.ts';
import { staticEngine } from './static-engine.ts';

const COUNT = 240;
/** Questions to the worker at a time. */
const AT_ONCE = 8;

interface Served {
  address: string;
  /** From first to last place. */
  listings: { slug: string; name: string }[];
}

let server: ChildProcess;
let listings: Served['listings'];
let engines: { index: SearchEngine; api: SearchEngine };

beforeAll(async () => {
  const script = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'testing', 'serve-seeded-names.ts');
  server = spawn(process.execPath, [script, String(COUNT)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const served = await whenServed(server);
  listings = served.listings;
  const loading = {
    json: async (address: string) => (await fetch(address)).json(),
    // As a browser does; here a module can only come from a file or from its own text.
    module: async (address: string) =>
      import(`data:text/javascript,${encodeURIComponent(await (await fetch(address)).text())}`),
  };
  engines = {
    index: staticEngine(`${served.address}/_search/`, loading),
    api: apiEngine(`${served.address}/api/v1/software`, (address) => fetch(address)),
  };
});

afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
});

async function whenServed({ stdout }: ChildProcess): Promise<Served> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += chunk;
    if (printed.endsWith('\n')) return JSON.parse(printed);
  }
  throw new Error('The catalog was not served.');
}

async function firstOf(engine: SearchEngine, text: string): Promise<string | undefined> {
  return (await engine.search({ text, filters: {}, isByRank: false }, 1)).hits[0]?.slug;
}

it.each([
  ['a name', (name: string) => name],
  ['the first half of a name', (name: string) => name.slice(0, Math.ceil(name.length / 2))],
])('%s finds the best ranked listing that is called so first, by the index as by the API', async (_what, toText) => {
  const questions = new Set(listings.map(({ name }) => toText(name)));
  const [wrong, left] = [[] as string[], questions.values()];
  const askOneAfterAnother = async () => {
    for (const text of left) {
      const first = await Promise.all([firstOf(engines.index, text), firstOf(engines.api, text)]);
      const expected = expectedFirst(text).slug;
      if (first.some((slug) => slug !== expected)) wrong.push(`${text}: ${first.join(' and ')}, and not ${expected}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterAnother));
  expect(questions.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** Who is called exactly so, or else the best ranked whose name begins so. */
function expectedFirst(text: string): { slug: string } {
  const typed = foldText(text.trim());
  const found =
    listings.find(({ name }) => foldText(name) === typed) ??
    listings.find(({ name }) => foldText(name).startsWith(typed));
  if (found === undefined) throw new Error('Nothing begins so.');
  return found;
}
