/** The guarded client against real servers on 127.0.0.1; each test's servers are closed after it. */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect } from 'vitest';
import { defined } from '../../schemas/rules/without-undefined.ts';
import { faultInEnglish } from '../../schemas/wording/problem-languages.ts';
import type { Refusal } from '../repo/fetch/check-url.ts';
import {
  type ClientOptions,
  createGuardedClient,
  type FetchOptions,
  type FetchResult,
} from '../repo/fetch/guarded-client.ts';
import type { Certificate } from './certificate.ts';
import { serveDns, type Zone } from './dns-server.ts';
import { type Loopback, serveHttp, serveHttps, serveRaw } from './loopback.ts';

/** Stands in every answer that must not be repeated. */
export const SECRET = 'canary-of-the-body';

const servers: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The server, closed after the test. */
async function running<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const server = await starting;
  servers.push(server);
  return server;
}

export const http = (listener: RequestListener) => running(serveHttp(listener));
export const https = (certificate: Certificate, listener: RequestListener) =>
  running(serveHttps(certificate, listener));
export const dns = (zone: Zone) => running(serveDns(zone));
export const raw = (onConnection: (socket: Socket) => void) => running(serveRaw(onConnection));
/** A server that nobody should come to. */
export const canary = () => http((_request, response) => response.end(SECRET));
/** Sends this text to whoever connects, and hangs up. */
export const sends = (text: string) => raw((socket) => void socket.once('data', () => socket.end(text)));

export const trusting = (...trusted: Loopback[]) => ({ trusted: new Set(trusted.map(({ pair }) => pair)) });

type Told<Result> = Exclude<Result, { refusal: Refusal }> | { refusal: ToldRefusal };

/** A refusal as a person reads it. */
interface ToldRefusal {
  code: string;
  message: string;
  retryAt?: Date;
}

export function told({ code, variant, values, retryAt, ...more }: Refusal): ToldRefusal {
  expect(more).toEqual({});
  const message = faultInEnglish(defined({ code, variant, values }));
  expect(message).not.toMatch(/127\.0|\blocalhost|canary|E[A-Z]{5,}|UND_/);
  return { code, message, ...(retryAt && { retryAt }) };
}

/** Also checks that a refusal says nothing of addresses, of the answer, or in the words of a library. */
export async function fetchFrom(
  address: string,
  options: Partial<ClientOptions> = {},
  fetchOptions: FetchOptions = {},
): Promise<Told<FetchResult>> {
  const client = createGuardedClient({ trusted: new Set(), userAgent: 'Catalog/test', ...options });
  try {
    const result = await client.fetch(address, fetchOptions);
    return 'refusal' in result ? { refusal: told(result.refusal) } : result;
  } finally {
    await client.close();
  }
}

/** What a trusted server answers: its text, a refusal, or that nothing is new. */
export async function answerOf(
  server: Loopback,
  path = '/',
  options: Partial<ClientOptions> = {},
): Promise<string | ToldRefusal | { notModified: true }> {
  const result = await fetchFrom(server.origin + path, { ...trusting(server), ...options });
  if ('refusal' in result) return result.refusal;
  return 'notModified' in result ? result : result.bytes.toString();
}
