/** What `npm run bench` measures: one entry a stage, each against the least that any program would have to do. */
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import categories from '../../data/categories.json' with { type: 'json' };
import { validatePad } from '../../schemas/contracts/generated/validators.js';
import { readPadJson, validatePadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { padJsonFile } from './documents/pad-json.ts';
import { padXmlFile } from './documents/pad-xml.ts';
import { measureExplain, measureRank } from './measure-rank.ts';
import { type Measurement, measure, type Order, type Subject } from './measuring/measure.ts';
import { PROCESS } from './measuring/probes.ts';

interface Measured {
  /** What is done, and what the limit does. */
  what: string;
  limit: string;
  /** Memory in bytes. */
  goal?: { ratio?: number; perSecond?: number; peakMemory?: number };
  /** Takes little time, and grows with its documents alone. */
  isCheap?: boolean;
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

/** Loaded when they are measured: the cheap stages need nothing of the pipeline. */
const GROUPS = {
  builds: async (order) => (await import('./commands/measure-builds.ts')).measureBuilds(order),
  import: async (order) => (await import('./commands/measure-import.ts')).measureImport(order),
} satisfies Record<string, (order: Order) => Promise<Record<string, Measurement>>>;

const BARE_UNDICI =
  'the same requests by bare undici, a client and so a connection for each, as many at a time, bodies read to their end';

const BARE_AJV =
  'the same bytes decoded, JSON.parse, then the bare Ajv validator of the same schema with the same options and formats, compiled ahead';
const PLAIN_PAGES = 'as many pages of one line each as the cold build has, built by Astro in the same run';

const BUILDS = { group: 'builds', count: 1_000, isSlow: true } as const;
const IMPORT = { group: 'import', count: 1_000, isSlow: true } as const;

const UTF_8 = new TextDecoder();
const context = { findCategory: categoryLookup(categories) };

export const STAGES = {
  'read-pad-xml': {
    what: 'PAD XML files: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, then parsed by bare fast-xml-parser in the order of the text, nothing checked',
    goal: { ratio: 0.5, perSecond: 1_500 },
    isCheap: true,
    measure: ({ count, seed }) => {
      const parser = new XMLParser({
        preserveOrder: true,
        processEntities: false,
        parseTagValue: false,
        trimValues: false,
      });
      const subject: Subject = {
        make: (index) => padXmlFile(seed, index),
        run: (bytes) => mustBeRead(readPadXml(bytes, context).draft),
        limit: (bytes) => parser.parse(UTF_8.decode(bytes)),
      };
      return measure(count, subject, PROCESS);
    },
  },
  'validate-pad-json': {
    what: 'PAD JSON documents: bytes read, every problem of schema, texts, contacts and vocabularies looked for',
    limit: BARE_AJV,
    goal: { ratio: 0.5 },
    isCheap: true,
    measure: (order) => measurePadJson(order, (bytes) => mustBeRead(validatePadJson(bytes, context).document)),
  },
  'read-pad-json': {
    what: 'PAD JSON documents: bytes read, validated and mapped to drafts',
    limit: BARE_AJV,
    isCheap: true,
    measure: (order) => measurePadJson(order, (bytes) => mustBeRead(readPadJson(bytes, context).draft)),
  },
  rank: {
    what: 'a whole catalog ranked: scores and order',
    limit: 'one pass of JSON.parse over the same records',
    goal: { ratio: 0.5, perSecond: 63_000 },
    isCheap: true,
    measure: ({ count }) => measureRank(count),
  },
  'rank-explain': {
    what: 'score, reasons and advice of every listing',
    limit: 'one pass of JSON.parse over the same records',
    isCheap: true,
    measure: ({ count }) => measureExplain(count),
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

/** What Node is started with for a stage, so that its heap has its full size from the start. */
export function stageProcess(stage: StageName, order: Order): string[] {
  const options = ['--min-semi-space-size=16', '--max-semi-space-size=16'];
  return [...options, join(import.meta.dirname, 'run-stage.ts'), stage, JSON.stringify(order)];
}

function measurePadJson({ count, seed }: Order, run: Subject['run']): Measurement {
  const limit = (bytes: Uint8Array) => {
    if (!validatePad(JSON.parse(UTF_8.decode(bytes)))) throw new Error('A generated document is not valid.');
  };
  return measure(count, { make: (index) => padJsonFile(seed, index), run, limit }, PROCESS);
}

/** The speed of a refusal would say nothing. @param result what was made of the document, if it was read */
function mustBeRead(result: object | undefined): void {
  if (result === undefined) throw new Error('A generated document was refused.');
}
