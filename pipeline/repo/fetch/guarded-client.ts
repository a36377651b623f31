/**
 * Fetches addresses that strangers choose: public hosts only, every redirect re-checked, bounded in time and size, no
 * faster than a host likes. A failure is a value with a code; it never repeats an address that was looked up or a byte
 * of the answer. Proxies of the environment are not used: what they connect to would go unchecked.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fault } from '../../../schemas/contracts/problems.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import { type AddressRules, checkUrl, type Refusal } from './check-url.ts';
import { type ConnectionOptions, type Connections, createConnections } from './connections.ts';
import { resolveByDns } from './dns-lookup.ts';
import { retryTime, soundValidators, type Validators } from './header-values.ts';
import { exchange, type HttpRequest, type HttpResponse } from './http-exchange.ts';
import { type Clock, createPoliteness, mannersFor, type Politeness } from './pauses-between-requests.ts';
import { followRedirects, isRedirect, redirectTarget } from './redirects.ts';
import { Refused, toRefusal } from './refusals.ts';

const TOTAL_MS = 20_000;
const MAX_IN_FLIGHT = 64;

export type FetchResult =
  /** With the host that redirects led to, where that is another one, and the address that all of them call its own from now on. */
  | ({ bytes: Buffer; contentType?: string; movedTo?: string; movedForGood?: string } & Validators)
  /** The document has not changed since the validators were given. */
  | { notModified: true }
  | { refusal: Refusal };

export interface FetchOptions extends Validators {
  maxBytes?: number;
  /** Plain http is allowed for feeds that are declared as PAD XML, which are often older than https. */
  allowHttp?: boolean;
  /** The bytes as they lie there: many servers call an archive a compressed answer. */
  undecoded?: boolean;
  /** Sent to this address only, never after a redirect. */
  headers?: Record<string, string>;
}

interface RequestOptions {
  maxBytes?: number;
  /** As for a document. */
  allowHttp?: boolean | undefined;
  headers?: Record<string, string>;
  /** Its beginning is enough, of `maxBytes` and of what comes in time; it is asked for as it lies there. */
  cut?: boolean;
  /** false: a redirect is an answer like any other. */
  follow?: boolean;
  /** A question to be sent, to this address only. */
  body?: string;
}

export interface ClientOptions extends Omit<AddressRules, 'allowHttp'>, Partial<ConnectionOptions> {
  userAgent: string;
  /** Longest time for one feed: redirects are included, waiting for its turn is not. */
  totalMs?: number;
  /** For all hosts together. */
  maxInFlight?: number;
  /** Hosts that get several requests at a time, without a pause: forges' APIs, and the operator's own. */
  sharedHosts?: readonly string[];
  clock?: Clock;
}

export interface GuardedClient {
  /**
   * The document at an address: status 200, or 304 to the validators that are given; else a refusal.
   *
   * Validators are given back only where the address itself answered, and sent only to it: a redirect may lead to
   * another document the next day, of which the same tag or date might be true.
   */
  fetch(address: string, options?: FetchOptions): Promise<FetchResult>;
  /** An API's answer, whatever its status. Header fields are sent to this address only, never after a redirect. */
  request(address: string, options?: RequestOptions): Promise<HttpResponse | { refusal: Refusal }>;
  close(): Promise<void>;
}

/** One fetch with all its redirects. */
interface Journey extends RequestOptions {
  undecoded?: boolean | undefined;
  /** Sent to the first address. */
  headers: Record<string, string>;
  /** Sent after a redirect. */
  laterHeaders: Record<string, string>;
  /** Any other status is refused, and its body not read. */
  accepts(status: number, sent: Record<string, string>): boolean;
}

interface Means extends AddressRules {
  sharedHosts: ReadonlySet<string>;
  userAgent: string;
  clock: Clock;
  connections: Connections;
  politeness: Politeness;
}

export function createGuardedClient(options: ClientOptions): GuardedClient {
  const { trusted, userAgent, resolve = resolveByDns(), totalMs = TOTAL_MS, clock = SYSTEM_CLOCK } = options;
  const sharedHosts = new Set(['api.github.com', ...(options.sharedHosts ?? [])]);
  const connections = createConnections({ ...options, resolve });
  const politeness = createPoliteness(clock, options.maxInFlight ?? MAX_IN_FLIGHT);
  const means = { trusted, sharedHosts, userAgent, clock, connections, politeness };
  const travel = async (address: string, journey: Journey): Promise<Arrival | { refusal: Refusal }> => {
    await connections.prepare();
    try {
      return await makeJourney(address, journey, totalMs, means);
    } catch (error) {
      return { refusal: toRefusal(error) };
    }
  };
  return {
    async fetch(address, { etag, lastModified, headers: own, ...options } = {}) {
      const known = soundValidators(etag, lastModified);
      const laterHeaders = { accept: ACCEPT };
      const headers = {
        ...laterHeaders,
        ...own,
        ...(known.etag && { 'if-none-match': known.etag }),
        ...(known.lastModified && { 'if-modified-since': known.lastModified }),
      };
      const arrival = await travel(address, { ...options, headers, laterHeaders, accepts: isDocument });
      return 'refusal' in arrival ? arrival : toResult(arrival);
    },
    async request(address, { headers = {}, ...options } = {}) {
      // A token or a condition is meant for the address it was made for.
      const laterHeaders: Record<string, string> = headers.accept === undefined ? {} : { accept: headers.accept };
      const arrival = await travel(address, { ...options, headers, laterHeaders, accepts: () => true });
      return 'refusal' in arrival ? arrival : arrival.answer;
    },
    close: connections.close,
  };
}

