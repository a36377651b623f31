/** The entry: one request in, one answer out, and the one place where a bug becomes an answer. */
import type { Env } from './env.ts';
import { problem, toCaller } from './responses.ts';
import { router } from './routes.ts';

export default {
  async fetch(request, env): Promise<Response> {
    return toCaller(request, await answer(request, env));
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env): Promise<Response> {
  try {
    const asGet = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
    return await router.fetch(asGet, env);
  } catch (error) {
    logBug(error);
    return problem(request, 'internal_error', 'The server made a mistake. Try again in a minute.');
  }
}

/** Where it happened and nothing else: a message may hold a piece of the document or the address that caused it. */
function logBug(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error();
  const frames = stack.replace(message, '').match(/^ {4}at .*$/gm) ?? [];
  // biome-ignore lint/suspicious/noConsole: the worker's log is the only place where a bug shows
  console.error([name, ...frames].join('\n'));
}
