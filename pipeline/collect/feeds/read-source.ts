/** Reads one source: finds out what it is, fetches it, and hands it to the reader of its kind. */
import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { WebhookRequest } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { type DetectedKind, detectKind, kindOf, unknownKind } from '../../../schemas/readers/detect-kind.ts';
import { tooLarge } from '../../../schemas/readers/document-size.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import type { FeedInput, ReaderTools, SourceKind } from '../contract/source-kind.ts';
import type { Evidence, KnownSource, Reading, SourceKey } from '../contract/source-memory.ts';
import { MAX_UNKNOWN_BYTES } from '../fetch/guarded-client.ts';
import type { Refusal } from '../fetch/public-address.ts';
import { forgeOf, gitlabAddress } from '../forge/repository-address.ts';
import { SOURCE_KINDS } from '../sources/kinds.ts';
import { linkedFeed, wellKnownFeed } from './discover.ts';
import type { FeedSource } from './feed-list.ts';

export interface SourceResult extends Reading, Evidence {
  /** Private, so it is in no reading that is kept. */
  webhook?: WebhookRequest | undefined;
  /** Where there is one: what the reading is remembered under. */
  rememberedAs?: SourceKey | undefined;
  /** The source did not answer, as opposed to saying something wrong. */
  unreachable?: boolean | undefined;
  /** It was not asked this time, or could not answer through no fault of its own. */
  postponed?: boolean | undefined;
  /** When it may be asked again. */
  retryAt?: Date | undefined;
}

export async function readSource(source: FeedSource, tools: ReaderTools): Promise<SourceResult> {
  const { url, file } = source;
  if (file !== undefined) {
    const result = await readDocument(source.kind, { url, bytes: file.bytes }, tools);
    return { ...result, digest: hash('sha256', file.bytes) };
  }
  const kind = source.kind ?? forgeOf(url ?? '');
  const key: SourceKey = { url: url ?? '', kind };
  const known = await tools.memory.recall(key);
  if (known?.notBefore !== undefined && known.notBefore > tools.now()) return postponed(kind, known);
  const result = await (kind !== undefined && SOURCE_KINDS[kind].isRepository === true
    ? readRepository(kind, key.url, tools)
    : readAddress(key, known, tools));
  const { unreachable, postponed: isPostponed, problems, retryAt } = result;
  if (unreachable || isPostponed) {
    await tools.memory.noteFailure(key, { code: problems[0]?.code ?? 'unreachable', retryAt });
  } else if (known?.failingCode !== undefined) {
    await tools.memory.noteAnswer(key);
  }
  return result;
}

function postponed(kind: FeedKind | undefined, { failingCode = 'unreachable' }: KnownSource): SourceResult {
  const problem: Problem = { pointer: '', severity: 'error', code: failingCode, variant: 'asked_later' };
  return { kind, postponed: true, problems: [problem] };
}

async function readRepository(kind: FeedKind, url: string, tools: ReaderTools): Promise<SourceResult> {
  return toResult(kind, await SOURCE_KINDS[kind].read({ url, bytes: NOTHING }, tools));
}

const NOTHING = new Uint8Array();

