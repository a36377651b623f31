/** A catalog as an earlier engine made it, with what its operator has changed since: for tests. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogFiles } from '../../create/catalog-files.ts';
import { type NewFile, type PackageMembers, readWritten, WRITTEN, writtenFile } from '../../create/engine-files.ts';
import { ENGINE_NAME } from '../../create/engine-spec.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { git } from '../../repo/git/git.ts';

export const SYNC = '.github/workflows/sync.yml';
export const CHECK = '.github/workflows/check.yml';
export const FORM = '.github/ISSUE_TEMPLATE/report-a-listing.yml';
/** What stood there in the earlier engine, by what stands there now. */
const OLDER: Record<string, [now: string, then: string]> = {
  [SYNC]: ['timeout-minutes: 90', 'timeout-minutes: 80'],
  [CHECK]: ['timeout-minutes: 15', 'timeout-minutes: 10'],
};
const NODE = { node: '>=18' };

export interface OlderCatalog {
  folder: string;
  read(path: string): string;
  write(path: string, content: string | Buffer): void;
  /** Replaces words of a file. */
  edit(path: string, from: string, to: string): void;
  git(...args: string[]): Promise<string>;
  /** As a branch has it. */
  at(branch: string, path: string): Promise<string>;
  commit(message: string): Promise<void>;
  remove(): void;
}

/** @param copies whether the earlier engine kept some of what it wrote; else its templates are installed */
export async function olderCatalog({ copies = true } = {}): Promise<OlderCatalog> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-upgrade-'));
  const catalog = catalogIn(folder);
  const answers = {
    ...{ name: 'Works', address: 'https://catalog.works.test', languages: ['en' as const], operator: 'Works' },
    ...{ categories: 'general' as const, host: 'pages' as const, repository: 'https://github.com/works-of/catalog' },
  };
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  for (const [path, content] of catalogFiles(answers, { spec: '0.1.9', branch: 'main' })) {
    if (copies || path !== WRITTEN)
      catalog.write(path, path === WRITTEN ? olderWritten(content) : older(path, content));
  }
  catalog.write('package-lock.json', '{ "lockfileVersion": 3 }\n');
  const settings = JSON.parse(catalog.read('data/catalog.json'));
  catalog.write('data/catalog.json', `${JSON.stringify({ ...settings, format: undefined, search: 'api' }, null, 2)}\n`);
  if (!copies) installOlder(catalog);
  await catalog.commit('Begin the catalog');
  return catalog;
}

function olderWritten(content: string): string {
  const { files = new Map<string, string>(), members } = readWritten(content) ?? {};
  const texts = [...files].map(([path, text]): NewFile => [path, older(path, text)]);
  return writtenFile(texts, { ...members, engines: NODE } as PackageMembers)[1];
}

function older(path: string, content: string): string {
  const [now, then] = OLDER[path] ?? [];
  if (now !== undefined && then !== undefined) return content.replaceAll(now, then);
  if (path !== 'package.json') return content;
  const text = JSON.parse(content);
  return `${JSON.stringify({ ...text, engines: NODE }, null, 2)}\n`;
}

function installOlder({ folder, write }: OlderCatalog): void {
  const installed = join('node_modules', ENGINE_NAME);
  const workflows = join(installed, 'pipeline', 'create', 'templates', 'workflows');
  cpSync(join(ENGINE, 'pipeline', 'create', 'templates', 'workflows'), join(folder, workflows), { recursive: true });
  cpSync(join(ENGINE, '.github', 'ISSUE_TEMPLATE'), join(folder, installed, '.github', 'ISSUE_TEMPLATE'), {
    recursive: true,
  });
  for (const [name, path] of [
    ['check.yml', CHECK],
    ['sync-pages.yml', SYNC],
  ] as const) {
    write(join(workflows, name), older(path, readFileSync(join(folder, workflows, name), 'utf8')));
  }
  write(join(installed, 'package.json'), JSON.stringify({ engines: NODE, peerDependencies: { wrangler: '1.0.0' } }));
}

function catalogIn(folder: string): OlderCatalog {
  const catalog: OlderCatalog = {
    folder,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    edit(path, from, to) {
      const before = catalog.read(path);
      if (!before.includes(from)) throw new Error(`${path} does not say ${from}`);
      catalog.write(path, before.replace(from, to));
    },
    git: (...args) => git(folder, args),
    at: async (branch, path) => `${await git(folder, ['show', `${branch}:${path}`])}\n`,
    async commit(message) {
      await git(folder, ['add', '--all']);
      await git(folder, ['commit', '--quiet', '--message', message]);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return catalog;
}
