/** A static host: files as they lie in a folder, and nothing else. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

export function serveFolder(folder: string, port: number): Server {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url ?? '/', 'http://localhost');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const [status, file] = await readFile(path).then(
      (content) => [200, { path, content }] as const,
      async () => [404, { path: '.html', content: await readFile(join(folder, '404.html')) }] as const,
    );
    response.writeHead(status, { 'content-type': MEDIA_TYPES[extname(file.path)] ?? 'application/octet-stream' });
    response.end(file.content);
  });
  return server.listen(port, 'localhost');
}
