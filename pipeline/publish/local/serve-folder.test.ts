import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { serveFolder } from './serve-folder.ts';

const above = mkdtempSync(join(tmpdir(), 'catalog-files-'));
let port: number;
let server: Server;

beforeAll(async () => {
  const folder = join(above, 'site');
  mkdirSync(join(folder, 'software', 'notes'), { recursive: true });
  writeFileSync(join(above, 'secret.json'), '{}');
  writeFileSync(join(folder, 'index.html'), 'start');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'news.json'), '[]');
  writeFileSync(join(folder, 'software', 'notes', 'index.html'), 'notes');
  port = await freePort();
  server = serveFolder(folder, port);
});

afterAll(() => {
  server.close();
  rmSync(above, { recursive: true });
});

/** As it is written, which `fetch` would put right first. */
function ask(path: string): Promise<{ status: number | undefined; type: unknown; location: unknown; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      const { 'content-type': type, location } = answer.headers;
      resolve({ status: answer.statusCode, type, location, text });
    });
    asked.on('error', reject).end();
  });
}

it.each([
  ['/', 200, 'text/html; charset=utf-8', 'start'],
  ['/news.json?since=1', 200, 'application/json', '[]'],
  ['/software/notes/', 200, 'text/html; charset=utf-8', 'notes'],
  ['/absent', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['/absent/', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['/../secret.json', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['/%2e%2e/secret.json', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['/..%2fsecret.json', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['//localhost/../secret.json', 404, 'text/html; charset=utf-8', 'nothing here'],
  ['//', 200, 'text/html; charset=utf-8', 'start'],
])('answers %s as a host of files does', async (path, status, type, text) => {
  expect(await ask(path)).toMatchObject({ status, type, text });
});

it('leads from a folder without its slash to the one with it', async () => {
  expect(await ask('/software/notes')).toMatchObject({ status: 301, location: '/software/notes/' });
});
