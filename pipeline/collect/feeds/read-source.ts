/** Reads one source: finds out what it is, fetches it, and hands it to the reader of its kind. */
import { hash } from 'node:crypto';
import type { ReadResult, WebhookRequest } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { unknownKind } from '../../../schemas/readers/detect-kind.ts';
import { MAX_UNKNOWN_BYTES } from '../../../schemas/readers/document-size.ts';
import { isCodeHost } from '../../../schemas/rules/code-hosts.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { forgeOf, gitlabAddress } from '../../../schemas/rules/repository-address.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import type { Refusal } from '../../repo/fetch/check-url.ts';
import type { DocumentKindName, DocumentReading, Stopped } from '../contract/isolated-reader.ts';
import { type ReaderTools, type SourceFailure, stoppedFailure } from '../contract/source-kind.ts';
import type { KnownSource, Reading, SourceFingerprint, SourceKey } from '../contract/source-memory.ts';
import { DOCUMENT_KINDS } from '../sources/document-kinds.ts';
import { SOURCE_KINDS } from '../sources/source-kinds.ts';
import type { FeedSource } from './feed-list.ts';

export interface SourceResult extends Omit<Reading, 'webhook'>, SourceFailure, SourceFingerprint {
  /** Private, so it is in no reading that is kept. */
  webhook?: WebhookRequest | undefined;
  /** Where there is one: what the reading is remembered under. */
  rememberedAs?: SourceKey | undefined;
  /** Host that redirects led to from the address. */
  movedTo?: string | undefined;
  /** Address that it has from now on, as its server says. */
  movedForGood?: string | undefined;
  /** It answered, and there was no time to read that: no failure of the source. */
  isUnread?: boolean;
}

export async function readSource(source: FeedSource, tools: ReaderTools): Promise<SourceResult> {
  const result = await readKnownKind(source, tools);
  const kind = result.kind ?? source.kind;
  if (kind === undefined || !isTurnedOff(kind, tools)) return result;
  const { digest, rememberedAs } = result;
  return { kind, digest, rememberedAs, problems: [error('', 'unknown_kind.off', { kind })] };
}

/** What is remembered is the reading itself, so that turning a kind on needs no new answer. */
function isTurnedOff(kind: FeedKind, { feedKinds = [] }: ReaderTools): boolean {
  const reader = SOURCE_KINDS[kind];
  return reader.isRepository !== true && reader.isOptIn === true && !feedKinds.includes(kind);
}

async function readKnownKind(source: FeedSource, tools: ReaderTools): Promise<SourceResult> {
  const { url, file } = source;
  if (file !== undefined) {
    const digest = hash('sha256', file.bytes);
    return { ...(await readFile(source.kind, file, tools)), digest };
  }
  const kind = source.kind ?? forgeOf(url ?? '');
  const key: SourceKey = { url: url ?? '', kind };
  const known = await tools.memory.recall(key);
  if (known?.notBefore !== undefined && known.notBefore > tools.now()) return postponed(kind, known);
  const result = await (kind !== undefined && SOURCE_KINDS[kind].isRepository === true
    ? readRepository(kind, key.url, tools)
    : readAddress(key, known, tools));
  const { unreachable, postponed: isPostponed, isUnread, problems, retryAt } = result;
  if (isUnread) return result;
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
  const reader = SOURCE_KINDS[kind];
  if (reader.isRepository !== true) return { problems: [unknownKind()] };
  const result = await reader.read(url, tools);
  const isUnread = result.problems[0]?.code === 'too_costly' && result.postponed === true;
  return { ...toResult(kind, result), ...(isUnread && { isUnread }) };
}

/** A document that somebody keeps: it is no page, and leads nowhere. */
async function readFile(
  kind: FeedKind | undefined,
  { name, bytes, withLines = false }: NonNullable<FeedSource['file']>,
  tools: ReaderTools,
): Promise<SourceResult> {
  if (isRepositoryKind(kind)) return readRepository(kind, '', tools);
  const attempt = await tools.reader.readDocument(
    { read: 'document', kind, url: undefined, mayBePage: false, withLines },
    { bytes, publisher: `file ${name}` },
  );
  return attempt.stopped === undefined ? toDocumentResult(attempt.value) : stoppedResult(kind, attempt.stopped);
}

