/** Makes the sentences about ranks of the texts of one language, which a page may bring along. */
import type { AdviceCode, Merit, MoveCode, RankValues, ReasonCode } from '../contracts/generated/read-api.ts';
import type { SignalMove } from '../rank/movement.ts';
import { SIGNALS, type SignalName } from '../rank/signals.ts';
import { fillMessage, type Message } from '../texts/message.ts';

/** What a language has to say. */
export interface RankTexts {
  /** A calendar date, of its year, month and day. */
  day: string;
  /** Between the items of a list. */
  separator: string;
  /** Of one signal. */
  move: string;
  /** Of several signals that moved for the same reason. */
  shared_move: string;
  signals: Record<SignalName, string>;
  rules: Record<SignalName, string>;
  merits: Record<Merit, string>;
  reasons: Record<ReasonCode, Message>;
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
  const signed = new Intl.NumberFormat(language, { minimumFractionDigits: 2, signDisplay: 'always' });
  const merit = (name: Merit) => texts.merits[name];
  const shown = (value: string | number | readonly Merit[]) => {
    if (typeof value === 'string') return sayDay(value);
    return typeof value === 'number' ? numbers.format(value) : value.map(merit).join(texts.separator);
  };
  const fill = (message: Message, values: RankValues) => {
    const all = Object.entries(values).map(([name, value]) => [name, shown(value)]);
    return fillMessage(message, Object.fromEntries(all), language);
  };
  /** Hundredths as points with their sign: 52 → "+0.52", −52 → "−0.52". */
  const points = (hundredths: number) => signed.format(hundredths / 100).replace('-', '−');
  const move = (code: MoveCode, values: RankValues) => fill(texts.moves[code], values);
  return {
    /** How a sentence calls what a listing has, lacks, gained or lost. */
    merit,
    points,
    /** Why a signal has its value. */
    reason: (code: ReasonCode, values: RankValues) => fill(texts.reasons[code], values),
    /** Why a signal moved. */
    move,
    /**
     * Like "+6.00: added an SPDX id", which two signals count, or "freshness −0.52: no release since 2026-10-14".
     * @param signals with deltas in hundredths of a point
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
    advice: (code: AdviceCode) => texts.advice[code],
    /** How the value of a signal comes about. */
    rule: (name: SignalName) => fillMessage(texts.rules[name], SIGNALS[name].rule, language),
  };
}

/** @param isoDay like 2026-01-31 */
function day(isoDay: string, message: string, language: string): string {
  const [year = '', month = '', dayOfMonth = ''] = isoDay.split('-');
  return fillMessage(message, { year, month, day: dayOfMonth }, language);
}
