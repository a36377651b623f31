/**
 * Before the browser tests: the browser is unpacked, and a copy of this catalog with some months of rank history, a
 * hostile listing and some for desktops is built for both hosts. One is served with the real worker, as `npm start`
 * does, the other as files.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../pipeline/publish/local/serve-folder.ts';
import { freePort } from '../../pipeline/testing/free-port.ts';
import { DESKTOP, writeDesktopListings } from './desktop-listing.ts';
import { writeHostileListing } from './hostile-listing.ts';
import { givePictures } from './pictured-listing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the catalog is served, without a trailing slash. */
    catalog: string;
    /** The same from a bare static host. */
    staticCatalog: string;
    /** Path of the browser's program. */
    chromium: string;
  }
}

const PROJECT = join(import.meta.dirname, '..', '..');
/** The history is the tests' own, whatever months the catalog has. */
const NOT_COPIED = ['node_modules', 'dist', 'dist.build', '.git', '.cache', '.wrangler', '.astro', 'data/rank'];
/** Days of snapshots; a month is missing between them. */
const SNAPSHOTS = ['2026-08-01', '2026-10-01', '2026-11-01'];
/** All visitors of the tests come from one address. Preview images, which no browser shows, take seconds to draw. */
const SETTINGS = {
  plans: { free: { per_minute: 100_000, per_month: null } },
  preview_images: 0,
  repository: 'https://github.com/example-works/catalog',
  contact: 'mailto:catalog@example-works.org',
};
/** What an operator of the other host has made of it: a color that nobody could read on paper, a logo, an imprint. */
const STATIC_SETTINGS = { host: 'static', accent: '#ffee00', logo: 'data/logo.svg', repository: undefined };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path d="M0 0h48v24H0z" fill="#345"/></svg>';
const IMPRINT = '# Impressum\n\nBeispielwerk\n\n| Wo | Was |\n|---|---|\n| Hier | [Kontakt](mailto:a@works.org) |\n';
/** Day of the commit, and so of the build. */
const DAY = '2026-11-20T12:00:00Z';

export default async function serveCatalog(project: TestProject): Promise<() => Promise<void>> {
  // Once, before several files want it: none starts a program that another one still writes.
  project.provide('chromium', await chromium.executablePath());
  const folder = await copyWithHistory();
  const staticPort = await freePort();
  const staticServer = serveFolder(buildForStaticHost(folder, staticPort), staticPort);
  project.provide('staticCatalog', `http://localhost:${staticPort}`);
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'pipeline', 'cli', 'cli.ts'), 'start', '--port', String(port)], {
    cwd: folder,
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(' served on http')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('exit', () => reject(new Error(`The catalog was not served:\n${printed}`)));
  });
  project.provide('catalog', `http://localhost:${port}`);
  return async () => {
    staticServer.close();
    staticServer.closeAllConnections();
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

async function copyWithHistory(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-browser-'));
  const left = new Set(NOT_COPIED.map((path) => join(PROJECT, path)));
  cpSync(PROJECT, folder, { recursive: true, filter: (path) => !left.has(path) });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  writeHostileListing(folder);
  writeDesktopListings(folder);
  await givePictures(folder, DESKTOP);
  const settings = join(folder, 'data', 'catalog.json');
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), ...SETTINGS }));
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: folder, env: { ...process.env, GIT_AUTHOR_DATE: DAY, GIT_COMMITTER_DATE: DAY } });
  for (const day of SNAPSHOTS) run(process.execPath, 'pipeline/cli/cli.ts', 'rank', '--snapshot', '--date', day);
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run('git', '-c', 'user.name=Tester', '-c', 'user.email=tester@works.example', 'commit', '--quiet', '-m', 'Copy');
  return folder;
}

/** @returns the folder of its files */
function buildForStaticHost(folder: string, port: number): string {
  const settings = join(folder, 'data', 'catalog.json');
  const kept = readFileSync(settings, 'utf8');
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(kept), ...STATIC_SETTINGS }));
  const pages = join(folder, 'data', 'pages');
  mkdirSync(join(pages, 'de'), { recursive: true });
  writeFileSync(join(pages, 'de', 'imprint.md'), IMPRINT);
  writeFileSync(join(folder, 'data', 'logo.svg'), LOGO);
  const args = [
    'build',
    '--date',
    DAY.slice(0, 10),
    '--output',
    'dist.static',
    '--base-url',
    `http://localhost:${port}`,
  ];
  execFileSync(process.execPath, ['pipeline/cli/cli.ts', ...args], { cwd: folder, stdio: 'pipe' });
  writeFileSync(settings, kept);
  rmSync(pages, { recursive: true });
  rmSync(join(folder, 'data', 'logo.svg'));
  return join(folder, 'dist.static');
}
