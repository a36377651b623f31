/** Bounds for what others decide: how much a body holds, how long something takes, how much a process remembers. */

/** A document of the largest size takes a fraction of this on a slow line. */
const PATIENCE_MS = 30_000;

/**
 * Reads a body, counting as it arrives.
 * @returns why there is none, for a body of more than `maxBytes` or one that takes too long
 */
export async function readBounded(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array | 'too_large' | 'too_slow'> {
  const announced = Number(headers.get('Content-Length') ?? 0);
  if (body === null) return new Uint8Array();
  if (announced > maxBytes) return 'too_large';
  return within(PATIENCE_MS, readAll(body as ReadableStream<Uint8Array>, maxBytes), 'too_slow');
}

async function readAll(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | 'too_large'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Left unread: cancelling would end the connection, and a client still sending would never see the answer.
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.length;
    if (size > maxBytes) return 'too_large';
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The media type without its parameters, in small letters; undefined where the body is in another form than plain. */
export function plainMediaType(request: Request): string | undefined {
  const [type = '', ...parameters] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => /^charset\s*=\s*"?([^"\s]*)"?$/.exec(text.trim())?.[1]).find(Boolean);
  const isCompressed = !['', 'identity'].includes((request.headers.get('Content-Encoding') ?? '').toLowerCase());
  // JSON is UTF-8 by definition (RFC 8259, 8.1). XML says itself what it is in.
  const isOtherJson = type.trim() === 'application/json' && charset !== undefined && charset !== 'utf-8';
  return isCompressed || isOtherJson ? undefined : type.trim();
}

/** What the promise gives, or `late` where it takes longer than so many milliseconds. */
export async function within<T, const L>(patienceMs: number, promise: Promise<T>, late: L): Promise<T | L> {
  const { promise: tooLate, resolve } = Promise.withResolvers<L>();
  const timer = setTimeout(resolve, patienceMs, late);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sets an entry, the newest now. Beyond so many, the oldest is forgotten. */
export function remember<V>(entries: Map<string, V>, max: number, key: string, value: V): void {
  entries.delete(key);
  entries.set(key, value);
  for (const oldest of entries.keys()) {
    if (entries.size <= max) break;
    entries.delete(oldest);
  }
}
