/** Catalogs of every kind as `create` makes them: each link, form and command of what they say leads somewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMAND_FACTS } from '../cli/commands.ts';
import { ENGINE } from '../repo/files/engine.ts';
import { publishAllOf } from '../testing/reviewing.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { catalogIn } from '../testing/temporary-catalog.ts';

const parent = mkdtempSync(join(tmpdir(), 'created-catalogs-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const ADDRESS = 'https://catalog.works-of.org';
const REPOSITORY = 'https://github.com/works/catalog';
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Operator',
  GIT_AUTHOR_EMAIL: 'operator@works.test',
  GIT_COMMITTER_NAME: 'Operator',
  GIT_COMMITTER_EMAIL: 'operator@works.test',
};
/** What a host of files does not have, whatever the language. */
const OF_A_WORKER = /href="[^"]*\/(?:plans|manage|docs\/(?:webhooks|errors))\/|\bcat_[a-z0-9…]|X-Api-Key|whsec_/i;

/** The pages say of these that they run in a clone of the engine. */
const OF_THE_ENGINE = ['bench', 'rank-impact'];
/** For operators, who may have any host. */
const FOR_OPERATORS = /(?:^|\/)docs\/(?:commands|operate|operate-tasks|settings|scale|benchmarks)\//;

const CASES = ['static', 'pages', 'cloudflare'].flatMap((host) =>
  ['en', 'de', 'de,en'].flatMap((languages) =>
    ['general', 'public-sector'].map((categories) => ({ host, languages, categories })),
  ),
);
type Case = (typeof CASES)[number];

async function created({ host, languages, categories }: Case): Promise<string> {
  const folder = join(parent, [host, languages.replace(',', '-'), categories].join('-'));
  const sample = categories === 'public-sector' ? ['--sample', 'public-sector'] : ['--categories', categories];
  const { code, stderr } = await runInProcess(
    parent,
    [
      ...['create', folder, '--yes', '--no-install', '--engine', '0.2.0', '--name', 'Town', '--operator', 'Works'],
      ...[
        '--address',
        ADDRESS,
        '--repository',
        REPOSITORY,
        '--contact',
        'https://works-of.org/contact',
        '--host',
        host,
      ],
      ...['--languages', languages, ...sample],
    ],
    AUTHOR,
  );
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  symlinkSync(join(ENGINE, 'node_modules'), join(folder, 'node_modules'));
  const catalog = catalogIn(folder);
  catalog.commit('Begin the catalog');
  if (categories === 'public-sector') {
    await catalog.sync();
    await publishAllOf(catalog);
  }
  const built = await runInProcess(folder, ['build'], AUTHOR);
  expect([built.code, built.stderr]).toEqual([0, expect.any(String)]);
  return folder;
}

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
const attributes = (html: string, names: string) =>
  Array.from(html.matchAll(new RegExp(`\\s(?:${names})="([^"]*)"`, 'g')), ([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );

/** The paths of the API, which a worker answers by itself. */
function answered(dist: string): RegExp[] {
  const { paths } = JSON.parse(readFileSync(join(dist, 'openapi.json'), 'utf8'));
  const pattern = (path: string) => path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+');
  return Object.keys(paths).map((path) => new RegExp(`^(?:/api/v1)?${pattern(path)}$`));
}

function deadLinks(dist: string): string[] {
  const api = answered(dist);
  const ids = new Map<string, Set<string>>();
  const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);
  const isThere = (path: string, hash: string) => {
    const file = join(dist, decodeURI(fileOf(path)));
    if (!existsSync(file) || statSync(file).isDirectory()) return api.some((one) => one.test(path));
    if (hash === '' || !file.endsWith('.html')) return true;
    if (!ids.has(file)) ids.set(file, new Set(attributes(readFileSync(file, 'utf8'), 'id|name')));
    return ids.get(file)?.has(decodeURIComponent(hash.slice(1))) === true;
  };
  // One page for each: what is wrong in a footer is wrong everywhere.
  const dead = new Map<string, string>();
  for (const page of filesBelow(dist, /\.html$/)) {
    const here = new URL(page.replace(/index\.html$/, ''), `${ADDRESS}/`);
    for (const link of attributes(readFileSync(join(dist, page), 'utf8'), 'href|src|action')) {
      // A script fills it in.
      if (link.includes('{{')) continue;
      const url = URL.parse(link, here);
      if (url === null || (url.origin === ADDRESS && !isThere(url.pathname, url.hash))) dead.set(link, page);
    }
  }
  return Array.from(dead, ([link, page]) => `${page}: ${link}`);
}

/** Forms of the repository that pages link to. */
function deadForms(folder: string): string[] {
  const pages = filesBelow(join(folder, 'dist'), /\.html$/).map((page) =>
    readFileSync(join(folder, 'dist', page), 'utf8'),
  );
  const links = pages.flatMap((page) => attributes(page, 'href|action')).filter((link) => link.startsWith(REPOSITORY));
  const forms = links.flatMap((link) => new URL(link).searchParams.get('template') ?? []);
  return [...new Set(forms)].filter((form) => !existsSync(join(folder, '.github/ISSUE_TEMPLATE', form)));
}

/** Scripts and commands in the README and on the pages. */
function deadCommands(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const pages = filesBelow(join(folder, 'dist'), /\.html$/).map((page) =>
    readFileSync(join(folder, 'dist', page), 'utf8'),
  );
  const text = [readFileSync(join(folder, 'README.md'), 'utf8'), ...pages].join('\n').replaceAll(/<[^>]+>/g, '');
  const run = Array.from(text.matchAll(/npm run (?:--silent )?([a-z:-]+)(?: -- ([a-z-]+))?/g));
  const isThere = ([, script = '', command = '']: RegExpMatchArray) =>
    OF_THE_ENGINE.includes(script) ||
    (script in scripts && (script !== 'catalog' || command === '' || COMMAND_FACTS.names.includes(command)));
  return [...new Set(run.filter((each) => !isThere(each)).map(([whole]) => whole))];
}

describe.each(CASES)('a catalog for $host in $languages, $categories', (kind) => {
  it('says nothing that is not there', { timeout: 300_000 }, async () => {
    const folder = await created(kind);
    const dist = join(folder, 'dist');
    const untrue = filesBelow(dist, /\.html$/).filter(
      (page) => !FOR_OPERATORS.test(page) && OF_A_WORKER.test(readFileSync(join(dist, page), 'utf8')),
    );
    expect({
      links: deadLinks(dist),
      forms: deadForms(folder),
      commands: deadCommands(folder),
      promises: kind.host === 'cloudflare' ? [] : untrue,
    }).toEqual({ links: [], forms: [], commands: [], promises: [] });
    expect(kind.host !== 'cloudflare' || untrue.length > 0).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
