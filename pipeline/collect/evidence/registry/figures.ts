/** Figures and days of releases out of a registry's answer. Pure. */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older than every registry that is asked. */
const EARLIEST = '2003-01-01';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** A whole number that is not negative; undefined for anything else. */
export function figure(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** The day of a time, in UTC; undefined for what is no time, and for one that lies before registries or is to come. */
export function recordedDay(time: unknown, now: number): string | undefined {
  if (typeof time !== 'string' || time.length > 40 || !TIME.test(time)) return undefined;
  const at = Date.parse(time);
  if (Number.isNaN(at) || at > now) return undefined;
  const day = new Date(at).toISOString().slice(0, 10);
  return day >= EARLIEST ? day : undefined;
}

/** A version with the day on which its registry published it. */
export interface RecordedRelease {
  day: string;
  isStable: boolean;
  /** It is still there, and nobody is advised against it. */
  isOffered: boolean;
}

/**
 * Pre-releases are none, unless there is nothing else. What was withdrawn still counts for how often releases come, so
 * that taking old ones away changes nothing; the newest is one that is offered.
 */
export function releaseValues(releases: readonly RecordedRelease[]): Pick<EvidenceValues, 'released_on' | 'gap_days'> {
  const stable = releases.filter(({ isStable }) => isStable);
  const counted = stable.length > 0 ? stable : releases;
  const offered = counted.filter(({ isOffered }) => isOffered);
  return defined({ released_on: newestDay(offered.length > 0 ? offered : counted), gap_days: medianGap(counted) });
}

function newestDay(releases: readonly RecordedRelease[]): string | undefined {
  return releases
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
}

/** Median of the days between releases; releases of one day are one. Undefined where there is only one. */
function medianGap(releases: readonly RecordedRelease[]): number | undefined {
  const days = [...new Set(releases.map(({ day }) => day))].toSorted();
  const times = days.map((day) => Date.parse(day) / DAY_MS);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return gaps.length === 0 ? undefined : Math.round(median(gaps));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
