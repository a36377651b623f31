/** What `npm run bench` measures: one entry a stage, each against the least that any program would have to do. */
import { XMLParser } from 'fast-xml-parser';
import categories from '../../data/categories.json' with { type: 'json' };
import type { ReadResult } from '../../schemas/draft.ts';
import { validatePad } from '../../schemas/generated/validators.js';
import { readPadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { PARSER_OPTIONS } from '../../schemas/readers/xml-tree.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { padJsonFile } from './documents/pad-json.ts';
import { padXmlFile } from './documents/pad-xml.ts';
import { measureFirstRun, measureUnchangedRun } from './fetch/measure-fetch.ts';
import { type Measurement, measure, type Subject } from './measure.ts';
import { measureExplain, measureRank } from './measure-rank.ts';
import { PROCESS } from './probes.ts';

export interface Stage {
  /** What is done, and what the limit does. */
  what: string;
  limit: string;
  goal?: { ratio: number; perSecond?: number; peakMemory?: number };
  measure: (order: Order) => Measurement | Promise<Measurement>;
}

/** What is wanted of a stage. */
export interface Order {
  count: number;
  seed: number;
  /** For what it writes; removed afterwards. */
  folder: string;
  /** Also with what the pipeline may keep between two requests. */
  keep: boolean;
}

const context = { findCategory: categoryLookup(categories) };

export const STAGES = {
  'read-pad-xml': {
    what: 'PAD XML files: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, then parsed by bare fast-xml-parser with the same options, nothing checked',
    goal: { ratio: 0.5, perSecond: 1_500 },
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
  'read-pad-json': {
    what: 'PAD JSON documents: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, JSON.parse, then the bare Ajv validator of their schema, compiled ahead',
    goal: { ratio: 0.5 },
    measure: ({ count, seed }) => {
      const subject: Subject = {
        make: (index) => padJsonFile(seed, index),
        run: (bytes) => mustBeRead(readPadJson(bytes, context)),
        limit: (bytes) => {
          if (!validatePad(JSON.parse(UTF_8.decode(bytes)))) throw new Error('A generated document is not valid.');
        },
      };
      return measure(count, subject, PROCESS);
    },
  },
  'fetch-first': {
    what: 'feeds fetched for the first time from many hosts on this machine, read, validated and remembered on disk',
    limit: 'the same documents by bare undici through one Agent, a connection for each, as many at a time',
    goal: { ratio: 0.5, peakMemory: 300_000_000 },
    measure: measureFirstRun,
  },
  'fetch-unchanged': {
    what: 'the same feeds again, each of which answers 304: nothing is read',
    limit: 'the same requests by bare undici through one Agent, a connection for each, as many at a time',
    goal: { ratio: 0.6, peakMemory: 300_000_000 },
    measure: measureUnchangedRun,
  },
  rank: {
    what: 'a whole catalog ranked: scores and order',
    limit: 'one pass of JSON.parse over the same records',
    goal: { ratio: 0.5, perSecond: 63_000 },
    measure: ({ count }) => measureRank(count),
  },
  'rank-explain': {
    what: 'score, reasons and advice of every listing',
    limit: 'one pass of JSON.parse over the same records',
    measure: ({ count }) => measureExplain(count),
  },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;

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
