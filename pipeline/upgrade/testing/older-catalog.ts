/** A catalog as an earlier engine made it, with what its operator has changed since: for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogFiles } from '../../create/catalog-files.ts';
import { engineFiles, type NewFile, packageMembers, WRITTEN, writtenFile } from '../../create/engine-files.ts';
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

/** @param texts whether the earlier engine noted the texts themselves, line by line, as it did before 0.2 */
export async function olderCatalog({ texts = false } = {}): Promise<OlderCatalog> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-upgrade-'));
  const catalog = catalogIn(folder);
  const answers = {
    ...{ name: 'Works', address: 'https://catalog.works.test', languages: ['en' as const], operator: 'Works' },
    ...{ categories: 'general' as const, host: 'pages' as const, repository: 'https://github.com/works-of/catalog' },
  };
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  for (const [path, content] of catalogFiles(answers, { spec: '0.1.9', branch: 'main' })) {
    if (path !== WRITTEN) catalog.write(path, older(path, content));
  }
  const members = { ...packageMembers(answers.host), engines: NODE };
  const target = { host: answers.host, forge: 'github' as const, branch: 'main', language: 'en' as const };
  const files = engineFiles(target).map(([path, text]): NewFile => [path, older(path, text)]);
  const [path, noted] = writtenFile(files, members);
  const lines = Object.fromEntries(files.map(([path, text]) => [path, text.split('\n')]));
  catalog.write(path, texts ? JSON.stringify({ package: members, files: lines }) : noted);
  catalog.write('package-lock.json', '{ "lockfileVersion": 3 }\n');
  const settings = JSON.parse(catalog.read('data/catalog.json'));
  catalog.write('data/catalog.json', `${JSON.stringify({ ...settings, format: undefined, search: 'api' }, null, 2)}\n`);
  await catalog.commit('Begin the catalog');
  return catalog;
}

function older(path: string, content: string): string {
  const [now, then] = OLDER[path] ?? [];
  if (now !== undefined && then !== undefined) return content.replaceAll(now, then);
  if (path !== 'package.json') return content;
  const text = JSON.parse(content);
  return `${JSON.stringify({ ...text, engines: NODE }, null, 2)}\n`;
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
