/**
 * Asks witnesses about what is published: each subject once a week, those not asked for the longest time first, until
 * the time is over. Whatever a witness does, the run goes on, and what was known before stays.
 */
import pLimit from 'p-limit';
import type { ListingEvidence, WitnessName } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { validateEvidence } from '../../../schemas/contracts/generated/validators.js';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import type { Validators } from '../../repo/fetch/header-values.ts';
import { daysBetween } from '../../repo/text/day-of.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { Cache, Entries } from '../contract/cache.ts';
import type { Statement, Testimony, Total, Witness, WitnessTools } from '../contract/witness.ts';
import { aliveSubjects } from './alive/probed-addresses.ts';
import { confirmStates, type NightLook } from './failures-before-gone.ts';
import { mergeRecords, roundedValues } from './merge-records.ts';
import { BAD_ANSWER } from './registry/ask-registry.ts';
import { inTurn, resolveEvidence, stillHolds, subjectsOf, tiedSubjects, type Witnesses } from './resolve-evidence.ts';
import { questionKey, type WitnessAnswer, type WitnessQuestion, witnessAnswers } from './witness-answers.ts';

/** A subject is asked about so often, and sooner only where nobody answered or the listing has moved on. */
const WEEK_DAYS = 7;
const CONCURRENT_QUESTIONS = 16;
/** So many failures in a row mean that the registry is down: the rest waits for the next run. */
const HOPELESS = 20;
const MAX_PLACES = 20;
const MAX_PLACE_LENGTH = 2048;

