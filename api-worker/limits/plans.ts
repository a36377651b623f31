/** The read plans: who the caller is, how many requests are left, and counting the request after its answer. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { PAGE_FACETS } from '../../schemas/search/filter-listings.ts';
import { publicSettings, readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { isUnchanged, problem, sharedByAll, withFields } from '../base/responses.ts';
import { tokenInvalid } from '../tokens/tokens.ts';
import { allowance, type Counts, type PlanLimits, periodsOf, waitInWords } from './allowance.ts';
import { PAUSE_MS, readCounterOf, Tallies } from './counting.ts';
import { networkKey, networkOf } from './network.ts';
import { type ReadKey, readKey } from './read-key.ts';

/** Every read endpoint. Other pages than that of a search, and badges, are for everybody; /internal/ is for the pipeline. */
const READ_ENDPOINT = /^\/(?:api\/v1|v1|\.well-known|schemas)\//;

/** Where a publisher looks at what is theirs. */
const OWN_ENDPOINT = /^\/api\/v1\/(?:publisher\/|submissions(?:\/|$))/;

/** Parameters of lists that are files of the build; whatever else is asked for is an answer to one caller. */
const SHARED_PARAMETERS = new Set(['page', 'category']);

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
/** All that the pages ask with. */
const PAGE_PARAMETERS = new Set([...['q', 'language', 'sort', 'facets', 'page', 'per_page'], ...PAGE_FACETS]);
const SEARCH_PAGE = /^(?:\/[a-z]{2,3}(?:-[A-Z]{2})?)?\/search\/$/;

/**
 * What the caller holds already (304) costs the minute alone, so that a copy can be kept fresh when the month is used up.
 * @param now milliseconds since 1970
 */
export async function withinPlan(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  now: number,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isCounted(request)) return answer();
  const key = await readKey(request, env, now);
  const isForAll = isSameForAll(request);
  const isShared = key === 'absent' && isForAll;
  // Not treated as Free: a paying caller should learn at once that the key no longer works, not through a 429.
  const answered = async () => (key === 'unknown' ? tokenInvalid() : answer());
  const known = callerOf(request, env, key, now);
  const caller = known !== undefined && isForAll && !(await countsReads(env)) ? undefined : known;
  const limits = caller && (caller.plan === PAGES ? PAGE_LIMITS : (await plans(env))?.[caller.plan]);
  if (caller === undefined || limits === undefined) return isShared ? sharedByAll(await answered()) : answered();
  const policy = caller.plan === PAGES ? PAGES : 'minute';
  const used = tallies.used(caller.name, now);
  const { headers, violated, retryAfter } = allowance(limits, used, now, { minuteName: policy });
  const isOver = violated.length > 0;
  const mayBeFree = request.headers.has('If-None-Match') && !violated.includes(policy);
  const given = isOver && !mayBeFree ? undefined : await answered();
  const isFree = given !== undefined && isUnchanged(request, given);
  if (given === undefined || (isOver && !isFree)) {
    // A visitor without script is better served by the page itself than by a problem.
    const page = isSearchPage(request) ? await readAsset(env, new URL(request.url).pathname) : undefined;
    return withFields(page ?? quotaExceeded(caller.plan, violated, retryAfter), headers);
  }
  const cost: Counts = { minute: 1, month: isFree ? 0 : 1 };
  const send = async (asked: Counts) => readCounterOf(env, await caller.counter()).add(asked, now);
  const pauseMs = Number(env.COUNT_PAUSE_MS ?? PAUSE_MS);
  context.waitUntil(tallies.count(caller.name, now, cost, { send, pauseMs }));
  const shared = isShared ? sharedByAll(given) : given;
  if (shared !== given) return shared;
  return withFields(given, isFree ? allowance(limits, used, now, { minuteName: policy, cost }).headers : headers);
}

function callerOf(request: Request, env: Env, key: ReadKey, now: number): Caller | undefined {
  const { month } = periodsOf(now);
  // Anyone with a domain can create any number of tokens without a plan: counting each, whatever it reads, would void
  // the limits. What a publisher has sent or owns is there for that token only.
  if (typeof key === 'object' && (key.plan !== null || OWN_ENDPOINT.test(new URL(request.url).pathname))) {
    return { name: key.hash, plan: key.plan ?? 'free', counter: async () => `${key.hash} ${month}` };
  }
  const network = networkOf(request.headers.get('CF-Connecting-IP') ?? '');
  if (network === undefined) return undefined;
  const counter = () => networkKey(env, network, month);
  if (key !== 'absent' || !isPageRequest(request)) return { name: network, plan: 'free', counter };
  return { name: `${PAGES} ${network}`, plan: PAGES, counter: async () => `${PAGES} ${await counter()}` };
}

/** What the worker answers with a page that shows what was found: for visitors without script. */
function isSearchPage(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return search !== '' && SEARCH_PAGE.test(pathname);
}

/** @param request without a key */
function isPageRequest(request: Request): boolean {
  if (isSearchPage(request)) return true;
  const { pathname, searchParams } = new URL(request.url);
  // Set by browsers alone, and by no script in one.
  const isOfOurPage = request.headers.get('Sec-Fetch-Site') === 'same-origin';
  return (
    isOfOurPage &&
    pathname === '/api/v1/software' &&
    [...searchParams.keys()].every((name) => PAGE_PARAMETERS.has(name))
  );
}

/** What a cache may hand to anybody: then it carries no limits, and whoever it comes from is not asked. */
function isSameForAll(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  return !OWN_ENDPOINT.test(pathname) && [...searchParams.keys()].every((name) => SHARED_PARAMETERS.has(name));
}

function isCounted(request: Request): boolean {
  if (!['GET', 'HEAD'].includes(request.method)) return false;
  const { pathname } = new URL(request.url);
  // The pages check and search with these words, also for a visitor whose network has used up its plan.
  return (READ_ENDPOINT.test(pathname) && pathname !== files.vocabulary) || isSearchPage(request);
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

/** What everybody may have costs the operator little, and may be left uncounted; searches are always counted. */
async function countsReads(env: Env): Promise<boolean> {
  return (await publicSettings(env).catch(logBug))?.count_reads !== false;
}

/** Undefined: the plans cannot be read now. */
async function plans(env: Env): Promise<Record<Plan, PlanLimits> | undefined> {
  return (await publicSettings(env).catch(logBug))?.plans;
}
