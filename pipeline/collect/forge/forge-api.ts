/** Asking a forge's API: conditional requests, pages, and a projection of every answer before anything sees it. */
import { Refused, refused } from '../../repo/fetch/refusals.ts';
import { type RawAnswer, refusalOfAnswer } from '../../repo/forge/forge-refusals.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { Entries } from '../contract/cache.ts';
import type { CachedAnswer } from '../contract/source-memory.ts';
import type { ReadAnswer, Shape } from './answer-shape.ts';
import { IS_JSON } from './one-origin-fetch.ts';

/** One GET, or a POST of what is to be sent as JSON; throws {@link Refused} if no answer arrives. */
type Send = (address: string, headers: Record<string, string>, sent?: unknown) => Promise<RawAnswer>;

export interface ForgePage<T> {
  value: T;
  /** Address of the next page. */
  next?: string | undefined;
}

export interface ForgeApi {
  /** Throws {@link Refused}. */
  ask<T>(address: string, shape: Shape<T>): Promise<ForgePage<T>>;
  /** The same, undefined where the answer has one of these statuses. */
  askUnless<T>(statuses: readonly number[], address: string, shape: Shape<T>): Promise<ForgePage<T> | undefined>;
  /**
   * A question in a language of its own, sent as JSON, which no forge answers conditionally. Throws {@link Refused}.
   * @param basis as long as it is the same, the answer is, too
   */
  query<T>(address: string, question: object, shape: Shape<T>, basis: string): Promise<T>;
}

interface ApiParts {
  send: Send;
  readAnswer: ReadAnswer;
  cache: Entries<CachedAnswer> | undefined;
  now: () => Date;
}

export function forgeApi(parts: ApiParts): ForgeApi {
  return {
    async ask(address, shape) {
      const answer = await askOnce(parts, address, shape);
      if ('status' in answer) throw new Refused(answer.refusal);
      return answer;
    },
    async askUnless(statuses, address, shape) {
      const answer = await askOnce(parts, address, shape);
      if (!('status' in answer)) return answer;
      // A limit has status 403 at GitHub, and says nothing about what is there.
      if (statuses.includes(answer.status) && answer.refusal.code !== 'rate_limited') return undefined;
      throw new Refused(answer.refusal);
    },
    async query(address, question, shape, basis) {
      const place = `${address}#${sha256(JSON.stringify(question))}`;
      const etag = sha256(basis);
      const kept = await parts.cache?.get(place);
      if (kept?.etag === etag && isSound(place, shape.name, kept)) return JSON.parse(kept.answer);
      const answer = await parts.send(address, {}, question);
      if (answer.status !== 200) throw new Refused(refusalOfAnswer(answer, parts.now()));
      const value = await parts.readAnswer(shape, bytesOf(answer.body));
      if (value === undefined) throw refused('bad_answer');
      const text = JSON.stringify(value);
      await parts.cache?.set(place, sealed(place, { etag, shape: shape.name, answer: text }));
      return JSON.parse(text);
    },
  };
}

async function askOnce<T>({ send, readAnswer, cache, now }: ApiParts, address: string, shape: Shape<T>) {
  const kept = await cache?.get(address);
  const known = kept !== undefined && isSound(address, shape.name, kept) ? kept : undefined;
  const answer = await send(address, {
    ...(shape.accept !== undefined && { accept: shape.accept }),
    ...(known !== undefined && { 'if-none-match': known.etag }),
  });
  const { status, header, body } = answer;
  const linked = { next: nextPage(header('link'), address) };
  if (status === 304 && known !== undefined) {
    // Fields of a 304 take the place of kept ones (RFC 9111, 4.3.4): a page may get a next one without changing itself.
    return answerOf<T>(known.answer, header('link') === undefined ? {} : linked);
  }
  if (status !== 200) return { status, refusal: refusalOfAnswer(answer, now()) };
  // Where a file is wanted, JSON is something else that the forge has to say.
  if (shape.path !== undefined && header(IS_JSON) !== undefined) throw refused('bad_answer');
  const value = await readAnswer(shape, bytesOf(body));
  if (value === undefined) throw refused('bad_answer');
  const text = JSON.stringify({ value, ...linked });
  const etag = header('etag');
  if (etag !== undefined) await cache?.set(address, sealed(address, { etag, shape: shape.name, answer: text }));
  // Read from the text as a later run reads it, so that both give the same.
  return answerOf<T>(text);
}

/** Octokit gives what is no text as a buffer of memory. */
function bytesOf(body: unknown): Uint8Array {
  return body instanceof ArrayBuffer ? new Uint8Array(body) : body instanceof Uint8Array ? body : new Uint8Array();
}

function answerOf<T>(text: string, newer: { next?: string | undefined } = {}): ForgePage<T> {
  return { ...JSON.parse(text), ...newer };
}

/** False for an entry that was cut, changed, mixed up, or made by another projection. */
function isSound(address: string, shape: string, kept: CachedAnswer): boolean {
  return kept.shape === shape && kept.seal === sealed(address, kept).seal;
}

function sealed(address: string, { etag, shape, answer }: Omit<CachedAnswer, 'seal'>): CachedAnswer {
  return { etag, shape, answer, seal: sha256(JSON.stringify([address, etag, shape, answer])) };
}

/** `Link: <…>; rel="next"` (RFC 8288), on the origin that was asked: proxies are known to name another scheme. */
function nextPage(link: string | undefined, address: string): string | undefined {
  const target = link?.match(/<([^<>]{1,2048})>\s*;\s*rel="?next"?/)?.[1];
  if (target === undefined || !URL.canParse(target, address)) return undefined;
  const { pathname, search } = new URL(target, address);
  return new URL(pathname + search, address).href;
}