export interface GatherInput {
  /** Those that are published. */
  listings: readonly Listing[];
  evidence: ReadonlyMap<string, ListingEvidence>;
  witnesses: Witnesses;
  cache: Cache;
  client: GuardedClient;
  forge: WitnessTools['forge'];
  /** Like 2026-01-31 */
  today: string;
  /** Something has answered tonight, so that what does not is no fault of our own network. */
  isOnline: boolean;
  /** True once nothing may be begun that can wait for the next run. */
  isOver(): boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface Gathered {
  /** What is known now of every question, by {@link questionKey}. */
  heard: ReadonlyMap<string, WitnessAnswer>;
  /** Questions that were asked, that brought nothing, and that wait for the next run. */
  asked: number;
  failed: number;
  left: number;
  /** Nobody answered at all: the rest was not asked. */
  isOffline: boolean;
}

interface Question extends WitnessQuestion {
  listing: Listing;
  witnessed: Witness;
}

export async function gatherEvidence(input: GatherInput): Promise<Gathered> {
  const heard = await witnessAnswers(input.cache).all();
  const counts = { asked: 0, failed: 0, left: 0 };
  const gathered = { heard, ...counts, isOffline: false };
  const witnesses = inTurn(input.witnesses);
  const network = { hasAnswered: input.isOnline, silent: 0 };
  for (const leans of [false, true]) {
    const round = witnesses.filter(([, { leansOnRegistry }]) => (leansOnRegistry === true) === leans);
    const questions = questionsOf(round, input, heard);
    const asked = await askAll(questions, { ...input, network }, heard);
    for (const count of Object.keys(counts) as (keyof typeof counts)[]) gathered[count] += asked[count];
  }
  return { ...gathered, isOffline: isDown(network) };
}

/** Those whose day has come, the longest not asked first. Those of a listing are apart: their host wants a pause between. */
function questionsOf(
  round: readonly [WitnessName, Witness][],
  { listings, evidence, witnesses, today }: GatherInput,
  heard: ReadonlyMap<string, WitnessAnswer>,
): Question[] {
  const lean = round.some(([, { leansOnRegistry }]) => leansOnRegistry);
  const due = listings.flatMap((listing) => {
    const { slug } = listing;
    const settled = lean ? resolveEvidence(listing, evidence.get(slug), { witnesses, heard, today }).records : [];
    const questions = round.flatMap(([name, witnessed]) => {
      const tied = lean ? tiedSubjects(settled, name) : undefined;
      return subjectsOf(witnessed, listing)
        .filter((subject) => tied?.has(subject) ?? true)
        .map((subject): Question => ({ slug, witness: name, subject, listing, witnessed }))
        .filter((question) => isDue(question, heard.get(questionKey(question)), today));
    });
    return questions.map((question, turn) => ({ question, turn }));
  });
  const askedOn = (question: Question) => heard.get(questionKey(question))?.askedOn ?? '';
  due.sort((a, b) => compareText(askedOn(a.question), askedOn(b.question)) || a.turn - b.turn);
  return due.map(({ question }) => question);
}

function isDue({ subject, listing, witnessed }: Question, answer: WitnessAnswer | undefined, today: string): boolean {
  if (answer === undefined) return true;
  const { askedOn, said, problem, failed } = answer;
  const days = daysBetween(askedOn, today);
  const { statement } = said ?? {};
  const isOutdated = typeof statement === 'object' && !stillHolds(witnessed, subject, statement.values, listing);
  const isSoon = isOutdated || failed !== undefined || PASSING.includes(problem?.code ?? '');
  // A day to come: the clock was ahead.
  return days < 0 || days >= (isSoon ? 1 : WEEK_DAYS);
}

/** Failures after which another day may bring an answer. */
const PASSING = ['timeout', 'connection_failed', 'unknown_host', 'bad_certificate', 'asked_to_wait', 'bad_status'];

async function askAll(
  questions: readonly Question[],
  input: GatherInput & { network: Network },
  heard: Map<string, WitnessAnswer>,
): Promise<Omit<Gathered, 'heard' | 'isOffline'>> {
  const { cache, today, isOnline, isOver, onProgress, network } = input;
  const counts = { asked: 0, failed: 0, left: 0 };
  const failures = new Map<string, number>();
  const known = witnessAnswers(cache);
  const looks: (NightLook & { question: Question })[] = [];
  const keep = async (question: Question, answer: WitnessAnswer) => {
    heard.set(questionKey(question), answer);
    await known.set(questionKey(question), answer);
  };
  const askOne = async (question: Question) => {
    const { witness, subject } = question;
    // Subjects on hosts of their own say nothing of each other.
    const asked = subject.startsWith('pkg:') ? witness : `${witness} ${URL.parse(subject)?.host}`;
    if (isOver() || isDown(network) || (failures.get(asked) ?? 0) >= HOPELESS) {
      counts.left += 1;
      return;
    }
    const before = heard.get(questionKey(question));
    const found = await look(question, toolsFor(question, before?.said !== undefined, input), before);
    if (isSilent(found)) network.silent += 1;
    // A name that is not known may be gone, or ours to blame.
    else if (!isGone(found)) network.hasAnswered = true;
    if (question.witnessed.isDamped) {
      counts.asked += 1;
      const kind = witness === 'users' ? 'user' : (aliveSubjects(question.listing).get(subject) ?? 'homepage');
      looks.push({ question, subject, look: kind, before, seen: statementOf(found) });
      return;
    }
    const answer = toHeard(found, before, today);
    counts.asked += 1;
    if (answer.problem !== undefined) counts.failed += 1;
    failures.set(asked, answer.problem === undefined ? 0 : (failures.get(asked) ?? 0) + 1);
    await keep(question, answer);
    onProgress?.(counts.asked, questions.length);
  };
  if (questions.length > 0) onProgress?.(0, questions.length);
  await pLimit(CONCURRENT_QUESTIONS).map([...questions], askOne);
  // A run that is cut off before this has looked at nothing, and the next one looks again.
  const settled = confirmStates(looks, { today, isOnline });
  for (const [index, { question }] of looks.entries()) await keep(question, settled[index] as WitnessAnswer);
  return counts;
}

interface Network {
  hasAnswered: boolean;
  /** Questions to which nobody answered. */
  silent: number;
}

/** Each waits for its timeout, so that a few tell as much as all. */
const isDown = ({ hasAnswered, silent }: Network) => !hasAnswered && silent >= CONCURRENT_QUESTIONS;

/** A resolver that knows nobody outside sends every name to itself. */
const SILENT = ['timeout', 'connection_failed', 'unknown_host', 'private_address'];

const isGone = (found: Testimony) => 'values' in found && found.values.state === 'gone';

function isSilent(found: Testimony): boolean {
  if ('values' in found) return found.values.state === 'silent';
  return 'problem' in found && SILENT.includes(found.problem.code);
}

/** @param hasAnswered false: nothing is known of it that could be unchanged, so it is asked without conditions */
function toolsFor({ witness }: Question, hasAnswered: boolean, input: GatherInput): WitnessTools {
  const { cache, client, forge, today } = input;
  const { get, set } = under(witness, cache.of<Validators>('condition'));
  const answers = { get: hasAnswered ? get : async () => undefined, set };
  return { client, answers, totals: under(witness, cache.of<Total[]>('total')), today, forge };
}

/** The entries of one witness: two of them may read the same address. */
function under<T>(witness: WitnessName, { get, set }: Entries<T>): Entries<T> {
  const nameOf = (key: string) => `${witness} ${key}`;
  return { get: (key) => get(nameOf(key)), set: (key, value) => set(nameOf(key), value) };
}

/** A fault of one witness is none of the run. */
async function look(question: Question, tools: WitnessTools, before?: WitnessAnswer): Promise<Testimony> {
  const { subject, listing, witnessed } = question;
  const last = typeof before?.said?.statement === 'object' ? before.said.statement : undefined;
  try {
    const testimony = await witnessed.look(subject, listing, tools, last);
    if (!('values' in testimony)) return testimony;
    const said = plainStatement(testimony);
    return isSound(question, said) ? said : BAD_ANSWER;
  } catch {
    return BAD_ANSWER;
  }
}

function toHeard(testimony: Testimony, before: WitnessAnswer | undefined, today: string): WitnessAnswer {
  const [known, statement] = [before?.said, statementOf(testimony)];
  if (statement !== undefined) {
    const isSame = known !== undefined && saysThe(known.statement) === saysThe(statement);
    return { askedOn: today, said: { on: isSame ? known.on : today, statement } };
  }
  const isLost = 'unchanged' in testimony && known === undefined;
  const problem = 'problem' in testimony ? testimony.problem : isLost ? BAD_ANSWER.problem : undefined;
  return { askedOn: today, ...(known && { said: known }), ...(problem && { problem }) };
}

function statementOf(testimony: Testimony): Statement | 'unknown' | undefined {
  if ('values' in testimony) return testimony;
  return 'unknown' in testimony ? 'unknown' : undefined;
}

/** Whether it is new depends on the values, not on where they were read. */
const saysThe = (said: Statement | 'unknown') => compactJson(said === 'unknown' ? said : said.values);

/** The members of the contract alone, rounded, and no address that holds a contact. */
function plainStatement({ values, source, places }: Statement): Statement {
  const isPlain = (place: unknown) =>
    typeof place === 'string' && place.length <= MAX_PLACE_LENGTH && !linkHasContact(place);
  return {
    values: roundedValues(values),
    source,
    ...(places && { places: places.filter(isPlain).slice(0, MAX_PLACES) }),
  };
}

/** True where the record that it makes could be kept. */
function isSound({ slug, witness, subject }: Question, { values, source }: Statement): boolean {
  return validateEvidence({
    slug,
    records: mergeRecords(undefined, [{ witness, subject, values, source }], '2026-01-01'),
  });
}