function isRepositoryKind(kind: FeedKind | undefined): kind is Exclude<FeedKind, DocumentKindName> {
  return kind !== undefined && SOURCE_KINDS[kind].isRepository === true;
}

/** @param isLinked true for the feed a page leads to: it must be a document, so that pages lead to no further pages */
async function readAddress(
  key: SourceKey,
  known: KnownSource | undefined,
  tools: ReaderTools,
  isLinked = false,
): Promise<SourceResult> {
  const { url } = key;
  const kind = isRepositoryKind(key.kind) ? undefined : key.kind;
  const reader = kind && DOCUMENT_KINDS[kind];
  const memory = isLinked ? { ...key, url: asLinked(url) } : key;
  const answer = await tools.client.fetch(url, {
    maxBytes: reader?.maxBytes ?? MAX_UNKNOWN_BYTES,
    allowHttp: reader?.allowHttp === true,
    etag: known?.etag,
    lastModified: known?.lastModified,
  });
  if ('refusal' in answer) return refusedResult(kind, answer.refusal);
  if ('notModified' in answer) return again(url, known, tools);
  const { bytes, lastModified, movedTo, movedForGood } = answer;
  const isSafe = movedForGood !== undefined && !linkHasContact(movedForGood);
  const moved = { ...(movedTo !== undefined && { movedTo }), ...(isSafe && { movedForGood }) };
  // What is kept must not hold a contact, and an ETag may be any text.
  const etag = answer.etag !== undefined && linkHasContact(answer.etag) ? undefined : answer.etag;
  const seen = { etag, lastModified, digest: hash('sha256', bytes) };
  if (known?.digest === seen.digest) {
    await tools.memory.remember(memory, { ...known, ...seen });
    return { ...(await again(url, known, tools)), ...moved };
  }
  const attempt = await tools.reader.readDocument(
    { read: 'document', kind, url, mayBePage: !isLinked },
    { bytes, publisher: new URL(url).host, isSpent: true },
  );
  if (attempt.stopped === undefined && attempt.value.isPage) {
    const { leadsTo } = attempt.value;
    const isKept = leadsTo !== undefined && !linkHasContact(leadsTo);
    if (isKept) await tools.memory.remember(key, { ...seen, leadsTo });
    return { ...(await followPage(url, leadsTo, tools)), ...moved };
  }
  const found = attempt.stopped === undefined ? toDocumentResult(attempt.value) : stoppedResult(kind, attempt.stopped);
  const result: SourceResult = { ...found, ...moved, digest: seen.digest };
  if (result.isUnread || linkHasContact(url)) return result;
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
  const address = linked ?? new URL('/.well-known/catalog.json', url).href;
  const { leadsTo: _leadsTo, ...known } =
    (await tools.memory.recall({ url: asLinked(address), kind: undefined })) ?? {};
  const result = await readAddress({ url: address, kind: undefined }, known, tools, true);
  return linked === undefined && result.unreachable ? { problems: [pageProblem(new URL(url).hostname)] } : result;
}

/** Pages of forges that are not read are what publishers paste most. */
function pageProblem(host: string): Problem {
  return isCodeHost(host) ? error('', 'unknown_kind.code_host', { host }) : error('', 'unknown_kind.page');
}

function toDocumentResult({ isPage: _isPage, kind, ...result }: DocumentReading & { kind?: FeedKind }): SourceResult {
  return 'problems' in result ? toResult(kind, result) : { problems: [unknownKind()] };
}

function toResult(kind: FeedKind | undefined, result: ReadResult & SourceFailure): SourceResult {
  return 'webhook' in result ? { kind, ...result, webhookHost: hostOf(result.webhook?.url) } : { kind, ...result };
}

function stoppedResult(kind: FeedKind | undefined, stopped: Stopped): SourceResult {
  return { kind, ...stoppedFailure(stopped), ...(!stopped.isFinal && { isUnread: true }) };
}

function toReading({ kind, draft, slugIsDerived, webhookHost, problems }: SourceResult): Reading {
  return { kind, draft, slugIsDerived, webhookHost, problems };
}

function refusedResult(kind: FeedKind | undefined, { retryAt, ...fault }: Refusal): SourceResult {
  return { kind, unreachable: true, retryAt, problems: [{ pointer: '', severity: 'error', ...fault }] };
}
