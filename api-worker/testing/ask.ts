/** Asks the worker, as a caller does. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import type { Env } from '../base/env.ts';

/** The type of a request that came from outside. */
const IncomingRequest = Request<unknown, IncomingRequestCfProperties>;

export const ORIGIN = 'https://api.catalog.test';

export function ask(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, init);
}

export async function askJson<T>(path: string): Promise<T> {
  const answer = await ask(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.json<T>();
}

export async function askProblem(path: string, init?: RequestInit): Promise<ProblemDocument> {
  const answer = await ask(path, init);
  const problem = await answer.json<ProblemDocument>();
  if (problem.status !== answer.status) throw new Error(`${answer.status} carries a problem with ${problem.status}`);
  return problem;
}

/** Content of a file of the build. */
export async function fileText(path: string): Promise<string> {
  const asset = await env.ASSETS.fetch(ORIGIN + path);
  if (asset.status !== 200) throw new Error(`there is no file ${path}`);
  return asset.text();
}

/**
 * Asks a worker whose files pass through `intervene`: undefined gives the real file. Real assets do not fail on
 * demand, and cannot be swapped while the test runs.
 */
export async function askWith(intervene: (path: string) => Response | undefined, path: string) {
  const read: string[] = [];
  const watched = {
    fetch: (address: string, init?: RequestInit) => {
      const { pathname } = new URL(address);
      read.push(pathname);
      const instead = intervene(pathname);
      return instead === undefined ? env.ASSETS.fetch(address, init) : Promise.resolve(instead);
    },
  };
  // Imported here, so that a test can have a worker without memory by vi.resetModules().
  const { default: worker } = await import('../worker.ts');
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(ORIGIN + path), { ASSETS: watched } as unknown as Env, context);
  await waitOnExecutionContext(context);
  return { answer, read };
}

/**
 * Asks from an address, and waits until the request is counted.
 * @param instead bindings that take the place of the real ones
 */
export async function askAs(
  address: string,
  path: string,
  init: RequestInit<IncomingRequestCfProperties> = {},
  instead: object = {},
) {
  const headers = new Headers(init.headers);
  headers.set('CF-Connecting-IP', address);
  const { default: worker } = await import('../worker.ts');
  const context = createExecutionContext();
  const answer = await worker.fetch(
    new IncomingRequest(ORIGIN + path, { ...init, headers }),
    { ...env, ...instead },
    context,
  );
  await waitOnExecutionContext(context);
  return answer;
}
