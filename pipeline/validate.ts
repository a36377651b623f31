/** Validates documents of publishers: files and addresses, each with every problem and its place. */
import { open } from 'node:fs/promises';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { error, hasErrors, type Problem, unescapeKey } from '../schemas/problems.ts';
import { lineAndColumn } from '../schemas/readers/json-text.ts';
import type { ReaderContext } from '../schemas/readers/pad-json.ts';
import { FEED_READERS } from './feeds/readers.ts';
import { type FetchResult, type GuardedClient, MAX_DOCUMENT_BYTES } from './fetch/guarded-client.ts';

export interface PlacedProblem extends Problem {
  /** 1-based line in the document, where it is known. */
  line?: number;
}

export interface Validation {
  target: string;
  valid: boolean;
  problems: PlacedProblem[];
}

/** @param target path of a file, or an https address, which is fetched like any feed */
export async function validateTarget(
  target: string,
  client: GuardedClient,
  context: ReaderContext,
): Promise<Validation> {
  const fetched = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) ? await client.fetch(target) : await readLocal(target);
  if ('refusal' in fetched) {
    const { code, message } = fetched.refusal;
    return { target, valid: false, problems: [error('', code, message)] };
  }
  const { problems } = FEED_READERS['pad-json'](fetched.bytes, context);
  return { target, valid: !hasErrors(problems), problems: withLines(problems, fetched.bytes) };
}

/** Reads no more than a feed may have, so that a device or a huge file cannot fill the memory. */
async function readLocal(path: string): Promise<FetchResult> {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  try {
    file = await open(path);
    const buffer = Buffer.alloc(MAX_DOCUMENT_BYTES + 1);
    let size = 0;
    for (let read = -1; read !== 0 && size < buffer.length; size += read) {
      read = (await file.read(buffer, size, buffer.length - size)).bytesRead;
    }
    if (size <= MAX_DOCUMENT_BYTES) return { bytes: buffer.subarray(0, size) };
    return { refusal: { code: 'too_large', message: `The document is larger than ${MAX_DOCUMENT_BYTES} bytes.` } };
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    const message = code === 'EISDIR' ? 'It is a folder; name the files in it.' : 'The file cannot be read.';
    return { refusal: { code: 'unreadable_file', message } };
  } finally {
    await file?.close();
  }
}

function withLines(problems: readonly Problem[], bytes: Buffer): PlacedProblem[] {
  const text = bytes.toString('utf8');
  const tree = problems.length > 0 ? parseTree(text) : undefined;
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
