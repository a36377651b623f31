/** The worker's log. It holds nothing of a person, a publisher or a caller: no address, no token, no document. */

/**
 * Where it happened and nothing else: a message may hold a piece of the document or the address that caused it.
 * @param request that it was answered to; its id stands in the last line
 */
export function logBug(error: unknown, request?: Request): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = stack.replace(message, '').match(/^ {4}at .*$/gm) ?? [];
  // biome-ignore lint/suspicious/noConsole: the worker's log is the only place where a bug shows
  console.error([name, ...frames, ...(request ? [`    request ${requestId(request)}`] : [])].join('\n'));
}

/** One line of JSON. @param facts words and numbers of ours */
export function logEvent(event: string, facts: Readonly<Record<string, string | number>>): void {
  // biome-ignore lint/suspicious/noConsole: the worker's log is made of these lines
  console.log(JSON.stringify({ event, ...facts }));
}

const ids = new WeakMap<Request, string>();

/**
 * One id for each request, on its answer and in the log: a question about an answer leads to the lines about it. It is
 * Cloudflare's own, by which its dashboard finds the request, too; elsewhere a random one.
 */
export function requestId(request: Request): string {
  const known = ids.get(request) ?? newId(request.headers.get('CF-Ray') ?? '');
  ids.set(request, known);
  return known;
}

/** Whatever else stands in the field was written by the caller. */
function newId(ray: string): string {
  return /^[0-9a-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}
