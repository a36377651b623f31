/** Validates what publishers bring, of every kind: files and addresses, each with every problem and its place. */
import { open, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import type { Draft } from '../schemas/draft.ts';
import type { FeedKind } from '../schemas/generated/feed.ts';
import { error, hasErrors, type Problem, unescapeKey } from '../schemas/problems.ts';
import { lineAndColumn } from '../schemas/readers/json-text.ts';
import { type ReaderTools, readSource } from './feeds/read-source.ts';
import { MAX_UNKNOWN_BYTES } from './fetch/guarded-client.ts';

export interface PlacedProblem extends Problem {
  /** 1-based line in the document, where it is known. */
  line?: number;
}

export interface Validation {
  target: string;
  /** null where it could not be found out. */
  kind: FeedKind | null;
  valid: boolean;
  problems: PlacedProblem[];
  /** What the catalog would take over. */
  draft?: Draft;
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
): Promise<Validation> {
  const local = isAddress(target) ? undefined : await readLocal(target);
  if (local !== undefined && 'problem' in local) {
    return { target, kind: kind ?? null, valid: false, problems: [local.problem] };
  }
  const source = local === undefined ? { kind, url: target } : { kind, file: { name: target, bytes: local.bytes } };
  const result = await readSource(source, tools);
  const problems = local === undefined ? result.problems : withLines(result.problems, local.bytes);
  return {
    target,
    kind: result.kind ?? null,
    valid: result.draft !== undefined && !hasErrors(problems),
    problems,
    ...(result.draft && { draft: result.draft }),
  };
}

function isAddress(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
}

/** Reads no more than a feed may have, so that a device or a huge file cannot fill the memory. */
async function readLocal(path: string): Promise<{ bytes: Buffer } | { problem: Problem }> {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  try {
    file = await open(path);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_UNKNOWN_BYTES) {
        return { problem: error('', 'too_large', `The document is larger than ${MAX_UNKNOWN_BYTES} bytes.`) };
      }
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch {
    return { problem: error('', 'unreadable_file', 'The file cannot be read.') };
  } finally {
    await file?.close();
  }
}

/** Lines are known for JSON only; other kinds say the place in their own words. */
function withLines(problems: readonly Problem[], bytes: Buffer): PlacedProblem[] {
  const text = bytes.toString('utf8');
  // With a place in it, the document was read, so it is not nested too deep for this parser.
  const isRead = problems.some(({ pointer }) => pointer !== '');
  const tree = isRead && text.trimStart().startsWith('{') ? parseTree(text) : undefined;
  if (tree === undefined) return [...problems];
  return problems.map((problem) => {
    if (problem.pointer === '') return problem;
    const offset = offsetOf(tree, problem.pointer);
    return offset === undefined ? problem : { ...problem, line: lineAndColumn(text, offset).line };
  });
}

/** Where the value stands; for a missing member, where the object stands that lacks it. */
function offsetOf(tree: NonNullable<ReturnType<typeof parseTree>>, pointer: string): number | undefined {
  const steps: JSONPath = pointer
    .split('/')
    .slice(1)
    .map(unescapeKey)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return tree.offset;
}
