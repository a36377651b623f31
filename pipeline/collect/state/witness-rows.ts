/** What earlier runs heard from witnesses: whom they asked of what and when, and what that one said. A cache. */
import type { WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { defined } from '../../../schemas/rules/defined.ts';
import { dayOf } from '../../repo/text/day-of.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import type { Statement, WitnessMemory } from '../contract/witness.ts';
import { soundValidators } from '../fetch/header-values.ts';
import { isProblem } from './stored-reading.ts';
import type { StoreParts } from './waiting-writes.ts';

/** One question: what does this witness say of this subject of this listing? */
export interface WitnessQuestion {
  slug: string;
  witness: WitnessName;
  subject: string;
}

export interface HeardAnswer {
  /** Day on which it was last asked. */
  askedOn: string;
  /** What it last said, and the day on which it said so first. `unknown`: that it has no such thing. */
  said?: { on: string; statement: Statement | 'unknown' };
  /** Why the last attempt brought nothing. */
  problem?: Problem;
}

export interface WitnessState {
  /** All of them, by {@link questionKey}. */
  heard(): Promise<Map<string, HeardAnswer>>;
  note(question: WitnessQuestion, answer: HeardAnswer): Promise<void>;
  /** Conditions for the next question, apart for each witness. */
  memoryOf(witness: WitnessName): WitnessMemory;
}

export const FORGETFUL: WitnessMemory = { recall: async () => undefined, remember: async () => {} };

/** For a run that shall leave nothing behind. */
export const NO_WITNESSES: WitnessState = {
  heard: async () => new Map(),
  note: async () => {},
  memoryOf: () => FORGETFUL,
};

export function questionKey({ slug, witness, subject }: WitnessQuestion): string {
  return `${slug} ${witness} ${subject}`;
}

export function witnessRows({ file, writes, now }: StoreParts): WitnessState {
  return {
    async heard() {
      await writes.flush();
      const rows = await file.use((db) => db.selectFrom('testimonies').selectAll().execute(), []);
      return new Map(
        rows.flatMap(({ slug, witness, subject, asked_on, answer }) => {
          const heard = toHeard(asked_on, answer);
          return heard === undefined ? [] : [[`${slug} ${witness} ${subject}`, heard] as const];
        }),
      );
    },
    note(question, { askedOn, ...answer }) {
      const row = { ...question, asked_on: askedOn, answer: JSON.stringify(answer) };
      return writes.put(`testimony ${questionKey(question)}`, (db) =>
        db.insertInto('testimonies').orReplace().values(row).execute(),
      );
    },
    memoryOf: (witness) => ({
      async recall(address) {
        const row = await writes.find(`condition ${witness} ${address}`, (db) =>
          db
            .selectFrom('conditions')
            .select(['etag', 'last_modified'])
            .where('witness', '=', witness)
            .where('address', '=', address)
            .executeTakeFirst(),
        );
        return row && defined({ etag: row.etag ?? undefined, lastModified: row.last_modified ?? undefined });
      },
      remember(address, { etag, lastModified }) {
        const sound = soundValidators(etag, lastModified);
        const row = {
          ...{ witness, address, etag: sound.etag ?? null, last_modified: sound.lastModified ?? null },
          used_on: dayOf(now()),
        };
        return writes.put(`condition ${witness} ${address}`, (db) =>
          db.insertInto('conditions').orReplace().values(row).execute(),
        );
      },
    }),
  };
}

/** What went through other hands may be any value: then nobody was asked. */
function toHeard(askedOn: string, text: string): HeardAnswer | undefined {
  const { said, problem } = (jsonOf(text) ?? {}) as Partial<HeardAnswer>;
  if (problem !== undefined && !isProblem(problem)) return undefined;
  if (said !== undefined && !(typeof said.on === 'string' && isStatement(said.statement))) return undefined;
  return defined({ askedOn, said, problem }) as HeardAnswer;
}

function isStatement(value: unknown): boolean {
  if (value === 'unknown') return true;
  const { values, source, places = [] } = (value ?? {}) as Partial<Statement>;
  const isObject = typeof values === 'object' && values !== null;
  return isObject && typeof source === 'string' && Array.isArray(places) && places.every((x) => typeof x === 'string');
}
