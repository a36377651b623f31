/** A catalog that was tried is upgraded: to a next version of the package, from data/ of the first format. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, say } from '../demo/narration.ts';

/** @returns what the program prints */
export type RunThere = (cwd: string, program: string, args: readonly string[]) => Promise<string>;

const NEXT = '0.99.0';
const NODE = '>=20.19.0';
const BRANCH = `upgrade/${NEXT}`;

interface Tried {
  /** Holds the catalog and the tarball of the package. */
  folder: string;
  catalog: string;
  tarball: string;
  /** Options of git. */
  identity: string[];
  /** What reaches the publishers, which are on this machine. */
  local: string[];
}

export async function tryUpgrade(run: RunThere, { folder, catalog, tarball, identity, local }: Tried): Promise<void> {
  say('Its operator makes it their own, and there is a next version');
  const settings = join(catalog, 'data', 'catalog.json');
  const { format, ...first } = JSON.parse(readFileSync(settings, 'utf8'));
  writeFileSync(settings, `${JSON.stringify({ ...first, accent: '#0a6b58' }, null, 2)}\n`);
  mkdirSync(join(catalog, 'slots'));
  writeFileSync(join(catalog, 'slots', 'Footer.astro'), '<slot />\n<p>With our partners</p>\n');
  await run(catalog, 'git', ['add', '--all']);
  await run(catalog, 'git', [...identity, 'commit', '--quiet', '--message', 'Make it ours']);
  const next = await packNext(run, folder, tarball);

  say('It is upgraded');
  const main = await run(catalog, 'git', ['rev-parse', 'main']);
  await run(catalog, 'npm', ['run', 'catalog', '--', 'upgrade', '--to', join(folder, next)]);
  check((await run(catalog, 'git', ['status', '--porcelain'])) === '', 'no file was touched');
  check((await run(catalog, 'git', ['rev-parse', 'main'])) === main, 'and not the published branch');
  await run(catalog, 'git', ['switch', '--quiet', BRANCH]);
  await run(catalog, 'npm', ['ci', '--no-fund', '--no-audit']);
  await run(catalog, 'npm', ['run', 'check', '--', '--base', 'main', ...local]);
  check((await run(catalog, 'npx', ['catalog', '--version'])).trim() === NEXT, 'the next version is installed');
  check(JSON.parse(readFileSync(settings, 'utf8')).format === format, 'data/ has the format that it reads');
  check(
    JSON.parse(readFileSync(join(catalog, 'package.json'), 'utf8')).engines.node === NODE,
    'package.json asks for its Node',
  );
  await run(catalog, 'git', ['switch', '--quiet', 'main']);
  await run(catalog, 'git', ['merge', '--quiet', BRANCH]);
  await run(catalog, 'npm', ['run', 'build']);
  check(
    readFileSync(join(catalog, 'dist', 'index.html'), 'utf8').includes('With our partners'),
    'and their footer is shown',
  );
  const again = await run(catalog, 'npm', ['run', 'catalog', '--', 'upgrade']);
  check(again.includes('There is nothing to do'), 'a second upgrade has nothing to do');
}

/** The same program under another version, which asks for another Node. @returns name of the tarball */
async function packNext(run: RunThere, folder: string, tarball: string): Promise<string> {
  await run(folder, 'tar', ['-xzf', tarball]);
  const unpacked = join(folder, 'package');
  for (const path of ['package.json', 'compiled/package.json']) {
    const file = join(unpacked, path);
    const { scripts: _none, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...rest, version: NEXT, engines: { node: NODE } }));
  }
  const printed = await run(unpacked, 'npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
  return /\S+\.tgz/.exec(printed)?.[0] ?? '';
}
