/** One function per kind of answer. Every header field an answer carries is set here. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { API_PROBLEMS, type ApiProblemCode } from '../../schemas/contracts/api-problems.ts';
import type { FieldError, ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { LINKSET, SHARED } from '../../schemas/contracts/shared-answers.ts';
import { defined } from '../../schemas/rules/without-undefined.ts';
import { knownBuild } from './assets.ts';
import { readBounded, remember } from './bounds.ts';
import { sha256 } from './crypto.ts';
import { requestId } from './log.ts';

type Links = SoftwarePage['links'];

/** `private`: unless {@link sharedByAll} says otherwise, an answer carries its caller's limits. */
const KEEP_A_MINUTE = 'private, max-age=60';
const DO_NOT_KEEP = 'no-store';
/** Whoever sends a key gets limits of their own with the same body. */
const BY_KEY = 'Authorization, X-API-Key';
/** Cache rule for a listing that does not exist: it may be published, or come back, at any moment. */
const SHARED_A_MINUTE = 'public, max-age=60';
const A_DAY = '86400';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Problem type of every quota, so that no client needs our documentation (draft-ietf-httpapi-ratelimit-headers-10). */
const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded';

export const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const READ_HEADERS = 'Authorization, If-None-Match, X-API-Key';
const WRITE_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-API-Key';

const EVERY_ANSWER = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Catalog-Build, X-Request-Id',
  'X-Content-Type-Options': 'nosniff',
};

/** A problem that the address alone determines may be cached like a good answer; any other may soon be over. */
const LASTING: readonly ApiProblemCode[] = [
  'bad_parameter',
  'not_found',
  'withdrawn',
  'manifest_incomplete',
  'publiccode_incomplete',
];

/** A document made here. Its entity tag is the digest of its bytes. */
export async function json(value: unknown, links?: Links): Promise<Response> {
  const text = lineOf(value);
  return document(text, await digestTag(text), links && linkField(links));
}

/** A document made of a file of the build and of `further`, and of nothing else. */
export async function jsonMadeOf(asset: Response, further: string, text: string): Promise<Response> {
  return document(text, await workedOut(asset, further, () => digestTag(text)), undefined);
}

/** An image made here. Opened as a page of its own, it may load nothing. */
export async function badge(svg: string, status: 200 | 404 | 410 = 200): Promise<Response> {
  return withFields(await sharedText(svg, 'image/svg+xml', status), {
    'Content-Security-Policy': "default-src 'none'",
  });
}

/** A news feed or another text made here, which is the same for every caller. */
export async function sharedText(text: string, mediaType: string, status = 200): Promise<Response> {
  const cache = status === 200 ? SHARED : SHARED_A_MINUTE;
  const type = `${mediaType}; charset=utf-8`;
  return respond(text, { 'Content-Type': type, 'Cache-Control': cache, ETag: await digestTag(text) }, status);
}

/** A file to download. Opened as a page, it may load nothing: its styles are inline. */
export function download(asset: Response, mediaType: string): Response {
  return respond(asset.body, {
    'Content-Type': mediaType,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': KEEP_A_MINUTE,
    ETag: tagOf(asset),
  });
}

/** A file of the build, byte for byte, with its own entity tag. */
export function file(asset: Response): Response {
  return document(asset.body, tagOf(asset), undefined);
}

/** The same with the links of its body as a field. @param linksIn the text of the file */
export async function linkedFile(asset: Response, linksIn: (text: string) => Links): Promise<Response> {
  let text: string | undefined;
  const Link = await workedOut(asset, 'links', async () => {
    text = await asset.text();
    return linkField(linksIn(text));
  });
  return document(text ?? asset.body, tagOf(asset), Link);
}

/** Of files, by their entity tags, which are digests of what they hold. */
const known = new Map<string, string>();
const MAX_KNOWN = 10_000;

/** @param what is worked out, and all that it depends on beside the file */
async function workedOut(asset: Response, what: string, work: () => Promise<string>): Promise<string> {
  const tag = tagOf(asset);
  const key = `${tag} ${what}`;
  const text = known.get(key) ?? (await work());
  if (tag !== undefined) remember(known, MAX_KNOWN, key, text);
  return text;
}

/** A file of the build with links for programs. */
export function linkset(asset: Response): Response {
  const answer = file(asset);
  answer.headers.set('Content-Type', LINKSET);
  return answer;
}

/**
 * RFC 9457. The detail says what is wrong, why, and how to fix it. It is our own text and contains nothing from the
 * caller or from an exception. While the base address is not known, its type is relative to the address it came from.
 */
export function problem(
  code: ApiProblemCode,
  detail: string,
  extra: { errors?: FieldError[]; violated?: string[]; headers?: Record<string, string> } = {},
): Response {
  const { status, title } = API_PROBLEMS[code];
  const { errors, violated } = extra;
  const type = violated === undefined ? `${knownBuild()?.baseUrl ?? ''}${paths.errors}#${code}` : QUOTA_EXCEEDED;
  const body: ProblemDocument = defined({ type, title, status, detail, code, errors, 'violated-policies': violated });
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Language': 'en',
    'Cache-Control': LASTING.includes(code) ? KEEP_A_MINUTE : DO_NOT_KEEP,
    ...extra.headers,
  };
  return respond(lineOf(body), headers, status);
}

