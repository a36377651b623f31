/** One request and its answer, bounded in time and size. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    return question.undecoded ? answer : { ...answer, bytes: decode(answer, question.maxBytes) };
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

/**
 * At most one layer of compression, with its size checked while it is undone. Not in zlib's threads: for a small document the
 * way there and back costs more than the work, and one of 16 MiB takes 0.2 s of processor time at most.
 */
function decode({ headers, bytes }: HttpResponse, maxBytes: number): Buffer {
  // Answers without a body, such as 304, say how their body would have been compressed.
  if (bytes.length === 0) return bytes;
  const options = { maxOutputLength: maxBytes };
  switch (String(headers['content-encoding'] ?? 'identity').toLowerCase()) {
    case 'identity':
      return bytes;
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, options);
    case 'br':
      return brotliDecompressSync(bytes, options);
    default:
      throw refused('bad_encoding.compression');
  }
}