const ACCEPT = 'application/json, */*;q=0.5';
export const SYSTEM_CLOCK: Clock = { now: Date.now, sleep };

interface Arrival {
  answer: HttpResponse;
  /** No redirect led here. */
  isDirect: boolean;
  /** Where a redirect led to another host. */
  movedTo?: string | undefined;
  /** Every redirect was one for good (301, 308). */
  movedForGood?: string | undefined;
}

/** @throws Refused, and errors of the libraries */
function makeJourney(address: string, journey: Journey, totalMs: number, means: Means): Promise<Arrival> {
  const { follow = true, allowHttp = false, undecoded = false, cut = false, maxBytes = MAX_DOCUMENT_BYTES } = journey;
  const isFollowed = (status: number) => follow && isRedirect(status);
  const budget = { leftMs: totalMs };
  let isForGood = true;
  return followRedirects<Arrival>(address, async (target, isDirect) => {
    const checked = checkUrl(target, { trusted: means.trusted, allowHttp });
    if ('refusal' in checked) throw new Refused(checked.refusal);
    const { url } = checked;
    const headers = isDirect ? journey.headers : journey.laterHeaders;
    const isWanted = (status: number) => !isFollowed(status) && journey.accepts(status, headers);
    const body = isDirect && journey.body !== undefined ? { body: journey.body } : {};
    const answer = await ask({ url, headers, ...body, maxBytes, undecoded, cut, isWanted }, budget, means);
    const { status, retryAt } = answer;
    if (isWanted(status)) {
      const movedTo = isDirect || url.host === new URL(address).host ? undefined : url.host;
      return { found: { answer, isDirect, movedTo, ...(!isDirect && isForGood && { movedForGood: url.href }) } };
    }
    if (status !== 301 && status !== 308) isForGood = false;
    if (isFollowed(status)) return { next: redirectTarget(answer.headers.location, url.href) };
    throw new Refused({ ...fault('bad_status', { status }), ...(retryAt && { retryAt }) });
  });
}

/** Holds the host's turn for one request only: feeds that redirect to each other's hosts would deadlock. */
function ask(
  { headers, ...question }: Omit<HttpRequest, 'deadline'>,
  budget: { leftMs: number },
  { userAgent, clock, connections, politeness, ...rules }: Means,
): Promise<HttpResponse & { retryAt?: Date }> {
  const manners = mannersFor(question.url, rules);
  return politeness.inTurn(manners, async () => {
    const start = performance.now();
    const whole = {
      ...question,
      headers: {
        ...headers,
        'user-agent': userAgent,
        'accept-encoding': question.undecoded || question.cut ? 'identity' : 'gzip, br',
      },
      deadline: start + budget.leftMs,
    };
    const answer = await connections.use(question.url.origin, (client) => exchange(client, whole));
    budget.leftMs -= performance.now() - start;
    if (!ASKS_TO_WAIT.includes(answer.status)) return answer;
    const retryAt = retryTime(answer.headers['retry-after'], clock.now());
    if (retryAt === undefined) return answer;
    politeness.leaveAlone(manners, retryAt);
    return { ...answer, retryAt };
  });
}

/** Statuses whose Retry-After we obey. */
export const ASKS_TO_WAIT: readonly number[] = [429, 503];

function isDocument(status: number, sent: Record<string, string>): boolean {
  return status === 200 || (status === 304 && ('if-none-match' in sent || 'if-modified-since' in sent));
}

function toResult({ answer: { status, bytes, headers }, isDirect, movedTo, movedForGood }: Arrival): FetchResult {
  if (status === 304) return { notModified: true };
  const { 'content-type': contentType, etag, 'last-modified': lastModified } = headers;
  return {
    bytes,
    ...(typeof contentType === 'string' && { contentType }),
    ...(movedTo !== undefined && { movedTo }),
    ...(movedForGood !== undefined && { movedForGood }),
    ...(isDirect && soundValidators(etag, lastModified)),
  };
}
