/** A static host on this machine: files as they lie in a folder, and nothing else. */
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const ADDRESS = '127.0.0.1';
const MEDIA_TYPES: Record<string, string> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function serveFolder(folder: string, port: number): Server {
  const server = createServer(async ({ url }, response) => {
    // As an address of ours, it leads to nothing above the folder.
    const { pathname } = new URL(url?.startsWith('/') ? `.${url}` : '/', 'http://localhost');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const content = await readFile(path).catch(() => undefined);
    if (content !== undefined) {
      response.writeHead(200, { 'content-type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(content);
    } else if ((await stat(path).catch(() => undefined))?.isDirectory()) {
      response.writeHead(301, { location: `${pathname}/` }).end();
    } else {
      const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
      response.writeHead(404, { 'content-type': MEDIA_TYPES['.html'] }).end(page);
    }
  });
  return server.listen(port, ADDRESS);
}

/** Until a signal ends this process. @param ready is called as soon as it answers */
export async function serveUntilStopped(folder: string, port: number, ready: () => void): Promise<void> {
  const server = serveFolder(folder, port);
  await once(server, 'listening');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
  ready();
  await once(server, 'close');
}
