/** One request and its answer, bounded in time and size. */
import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync, gunzip, gunzipSync } from 'node:zlib';
import type { Client, Dispatcher } from 'undici';
import { refused } from './refusals.ts';

export type HeaderFields = Record<string, string | string[] | undefined>;

/** An answer with any status; its body is decoded and bounded. */
export interface HttpResponse {
  status: number;
  headers: HeaderFields;
  bytes: Buffer;
}

export interface HttpRequest {
  url: URL;
  headers: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
  maxBytes: number;
  /** Bytes as they came, for a digest. */
  undecoded?: boolean;
  /** What comes before the size or the time runs out is the answer. */
  cut?: boolean;
  /** By performance.now(). */
  deadline: number;
  /** Where false, the body is not read: the bytes are empty, and the connection is closed. */
  isWanted(status: number): boolean;
}

export async function exchange(client: Client, question: HttpRequest): Promise<HttpResponse> {
  // Also ends a look-up, an unfinished connection, and a body that trickles in, which no idle timeout would.
  const timer = setTimeout(() => void client.destroy(refused('timeout')), question.deadline - performance.now());
  try {
    const answer = await ask(client, question);
    return question.undecoded ? answer : { ...answer, bytes: await decode(answer, question.maxBytes) };
  } finally {
    clearTimeout(timer);
  }
}

/** Written as a handler of undici, because its streams cost as much as all the rest of a request. */
function ask(client: Client, { url, headers, body, maxBytes, cut, isWanted }: HttpRequest): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: {} as HeaderFields };
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => resolve({ ...answer, bytes: Buffer.concat(chunks).subarray(0, maxBytes) });
    const handler: Dispatcher.DispatchHandler = {
      // Required by undici.
      onRequestStart() {},
      onResponseStart(controller, status, fields) {
        if (status < 200) return;
        Object.assign(answer, { status, headers: fields });
        if (isWanted(status)) return;
        resolve({ ...answer, bytes: Buffer.alloc(0) });
        controller.abort(new Error('The body is not wanted.'));
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size <= maxBytes || cut) chunks.push(chunk);
        if (size > maxBytes) controller.abort(refused('too_large', { limit: maxBytes }));
      },
      onResponseEnd() {
        end();
      },
      onResponseError(_controller, error) {
        if (cut && answer.status !== 0) end();
        else reject(error);
      },
    };
    const asked = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body };
    client.dispatch({ ...asked, path: url.pathname + url.search, headers }, handler);
  });
}

/** Larger ones are decompressed in zlib's threads: for a small one the way there and back costs more than the work. */
const SMALL = 64 * 1024;
const IN_PLACE = { gunzip: gunzipSync, brotli: brotliDecompressSync };
const IN_THREADS = { gunzip: promisify(gunzip), brotli: promisify(brotliDecompress) };

/** At most one layer of compression, with its size checked while it is undone. */
async function decode({ headers, bytes }: HttpResponse, maxBytes: number): Promise<Buffer> {
  // Answers without a body, such as 304, say how their body would have been compressed.
  if (bytes.length === 0) return bytes;
  const options = { maxOutputLength: maxBytes };
  const by = bytes.length <= SMALL ? IN_PLACE : IN_THREADS;
  switch (String(headers['content-encoding'] ?? 'identity').toLowerCase()) {
    case 'identity':
      return bytes;
    case 'gzip':
    case 'x-gzip':
      return by.gunzip(bytes, options);
    case 'br':
      return by.brotli(bytes, options);
    default:
      throw refused('bad_encoding.compression');
  }
}
