/** Real servers on 127.0.0.1, counted and closed again, for tests of what is fetched. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';

export interface Loopback {
  /** "127.0.0.1:port" as it may be trusted. */
  pair: string;
  /** Like http://127.0.0.1:1234 */
  origin: string;
  /** Connections for a raw server, requests for the others. */
  hits: number;
  close(): Promise<void>;
}

export function serveHttp(listener: RequestListener): Promise<Loopback> {
  return start(createServer(listener), 'request', 'http');
}

export function serveHttps(tls: { key: string; cert: string }, listener: RequestListener): Promise<Loopback> {
  return start(createTlsServer(tls, listener), 'request', 'https');
}

/** A server that speaks no protocol but what it is told to. */
export function serveRaw(onConnection: (socket: Socket) => void): Promise<Loopback> {
  return start(createTcpServer(onConnection), 'connection', 'http');
}

async function start(server: TcpServer | Server, event: string, scheme: string): Promise<Loopback> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const loopback: Loopback = {
    pair: `127.0.0.1:${port}`,
    origin: `${scheme}://127.0.0.1:${port}`,
    hits: 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  server.on(event, () => {
    loopback.hits += 1;
  });
  return loopback;
}
