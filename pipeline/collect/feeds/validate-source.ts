/** Validates what publishers bring, of every kind: files and addresses, each with every problem and its place. */
import { createReadStream } from 'node:fs';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parse as parseHost } from 'tldts';
import type { FeedPointer } from '../../../schemas/contracts/generated/feed.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { MAX_UNKNOWN_BYTES, tooLarge } from '../../../schemas/readers/document-size.ts';
import { filledExample } from '../../../schemas/readers/filled-example.ts';
import { foreignFormat } from '../../../schemas/readers/foreign-formats.ts';
import { parseJson } from '../../../schemas/readers/json-text.ts';
import { toValidation, type Validation } from '../../../schemas/readers/validation.ts';
import { futureReleaseProblems } from '../../../schemas/rules/future-releases.ts';
import { repairLink } from '../../../schemas/rules/lenient-link.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import type { FeedSource } from './feed-list.ts';
import { isPointer, pointerProblems } from './feed-problems.ts';
import { readSource, type SourceResult } from './read-source.ts';

export interface TargetValidation extends Validation {
  /** Path or address. */
  target: string;
  /** The address that the file follows, where that was not read. */
  follows?: string;
}

export interface ValidateOptions {
  kind?: FeedKind | undefined;
  /** A file that follows an address is read there; otherwise it is only looked at. */
  follow: boolean;
  /** address:port pairs that may be followed although they are not public. */
  trust: readonly string[];
}

/** Endings of files that may be feeds, when a whole folder is checked. */
const FEED_ENDINGS = ['.json', '.xml', '.yaml', '.yml'];

/** Files of a folder and what is below it; anything else is given back as it is. Sorted by name. */
export async function expandTarget(target: string): Promise<string[]> {
  if (isAddress(target)) return [target];
  const names = await allFiles(target).catch(() => undefined);
  if (names === undefined) return [target];
  return names.filter((name) => FEED_ENDINGS.includes(extname(name).toLowerCase())).map((name) => join(target, name));
}

/** @param target path of a file, or an address, which is fetched like any feed */
export async function validateTarget(
  target: string,
  tools: ReaderTools,
  reading: ValidateOptions,
): Promise<TargetValidation> {
  const { kind } = reading;
  const local = isAddress(target) ? undefined : await readLocal(target);
  const address = local !== undefined && 'problem' in local ? bareAddress(target) : undefined;
  if (address !== undefined) return { ...(await validateTarget(address, tools, reading)), target };
  if (local !== undefined && 'problem' in local) {
    return { target, ...toValidation(kind ?? null, { problems: [local.problem] }) };
  }
  const { value } = local === undefined ? {} : parseJson(local.bytes);
  // Other formats name an address as `url`, too.
  if (local !== undefined && kind === undefined && isPointer(value) && foreignFormat('', value) === undefined) {
    return { target, ...(await validatePointer({ target, value, bytes: local.bytes }, tools, reading)) };
  }
  const source =
    local === undefined ? { kind, url: target } : { kind, file: { name: target, bytes: local.bytes, withLines: true } };
  const result = await readNow(source, tools);
  const example = local && filledExample(local.bytes, result.problems);
  return { target, ...toValidation(result.kind ?? null, result), ...(example && { example }) };
}

async function validatePointer(
  { target, value, bytes }: { target: string; value: Record<string, unknown>; bytes: Buffer },
  tools: ReaderTools,
  { follow, trust }: ValidateOptions,
): Promise<Omit<TargetValidation, 'target'>> {
  const problems = pointerProblems(target, value, { trusted: new Set(trust), addresses: new Map() });
  if (problems.length > 0) return toValidation(null, { problems }, bytes);
  const { url, kind } = value as unknown as FeedPointer;
  if (!follow) return { kind: kind ?? null, valid: true, problems: [], follows: url };
  const result = await readNow({ kind, url }, tools);
  return toValidation(result.kind ?? null, result);
}

/** With what is said only today. */
async function readNow(source: FeedSource, tools: ReaderTools): Promise<SourceResult> {
  const result = await readSource(source, tools);
  const announced = result.draft === undefined ? [] : futureReleaseProblems(result.draft, result.kind, tools.now());
  return { ...result, problems: [...result.problems, ...announced] };
}

/** `codeberg.org/works/tool`, where no file is called so. */
function bareAddress(target: string): string | undefined {
  const link = /^www\.|\//.test(target) ? repairLink(target) : undefined;
  return link?.wasBare && parseHost(link.address).isIcann ? link.address : undefined;
}

function isAddress(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
}

/** Reads no more than the largest feed, so that a device or a huge file cannot fill the memory. */
async function readLocal(path: string): Promise<{ bytes: Buffer } | { problem: Problem }> {
  try {
    const bytes = await buffer(createReadStream(path, { end: MAX_UNKNOWN_BYTES }));
    return bytes.length > MAX_UNKNOWN_BYTES ? { problem: tooLarge(MAX_UNKNOWN_BYTES) } : { bytes };
  } catch {
    return { problem: error('', repairLink(path)?.wasBare ? 'unreadable_file.address' : 'unreadable_file') };
  }
}
