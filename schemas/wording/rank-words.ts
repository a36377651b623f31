/** Makes the sentences about ranks of the texts of one language, which a page may bring along. */
import type {
  AdviceCode,
  Attestation,
  Fact,
  FactCode,
  Merit,
  MoveCode,
  Proof,
  RankValues,
} from '../contracts/generated/read-api.ts';
import type { SignalMove } from '../rank/score-changes.ts';
import type { SignalName, Weights } from '../rank/weights.ts';
import { fillMessage, type Message } from '../texts/message.ts';

/** What a language has to say. */
export interface RankTexts {
  /** A calendar date, of its year, month and day. */
  day: string;
  /** Between the items of a list. */
  separator: string;
  /** Between facts. */
  fact_separator: string;
  /** Of one signal. */
  move: string;
  /** Of several signals that moved for the same reason. */
  shared_move: string;
  signals: Record<SignalName, string>;
  /** How the points of a signal come about. */
  rules: Record<SignalName, string>;
  /** Who says so. */
  attestations: Record<Attestation, string>;
  /** Names of those who attest something; a host is called by its own name. */
  sources: Record<string, string>;
  merits: Record<Merit | Proof, string>;
  facts: Record<FactCode, Message>;
  moves: Record<MoveCode, Message>;
  advice: Record<AdviceCode, string>;
}

/** Makes sentences in a language. */
export type RankWords = ReturnType<typeof makeRankWords>;

/** @param sayDay how a date is written, where it is not as in the texts: pages have room for the name of a month */
export function makeRankWords(
  language: string,
  texts: RankTexts,
  sayDay = (isoDay: string) => day(isoDay, texts.day, language),
) {
  const numbers = new Intl.NumberFormat(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'always' });
  const merit = (name: Merit | Proof) => texts.merits[name];
  const source = (name: string) => texts.sources[name] ?? name;
  const shown = (name: string, value: string | number | readonly (Merit | Proof)[]) => {
    if (name === 'day') return sayDay(String(value));
    if (typeof value === 'string') return name === 'source' ? source(value) : value;
    return typeof value === 'number' ? numbers.format(value) : value.map(merit).join(texts.separator);
  };
  const fill = (message: Message, values: RankValues) => {
    const all = Object.entries(values).map(([name, value]) => [name, shown(name, value)]);
    return fillMessage(message, Object.fromEntries(all), language);
  };
  /** With their sign: 5 → "+5", −5 → "−5". */
  const points = (count: number) => signed.format(count).replace('-', '−');
  const move = (code: MoveCode, values: RankValues) => fill(texts.moves[code], values);
  const fact = ({ code, values }: Pick<Fact, 'code' | 'values'>) => fill(texts.facts[code], values);
  return {
    /** How a sentence calls what a listing has, lacks, gained or lost. */
    merit,
    /** Name of the source of an attestation. */
    source,
    points,
    fact,
    /** Why a signal has its points. */
    reason: (facts: readonly Fact[]) => facts.map(fact).join(texts.fact_separator),
    /** Who says so. */
    attestation: (by: Attestation) => texts.attestations[by],
    /** Why a signal moved. */
    move,
    /**
     * Like "verified +8: added a verified domain", or "maintained −2: last release 2026-10-14".
     * @param signals with deltas in points
     */
    moves(signals: readonly SignalMove[]): string[] {
      return [...Map.groupBy(signals, ({ code, values }) => move(code, values))].map(([words, moved]) => {
        const delta = points(moved.reduce((sum, signal) => sum + signal.delta, 0));
        const names = moved.map(({ name }) => texts.signals[name]);
        const message = names.length === 1 ? texts.move : texts.shared_move;
        return fillMessage(message, { signal: names.join(texts.separator), delta, words }, language);
      });
    },
    /** What would raise the score. */
    advice: (code: AdviceCode, values: RankValues) => fill(texts.advice[code], values),
    /** How the points of a signal come about. */
    rule: (name: SignalName, weights: Weights) => fillMessage(texts.rules[name], ruleValues(weights), language),
  };
}

/** The numbers that the rules name. */
function ruleValues({ points, kept, proven, unknown_use }: Weights) {
  const { kept: all_kept, used: all_used, told: all_told } = points;
  return { ...kept, ...proven, all_kept, all_used, all_told, unknown_use: unknown_use.points };
}

/** @param isoDay like 2026-01-31 */
function day(isoDay: string, message: string, language: string): string {
  const [year = '', month = '', dayOfMonth = ''] = isoDay.split('-');
  return fillMessage(message, { year, month, day: dayOfMonth }, language);
}
