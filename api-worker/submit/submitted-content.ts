/**
 * What a publisher submits: a document, read and projected at once, or the address of a feed. With its readers and rules
 * this is half of the worker's code, so it is imported only by `import()`, where a document has come.
 */
import type { ReadResult } from '../../schemas/contracts/draft.ts';
import type { SubmittedReading } from '../../schemas/contracts/internal-api.ts';
import { error, type Problem } from '../../schemas/contracts/problems.ts';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { kindOrProblem } from '../../schemas/readers/kind-or-problem.ts';
import { type ReaderContext, readPadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { linkHasContact } from '../../schemas/rules/contacts.ts';
import { futureReleaseProblems } from '../../schemas/rules/future-releases.ts';
import { repairLink } from '../../schemas/rules/lenient-link.ts';
import { isObject } from '../../schemas/rules/members.ts';
import { isWebAddress } from '../../schemas/rules/web-address.ts';
import type { MediaType } from './sent-document.ts';

export { filledExample } from '../../schemas/readers/filled-example.ts';
export { fieldErrors, wordProblem } from '../../schemas/wording/problem-texts.ts';

export type Content = { url: string } | { reading: SubmittedReading };

const READERS = {
  'application/json': { kind: 'pad-json', read: readPadJson },
  'application/xml': { kind: 'pad-xml', read: readPadXml },
  'text/xml': { kind: 'pad-xml', read: readPadXml },
} as const satisfies Record<MediaType, object>;

/** Never throws on bad input. Problems are in document order, at most 100, and repeat no value. */
export function readContent(type: MediaType, bytes: Uint8Array, context: ReaderContext): Result {
  const { value } = type === 'application/json' ? parseJson(bytes) : {};
  const isAddress = isObject(value) && 'url' in value && !('pad_version' in value);
  if (isAddress) return readAddress(value.url);
  const { kind, result } = readDocument(type, bytes, context);
  const { problems, draft } = result;
  if (draft === undefined) return { problems };
  const { slugIsDerived = false, webhook } = result;
  return { content: { reading: { kind, draft, slugIsDerived, ...(webhook && { webhook }), problems } }, problems };
}

/** A document, whatever it looks like. Never throws on bad input. */
export function readDocument(
  type: MediaType,
  bytes: Uint8Array,
  context: ReaderContext,
): { kind: SubmittedReading['kind']; result: ReadResult } {
  const { kind, read } = READERS[type];
  const result = read(bytes, context);
  if (result.draft !== undefined) return { kind, result };
  // The name of another format says more than what PAD lacks in it.
  const other = kindOrProblem(bytes);
  const isNamed = typeof other === 'object' && other.values?.format !== undefined;
  return { kind, result: isNamed ? { problems: [other] } : result };
}

/**
 * Problems of a document with what will be one later.
 * @param trusted in development, "address:port" pairs where an endpoint may be all the same: nothing is said of that
 */
export function allProblems(
  { problems, draft, webhook, kind }: Partial<Omit<SubmittedReading, 'problems'>> & { problems: readonly Problem[] },
  trusted: readonly string[],
): readonly Problem[] {
  const all = draft === undefined ? problems : [...problems, ...futureReleaseProblems(draft, kind, new Date())];
  const isTrusted = webhook !== undefined && trusted.includes(new URL(webhook.url).host);
  return isTrusted ? all.filter(({ code }) => code !== 'webhook_refused') : all;
}

interface Result {
  content?: Content;
  problems: readonly Problem[];
}

/** Its shape alone: the pipeline asks it later, and only if it is public. */
function readAddress(url: unknown): Result {
  const address = typeof url === 'string' ? withScheme(url) : '';
  if (isFeedAddress(address)) return { content: { url: withoutFragment(address) }, problems: [] };
  return { problems: [error('/url', 'bad_address.feed')] };
}

/** `works.example/feed.json` is an address to people. */
function withScheme(url: string): string {
  const link = repairLink(url);
  return link?.wasBare ? link.address : url;
}

function isFeedAddress(url: string): boolean {
  if (!isWebAddress(url) || linkHasContact(url)) return false;
  const { protocol, port } = new URL(url);
  return protocol === 'https:' && port === '';
}

function withoutFragment(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}
