/** Before the browser tests: builds this catalog and serves it with the real worker, as `npm start` does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the catalog is served, without a trailing slash. */
    catalog: string;
  }
}

const PROJECT = join(import.meta.dirname, '..', '..');

export default async function serveCatalog(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const args = [join(PROJECT, 'pipeline', 'cli.ts'), 'start', '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: PROJECT });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('listings are served on')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => reject(new Error(`The catalog was not served:\n${printed}`)));
  });
  project.provide('catalog', `http://localhost:${port}`);
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