/** @param isLinked true for the feed a page leads to: it must be a document, so that pages lead to no further pages */
async function readAddress(
  key: SourceKey,
  known: KnownSource | undefined,
  tools: ReaderTools,
  isLinked = false,
): Promise<SourceResult> {
  const { url, kind } = key;
  const memory = isLinked ? { ...key, url: asLinked(url) } : key;
  const answer = await tools.client.fetch(url, {
    maxBytes: kind ? SOURCE_KINDS[kind].maxBytes : MAX_UNKNOWN_BYTES,
    allowHttp: kind !== undefined && SOURCE_KINDS[kind].allowHttp === true,
    etag: known?.etag,
    lastModified: known?.lastModified,
  });
  // Reading blocks everything else, so answers that have arrived are taken first, and the next requests sent.
  await setImmediate();
  if ('refusal' in answer) return refusedResult(kind, answer.refusal);
  if ('notModified' in answer) return again(url, known, tools);
  const { bytes, lastModified } = answer;
  // What is kept must not hold a contact, and an ETag may be any text.
  const etag = answer.etag !== undefined && linkHasContact(answer.etag) ? undefined : answer.etag;
  const seen = { etag, lastModified, digest: hash('sha256', bytes) };
  if (known?.digest === seen.digest) {
    await tools.memory.remember(memory, { ...known, ...seen });
    return again(url, known, tools);
  }
  const detected = kind ?? detectKind(bytes);
  if (detected === 'html' && !isLinked) {
    const leadsTo = linkedFeed(bytes.toString('utf8'), url);
    const isKept = leadsTo !== undefined && !linkHasContact(leadsTo);
    if (isKept) await tools.memory.remember(key, { ...seen, leadsTo });
    return followPage(url, leadsTo, tools);
  }
  const result = { ...(await readDocument(detected, { url, bytes }, tools)), digest: seen.digest };
  // A reading that took too long may have met a busy machine: the same bytes are read again the next time.
  const isFinal = !result.problems.some(({ code }) => code === 'too_complex');
  if (!isFinal || linkHasContact(url)) return result;
  await tools.memory.remember(memory, { ...seen, reading: toReading(result) });
  return result.webhook === undefined ? result : { ...result, rememberedAs: memory };
}

/** The memory of an address as the feed a page links to is separate from its memory as a feed of its own. */
const asLinked = (url: string) => `${url} (linked)`;

/** What the source said last time, because it has not changed. */
function again(url: string, known: KnownSource | undefined, tools: ReaderTools): Promise<SourceResult> | SourceResult {
  if (known?.leadsTo !== undefined) return followPage(url, known.leadsTo, tools);
  return { ...(known?.reading ?? { problems: [unknownKind()] }), digest: known?.digest };
}

/** The feed a page links to; else the project, if its host is a GitLab; else the manifest of its host. */
async function followPage(url: string, linked: string | undefined, tools: ReaderTools): Promise<SourceResult> {
  if (linked === undefined && gitlabAddress(url) !== undefined) {
    const project = await readRepository('gitlab', url, tools);
    if (project.unreachable !== true) return project;
  }
  const address = linked ?? wellKnownFeed(url);
  const { leadsTo: _leadsTo, ...known } =
    (await tools.memory.recall({ url: asLinked(address), kind: undefined })) ?? {};
  const result = await readAddress({ url: address, kind: undefined }, known, tools, true);
  return linked === undefined && result.unreachable ? { problems: [unknownKind()] } : result;
}

async function readDocument(
  kind: DetectedKind | undefined,
  input: FeedInput,
  tools: ReaderTools,
): Promise<SourceResult> {
  const found = kind === undefined || kind === 'html' ? kindOf(input.bytes) : kind;
  if (typeof found === 'object') return { problems: [found] };
  const { maxBytes, read } = SOURCE_KINDS[found];
  if (input.bytes.length > maxBytes) return { kind: found, problems: [tooLarge(maxBytes)] };
  return toResult(found, await read(input, tools));
}

function toResult(kind: FeedKind, result: Awaited<ReturnType<SourceKind['read']>>): SourceResult {
  return 'webhook' in result ? { kind, ...result, webhookHost: hostOf(result.webhook?.url) } : { kind, ...result };
}

function toReading({ kind, draft, slugIsDerived, webhookHost, problems }: SourceResult): Reading {
  return { kind, draft, slugIsDerived, webhookHost, problems };
}

function refusedResult(kind: FeedKind | undefined, { retryAt, ...fault }: Refusal): SourceResult {
  return { kind, unreachable: true, retryAt, problems: [{ pointer: '', severity: 'error', ...fault }] };
}
