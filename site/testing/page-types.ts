/** What the site has pages of, and an address of each. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { files, paths } from '../../schemas/contracts/addresses.ts';
import type { PublisherTable } from '../../schemas/contracts/generated/read-api.ts';

const { data: publishers }: PublisherTable = await (await fetch(inject('catalog') + files.publishers)).json();
export const ASTROS_PUBLISHER = paths.publisherPage(
  publishers.find(({ listings }) => listings.includes('astro'))?.slug ?? '',
);
const LISTING = '[...lang]/software/[slug]';

type PageTypes = readonly (readonly [template: string, address: string])[];

/** Pages of one template follow each other. */
export const PAGES_TO_PRESS: PageTypes = [
  ['[...lang]/index', '/'],
  ['[...lang]/search', '/search/?q=editor'],
  ['[...lang]/search', '/de/search/?q=zzqxq'],
  ['[...lang]/software/[...page]', '/software/'],
  ['[...lang]/software/[filter]/[...page]', '/software/_platform-linux/'],
  ['[...lang]/software/[alphabet]/[...part]', '/de/software/_a-z/'],
  ['[...lang]/categories/index', '/categories/'],
  ['[...lang]/categories/[slug]/[...page]', '/de/categories/developer-tools/'],
  ['[...lang]/publishers/index', '/publishers/'],
  ['[...lang]/publishers/[slug]/[...page]', ASTROS_PUBLISHER],
  // A program, a library, a service, an API, a server for agents, and one whose publisher means no good.
  [LISTING, '/de/software/fotolabor/'],
  ...['ajv', 'slack', 'catalog-api', 'playwright-mcp', 'hostile'].map(
    (slug) => [LISTING, `/software/${slug}/`] as const,
  ),
  ['[...lang]/compare', '/compare/?s=vite&s=rollup'],
  ['[...lang]/rank', '/de/rank/?s=astro'],
  ['[...lang]/rank', '/rank/'],
  ['[...lang]/changes/[...page]', '/changes/'],
  ['[...lang]/publish', '/de/publish/'],
  ['[...lang]/validate', '/de/validate/'],
  ['[...lang]/manage', '/manage/'],
  ['[...lang]/plans', '/plans/'],
  ['[...lang]/statistics', '/statistics/'],
  ['[...lang]/moderation', '/de/moderation/'],
  ['[...lang]/[operator]', '/de/privacy/'],
  ['[...lang]/docs/index', '/de/docs/'],
  ['[...lang]/docs/[page]', '/docs/api/'],
  ['[...lang]/404', '/de/no/such/page/'],
  ['[...lang]/410/[slug]', '/software/withdrawn-tool/'],
];

/** Nobody stays on the former page for submitting, which leads on at once. */
const NOT_TO_VISIT = ['[...lang]/submit'];

/** @returns templates of the site that none of the pages is of, and pages of a template that is not there */
export function unvisitedTemplates(pages: PageTypes): string[] {
  const templates = globSync('**/*.astro', { cwd: join(import.meta.dirname, '..', 'pages') });
  const there = templates.map((path) => path.replace(/\.astro$/, ''));
  const known = [...new Set(pages.map(([template]) => template)), ...NOT_TO_VISIT];
  return [...there.filter((name) => !known.includes(name)), ...known.filter((name) => !there.includes(name))];
}
