/** A receiver on this machine, for trying webhooks out, and its endpoint at the worker that runs here. */
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { request } from 'undici';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { deliveryProblems, type ReceivedDelivery } from './check-delivery.ts';

/**
 * Makes the endpoint as a publisher does.
 * @param base address of the worker
 * @param url address of the listener
 * @returns the secret that signs what is sent there from now on
 * @throws Error in the words of the worker
 */
export async function makeOwnEndpoint(
  base: string,
  token: string,
  url: string,
): Promise<{ id: string; secret: string }> {
  const { id, secret } = await ask<{ id: string; secret?: string }>(base, token, '', { url });
  // Shown before, and kept by nobody: another one signs.
  return { id, secret: secret ?? (await ask<{ secret: string }>(base, token, `/${id}/rotate-secret?now=true`)).secret };
}

/** Asks for a test, which the listener gets and answers. */
export async function testOwnEndpoint(base: string, token: string, id: string): Promise<void> {
  await ask(base, token, `/${id}/test`);
}

async function ask<Data>(base: string, token: string, path: string, content?: object): Promise<Data> {
  const { statusCode, body } = await request(`${base}/api/v1/publisher/webhooks${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(content && { 'content-type': 'application/json' }) },
    body: content === undefined ? null : JSON.stringify(content),
  }).catch(() => {
    throw new Error(`No catalog answers at ${base}. \`npm start\` runs one.`);
  });
  const answer = (await body.json().catch(() => ({}))) as { data?: Data; detail?: string };
  if (statusCode >= 300 || answer.data === undefined) {
    throw new Error(`The catalog at ${base} answered ${statusCode}. ${answer.detail ?? ''}`.trim());
  }
  return answer.data;
}

interface ListenerOptions {
  /** Without any, nothing is checked. */
  secrets: readonly string[];
  now: () => Date;
  onDelivery(delivery: ReceivedDelivery, problems: readonly string[]): void;
}

/** Checks deliveries and returns challenges. */
export function createListener({ secrets, now, onDelivery }: ListenerOptions): Server {
  return createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const delivery = { headers: Object.fromEntries(headers), body: await buffer(request) };
    const nowSeconds = now().getTime() / 1000;
    const problems = secrets.length === 0 ? [] : deliveryProblems(delivery, { secrets, nowSeconds });
    onDelivery(delivery, problems);
    if (problems.length > 0) response.writeHead(401).end();
    else response.setHeader('Content-Type', 'text/plain').end(challengeOf(delivery));
  });
}

/** Undefined for an event. */
function challengeOf({ headers, body }: ReceivedDelivery): string | undefined {
  if (headers['x-service-event'] !== 'endpoint.challenge') return undefined;
  const { challenge } = (jsonOf(body) ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
}
