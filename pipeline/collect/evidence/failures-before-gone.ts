/**
 * What a night of looks amounts to. One look that fails changes nothing: a state ends after three failures on different
 * days, and a night on which most of one kind fail, or on which nothing at all answers, counts for nobody. Pure.
 */
import type { Statement } from '../contract/witness.ts';
import type { Look } from './alive/probed-addresses.ts';
import type { FailedLook, WitnessAnswer } from './witness-answers.ts';

type Seen = FailedLook['state'];

const FAILURES = 3;
/** Fewer hosts say nothing of a whole kind: the products of one publisher often end together. */
const MIN_HOSTS = 3;

export interface NightLook {
  subject: string;
  look: Look | 'user';
  before: WitnessAnswer | undefined;
  /** What was seen; undefined where nobody can say. */
  seen: Statement | 'unknown' | undefined;
}

export interface Night {
  today: string;
  /** Something has answered this night: our own network works. */
  isOnline: boolean;
}

/** @returns what is known after each, in the same order */
export function confirmStates(looks: readonly NightLook[], { today, isOnline }: Night): WitnessAnswer[] {
  const doubted = doubtedKinds(looks);
  const isReached =
    isOnline || looks.some(({ look, seen }) => look !== 'source' && seen && stateOf(seen) === 'answering');
  return looks.map((one) => {
    const { before, seen } = one;
    const known = before?.said;
    const answer: WitnessAnswer = { askedOn: today, ...(known && { said: known }) };
    if (seen === undefined) return { ...answer, ...(before?.failed && { failed: before.failed }) };
    const state = stateOf(seen);
    if (known !== undefined && stateOf(known.statement) === state) return answer;
    if (!isFailure(state)) return { askedOn: today, said: { on: today, statement: seen } };
    const earlier = before?.failed ?? [];
    if (!isReached || doubted.has(one.look)) return { ...answer, failed: earlier };
    const failed = [...earlier, { on: today, state }];
    return failed.length < FAILURES ? { ...answer, failed } : decided(failed, answer, one.subject);
  });
}

/** Where it failed in several ways, what had ended already stays as it was. */
function decided(failed: readonly FailedLook[], answer: WitnessAnswer, subject: string): WitnessAnswer {
  const states = new Set(failed.map(({ state }) => state));
  if (states.size > 1 && isEnded(answer)) return answer;
  const state = commonState(states);
  const statement = state === 'unknown' ? state : { values: { state }, source: subject };
  return { ...answer, said: { on: failed[0]?.on ?? answer.askedOn, statement } };
}

/** Nothing useful came on any of the days: it is silent. Nobody can say so of what was parked on one of them. */
function commonState(states: ReadonlySet<Seen>): Seen {
  const [state = 'unknown'] = states;
  if (states.size === 1) return state;
  return [...states].every((each) => each === 'silent' || each === 'gone') ? 'silent' : 'unknown';
}

const isEnded = ({ said }: WitnessAnswer) => said !== undefined && isFailure(stateOf(said.statement));

/** Kinds of which most failed that had answered before, at several hosts. */
function doubtedKinds(looks: readonly NightLook[]): Set<NightLook['look']> {
  const answered = looks.filter(({ before, seen }) => {
    const isFresh = (before?.failed ?? []).length === 0 && !(before && isEnded(before));
    return isFresh && seen !== undefined;
  });
  const doubted = new Set<NightLook['look']>();
  for (const [look, all] of Map.groupBy(answered, ({ look }) => look)) {
    const hosts = hostsOf(all);
    const failing = hostsOf(all.filter(({ seen }) => seen !== undefined && isFailure(stateOf(seen))));
    if (failing.size >= MIN_HOSTS && failing.size * 2 > hosts.size) doubted.add(look);
  }
  return doubted;
}

const hostsOf = (looks: readonly NightLook[]) => new Set(looks.map(({ subject }) => new URL(subject).host));

const stateOf = (seen: Statement | 'unknown'): Seen => (seen === 'unknown' ? seen : (seen.values.state ?? 'unknown'));
/** The end that a forge or a publisher names is believed at once. */
const isFailure = (state: Seen) => !['answering', 'archived', 'given_up'].includes(state);
