/** Who gets the token when git asks for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { git } from '../../repo/git/git.ts';
import { type Loopback, serveHttp } from '../../testing/loopback.ts';
import { bringInLine } from './shared-repository.ts';

let folder: string;
let server: Loopback;
let seen: (string | undefined)[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-remote-'));
  await git(folder, ['init', '--quiet']);
  seen = [];
  server = await serveHttp((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end();
  });
  vi.stubEnv('GITHUB_TOKEN', 'secret-token');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const basic = `Basic ${Buffer.from('x-access-token:secret-token').toString('base64')}`;

it('the server that it is for gets the token', async () => {
  await git(folder, ['remote', 'add', 'origin', `${server.origin}/works/catalog.git`]);
  await expect(bringInLine({ folder, branch: 'main', server: server.origin })).rejects.toThrow(
    'origin could not be fetched. Check that the remote is there, and that the token may read it.',
  );
  expect(seen).toEqual([undefined, basic]);
});

it('no other server gets it', async () => {
  await git(folder, ['remote', 'add', 'origin', `${server.origin}/works/catalog.git`]);
  await expect(bringInLine({ folder, branch: 'main', server: 'https://github.com' })).rejects.toThrow(/^origin could/);
  expect(seen).toEqual([undefined]);
});
