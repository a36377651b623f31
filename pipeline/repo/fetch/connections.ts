/** Connections to servers: HTTP/1.1 only, to checked addresses only, with a pool of idle ones. */
import { isIP } from 'node:net';
import { createSecureContext, getCACertificates } from 'node:tls';
import type { Client } from 'undici';
import { guardedLookup, publicAddresses, type Resolve } from './dns-lookup.ts';
import { MAX_HEADER_BYTES, refused } from './refusals.ts';

/** The time to connect includes the look-up and the TLS handshake. */
const TIMEOUTS_MS = { connect: 5_000, headers: 10_000, idle: 10_000 };
/** Longer than the pause between two requests to a host, shorter than most servers wait before they hang up. */
const IDLE_MS = 3_000;
/**
 * As many as hosts are busy at a time: with fewer, each would be closed before its host's next turn. The one idle
 * longest is closed to make room, so that thousands of hosts do not mean thousands of sockets.
 */
export const MAX_IDLE = 256;

/** Shared: otherwise undici would make an error for each connection, which costs a tenth of a request. */
const CLOSED = new Error('The connection is not needed any more.');

const HUNG_UP_CODES = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

export interface ConnectionOptions {
  resolve: Resolve;
  /** Certificate authorities (PEM) that are trusted in addition to those of Node. */
  ca?: readonly string[];
}

export interface Connections {
  /** Loads what connecting needs, so that it does not count as time of the first request. */
  prepare(): Promise<unknown>;
  /**
   * Lends a connection for one request, which is repeated on a new connection if an idle one breaks. Any failure
   * closes its connection.
   */
  use<T>(origin: string, request: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createConnections({ resolve, ca }: ConnectionOptions): Connections {
  /** Made when something is fetched for the first time: to import undici costs a command that fetches nothing 0.1 s. */
  const makeSettings = ({ buildConnector }: typeof import('undici')): Client.Options => {
    // Shared: reading the authorities again would cost more than the rest of the request.
    const secureContext = createSecureContext(ca && { ca: [...getCACertificates('default'), ...ca] });
    return {
      async connect(place, callback) {
        try {
          const start = performance.now();
          const late = new Promise<undefined>((end) => void setTimeout(end, TIMEOUTS_MS.connect, undefined).unref());
          // A socket with TLS costs more than the look-up, and many names lead nowhere.
          const found = isIP(place.hostname) === 0 ? publicAddresses(resolve, place.hostname) : [];
          const addresses = await Promise.race([found, late]);
          if (addresses === undefined) throw refused('timeout');
          buildConnector({
            lookup: guardedLookup(async () => addresses),
            timeout: Math.max(1, TIMEOUTS_MS.connect - (performance.now() - start)),
            secureContext,
            // The environment must not switch the check off (NODE_TLS_REJECT_UNAUTHORIZED).
            rejectUnauthorized: true,
            // A resumed session would skip the check of the host.
            maxCachedSessions: 0,
            // One request at a time gains nothing from HTTP/2, and the limit on headers works with HTTP/1.1 only.
            allowH2: false,
          })(place, callback);
        } catch (error) {
          callback(error as Error, null);
        }
      },
      allowH2: false,
      // Not 0: undici would then make an error of each connection it closes, which costs a tenth of a request.
      pipelining: 1,
      headersTimeout: TIMEOUTS_MS.headers,
      bodyTimeout: TIMEOUTS_MS.idle,
      maxHeaderSize: MAX_HEADER_BYTES,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
    };
  };
  let prepared: Promise<[typeof Client, Client.Options]> | undefined;
  const all = new Set<Client>();
  /** The one idle longest comes first. A client whose server hung up connects again, with all checks. */
  const idle: { origin: string; client: Client }[] = [];
  let isClosed = false;

  function prepare() {
    prepared ??= import('undici').then((undici) => [undici.Client, makeSettings(undici)]);
    return prepared;
  }

  async function connect(origin: string): Promise<Client> {
    const [Client, settings] = await prepare();
    if (isClosed) throw new Error('The client is closed.');
    const client = new Client(origin, settings);
    all.add(client);
    return client;
  }

  async function destroy(client: Client): Promise<void> {
    all.delete(client);
    await client.destroy(CLOSED);
  }

  async function lend<T>(origin: string, client: Client, request: (client: Client) => Promise<T>): Promise<T> {
    try {
      const result = await request(client);
      if (isClosed) void destroy(client);
      else idle.push({ origin, client });
      const [oldest] = idle.length > MAX_IDLE ? idle.splice(0, 1) : [];
      if (oldest !== undefined) void destroy(oldest.client);
      return result;
    } catch (error) {
      void destroy(client);
      throw error;
    }
  }

  return {
    prepare,
    async use(origin, request) {
      const index = idle.findLastIndex((one) => one.origin === origin);
      const [used] = index < 0 ? [] : idle.splice(index, 1);
      try {
        if (used !== undefined) return await lend(origin, used.client, request);
      } catch (error) {
        // The server may have hung up while the request was on its way (RFC 9112, 9.3.1).
        if (!HUNG_UP_CODES.includes((error as { code: string }).code)) throw error;
      }
      return lend(origin, await connect(origin), request);
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map(destroy));
    },
  };
}
