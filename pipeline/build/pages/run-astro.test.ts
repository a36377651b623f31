/** That pages are made of a commit, and not of the machine that makes them. */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT_POLICY } from '../../../site/frame/page-headers.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { publishAllOf } from '../../testing/reviewing.ts';
import { padDocument, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { differingFiles } from '../writer/build-folder.ts';

const CLI = join(ENGINE, 'pipeline', 'cli', 'cli.ts');
const SWAPPED = 'https://swapped.example';
/** What Astro, Vite, their tools and libraries, Node and this engine read, with values that change what they do. */
const READ_BY_TOOLS = {
  ...{ PROD: '', DEV: '1', SSR: '', MODE: 'development', NODE_ENV: 'development', VITE_USER_NODE_ENV: 'development' },
  ...{ BASE_URL: '/swapped/', SITE: SWAPPED, ASSETS_PREFIX: SWAPPED, PUBLIC_NAME: 'Swapped', VITE_NAME: 'x' },
  ...{
    ASTRO_KEY: 'a2tra2tra2tra2tra2tra2tra2tra2tra2tra2tra2s=',
    ASTRO_TIMER_PATH: '/nonexistent/timer',
    ASTRO_PREVIEW_BACKGROUND: '1',
  },
  ...{ VITEST: 'true', VITEST_MODE: 'RUN', TEST: 'true', JEST_WORKER_ID: '1', CI: 'true', GITHUB_ACTIONS: 'true' },
  ...{ DEBUG: 'vite:*,astro:*', VITE_DEBUG_FILTER: 'x', VITE_DEPRECATION_TRACE: '1', FORCE_COLOR: '3', NO_COLOR: '1' },
  ...{ TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8', LC_ALL: 'sv_SE.UTF-8', LANGUAGE: 'ar', SOURCE_DATE_EPOCH: '1' },
  ...{
    NODE_OPTIONS: '--conditions=development --no-warnings',
    NODE_PATH: '/nonexistent',
    NODE_PENDING_DEPRECATION: '1',
  },
  ...{ ESBUILD_BINARY_PATH: '/nonexistent/esbuild', ESBUILD_WORKER_THREADS: '0', NAPI_RS_FORCE_WASI: '1' },
  ...{ BROWSER: 'none', BROWSER_ARGS: '--x', BROWSERSLIST: 'ie 11', BROWSERSLIST_ENV: 'development' },
  ...{ CSS_TRANSFORMER_WASM: '1', SASS_PATH: '/nonexistent', XDG_CONFIG_HOME: '/nonexistent', PORT: '1', HOST: '::' },
  ...{ npm_config_user_agent: 'yarn/1.22.0', npm_package_name: 'swapped', npm_package_version: '9.9.9' },
  ...{ NETLIFY: 'true', VERCEL: '1', CF_PAGES: '1', GIT_DIR: '/nonexistent', INIT_CWD: '/nonexistent' },
  ...{ CATALOG_BUNDLE: '/nonexistent/bundle', CATALOG_OUT: '/nonexistent/out', CATALOG_BASE_URL: `${SWAPPED}/x/` },
  ...{ CATALOG_EMITTED: '/nonexistent', CATALOG_STANDING: '/nonexistent', CATALOG_PAGE_KEYS: '/nonexistent/keys' },
};
/** The files that Vite looks for in the folder of a catalog. */
const LYING_ABOUT = {
  '.env': `PROD=\nBASE_URL=/swapped/\nSITE=${SWAPPED}\nNODE_ENV=development\nPUBLIC_NAME=Swapped\n`,
  '.env.local': 'MODE=development\nDEV=1\n',
  '.env.production': 'PROD=\nSSR=\n',
  'postcss.config.mjs':
    "export default { plugins: [{ postcssPlugin: 'x', Declaration: (one) => void one.remove() }] };\n",
};
/** An operator's own part of every page that says all that a template can ask of where it is made. */
const FOOTER = `---
const { DEV, MODE, PUBLIC_NAME, VITE_NAME } = import.meta.env;
const asked = { PROD: import.meta.env.PROD, DEV, MODE, PUBLIC_NAME, VITE_NAME, node: process.env.NODE_ENV };
---
<slot />
<p id="asked">{JSON.stringify([asked, import.meta.env.SITE, import.meta.env.BASE_URL, import.meta.env])}</p>
`;

const ASKED =
  '<p id="asked">[{"PROD":true,"DEV":false,"MODE":"production","node":"production"},"https://catalog.test","/",';

let folder: string;
let [plain, other] = ['', ''];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-environment-'));
  const catalog = temporaryCatalog({ editor: padDocument('editor') });
  catalog.write('slots/Footer.astro', FOOTER);
  catalog.write('.gitignore', '/*\n!/data\n!/slots\n');
  catalog.commit('Say what is asked of the environment');
  await catalog.sync();
  await publishAllOf(catalog);
  [plain, other] = ['plain', 'other'].map((name) => join(folder, name)) as [string, string];
  for (const copy of [plain, other]) {
    cpSync(catalog.folder, copy, { recursive: true });
    symlinkSync(join(ENGINE, 'node_modules'), join(copy, 'node_modules'));
  }
  catalog.remove();
  for (const [name, content] of Object.entries(LYING_ABOUT)) writeFileSync(join(other, name), content);
  mkdirSync(join(folder, 'home'));
  await build(plain, {});
  await build(other, READ_BY_TOOLS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process that has nothing of the environment of the tests. */
async function build(catalog: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const env = { PATH: process.env.PATH, HOME: join(folder, 'home'), ...environment };
  await promisify(execFile)(process.execPath, [CLI, 'build'], { cwd: catalog, env });
}

it('is the same bytes with an environment full of what tools read, and with their files in the folder', async () => {
  expect(Object.keys(READ_BY_TOOLS).length).toBeGreaterThan(40);
  expect(await differingFiles(join(plain, 'dist'), join(other, 'dist'))).toEqual([]);
});

it('every page has its policy, and is made for production and its own address', () => {
  const read = (page: string) => readFileSync(join(other, 'dist', page), 'utf8');
  const pages = globSync('**/*.html', { cwd: join(other, 'dist') }).filter((page) =>
    read(page).includes('site-header'),
  );
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    expect(read(page), page).toContain(`<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`);
    expect(read(page), page).not.toMatch(/swapped/i);
    expect(read(page).replaceAll('&quot;', '"'), page).toContain(ASKED);
  }
});
