/** A receiver on this machine, for trying webhooks out: checks deliveries and returns challenges. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { deliveryProblems, type ReceivedDelivery } from './check-delivery.ts';

interface ListenerOptions {
  /** Without any, nothing is checked. */
  secrets: readonly string[];
  now: () => Date;
  onDelivery(delivery: ReceivedDelivery, problems: readonly string[]): void;
}

export function createListener({ secrets, now, onDelivery }: ListenerOptions): Server {
  return createServer(async (request, response) => {
    const delivery = { headers: headersOf(request), body: await buffer(request) };
    const nowSeconds = now().getTime() / 1000;
    const problems = secrets.length === 0 ? [] : deliveryProblems(delivery, { secrets, nowSeconds });
    onDelivery(delivery, problems);
    if (problems.length > 0) response.writeHead(401).end();
    else response.setHeader('Content-Type', 'text/plain').end(challengeOf(delivery));
  });
}

function headersOf({ headers }: IncomingMessage): ReceivedDelivery['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Undefined for an event. */
function challengeOf({ headers, body }: ReceivedDelivery): string | undefined {
  if (headers['x-service-event'] !== 'endpoint.challenge') return undefined;
  const { challenge } = (jsonOf(body) ?? {}) as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
}
