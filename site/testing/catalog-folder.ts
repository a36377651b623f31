/**
 * The catalog that the tests share: the sample's data in a repository of its own, with some months of rank history, a
 * hostile listing and some for desktops. The engine stays where it is.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rankCatalog } from '../../pipeline/build/listings/rank-catalog.ts';
import { snapshotPath, toSnapshot } from '../../pipeline/build/rank/monthly-snapshots.ts';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../pipeline/repo/data/checkout.ts';
import { ENGINE } from '../../pipeline/repo/files/engine.ts';
import { sha256 } from '../../pipeline/repo/text/sha256.ts';
import { withoutIdentity } from '../../pipeline/testing/project-copy.ts';
import { DESKTOP, writeDesktopListings } from './desktop-listing.ts';
import { writeHostileListing } from './hostile-listing.ts';
import { givePictures } from './pictured-listing.ts';

/** Days of snapshots; a month is missing between them. */
const SNAPSHOTS = ['2026-08-01', '2026-10-01', '2026-11-01'];
const SETTINGS_FILE = 'data/catalog.json';
/** All visitors of the tests come from one address. Preview images, which no browser shows, take seconds to draw. */
const SETTINGS = {
  plans: { free: { per_minute: 100_000, per_month: null } },
  preview_images: 0,
  repository: 'https://github.com/example-works/catalog',
  contact: 'mailto:catalog@example-works.org',
};
/** What an operator of the other host has made of it: a color that nobody could read on paper, a logo, an imprint. */
const OPERATOR_SETTINGS = { host: 'static', accent: '#ffee00', logo: 'data/logo.svg', repository: undefined };
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path d="M0 0h48v24H0z" fill="#345"/></svg>';
/** How the review stands, which an operator may show. */
const QUEUE = { waiting: 2, oldest_on: '2026-10-05', median_days: 3, refused_for: { summary_too_long: 1 } };
const IMPRINT = '# Impressum\n\nBeispielwerk\n\n| Wo | Was |\n|---|---|\n| Hier | [Kontakt](mailto:a@works.org) |\n';

/** @returns a new folder, committed on a branch and left on a detached HEAD */
export async function makeCatalog(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-browser-'));
  // The history is the tests' own, whatever months the sample has.
  const history = join(ENGINE, 'data', 'rank');
  cpSync(join(ENGINE, 'data'), join(folder, 'data'), { recursive: true, filter: (path) => path !== history });
  // Astro is looked for in the catalog, where it is installed.
  symlinkSync(join(ENGINE, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist*/\n.cache/\n.astro/\n');
  writeHostileListing(folder);
  writeDesktopListings(folder);
  await givePictures(folder, DESKTOP);
  changeSettings(folder, SETTINGS);
  write(folder, 'data/queue.json', JSON.stringify(QUEUE));
  await writeSnapshots(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder, 'Begin');
  git(folder, 'switch', '--quiet', '--detach');
  return folder;
}

/** @returns the folder of an operator who has changed the catalog for a static host */
export function copyForStaticHost(catalog: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-static-'));
  cpSync(catalog, folder, { recursive: true });
  changeSettings(folder, OPERATOR_SETTINGS);
  write(folder, 'data/pages/de/imprint.md', IMPRINT);
  write(folder, 'data/logo.svg', LOGO);
  commit(folder, 'Make it ours');
  return folder;
}

/** Everything in a repository that a command could have changed, by its digest where it is long. */
export function stateOf(folder: string): string {
  return [
    git(folder, 'status', '--porcelain'),
    git(folder, 'for-each-ref'),
    git(folder, 'rev-parse', 'HEAD'),
    sha256(readFileSync(join(folder, '.git', 'index'))),
    sha256(readdirSync(join(folder, '.git'), { recursive: true }).sort().join('\n')),
  ].join('\n---\n');
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: withoutIdentity() }).trimEnd();
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=Tester', '-c', 'user.email=tester@works.example', 'commit', '--quiet', '-m', message);
}

function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function changeSettings(folder: string, changes: object): void {
  const settings = JSON.parse(readFileSync(join(folder, SETTINGS_FILE), 'utf8'));
  write(folder, SETTINGS_FILE, JSON.stringify({ ...settings, ...changes }));
}

/** As `catalog rank --snapshot` writes them. */
async function writeSnapshots(folder: string): Promise<void> {
  const { files, history } = await readCheckout(folder);
  const catalog = parseCatalog(files);
  for (const day of SNAPSHOTS) {
    write(folder, snapshotPath(day), toSnapshot(rankCatalog(catalog, history, catalog.settings, day), day));
  }
}
