/** What a caller may still ask, as RateLimit fields and as the problem that refuses (draft-ietf-httpapi-ratelimit-headers-10). */

/** How often a caller has asked in the running minute and month (UTC), or what a request adds to it. */
export interface Counts {
  minute: number;
  month: number;
}

/** Requests; null: no cap. */
export interface PlanLimits {
  per_minute: number;
  per_month: number | null;
}

export interface Allowance {
  /** Fields of the answer. @param cost of the request itself, which is counted once it is answered */
  fieldsFor: (cost: Counts) => Record<'RateLimit' | 'RateLimit-Policy', string>;
  /** Names of the exhausted policies, the longest wait first. */
  violated: string[];
  /** Seconds until the caller may ask again; 0 where nothing is violated. */
  retryAfter: number;
}

interface Policy {
  name: string;
  quota: number;
  /** Seconds. */
  window: number;
  used: number;
  period: keyof Counts;
  /** Seconds until the count starts over. */
  reset: number;
}

const MINUTE_S = 60;
const DAY_S = 86_400;

/**
 * @param used before the request that asks
 * @param now milliseconds since 1970
 * @param minuteName of the policy for a minute
 */
export function allowance(limits: PlanLimits, used: Counts, now: number, minuteName: string): Allowance {
  const policies = policiesOf(limits, used, now, minuteName);
  const violated = policies.filter(({ quota, used }) => used >= quota).sort((a, b) => b.reset - a.reset);
  const left = ({ quota, used, period }: Policy, cost: Counts) => Math.max(0, quota - used - cost[period]);
  return {
    fieldsFor: (cost) => ({
      'RateLimit-Policy': policies.map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`).join(', '),
      RateLimit: policies.map((policy) => `"${policy.name}";r=${left(policy, cost)};t=${policy.reset}`).join(', '),
    }),
    violated: violated.map(({ name }) => name),
    retryAfter: violated[0]?.reset ?? 0,
  };
}

function policiesOf({ per_minute, per_month }: PlanLimits, used: Counts, now: number, minuteName: string): Policy[] {
  const reset = MINUTE_S - (Math.floor(now / 1000) % MINUTE_S);
  const period = 'minute';
  const minute: Policy = { name: minuteName, quota: per_minute, window: MINUTE_S, used: used.minute, period, reset };
  if (per_month === null) return [minute];
  const end = monthStart(now, 1);
  const [window, monthReset] = [(end - monthStart(now)) / 1000, Math.ceil((end - now) / 1000)];
  return [minute, { name: 'month', quota: per_month, window, used: used.month, period: 'month', reset: monthReset }];
}

/** Which minute, and which month, an instant belongs to. @param now milliseconds since 1970 */
export const minuteOf = (now: number) => Math.floor(now / 60_000);
export const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

/** @param months after the one that `now` belongs to */
export function monthStart(now: number, months = 0): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** In words, for the problem's detail. */
export function waitInWords(seconds: number): string {
  return seconds > DAY_S ? `in ${Math.ceil(seconds / DAY_S)} days` : `in ${seconds} seconds`;
}
