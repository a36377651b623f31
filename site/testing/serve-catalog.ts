/**
 * Before the tests that only read a catalog: one is built for each kind of host, and served until all of them have run, one
 * with the real worker by `catalog start`, the other as files. One browser is started for all of them.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../pipeline/publish/local/serve-folder.ts';
import { ENGINE } from '../../pipeline/repo/files/engine.ts';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { withoutIdentity } from '../../pipeline/testing/project-copy.ts';
import { copyForStaticHost, makeCatalog, stateOf } from './catalog-folder.ts';
import { startBrowser } from './start-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the catalog is served, without a trailing slash. */
    catalog: string;
    /** The same from a bare static host. */
    staticCatalog: string;
    /** Where the browser that all tests share listens. */
    chromium: string;
    /** Folders of the files that are served. */
    builds: { catalog: string; staticCatalog: string };
    /** What `catalog start` printed until it served, and the state of its repository before. */
    started: { folder: string; before: string; printed: string };
  }
}

const CLI = join(ENGINE, 'pipeline', 'cli', 'cli.ts');
export default async function serveCatalog(project: TestProject): Promise<() => Promise<void>> {
  const endings: (() => unknown)[] = [];
  const end = async () => {
    for (const ending of endings.reverse()) await ending();
  };
  try {
    await prepare(project, endings);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** @param endings what is to be done in the end, last one first */
async function prepare(project: TestProject, endings: (() => unknown)[]): Promise<void> {
  const folder = await makeCatalog();
  const staticFolder = copyForStaticHost(folder);
  endings.push(() => {
    for (const made of [folder, staticFolder]) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  });
  const before = stateOf(folder);
  const [port, staticPort] = [await freePort(), await freePort()];
  const catalog = startCatalog(folder, port);
  endings.push(catalog.stop);
  const output = await buildStatic(staticFolder, staticPort);
  const server = serveFolder(output, staticPort);
  // A busy test would find the connection closed that it has kept.
  server.keepAliveTimeout = 0;
  endings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const browser = await startBrowser();
  endings.push(() => browser.close());
  project.provide('chromium', browser.wsEndpoint());
  project.provide('started', { folder, before, printed: await catalog.served });
  project.provide('catalog', `http://localhost:${port}`);
  project.provide('staticCatalog', `http://localhost:${staticPort}`);
  project.provide('builds', { catalog: join(folder, '.cache', `start-${port}`), staticCatalog: output });
}

interface StartedCatalog {
  /** What it printed until it served. */
  served: Promise<string>;
  stop(): Promise<void>;
}

/** As a newcomer starts it: nobody is known to git. */
function startCatalog(folder: string, port: number): StartedCatalog {
  const child = spawn(process.execPath, [CLI, 'start', '--port', String(port)], {
    cwd: folder,
    env: withoutIdentity(),
  });
  const ended = once(child, 'exit');
  let printed = '';
  const served = new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(' served on http')) resolve(printed);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => reject(new Error(`The catalog was not served:\n${printed}`)));
  });
  // Until somebody waits for it.
  served.catch(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { served, stop };
}

/** @returns the folder of its files */
async function buildStatic(folder: string, port: number): Promise<string> {
  const args = ['build', '--output', 'dist', '--base-url', `http://localhost:${port}`];
  await promisify(execFile)(process.execPath, [CLI, ...args], { cwd: folder, env: withoutIdentity() });
  return join(folder, 'dist');
}
