/**
 * Kept: whether somebody looks after the software. Full while the newest release is young, as measured by its own
 * rhythm, then fading to nothing; more releases earn nothing. How much it can earn depends on who says so.
 */
import { toDay } from './days.ts';
import { type Fact, fact, type Releases } from './facts.ts';
import type { RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

const WEEK = 7;

interface Newest extends Pick<Releases, 'by' | 'source'> {
  day: number;
  /** Share of what it can earn, 0 to 1. */
  share: number;
  /** It has no release that young, and loses nothing by it. */
  isFinished: boolean;
  points: number;
}

export interface KeptCase {
  input: RankInput;
  releases: readonly Releases[];
  /** Points of use: beyond what we have seen ourselves, only what somebody uses counts as kept. */
  used: number;
}

/** @param today number of the day @returns whole points */
export function keptPoints(kept: KeptCase, today: number, weights: Weights): number {
  return bestOf(kept, today, weights)?.points ?? 0;
}

export function keptFacts(kept: KeptCase, today: number, weights: Weights): Fact[] {
  const { ended, advisories } = kept.input;
  if (ended !== null) return [fact(ended, ended === 'archived' ? 'declared' : 'attested')];
  const best = bestOf(kept, today, weights);
  if (best === undefined) return [fact('no_release_day', null)];
  const code = best.share < 1 ? 'release_fading' : 'newest_release';
  const release = fact(code, best.by, { day: toDay(best.day), ...(best.source !== null && { source: best.source }) });
  if (!best.isFinished || advisories === null) return [release];
  return [release, fact('does_not_fade', 'attested', { day: advisories.since, source: advisories.source })];
}

/** Days from `after` up to today on which time alone may have changed the points, in no order. */
export function keptSteps({ releases }: KeptCase, today: number, after: number, weights: Weights): number[] {
  const { fading_weeks } = weights.kept;
  return releases.flatMap((series) => {
    const known = series.days.filter((day) => day <= today);
    const last = known.at(-1);
    if (last === undefined) return [];
    const start = last + fullWeeks(series, known, weights) * WEEK;
    // On the way down each whole week may be a step; before and after it, nothing moves but by a release.
    const weeks = Array.from({ length: fading_weeks + 1 }, (_, index) => start + index * WEEK);
    return [...known.slice(-1), ...weeks].filter((day) => day > after && day <= today);
  });
}

function bestOf(kept: KeptCase, today: number, weights: Weights): Newest | undefined {
  if (kept.input.ended !== null) return undefined;
  let best: Newest | undefined;
  for (const series of kept.releases) {
    const newest = newestOf(series, kept, today, weights);
    if (newest !== undefined && (best === undefined || newest.points > best.points)) best = newest;
  }
  return best;
}

function newestOf(series: Releases, kept: KeptCase, today: number, weights: Weights): Newest | undefined {
  const known = series.days.filter((day) => day <= today);
  const day = known.at(-1);
  if (day === undefined) return undefined;
  const over = Math.floor((today - day) / WEEK) - fullWeeks(series, known, weights);
  const faded = over < 0 ? 1 : Math.max(0, 1 - over / weights.kept.fading_weeks);
  const isFinished = faded < 1 && series.by === 'attested' && isReliedOn(kept, weights);
  const share = isFinished ? 1 : faded;
  const points = Math.round(share * mostOf(series, kept.used, weights));
  return { by: series.by, source: series.source, day, share, isFinished, points };
}

/** Advisories are looked for, none is open, and others depend on it: what is finished needs no release. */
function isReliedOn({ input: { advisories }, used }: KeptCase, { kept }: Weights): boolean {
  return advisories !== null && advisories.open === 0 && used >= kept.relied_on;
}

/** An account with old releases can be bought: what nobody is seen to use earns no more than what we saw ourselves. */
function mostOf({ by }: Releases, used: number, { points, kept }: Weights): number {
  if (by === 'declared') return kept.declared;
  return by === 'witnessed' ? kept.witnessed : Math.min(points.kept, kept.witnessed + Math.floor(used));
}

/** Whole weeks in which a release loses nothing. */
function fullWeeks({ gapDays }: Releases, days: readonly number[], { kept }: Weights): number {
  const gap = gapDays ?? medianGap(days);
  return Math.max(kept.full_weeks, Math.floor((gap * kept.full_gaps) / WEEK));
}

/** @param days in order @returns 0 where there are not two */
export function medianGap(days: readonly number[]): number {
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const sorted = gaps.sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