/** The body of a request, or the answer to one that is too large or too slow. */
export async function readBody(request: Request, maxBytes: number, tooLarge: string): Promise<Uint8Array | Response> {
  const bytes = await readBounded(request, maxBytes);
  if (bytes === 'too_large') return problem('too_large', tooLarge);
  const detail = 'The body did not arrive within half a minute. Send it again, in one go.';
  return bytes === 'too_slow' ? problem('too_slow', detail, { headers: { Connection: 'close' } }) : bytes;
}

/**
 * @param location path of another address
 * @param status 308: it has taken the place of this one for good; 307: it says the same for as long as this one does not
 */
export function redirect(location: string, status: 307 | 308 = 308): Response {
  return respond(null, { 'Cache-Control': KEEP_A_MINUTE, Location: location }, status);
}

/** An answer that no cache may store: it needs the caller's token, or may change at any moment. */
export function unkept(value: unknown, status: 200 | 201 | 202 = 200, headers: Record<string, string> = {}): Response {
  return respond(lineOf(value), { 'Content-Type': JSON_TYPE, 'Cache-Control': DO_NOT_KEEP, ...headers }, status);
}

/** It is gone, as was asked. */
export const deleted = () => respond(null, { 'Cache-Control': DO_NOT_KEEP }, 204);

/** @param allowed methods of the address */
export function methodNotAllowed(allowed: readonly string[] = READ_METHODS): Response {
  const Allow = allowed.join(', ');
  const why = allowed === READ_METHODS ? 'Everything here is only read. ' : '';
  return problem('method_not_allowed', `${why}Use one of these methods: ${Allow}.`, { headers: { Allow } });
}

/** OPTIONS, which is also how a browser asks before a request with a key or a condition (CORS preflight). */
export function options(allowed: readonly string[] = READ_METHODS): Response {
  const isWritten = allowed !== READ_METHODS;
  const fields = {
    Allow: allowed.join(', '),
    'Access-Control-Allow-Methods': allowed.join(', '),
    'Access-Control-Allow-Headers': isWritten ? WRITE_HEADERS : READ_HEADERS,
    'Access-Control-Max-Age': A_DAY,
  };
  return respond(null, fields, 204);
}

/** The last step of every answer: 304 for a caller who has it, no body for HEAD (RFC 9110, 9.3.2, 13.1.2). */
export function toCaller(request: Request, answer: Response): Response {
  const { headers } = answer;
  // What shared caches keep is nobody's answer in particular.
  if (headers.get('Cache-Control')?.startsWith('public') !== true) headers.set('X-Request-Id', requestId(request));
  const build = knownBuild()?.name;
  if (build !== undefined) headers.set('X-Catalog-Build', build);
  if (isUnchanged(request, answer)) return notModified(answer);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}

/**
 * For an answer to a request without a key: lets shared caches keep it.
 * @returns false where it stays its caller's own, because it says something of who asked
 */
export function shareByAll({ headers, status }: Response): boolean {
  if (headers.get('Cache-Control') !== KEEP_A_MINUTE) return false;
  headers.set('Cache-Control', status === 404 || status === 410 ? SHARED_A_MINUTE : SHARED);
  headers.set('Vary', BY_KEY);
  return true;
}

/** Whether the caller holds what was asked for. */
export function isUnchanged({ method, headers }: Request, answer: Response): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && answer.status === 200 && isHeld(headers.get('If-None-Match'), answer.headers.get('ETag'));
}

function notModified(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('Content-Type');
  headers.delete('Content-Language');
  return new Response(null, { status: 304, headers });
}

/** Weak comparison: two tags are equal if their opaque parts are. */
function isHeld(condition: string | null, tag: string | null): boolean {
  if (condition === null || tag === null) return false;
  if (condition.trim() === '*') return true;
  const held: string[] = condition.match(/"[^"]*"/g) ?? [];
  return held.includes(tag.replace(/^W\//, ''));
}

function document(body: BodyInit | null, ETag: string | undefined, Link: string | undefined): Response {
  return respond(body, { 'Content-Type': JSON_TYPE, 'Cache-Control': KEEP_A_MINUTE, ETag, Link });
}

function respond(body: BodyInit | null, headers: Record<string, string | undefined>, status = 200): Response {
  return new Response(body, { status, headers: { ...EVERY_ANSWER, ...(defined(headers) as Record<string, string>) } });
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;
const tagOf = ({ headers }: Response) => headers.get('ETag') ?? undefined;

/** The answer with further header fields. It is one that was made here: a copy would cost as much as the answer. */
export function withFields(answer: Response, fields: Record<string, string>): Response {
  for (const [name, value] of Object.entries(fields)) answer.headers.set(name, value);
  return answer;
}

/** RFC 8288, with the relations of the body's `links`. */
function linkField(links: Links): string {
  return Object.entries(links)
    .filter(([, address]) => address !== null)
    .map(([relation, address]) => `<${address}>; rel="${relation}"`)
    .join(', ');
}

/** 128 bits of SHA-256: more than enough to tell versions of one document apart. */
async function digestTag(text: string): Promise<string> {
  return `"${(await sha256(text)).slice(0, 32)}"`;
}
