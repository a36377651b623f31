/** Judged pairs: which of two listings of one category most people expect first, written down before the rules. Pure. */
import type { RankPlace } from '../../schemas/rank/engine.ts';

interface JudgedPair {
  category: string;
  /** Slug of the listing that most people expect before the other. */
  first: string;
  second: string;
  why: string;
}

export interface JudgedPairs {
  compared: number;
  expected: number;
  /** Pairs that the rank puts the other way round, with both scores. */
  reversed: readonly (JudgedPair & { scores: readonly [first: number, second: number] })[];
  /** Pairs of which a listing is missing, or is in another category by now. */
  outdated: readonly JudgedPair[];
}

/**
 * @param ranked in the order of the rank
 * @param categories of each listing by slug
 */
export function judge(
  ranked: readonly RankPlace[],
  categories: ReadonlyMap<string, string>,
  pairs: readonly JudgedPair[],
): JudgedPairs {
  const at = new Map(ranked.map(({ input, score }, index) => [input.slug, { index, score }]));
  const outdated: JudgedPair[] = [];
  const reversed: JudgedPairs['reversed'][number][] = [];
  for (const pair of pairs) {
    const [first, second] = [at.get(pair.first), at.get(pair.second)];
    const inCategory = [pair.first, pair.second].every((slug) => categories.get(slug) === pair.category);
    if (first === undefined || second === undefined || !inCategory) outdated.push(pair);
    else if (first.index > second.index) reversed.push({ ...pair, scores: [first.score, second.score] });
  }
  const compared = pairs.length - outdated.length;
  return { compared, expected: compared - reversed.length, reversed, outdated };
}
