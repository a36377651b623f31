/** Validates what publishers bring, of every kind: files and addresses, each with every problem and its place. */
import { open, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { MAX_UNKNOWN_BYTES, tooLarge } from '../../../schemas/readers/document-size.ts';
import { toValidation, type Validation } from '../../../schemas/readers/read-document.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import { readSource } from './read-source.ts';

export interface TargetValidation extends Validation {
  /** Path or address. */
  target: string;
}

/** Endings of files that may be feeds, when a whole folder is checked. */
const FEED_ENDINGS = ['.json', '.xml', '.yaml', '.yml'];

/** Files of a folder and what is below it; anything else is given back as it is. Sorted by name. */
export async function expandTarget(target: string): Promise<string[]> {
  if (isAddress(target)) return [target];
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [target];
  return entries
    .filter((entry) => entry.isFile() && FEED_ENDINGS.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param target path of a file, or an address, which is fetched like any feed */
export async function validateTarget(
  target: string,
  tools: ReaderTools,
  kind?: FeedKind | undefined,
): Promise<TargetValidation> {
  const local = isAddress(target) ? undefined : await readLocal(target);
  if (local !== undefined && 'problem' in local) {
    return { target, ...toValidation(kind ?? null, { problems: [local.problem] }) };
  }
  const source =
    local === undefined ? { kind, url: target } : { kind, file: { name: target, bytes: local.bytes, withLines: true } };
  const result = await readSource(source, tools);
  return { target, ...toValidation(result.kind ?? null, result) };
}

function isAddress(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
}

/** Reads no more than the largest feed, so that a device or a huge file cannot fill the memory. */
async function readLocal(path: string): Promise<{ bytes: Buffer } | { problem: Problem }> {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  try {
    file = await open(path);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_UNKNOWN_BYTES) {
        return { problem: tooLarge(MAX_UNKNOWN_BYTES) };
      }
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch {
    return { problem: error('', 'unreadable_file') };
  } finally {
    await file?.close();
  }
}
