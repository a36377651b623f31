/** The read plans: who the caller is, how many requests are left, and counting the request after its answer. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { PAGE_FACETS } from '../../schemas/search/filter-listings.ts';
import { publicSettings, readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { isUnchanged, problem, shareByAll, withFields } from '../base/responses.ts';
import { tokenInvalid } from '../tokens/tokens.ts';
import { allowance, type Counts, monthOf, type PlanLimits, waitInWords } from './allowance.ts';
import { networkKey, networkOf } from './network.ts';
import { PAUSE_MS, readCounterOf, Tallies } from './read-counter.ts';
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

/** What is refused costs nothing. */
const NOTHING: Counts = { minute: 0, month: 0 };

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
  const cost: Counts = { minute: 1, month: isFree ? 0 : 1 };
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

/** What the worker answers with a page that shows what was found: for visitors without script. */
const isSearchPage = ({ pathname, search }: URL) => search !== '' && SEARCH_PAGE.test(pathname);

/** @param request without a key */
function isPageRequest(request: Request, address: URL): boolean {
  if (isSearchPage(address)) return true;
  // Set by browsers alone, and by no script in one.
  const isOfOurPage = request.headers.get('Sec-Fetch-Site') === 'same-origin';
  return isOfOurPage && address.pathname === '/api/v1/software' && hasOnly(PAGE_PARAMETERS, address);
}

const hasOnly = (names: ReadonlySet<string>, { searchParams }: URL) =>
  searchParams.size === 0 || [...searchParams.keys()].every((name) => names.has(name));

/** What a cache may hand to anybody: then it carries no limits, and whoever it comes from is not asked. */
const isSameForAll = (address: URL) => !OWN_ENDPOINT.test(address.pathname) && hasOnly(SHARED_PARAMETERS, address);

function isCounted({ method }: Request, address: URL): boolean {
  const { pathname } = address;
  // The pages check and search with these words, also for a visitor whose network has used up its plan.
  const isRead = (READ_ENDPOINT.test(pathname) && pathname !== files.vocabulary) || isSearchPage(address);
  return isRead && (method === 'GET' || method === 'HEAD');
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
