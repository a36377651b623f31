/** The entry: one request in, one answer out, and the one place where a bug becomes an answer. */
import { baseUrl } from './base/assets.ts';
import type { Env } from './base/env.ts';
import { logBug } from './base/log.ts';
import { problem, toCaller } from './base/responses.ts';
import { withinPlan } from './limits/plans.ts';
import { router } from './routes.ts';

export { Limiter } from './limits/rate-limit.ts';
export { ReadCounter } from './limits/read-counter.ts';
export { SyncStarter } from './submit/start-sync.ts';
export { WebhookEndpoint } from './webhooks/endpoint-object.ts';

export default {
  async fetch(request, env, context): Promise<Response> {
    // Problems name it. Where it cannot be read, they do without.
    await baseUrl(env).catch(() => {});
    const bug = (error: unknown) => asProblem(request, error);
    const answered = withinPlan(request, env, context, Date.now(), () => answer(request, env).catch(bug));
    return toCaller(request, await answered.catch(bug));
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env): Promise<Response> {
  // From its address and fields alone: a HEAD may claim a body, and a GET with one cannot be constructed.
  const asGet = () => new Request(request.url, { headers: request.headers });
  return router.fetch(request.method === 'HEAD' ? asGet() : request, env);
}

function asProblem(request: Request, error: unknown): Response {
  logBug(error, request);
  return problem('internal_error', 'The server made a mistake. Try again in a minute.');
}
