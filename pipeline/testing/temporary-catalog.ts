/** A small catalog in a real git repository of its own, for tests. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { readFeeds } from '../collect/collect.ts';
import { NO_MEMORY } from '../collect/contract/source-memory.ts';
import type { FeedResult } from '../collect/feeds/read-feed.ts';
import { readingHere } from '../collect/testing/reading-here.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import { FORMAT } from '../repo/data/data-format.ts';
import type { GuardedClient } from '../repo/fetch/guarded-client.ts';
import { localKey } from '../repo/keys/record-signing-key.ts';
import { type OpenRepository, openRepository } from '../review/plan/proposals/open-repository.ts';
import { applySync, planSync, type SyncPlan } from '../review/plan/run/sync-plan.ts';

export const TODAY = '2026-11-20';
export const NOW = new Date(`${TODAY}T12:00:00Z`);

/** A valid publishing document; `change` may set any member of it. */
export function padDocument(slug: string, change: (document: PadFixture) => void = () => {}): string {
  const document: PadFixture = {
    pad_version: '2.0',
    vendor: { name: 'Example Works' },
    software: {
      slug,
      name: `Example ${slug}`,
      category: 'text-editors',
      license_type: 'open-source',
      homepage: 'https://works.example/product',
      descriptions: { en: { summary: 'Does one thing well.' } },
    },
    release: { version: '1.0.0', released_on: '2026-10-14' },
  };
  change(document);
  return JSON.stringify(document, null, 2);
}

/** Loose on purpose: tests also write what the format forbids. */
export interface PadFixture {
  [member: string]: unknown;
  vendor: Record<string, unknown>;
  software: Record<string, unknown>;
  release: Record<string, unknown>;
}

const SETTINGS = {
  format: FORMAT,
  name: 'Test catalog',
  tagline: 'For tests',
  summary: 'A catalog for tests.',
  base_url: 'https://catalog.test',
  vendor: { name: 'Tests' },
  host: 'worker',
  main_branch: 'main',
  // Their tests are beside them, and they take time.
  preview_images: 0,
};

const CATEGORIES = {
  categories: [
    { slug: 'games', label: 'Games', description: 'Games.', aliases: ['arcade'] },
    { slug: 'other', label: 'Other', description: 'Everything else.', aliases: [] },
    { slug: 'text-editors', label: 'Text editors', description: 'Editors.', aliases: ['editor'] },
  ],
};

interface SyncMore {
  /** From so many new listings on they share branches. */
  batchesFrom?: number;
  /** What the run makes of the repository before it plans. */
  from?: (repository: OpenRepository) => Promise<OpenRepository>;
  /** Feeds to read; all unless they are named. */
  names?: readonly string[];
  /** What was read, where nothing is. */
  results?: readonly FeedResult[];
}

export interface TemporaryCatalog {
  folder: string;
  /** Writes a file below the folder. */
  write(path: string, content: string | Buffer): void;
  git(...args: string[]): string;
  /** Adds everything and commits it. @param at when, like 2026-11-19T12:00:00Z */
  commit(message: string, at?: string): void;
  /**
   * What `catalog sync` does, with a network of the test's own: address → document.
   * @param readBefore day on which each feed was last read, as far as that is remembered
   */
  sync(network?: Record<string, string>, today?: string, readBefore?: string, more?: SyncMore): Promise<SyncPlan>;
  remove(): void;
}

export function temporaryCatalog(feeds: Record<string, string> = {}): TemporaryCatalog {
  const known = begun.get(JSON.stringify(feeds));
  if (known !== undefined) return catalogOf(known);
  const catalog = catalogOf(new Map());
  beginRepository(catalog);
  catalog.write('data/catalog.json', JSON.stringify(SETTINGS));
  catalog.write('data/categories.json', JSON.stringify(CATEGORIES));
  for (const [name, content] of Object.entries(feeds)) catalog.write(`data/feeds/${name}.json`, content);
  catalog.commit('Begin');
  begun.set(JSON.stringify(feeds), filesOf(catalog));
  return catalog;
}

/** From a shell, because a process is started sooner by a small one than by that of the tests. */
const ADD_AND_COMMIT =
  'git add --all && exec git -c maintenance.auto=false commit --quiet --allow-empty --message "$1"';

/** What a catalog's folder holds, its repository included: writing that again is sooner done than by git. */
export type CatalogFiles = ReadonlyMap<string, Buffer>;

/** What `git init` does, which takes longer. */
function beginRepository({ folder, write }: TemporaryCatalog): void {
  for (const part of ['objects', 'refs']) mkdirSync(join(folder, '.git', part), { recursive: true });
  write('.git/HEAD', 'ref: refs/heads/main\n');
  write('.git/config', '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tlogallrefupdates = true\n');
}

