/** A score and a movement as the read API shows them: codes and values, and words in the catalog's first language. */
import type { RankMove, SoftwareListing } from '../contracts/generated/read-api.ts';
import type { Score } from '../rank/engine.ts';
import type { Movement } from '../rank/score-changes.ts';
import { rankWords } from '../wording/rank-texts.ts';

/** @param language tag, like de */
export function publishedRank(
  { computed_on, knowable, score, signals, weights_version }: Score,
  language: string,
): SoftwareListing['rank'] {
  const words = rankWords(language);
  return {
    // Members in the order of the alphabet, as they are written.
    computed_on,
    knowable,
    score,
    signals: signals.map(({ advice, facts, name, points, state, weight }) => ({
      advice: advice.map(({ code, gain, values }) => ({ code, gain, text: words.advice(code, values), values })),
      facts,
      name,
      points,
      reason: words.reason(facts),
      state,
      weight,
    })),
    weights_version,
  };
}

/** @param language tag, like de */
export function publishedMove(
  { delta, signals }: Movement,
  language: string,
): Pick<RankMove, 'delta' | 'signals' | 'words'> {
  const words = rankWords(language);
  return {
    delta,
    signals: signals.map((move) => ({ ...move, words: words.move(move.code, move.values) })),
    words: words.moves(signals),
  };
}
