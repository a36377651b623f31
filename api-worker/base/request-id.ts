/** One id for each request, on its answer and in the log: a question about an answer leads to the lines about it. */

const ids = new WeakMap<Request, string>();

/** Cloudflare's own, by which its dashboard finds the request, too; elsewhere a random one. */
export function requestId(request: Request): string {
  const known = ids.get(request) ?? newId(request.headers.get('CF-Ray') ?? '');
  ids.set(request, known);
  return known;
}

/** Whatever else stands in the field was written by the caller. */
function newId(ray: string): string {
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
