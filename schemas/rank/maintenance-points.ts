/**
 * Kept: whether somebody looks after the software. Full while the newest release is young, as measured by its own
 * rhythm, then fading to nothing; more releases earn nothing. How much it can earn depends on who says so.
 */
import { toDay } from './day-numbers.ts';
import { type Fact, fact, type Releases, rhythmOf } from './facts.ts';
import type { RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

const WEEK = 7;
const NEVER = Number.NEGATIVE_INFINITY;

/** Of two that earn the same, what the stronger witness says is shown. */
const STRENGTH = { declared: 0, witnessed: 1, attested: 2 } satisfies Record<Releases['by'], number>;

const SAYS_SO = { archived: 'declared', deprecated: 'attested', source_gone: 'witnessed' } as const;

interface Newest extends Pick<Releases, 'by' | 'source'> {
  day: number;
  points: number;
  /** In whole points: what is lost by rounding alone is not seen. */
  state: 'full' | 'fading' | 'finished';
}

export interface KeptCase {
  input: RankInput;
  releases: readonly Releases[];
  /** Points of known use: beyond what can be had alone, only what somebody uses counts as kept. */
  used: number;
}

/** @param today number of the day @returns whole points */
export function keptPoints(kept: KeptCase, today: number, weights: Weights): number {
  return bestOf(kept, today, weights)?.points ?? 0;
}

export function keptFacts(kept: KeptCase, today: number, weights: Weights): Fact[] {
  const { ended, advisories } = kept.input;
  if (ended !== null) return [fact(ended, SAYS_SO[ended])];
  const best = bestOf(kept, today, weights);
  if (best === undefined) return [fact('no_release_day', null)];
  const { by, source, day, state } = best;
  const code = state === 'fading' ? 'release_fading' : 'newest_release';
  const release = fact(code, by, { day: toDay(day), ...(source !== null && { source }) });
  if (state !== 'finished' || advisories === null) return [release];
  return [release, fact('does_not_fade', 'attested', { day: advisories.since, source: advisories.source })];
}

/**
 * The last day on which a release or time alone changed the points; undefined where none did.
 * @param after the search ends with the day after this one
 */
export function lastKeptChange(kept: KeptCase, today: number, after: number, weights: Weights): number | undefined {
  if (kept.input.ended !== null) return undefined;
  const points = keptPoints(kept, today, weights);
  for (let day = lastKeptStep(kept, today, weights); day > after; day = lastKeptStep(kept, day - 1, weights)) {
    if (keptPoints(kept, day - 1, weights) !== points) return day;
  }
  return undefined;
}

/** The last day up to `today` on which a release or time alone can have changed what is said of it; -Infinity where none can. */
export function lastKeptStep(kept: KeptCase, today: number, weights: Weights): number {
  const days = kept.releases.map((series) => stepDays(series, kept, today, weights).findLast((day) => day <= today));
  return Math.max(NEVER, ...days.map((day) => day ?? NEVER));
}

/** The day of the newest release of a series, and those on which it is worth less, in their order, if no other one comes. */
function stepDays(series: Releases, { input, used }: KeptCase, today: number, weights: Weights): number[] {
  const rhythm = rhythmOf(series, today);
  if (rhythm === undefined) return [];
  const days = [rhythm.day];
  if (input.ended !== null) return days;
  const most = mostOf(series, used, weights);
  const { fading_weeks } = weights.kept;
  for (let points = Math.round(most) - 1; points >= 0; points -= 1) {
    // The most weeks that may be left where no more than these points are: see fadedPoints.
    const left = Math.ceil(((points + 0.5) * fading_weeks) / most) - 1;
    days.push(rhythm.day + (fullWeeks(rhythm.gap, weights) + fading_weeks - left) * WEEK);
  }
  return days;
}

function bestOf(kept: KeptCase, today: number, weights: Weights): Newest | undefined {
  if (kept.input.ended !== null) return undefined;
  let best: Newest | undefined;
  for (const series of kept.releases) {
    const newest = newestOf(series, kept, today, weights);
    if (newest !== undefined && (best === undefined || isBetter(newest, best))) best = newest;
  }
  return best;
}

function isBetter(one: Newest, other: Newest): boolean {
  return (one.points - other.points || STRENGTH[one.by] - STRENGTH[other.by] || one.day - other.day) > 0;
}

function newestOf(series: Releases, kept: KeptCase, today: number, weights: Weights): Newest | undefined {
  const rhythm = rhythmOf(series, today);
  if (rhythm === undefined) return undefined;
  const { by, source } = series;
  const { day, gap } = rhythm;
  const over = weeksBetween(day, today) - fullWeeks(gap, weights);
  const most = mostOf(series, kept.used, weights);
  const points = fadedPoints(most, over, weights);
  if (points === most) return { by, source, day, points, state: 'full' };
  if (by === 'attested' && isReliedOn(kept, weights)) return { by, source, day, points: most, state: 'finished' };
  return { by, source, day, points, state: 'fading' };
}

/** @param over weeks since the last in which nothing was lost */
function fadedPoints(most: number, over: number, { kept: { fading_weeks } }: Weights): number {
  const left = Math.min(fading_weeks, Math.max(0, fading_weeks - over));
  // Multiplied first, so that a half is exactly one.
  return Math.round((most * left) / fading_weeks);
}

/** Advisories are looked for, none is open, and others depend on it: what is finished needs no release. */
function isReliedOn({ input: { advisories }, used }: KeptCase, { kept }: Weights): boolean {
  return advisories !== null && advisories.open === 0 && used >= kept.relied_on;
}

/**
 * An account with old releases can be bought: what nobody is seen to use earns no more than what we saw ourselves. Where
 * others use it, an invented day would be noticed, so use lifts declared days as well.
 */
function mostOf({ by }: Releases, used: number, { points, kept }: Weights): number {
  const alone = by === 'declared' ? kept.declared : kept.witnessed;
  return Math.min(points.kept, alone + kept.per_use * used);
}

/** In which a release loses nothing. */
function fullWeeks(gap: number, { kept }: Weights): number {
  return Math.max(kept.full_weeks, Math.floor((gap * kept.full_gaps) / WEEK));
}

const weeksBetween = (day: number, today: number) => Math.floor((today - day) / WEEK);
