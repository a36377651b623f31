/** What `npm run bench` measures: one entry a stage, each against the least that any program would have to do. */
import { XMLParser } from 'fast-xml-parser';
import categories from '../../data/categories.json' with { type: 'json' };
import type { ReadResult } from '../../schemas/contracts/draft.ts';
import { validatePad } from '../../schemas/contracts/generated/validators.js';
import { readPadJson, validatePadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { PARSER_OPTIONS } from '../../schemas/readers/xml-tree.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { measureBuilds } from './commands/measure-builds.ts';
import { measureImport } from './commands/measure-import.ts';
import { padXmlFile } from './documents/pad-xml.ts';
import { measureFirstRun, measureUnchangedRun } from './fetch/measure-fetch.ts';
import { measureColdEmit } from './measure-emit.ts';
import { measureExplain, measureRank } from './measure-rank.ts';
import { documentsOf } from './measuring/bench-catalog.ts';
import { type Measurement, measure, type Order, type Subject } from './measuring/measure.ts';
import { PROCESS } from './measuring/probes.ts';
import { measureListing, measurePreRendered } from './worker/measure-api.ts';
import { measureRows } from './worker/measure-rows.ts';
import { measureSearch } from './worker/measure-search.ts';

interface Measured {
  /** What is done, and what the limit does. */
  what: string;
  limit: string;
  /** Memory in bytes. */
  goal?: { ratio?: number; perSecond?: number; peakMemory?: number };
  /** Takes little time, and grows with its documents alone. */
  isCheap?: boolean;
  /**
   * Writes to memory where that has room: a disk that has just removed many files takes up to ten times as long for a
   * new one, and no ratio to it would be the same twice.
   */
  isInMemory?: boolean;
  /** Generated documents only: there are none of this kind elsewhere. */
  isGenerated?: boolean;
  /** Megabytes that its heap may take, where a goal says so: without an end, garbage is left lying and counted. */
  maxHeap?: number;
  /** Unless the caller says how many, and the standard would take too long. */
  count?: number;
  /** Takes minutes: how it grows is measured with fewer, unless the caller says how many. */
  isSlow?: boolean;
}

export type Stage = Measured &
  (
    | { group?: undefined; measure: (order: Order) => Measurement | Promise<Measurement> }
    /** One process measures all stages of a group, since each goes on from what the one before has left. */
    | { group: keyof typeof GROUPS }
  );

const GROUPS = { builds: measureBuilds, import: measureImport } satisfies Record<
  string,
  (order: Order) => Promise<Record<string, Measurement>>
>;

const BARE_UNDICI =
  'the same requests by bare undici, a client and so a connection for each, as many at a time, bodies read to their end';

const BARE_AJV =
  'the same bytes decoded, JSON.parse, then the bare Ajv validator of the same schema with the same options and formats, compiled ahead';
const AS_MANY_FILES =
  'as many bytes of no meaning written plainly to files of the same names; both below /dev/shm where that has room';

const PLAIN_FILES = 'the same files from the same runtime, without the worker';

const PLAIN_PAGES = 'as many pages of one line each as the cold build has, built by Astro in the same run';

const BUILDS = { group: 'builds', count: 1_000, isGenerated: true, isSlow: true } as const;
const IMPORT = { group: 'import', count: 1_000, isGenerated: true, isSlow: true } as const;

const context = { findCategory: categoryLookup(categories) };

export const STAGES = {
  'read-pad-xml': {
    what: 'PAD XML files: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, then parsed by bare fast-xml-parser with the same options, nothing checked',
    goal: { ratio: 0.5, perSecond: 1_500 },
    isCheap: true,
    isGenerated: true,
    measure: ({ count, seed }) => {
      const parser = new XMLParser(PARSER_OPTIONS);
      const subject: Subject = {
        make: (index) => padXmlFile(seed, index),
        run: (bytes) => mustBeRead(readPadXml(bytes, context)),
        limit: (bytes) => parser.parse(decoderOf(bytes).decode(bytes)),
      };
      return measure(count, subject, PROCESS);
    },
  },
  'validate-pad-json': {
    what: 'PAD JSON documents: bytes read, every problem of schema, texts, contacts and vocabularies looked for',
    limit: BARE_AJV,
    goal: { ratio: 0.5 },
    isCheap: true,
    measure: (order) => measurePadJson(order, (bytes) => mustBeValid(validatePadJson(bytes, context))),
  },
  'read-pad-json': {
    what: 'PAD JSON documents: bytes read, validated and mapped to drafts',
    limit: BARE_AJV,
    isCheap: true,
    measure: (order) => measurePadJson(order, (bytes) => mustBeRead(readPadJson(bytes, context))),
  },
  'fetch-first': {
    what: 'feeds fetched for the first time from many hosts on this machine, read, validated and remembered on disk',
    limit: `${BARE_UNDICI}; nothing read, validated or remembered, which is more than half of what is measured`,
    goal: { ratio: 0.5, peakMemory: 300_000_000 },
    count: 2_000,
    isGenerated: true,
    measure: measureFirstRun,
  },
  'fetch-unchanged': {
    what: 'the same feeds again, each of which answers 304: nothing is read',
    limit: BARE_UNDICI,
    goal: { ratio: 0.6, peakMemory: 300_000_000 },
    count: 2_000,
    isGenerated: true,
    measure: measureUnchangedRun,
  },
  rank: {
    what: 'a whole catalog ranked: scores and order',
    limit: 'one pass of JSON.parse over the same records',
    goal: { ratio: 0.5, perSecond: 63_000 },
    isCheap: true,
    isGenerated: true,
    measure: ({ count }) => measureRank(count),
  },
  'rank-explain': {
    what: 'score, reasons and advice of every listing',
    limit: 'one pass of JSON.parse over the same records',
    isCheap: true,
    isGenerated: true,
    measure: ({ count }) => measureExplain(count),
  },
  'emit-cold': {
    what: 'every static file of the read API written, from a ranked catalog in memory',
    limit: AS_MANY_FILES,
    goal: { ratio: 0.5, peakMemory: 2_000_000_000 },
    count: 3_000,
    isCheap: true,
    isInMemory: true,
    maxHeap: 1_750,
    measure: measureColdEmit,
  },
  rows: {
    what: 'the search rows of a build made and loaded into an empty local worker',
    limit: 'the same rows, made before, inserted by bare node:sqlite into the same tables and indexes',
    count: 1_000,
    measure: measureRows,
  },
  'api-prerendered': {
    what: 'pages of the list from the local worker, counted for the caller’s plan',
    limit: PLAIN_FILES,
    count: 1_000,
    measure: measurePreRendered,
  },
  'api-listing': {
    what: 'listings from the local worker, counted for the caller’s plan',
    limit: PLAIN_FILES,
    count: 1_000,
    measure: measureListing,
  },
  'api-search': {
    what: 'searches of one word through the local worker and D1, counted for the caller’s plan',
    limit:
      'the same questions in one connection of node:sqlite, eight waiting at a time, and as many of the smallest statement through D1',
    count: 1_000,
    measure: measureSearch,
  },
  'build-cold': {
    what: '`catalog build` as it is typed, in a repository with as many listings, with nothing built before',
    limit: PLAIN_PAGES,
    goal: { ratio: 0.67 },
    ...BUILDS,
  },
  'build-unchanged': { what: 'the same command again', limit: PLAIN_PAGES, ...BUILDS },
  'build-changed': {
    what: 'again, after a commit that changes one listing in a hundred',
    limit: PLAIN_PAGES,
    ...BUILDS,
  },
  'build-day-later': {
    what: 'again for the next day, on which nothing is a week older',
    limit: PLAIN_PAGES,
    ...BUILDS,
  },
  'build-weeks-turned': {
    what: 'again for a day on which a sixth of the listings is a week older',
    limit: PLAIN_PAGES,
    ...BUILDS,
  },
  'sync-first': {
    what: '`catalog sync` as it is typed, of as many new feeds from hosts on this machine: a branch for each',
    limit: BARE_UNDICI,
    goal: { perSecond: 167, peakMemory: 300_000_000 },
    ...IMPORT,
  },
  'publish-all': {
    what: '`catalog moderation publish --all` of what that sync has proposed',
    limit: 'one `git fast-import` of the files that are there then',
    goal: { perSecond: 334 },
    ...IMPORT,
  },
  'sync-again': {
    what: '`catalog sync` once more: no feed has changed',
    limit: `${BARE_UNDICI}, which all send their documents`,
    goal: { peakMemory: 300_000_000 },
    ...IMPORT,
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;

/** Of one stage, or of its whole group. */
export async function measureStage(name: StageName, order: Order): Promise<Partial<Record<StageName, Measurement>>> {
  const stage: Stage = STAGES[name];
  return stage.group === undefined ? { [name]: await stage.measure(order) } : GROUPS[stage.group](order);
}

function measurePadJson({ count, ...order }: Order, run: Subject['run']): Measurement {
  const limit = (bytes: Uint8Array) => {
    if (!validatePad(JSON.parse(UTF_8.decode(bytes)))) throw new Error('A generated document is not valid.');
  };
  return measure(count, { make: documentsOf(order), run, limit }, PROCESS);
}

function mustBeValid({ document, problems }: ReturnType<typeof validatePadJson>): void {
  if (document === undefined) throw new Error(`A generated document was refused: ${problems[0]?.code}.`);
}

/** The speed of a refusal would say nothing. */
function mustBeRead({ draft, problems }: ReadResult): void {
  if (draft === undefined) throw new Error(`A generated document was refused: ${problems[0]?.code}.`);
}

const UTF_8 = new TextDecoder();
const UTF_16 = new TextDecoder('utf-16le');

/** The limit is told the encoding, as far as it matters to a parser; the reader has to find it out. */
function decoderOf([first]: Uint8Array): TextDecoder {
  return first === 0xff ? UTF_16 : UTF_8;
}
