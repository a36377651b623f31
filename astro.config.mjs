/**
 * The site: static pages from the files the pipeline has emitted. The environment is read here and in
 * site/catalog/catalog-data.ts. Templates are the engine's, beside this file; what is kept between builds lies in the root,
 * the catalog's folder.
 */
import { join } from 'node:path';
import { defineConfig } from 'astro/config';
import { saveBundle } from './site/build/save-bundle.mjs';
import { operatorSlots } from './site/frame/operator-slots.mjs';

/** Vite's own helper weighs more than what every page loads by it; no script here brings a sheet of style, which it is for. */
const plainImport = {
  name: 'plain-import',
  enforce: 'pre',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** Asked by pages, and answered by what is run: `import.meta.env.PROD` is whatever the environment says. */
const servedPages = {
  name: 'served-pages',
  config: (_, { command }) => ({ define: { IS_DEVELOPMENT: JSON.stringify(command === 'serve') } }),
};

/**
 * Astro looks for the styles and scripts of a template below the root, unless root and template share a folder. An engine
 * that lies elsewhere, as a linked one does, has its templates found by the address that is not looked at so.
 */
function partsOfTemplates() {
  let astro;
  return {
    name: 'parts-of-templates',
    configResolved({ plugins }) {
      astro = plugins.find(({ name }) => name === 'astro:build');
    },
    load: {
      order: 'pre',
      filter: { id: /^\/(?!@fs\/).*[?&]astro(?:&|=|$)/ },
      handler(id) {
        return astro?.load.handler.call(this, `/@fs${id}`);
      },
    },
  };
}

/** Each in one sheet, so that a page loads few: what stands on every page or is small, and what shows lists. Others are their pages' own. */
const SHEETS = [
  [
    'site',
    'tokens|base|Page|SiteHeader|SiteFooter|Article|ApiAddresses|Bar|NeedsScript|SearchField|SearchForm|Snippet|' +
      'ProductIcon|SoftwareEntry|PickToCompare|CompareBar|slots/Header|slots/Footer|slots/Card',
  ],
  ['documents', 'TokenForm|Validator|WayIn|manage|publish|validate'],
  ['list', 'ListPage|Pagination|ListView|SearchChoices|NarrowForm'],
];
/** Where the compiled site is to be kept, without any page. */
const bundle = process.env.CATALOG_BUNDLE;
const baseUrl = new URL(process.env.CATALOG_BASE_URL ?? 'http://localhost:4321');

export default defineConfig({
  site: baseUrl.origin,
  base: baseUrl.pathname,
  srcDir: join(import.meta.dirname, 'site'),
  publicDir: join(import.meta.dirname, 'site', 'public'),
  outDir: process.env.CATALOG_OUT ?? './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'always',
  // Highlighting writes styles into the page, which its policy forbids.
  markdown: { syntaxHighlight: false },
  // Keeps the space that a line break between two words stands for; the default drops it.
  compressHTML: true,
  // Two pages for one address are a mistake, not a warning.
  prerenderConflictBehavior: 'error',
  // Writing a page waits for the disk, meanwhile others are made.
  build: { concurrency: 8, format: 'directory', assets: '_assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: bundle === undefined ? [] : [saveBundle(bundle)],
  vite: {
    cacheDir: './.cache/vite',
    // Nothing that lies about in the folder decides what is compiled: no .env file, and no settings of another tool.
    envDir: false,
    css: { postcss: {} },
    plugins: [servedPages, plainImport, partsOfTemplates(), operatorSlots(join(import.meta.dirname, 'site'))],
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: SHEETS.map(([name, parts]) => ({
                  name,
                  test: new RegExp(`/(?:${parts})\\.(?:astro\\?.*)?css$`),
                })),
              },
            },
          },
        },
      },
    },
    // As modules, workers fetch what only some pages need, such as the words of their language.
    worker: { format: 'es' },
    build: {
      // The pages' policy allows no script that stands in the page itself.
      assetsInlineLimit: 0,
      // The rank engine shares a file with code that needs it, and does not need it itself.
      rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/node_modules\/semver\//, sideEffects: false }] } },
    },
  },
});
