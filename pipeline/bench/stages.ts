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
import type { Subject } from './measure.ts';

export interface Stage {
  /** What is done, and what the limit does. */
  what: string;
  limit: string;
  goal: { ratio: number; perSecond?: number };
  subject: (seed: number) => Subject;
}

const context = { findCategory: categoryLookup(categories) };

export const STAGES = {
  'read-pad-xml': {
    what: 'PAD XML files: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, then parsed by bare fast-xml-parser with the same options, nothing checked',
    goal: { ratio: 0.5, perSecond: 1_500 },
    subject: (seed) => {
      const parser = new XMLParser(PARSER_OPTIONS);
      return {
        make: (index) => padXmlFile(seed, index),
        run: (bytes) => mustBeRead(readPadXml(bytes, context)),
        limit: (bytes) => parser.parse(decoderOf(bytes).decode(bytes)),
      };
    },
  },
  'read-pad-json': {
    what: 'PAD JSON documents: bytes read, validated and mapped to drafts',
    limit: 'the same bytes decoded, JSON.parse, then the bare Ajv validator of their schema, compiled ahead',
    goal: { ratio: 0.5 },
    subject: (seed) => ({
      make: (index) => padJsonFile(seed, index),
      run: (bytes) => mustBeRead(readPadJson(bytes, context)),
      limit: (bytes) => {
        if (!validatePad(JSON.parse(UTF_8.decode(bytes)))) throw new Error('A generated document is not valid.');
      },
    }),
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
