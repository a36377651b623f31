/** The read plans: who the caller is, how many requests are left, and counting the request after its answer. */
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { publicSettings, readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { isUnchanged, problem, shareByAll, withFields } from '../base/responses.ts';
import { tokenInvalid } from '../tokens/tokens.ts';
import { allowance, type Counts, monthOf, type PlanLimits, waitInWords } from './allowance.ts';
import { costOf, isCounted, isPageRequest, isSameForAll, isSearchPage, OWN_ENDPOINT } from './counted-requests.ts';
import { networkKey, networkOf } from './network.ts';
import { PAUSE_MS, readCounterOf, Tallies } from './read-counter.ts';
import { type ReadKey, readKey } from './read-key.ts';

const tallies = new Tallies();

/** Whom requests are counted for. */
interface Caller {
  /** The hash of a key, or the network where the request has none. */
  name: string;
  plan: Plan | 'pages';
  /** Name of the counter, another one each month. */
  counter: () => Promise<string>;
}

/**
 * Name of the policy for what the catalog's own pages ask while somebody types or filters. It counts apart, so that a
 * visitor who searches does not use up what the plan gives to a program at the same address.
 */
const PAGES = 'pages';
/** Five a second, which nobody types for a minute. A program that poses as a page gets no more. */
export const PAGE_LIMITS: PlanLimits = { per_minute: 300, per_month: null };
/** What is refused costs nothing. */
const NOTHING: Counts = { minute: 0, month: 0 };

/** @param now milliseconds since 1970 */
export async function withinPlan(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  now: number,
  answer: () => Promise<Response>,
): Promise<Response> {
  const address = new URL(request.url);
  if (!isCounted(request, address)) return answer();
  const key = await readKey(request, env, now);
  const isForAll = isSameForAll(address);
  const isShared = key === 'absent' && isForAll;
  // Not treated as Free: a paying caller should learn at once that the key no longer works, not through a 429.
  const answered = async () => (key === 'unknown' ? tokenInvalid() : answer());
  const known = callerOf(request, address, env, key, now);
  // Nothing while they cannot be read.
  const settings = known && (await publicSettings(env).catch(logBug));
  // What everybody may have costs the operator little, and may be left uncounted; searches are always counted.
  const caller = isForAll && settings?.count_reads === false ? undefined : known;
  const limits = caller?.plan === PAGES ? PAGE_LIMITS : caller && settings?.plans[caller.plan];
  if (caller === undefined || limits === undefined) {
    const given = await answered();
    if (isShared) shareByAll(given);
    return given;
  }
  const policy = caller.plan === PAGES ? PAGES : 'minute';
  const used = tallies.used(caller.name, now);
  const { fieldsFor, violated, retryAfter } = allowance(limits, used, now, policy);
  const isOver = violated.length > 0;
  const mayBeFree = request.headers.has('If-None-Match') && !violated.includes(policy);
  const given = isOver && !mayBeFree ? undefined : await answered();
  const isFree = given !== undefined && isUnchanged(request, given);
  if (given === undefined || (isOver && !isFree)) {
    // A visitor without script is better served by the page itself than by a problem.
    const page = isSearchPage(address) ? await readAsset(env, address.pathname) : undefined;
    const refused =
      page === undefined ? quotaExceeded(caller.plan, violated, retryAfter) : new Response(page.body, page);
    return withFields(refused, fieldsFor(NOTHING));
  }
  const cost = costOf(isFree);
  const send = async (asked: Counts) => readCounterOf(env, await caller.counter()).add(asked, now);
  const pauseMs = Number(env.COUNT_PAUSE_MS ?? PAUSE_MS);
  context.waitUntil(tallies.count(caller.name, now, cost, { send, pauseMs }));
  return isShared && shareByAll(given) ? given : withFields(given, fieldsFor(cost));
}

function callerOf(request: Request, address: URL, env: Env, key: ReadKey, now: number): Caller | undefined {
  // Anyone with a domain can create any number of tokens without a plan: counting each, whatever it reads, would void
  // the limits. What a publisher has sent or owns is there for that token only.
  if (typeof key === 'object' && (key.plan !== null || OWN_ENDPOINT.test(address.pathname))) {
    return { name: key.hash, plan: key.plan ?? 'free', counter: async () => `${key.hash} ${monthOf(now)}` };
  }
  const network = networkOf(request.headers.get('CF-Connecting-IP') ?? '');
  if (network === undefined) return undefined;
  const counter = () => networkKey(env, network, monthOf(now));
  if (key !== 'absent' || !isPageRequest(request, address)) return { name: network, plan: 'free', counter };
  return { name: `${PAGES} ${network}`, plan: PAGES, counter: async () => `${PAGES} ${await counter()}` };
}

function quotaExceeded(plan: Caller['plan'], violated: string[], retryAfter: number): Response {
  const more = plan === 'free' ? ', or see /plans/ for a plan with more' : '';
  const usedUp =
    plan === PAGES
      ? `The pages of this catalog search at most ${PAGE_LIMITS.per_minute} times a minute for one visitor.`
      : `Your plan's quota of requests per ${violated.join(' and per ')} is used up.`;
  const detail = `${usedUp} Ask again ${waitInWords(retryAfter)}${more}.`;
  return problem('quota_exceeded', detail, { violated, headers: { 'Retry-After': String(retryAfter) } });
}
