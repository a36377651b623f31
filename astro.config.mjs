/** The site: static pages from the files the pipeline has emitted. The environment is read here and in site/catalog-data.ts. */
import { defineConfig } from 'astro/config';

const baseUrl = new URL(process.env.CATALOG_BASE_URL ?? 'http://localhost:4321');

export default defineConfig({
  site: baseUrl.origin,
  base: baseUrl.pathname,
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.CATALOG_OUT ?? './dist',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'always',
  // Keeps the space that a line break between two words stands for; the default drops it.
  compressHTML: true,
  // Two pages for one address are a mistake, not a warning.
  prerenderConflictBehavior: 'error',
  build: { format: 'directory', assets: '_assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: { cacheDir: './.cache/vite' },
});