/** Of catalogs that this process has begun, by their feeds. */
const begun = new Map<string, CatalogFiles>();

export function filesOf({ folder }: Pick<TemporaryCatalog, 'folder'>): CatalogFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

export function catalogOf(files: CatalogFiles): TemporaryCatalog {
  return catalogIn(mkdtempSync(join(tmpdir(), 'catalog-test-')), files);
}

/** The same once more, sooner than making it. */
export function copyOfCatalog({ folder }: TemporaryCatalog): TemporaryCatalog {
  const copy = mkdtempSync(join(tmpdir(), 'catalog-test-'));
  cpSync(folder, copy, { recursive: true });
  return catalogIn(copy);
}

/** @param files that it begins with */
export function catalogIn(folder: string, files: CatalogFiles = new Map()): TemporaryCatalog {
  const catalog: TemporaryCatalog = {
    folder,
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    git: (...args) => run(folder, 'git', args),
    commit(message, at) {
      run(folder, 'sh', ['-c', ADD_AND_COMMIT, 'sh', message], at);
    },
    async sync(network = {}, today = TODAY, readBefore = undefined, { batchesFrom, from, names = [], ...more } = {}) {
      const opened = await openRepository(folder);
      const repository = (await from?.(opened)) ?? opened;
      const { data, proposals } = repository;
      const tools = readingTools(data, network);
      const results = more.results ?? (await readFeeds({ data, tools, choice: { names } }));
      const lastReads = new Map(readBefore === undefined ? [] : results.map(({ feed }) => [feed.label, readBefore]));
      const plan = planSync(results, { data, proposals, today, lastReads });
      const batches = batchesFrom === undefined ? undefined : { from: batchesFrom, published: data.listings };
      const input = { ...repository, now: NOW, key: await localKey(folder), ...(batches && { batches }) };
      await applySync(plan, input);
      return plan;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const [path, content] of files) catalog.write(path, content);
  return catalog;
}

const KEEP_BUNDLE = pathToFileURL(join(import.meta.dirname, '..', '..', 'site', 'build', 'save-bundle.mjs')).href;

/** Gives it a site of one page, which a build needs. What is built is not to be committed. */
export function addSite({ folder, write }: Pick<TemporaryCatalog, 'folder' | 'write'>): void {
  write('.gitignore', 'dist*\nlive*\n.astro\n.cache\nnode_modules\n');
  write(
    'astro.config.mjs',
    `import { saveBundle } from ${JSON.stringify(KEEP_BUNDLE)};
const { CATALOG_BUNDLE, CATALOG_OUT, CATALOG_BASE_URL } = process.env;
export default {
  site: new URL(CATALOG_BASE_URL).origin,
  ...{ srcDir: './site', outDir: CATALOG_OUT, cacheDir: './.cache/astro' },
  integrations: [saveBundle(CATALOG_BUNDLE)],
};
`,
  );
  write('site/pages/index.astro', '<p>Hello</p>');
  // What a page is made of, beside itself.
  write('schemas/none.json', '{}');
  write('package-lock.json', '{}');
  symlinkSync(join(import.meta.dirname, '..', '..', 'node_modules'), join(folder, 'node_modules'));
}

/** What reads without threads and without a memory. */
export const readingTools = (
  { categories }: Pick<CatalogData, 'categories'>,
  network: Record<string, string> = {},
) => ({
  ...{ client: scriptedNetwork(network), reader: readingHere(categoryLookup(categories)) },
  ...{ tokens: new Map<string, string>(), memory: NO_MEMORY, now: () => NOW },
});

/** Answers from a table, where an address redirects; fails for everything else: the guarded client has its own tests. */
export function scriptedNetwork(answers: Record<string, string>): GuardedClient {
  return {
    fetch: async (address) => {
      const answer = answers[address];
      if (answer?.startsWith('https://')) {
        return { bytes: Buffer.from(answers[answer] ?? ''), movedTo: new URL(answer).host };
      }
      return answer === undefined ? { refusal: { code: 'timeout' } } : { bytes: Buffer.from(answer) };
    },
    request: async () => ({ refusal: { code: 'timeout' } }),
    close: async () => {},
  };
}

/** A person with a name, on a fixed day, untouched by the configuration of this machine. */
function run(folder: string, command: string, args: readonly string[], at = '2026-11-19T12:00:00Z'): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Operator',
    GIT_AUTHOR_EMAIL: 'operator@works.example',
    GIT_COMMITTER_NAME: 'Operator',
    GIT_COMMITTER_EMAIL: 'operator@works.example',
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_DATE: at,
  };
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', env }).trimEnd();
}
