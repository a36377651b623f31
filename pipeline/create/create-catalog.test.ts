import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageFile from '../../package.json' with { type: 'json' };
import { readPadJson } from '../../schemas/readers/pad-json.ts';
import { LANGUAGES } from '../../schemas/texts/languages.ts';
import { JOBS } from '../cli/ci.ts';
import { addressInIssue } from '../collect/feeds/add-feed.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { FORMAT } from '../repo/data/data-format.ts';
import { parseOperator } from '../repo/data/operator.ts';
import { ENGINE } from '../repo/files/engine.ts';
import { git } from '../repo/git/git.ts';
import { publicHalf } from '../repo/keys/ed25519.ts';
import { recordKey } from '../repo/keys/record-signing-key.ts';
import { type Answers, CATEGORY_SETS, completeAnswers, HOSTS } from './answers.ts';
import { catalogFiles, packageName } from './catalog-files.ts';
import { assertEmpty, commitCatalog, writeCatalog } from './create-catalog.ts';

/** One of them spares each job of each workflow the same twenty lines; one signs, where no package is. */
const MOST_FILES = 22;
const SPEC = { spec: '1.2.3' };
const SPEC_ON_MAIN = { ...SPEC, branch: 'main' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-create-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function answers(change: Partial<Answers> = {}): Answers {
  return {
    name: 'Software of Works',
    address: 'https://catalog.works.test',
    languages: ['en'],
    categories: 'general',
    host: 'static',
    operator: 'Works',
    ...change,
  };
}

const EVERYTHING = {
  repository: 'https://github.com/works/catalog',
  contact: 'mailto:catalog@works-of.org',
  imprint: '# Imprint\n\nWorks\n',
};

describe('a new catalog', () => {
  const cases = HOSTS.flatMap((host) => CATEGORY_SETS.map((categories) => ({ host, categories })));

  it.each(cases)('for $host with the categories $categories is one that the engine reads', async (change) => {
    const wanted = answers({ ...EVERYTHING, ...change, languages: ['de', 'en'] });
    // A tarball of the engine may come on top; the lock file is npm’s.
    const own = catalogFiles(wanted, { spec: SPEC.spec, branch: 'main' });
    expect(own.length).toBeLessThanOrEqual(MOST_FILES - 1);
    await writeCatalog(folder, wanted, SPEC);
    const files = await readFolder(folder);
    const { settings, categories } = parseCatalog(files);
    expect(parseOperator(files, settings).pages.imprint).toEqual({ de: EVERYTHING.imprint });
    expect(settings).toMatchObject({ format: FORMAT, name: wanted.name, languages: ['de', 'en'], main_branch: 'main' });
    expect(settings.host).toBe(change.host === 'cloudflare' ? 'worker' : 'static');
    expect(categories.categories.map(({ slug }) => slug)).toContain('other');
    for (const { translations } of categories.categories) expect(Object.keys(translations ?? {})).toEqual(['en']);
  });

  it.each(CATEGORY_SETS)('has no word in two of its categories: %s', async (categories) => {
    await writeCatalog(folder, answers({ categories }), SPEC);
    const words = parseCatalog(await readFolder(folder)).categories.categories.flatMap(({ aliases }) => aliases);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(LANGUAGES)('is in %s, where that is its first language', async (language) => {
    await writeCatalog(folder, answers({ languages: [language] }), SPEC);
    const { settings, categories } = parseCatalog(await readFolder(folder));
    expect(settings.translations).toBeUndefined();
    const other = categories.categories.find(({ slug }) => slug === 'other');
    expect(other?.label).toBe(({ de: 'Sonstiges' } as Record<string, string>)[language] ?? 'Other');
  });

  it('begins with the sample of the public sector, which is read whole and reviewed by its operator', async () => {
    const sampled = answers({ languages: ['de', 'en'], categories: 'public-sector', sample: 'public-sector' });
    await writeCatalog(folder, sampled, SPEC);
    const files = await readFolder(folder);
    const { settings, categories, listings } = parseCatalog(files);
    expect(settings.feeds).toEqual({ kinds: ['publiccode'] });
    expect(listings.size).toBe(0);
    const pages = parseOperator(files, settings).pages.imprint;
    expect(pages?.en).toContain('run by Works');
    expect(pages?.de).toContain('betreibt Works');
    const feeds = readdirSync(join(folder, 'data', 'feeds'));
    expect(feeds).toHaveLength(10);
    const slugs = new Set(categories.categories.map(({ slug }) => slug));
    for (const name of feeds) {
      const { draft, problems } = readPadJson(readFileSync(join(folder, 'data', 'feeds', name)), {
        findCategory: (word) => (slugs.has(word) ? word : undefined),
      });
      expect([name, problems]).toEqual([name, []]);
      expect([name, draft?.category]).not.toEqual([name, 'other']);
      expect(Object.keys(draft?.descriptions ?? {}).sort()).toEqual(['de', 'en']);
    }
  });

  it('depends on the engine as it is told, and on wrangler only where there is a worker', async () => {
    await writeCatalog(folder, answers(), SPEC);
    const written = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(written.dependencies).toEqual({ [packageFile.name]: '1.2.3' });
    expect(existsSync(join(folder, 'wrangler.jsonc'))).toBe(false);
    const [[, text = ''] = []] = catalogFiles(answers({ host: 'cloudflare' }), { spec: '1.2.3', branch: 'main' });
    expect(Object.keys(JSON.parse(text).dependencies)).toEqual([packageFile.name, 'wrangler']);
  });

  it.each(['catalog', 'categories'])('names the schema of data/%s.json, which comes with the engine', async (name) => {
    await writeCatalog(folder, answers(), SPEC);
    const { $schema } = JSON.parse(readFileSync(join(folder, 'data', `${name}.json`), 'utf8'));
    const inPackage = $schema.replace(`../node_modules/${packageFile.name}/`, '');
    expect(packageFile.files).toContain('schemas');
    expect(JSON.parse(readFileSync(join(ENGINE, inPackage), 'utf8')).properties).toHaveProperty('$schema');
    // Editors look a reference up beside the file, and would ask the network for any other.
    expect(readFileSync(join(ENGINE, inPackage), 'utf8')).not.toMatch(/"\$ref": "(?!#)/);
  });

  it('has a key for proposals where GitHub is, whose private half only its own clone holds', async () => {
    await writeCatalog(folder, answers({ ...EVERYTHING }), SPEC);
    const { settings } = parseCatalog(await readFolder(folder));
    const key = await recordKey(folder, settings, undefined);
    expect(key && publicHalf(key)).toBe(settings.moderation?.record_key);
    await git(folder, ['add', '--all']);
    expect(await git(folder, ['grep', '--cached', '--files-with-matches', 'PRIVATE KEY']).catch(() => 'none')).toBe(
      'none',
    );
    const elsewhere = await recordKey(folder, { moderation: { mode: 'github', record_key: 'A'.repeat(43) } }, '').catch(
      String,
    );
    expect(elsewhere).toContain('CATALOG_RECORD_KEY holds no key');
  });

  it.each([
    ['pages', ['check', 'read', 'write', 'snapshot', 'pages']],
    ['cloudflare', ['check', 'read', 'write', 'snapshot', 'ask', 'publish']],
    ['static', ['check', 'read', 'write', 'snapshot']],
  ] as const)('has the same jobs on GitLab, in one file: %s', (host, jobs) => {
    const onGitlab = catalogFiles(answers({ host, repository: 'https://gitlab.opencode.de/works/catalog' }), {
      spec: '1.2.3',
      branch: 'main',
      recordKey: 'A'.repeat(43),
    });
    const files = new Map(onGitlab);
    expect([...files.keys()].filter((path) => path.startsWith('.github/'))).toEqual([]);
    expect(JSON.parse(files.get('data/catalog.json') ?? '').moderation).toEqual({ record_key: 'A'.repeat(43) });
    const parsed: Record<string, { script?: string[]; environment?: unknown }> = parse(
      files.get('.gitlab-ci.yml') ?? '',
    );
    const found = Object.entries(parsed).filter(([, { script }]) => script !== undefined);
    expect(found.map(([name]) => name)).toEqual(jobs);
    // What reads strangers' files has no environment, and so none of the secrets that are named for one.
    expect([parsed.check?.environment, parsed.read?.environment]).toEqual([undefined, undefined]);
    const scripts = found.flatMap(([, { script = [] }]) => script).join('\n');
    for (const [, name] of scripts.matchAll(/npx --no catalog ci (\S+)/g)) expect(Object.keys(JOBS)).toContain(name);
  });

  it('speaks German to visitors and operators where that is its first language', () => {
    const german = catalogFiles(answers({ ...EVERYTHING, host: 'cloudflare', languages: ['de', 'en'] }), SPEC_ON_MAIN);
    const files = new Map(german);
    expect(files.get('README.md')).toContain('## Prüfen und veröffentlichen');
    const english = new Map(catalogFiles(answers({ ...EVERYTHING, host: 'cloudflare' }), SPEC_ON_MAIN));
    const forms = [...english.keys()].filter((path) => path.includes('ISSUE_TEMPLATE'));
    expect(forms).toHaveLength(3);
    for (const path of forms) {
      const [mine, other] = [files, english].map((from) => parse(from.get(path) ?? ''));
      // Links of pages fill questions in by these.
      expect(mine.body.map(({ id }: { id?: string }) => id)).toEqual(other.body.map(({ id }: { id?: string }) => id));
      expect(mine.name).not.toBe(other.name);
    }
    const [, question] = parse(files.get('.github/ISSUE_TEMPLATE/add-my-software.yml') ?? '').body;
    expect(addressInIssue(`### ${question.attributes.label}\n\nhttps://works.test/pad.json\n`)).toBe(
      'https://works.test/pad.json',
    );
  });

  it.each([
    ['https://github.com/works/catalog', 'pages'],
    ['https://gitlab.opencode.de/works/catalog', 'pages'],
    ['https://codeberg.org/works/catalog', 'static'],
    ['', 'static'],
  ])('is published by the forge where that has pages, unless it is told otherwise: %s', async (repository, host) => {
    expect(await completeAnswers({ repository }, { folder, name: 'catalog' })).toMatchObject({ host });
  });

  it.each(HOSTS)('runs nothing but the engine in its workflows: %s', (host) => {
    const files = catalogFiles(answers({ ...EVERYTHING, host }), { spec: '1.2.3', branch: 'trunk' });
    const workflows = files.filter(([path]) => path.startsWith('.github/workflows/'));
    expect(workflows.map(([path]) => path.split('/').at(-1))).toEqual([
      'check.yml',
      'add-feed.yml',
      'sync.yml',
      ...(host === 'static' ? [] : ['publish.yml']),
      'export.yml',
      'report-failure.yml',
    ]);
    for (const [, text] of workflows) {
      const { on, permissions, jobs } = parse(text);
      expect(permissions).toEqual({});
      expect(Object.keys(on)).not.toContain('pull_request_target');
      expect(text).not.toContain('BRANCH');
      expect(text).not.toMatch(/TARGET|WHERE/);
      expect(text).not.toContain('pipeline/cli');
      for (const job of Object.values<{ steps?: { uses?: string }[]; uses?: string }>(jobs)) {
        for (const { uses } of job.steps ?? []) {
          if (uses?.startsWith('./')) expect(files.map(([path]) => `./${path}`)).toContain(`${uses}/action.yml`);
          else if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
        }
        if (job.uses !== undefined) expect(files.map(([path]) => `./${path}`)).toContain(job.uses);
      }
    }
  });
});

describe('the folder of a new catalog', () => {
  it.each([
    ['a file', () => writeFileSync(join(folder, 'notes.txt'), 'mine'), 'is not empty: notes.txt'],
    ['a catalog', () => writeCatalog(folder, answers(), SPEC), 'is not empty: .gitignore, .npmrc, README.md'],
    [
      'a history',
      async () => {
        await git(folder, ['init', '--quiet']);
        await git(folder, ['commit', '--quiet', '--allow-empty', '--message', 'Begin']);
      },
      'has a history already',
    ],
  ])('is left as it is where it holds %s', async (_what, prepare, words) => {
    await prepare();
    const before = readdirSync(folder, { recursive: true }).sort();
    await expect(assertEmpty(folder)).rejects.toThrow(words);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });

  it('may be a file of that name, which is not overwritten', async () => {
    const file = join(folder, 'catalog');
    writeFileSync(file, 'mine');
    await expect(assertEmpty(file)).rejects.toThrow('is a file. Name a folder.');
  });

  it('may be missing, or a repository that was just made: its branch is the published one', async () => {
    await assertEmpty(join(folder, 'absent'));
    await git(folder, ['init', '--quiet', '--initial-branch=trunk']);
    await assertEmpty(folder);
    await writeCatalog(folder, answers(), SPEC);
    expect(parseCatalog(await readFolder(folder)).settings.main_branch).toBe('trunk');
  });

  it('holds one commit, of the person whom git knows, and no history of any other catalog', async () => {
    mkdirSync(join(folder, 'new'));
    const made = join(folder, 'new');
    await writeCatalog(made, answers(), SPEC);
    await git(made, ['config', 'user.name', 'Operator']);
    await git(made, ['config', 'user.email', 'operator@works.test']);
    expect(await commitCatalog(made)).toBe(true);
    expect(await git(made, ['log', '--format=%an %s'])).toBe('Operator Begin the catalog');
    expect(await git(made, ['status', '--porcelain'])).toBe('');
    const { commit, files } = await readCheckout(made);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(parseCatalog(files).listings.size).toBe(0);
  });
});

it.each([
  ['Software für Musterstadt', 'software-fuer-musterstadt'],
  ['  Zoë’s  catalog! ', 'zoes-catalog'],
  ['目录', 'catalog'],
  ['a'.repeat(200), 'a'.repeat(60)],
])('the name of its package is made of the name of the catalog: %s', (name, expected) => {
  expect(packageName(name)).toBe(expected);
});
