/** The HTTP part of a fake forge: a real server on loopback that notes every request and knows entity tags. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  method: string;
  /** Path and query. */
  path: string;
  url: URL;
  headers: IncomingHttpHeaders;
  /** What was sent as JSON. */
  body?: unknown;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Bytes and text go out as they are, anything else as JSON. */
  body?: unknown;
  /** The connection is broken off instead. */
  isReset?: boolean;
  /** Nothing is ever answered. */
  isSilent?: boolean;
}

/** Undefined leaves the request to the fake. */
type Intercept = (request: FakeRequest) => FakeAnswer | undefined;

export interface FakeServer {
  /** Like http://127.0.0.1:4711 */
  origin: string;
  requests: FakeRequest[];
  /** Set by a test to answer some requests otherwise. */
  intercept: Intercept;
  close(): Promise<void>;
}

export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer,
  limits: () => Record<string, string> = () => ({}),
): Promise<FakeServer> {
  const server = createServer(async (incoming, outgoing) => {
    const request = await noted(incoming);
    fake.requests.push(request);
    send(fake.intercept(request) ?? answer(request), request, outgoing, limits());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    intercept: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;

  async function noted(incoming: IncomingMessage): Promise<FakeRequest> {
    const { method = '', url: path = '/', headers } = incoming;
    const request = { method, path, url: new URL(path, fake.origin), headers };
    const sent = await text(incoming);
    return sent === '' ? request : { ...request, body: JSON.parse(sent) };
  }
}

function send(answer: FakeAnswer, { headers }: FakeRequest, outgoing: ServerResponse, limits: Record<string, string>) {
  const { status = 200, body = '', isReset, isSilent } = answer;
  if (isSilent) return;
  if (isReset) {
    outgoing.destroy();
    return;
  }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = isRaw ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
  const etag = `W/"${createHash('sha256').update(bytes).digest('hex')}"`;
  const isKnown = status === 200 && headers['if-none-match'] === etag;
  outgoing.writeHead(isKnown ? 304 : status, {
    'content-type': 'application/json; charset=utf-8',
    ...limits,
    ...(status === 200 && { etag }),
    ...answer.headers,
  });
  outgoing.end(isKnown ? undefined : bytes);
}

/** `Link` of a page (RFC 8288), and the entries on it. */
export function pageOf<T>(entries: readonly T[], url: URL, address: string, usualPerPage: number) {
  const perPage = Number(url.searchParams.get('per_page') ?? usualPerPage);
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(entries.length / perPage));
  const to = (number: number, relation: string) => `<${address}?per_page=${perPage}&page=${number}>; rel="${relation}"`;
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev'), to(1, 'first')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
  ];
  const headers: Record<string, string> = links.length > 0 ? { link: links.join(', ') } : {};
  return { headers, body: entries.slice((page - 1) * perPage, page * perPage) };
}
