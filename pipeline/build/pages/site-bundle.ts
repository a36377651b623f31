/**
 * The site as Astro has compiled it, rendered without Astro's command. All that the pipeline knows of Astro's inside is
 * here: what the bundle exports, and how Astro's own command asks it for pages (astro/dist/core/build/generate.js).
 */
import { globSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SSRManifest } from 'astro';
import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';

/** A page to be made. */
export interface SitePage {
  /** On the site, like /de/software/vite/. */
  path: string;
  route: number;
  /** As `getStaticPaths` gave them. */
  props: Record<string, unknown>;
}

export interface SiteBundle {
  /** @throws Error where two pages have one address */
  listPages(): Promise<SitePage[]>;
  /** Of a route, as Astro writes its pattern. @throws Error where there is none */
  numberOf(pattern: string): number;
  /** @throws Error as the page throws it */
  render(page: SitePage): Promise<Uint8Array>;
  /** Where the page lies below the folder of the site. */
  fileOf(page: Pick<SitePage, 'path' | 'route'>): string;
}

type Route = SSRManifest['routes'][number]['routeData'];

/** What its entry exports. */
interface App extends Required<StaticPathsApp> {
  render(request: Request, options: { routeData: Route }): Promise<Response>;
  setInternals(internals: unknown): void;
  setOptions(options: unknown): void;
}

const ENTRY = 'prerender-entry.*.mjs';
/** As Astro calls a site without an address. */
const NOWHERE = 'http://localhost';
/** Errors are written as files of that name, as hosts look for them. */
const STATUS_PAGES: readonly string[] = ['404', '500'];

/** Reads all modules at once, while there is nothing to render yet. @param folder of the bundle */
export async function openBundle(folder: string): Promise<SiteBundle> {
  const [entry = ''] = globSync(ENTRY, { cwd: folder });
  const { app } = (await import(pathToFileURL(join(folder, entry)).href)) as { app: App };
  giveStyles(app);
  const { routes } = app.manifest;
  keepModules(app);
  await Promise.all(routes.map(({ routeData }) => app.getComponentByRoute(routeData)));
  const routeOf = (number: number): Route => {
    const route = routes[number]?.routeData;
    if (route === undefined) throw new Error(`The site has no route ${number}.`);
    return route;
  };
  return {
    listPages: () => listPages(app),
    numberOf(pattern) {
      const number = routes.findIndex(({ routeData }) => routeData.route === pattern);
      if (number === -1) throw new Error(`The site has no route ${pattern}.`);
      return number;
    },
    fileOf: ({ path, route }) => fileOf(routeOf(route), path),
    async render(page) {
      const route = routeOf(page.route);
      if (route.pathname === undefined) await giveProps(app, route, page);
      const request = new Request(addressOf(app.manifest, route, page.path));
      const response = await app.render(request, { routeData: route });
      if (response.body === null || (response.status >= 300 && response.status < 400))
        throw new Error(`It answers ${response.status} instead of a page.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Without this, each page would import its module several times. */
function keepModules({ manifest: { pageMap } }: App): void {
  for (const [component, load] of pageMap ?? []) {
    const loaded = load();
    pageMap?.set(component, () => loaded);
  }
}

/** Astro's command hands them over; the bundle has them, too, but does not look there. */
function giveStyles(app: App): void {
  const pages = app.manifest.routes.map(({ routeData, styles }): [string, unknown] => [
    `${routeData.route}&${routeData.component}`,
    { styles: styles.map((sheet, order) => ({ sheet, order, depth: 0 })) },
  ]);
  app.setInternals({ pagesByKeys: new Map(pages) });
  // No integration adds scripts. What is logged of an error, the error says, too.
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => true } } } });
}

async function listPages(app: App): Promise<SitePage[]> {
  const numbers = new Map(app.manifest.routes.map(({ routeData }, number) => [routeData, number]));
  const found = new Map<string, Route>();
  const paths = await new StaticPaths(app).getAll();
  const pages = paths.map(({ pathname, route }) => {
    const address = withoutSlashes(pathname);
    const other = found.get(address);
    if (other !== undefined) throw new Error(`${other.component} and ${route.component} both make ${pathname}.`);
    found.set(address, route);
    const { props = {} } = app.routeCache.get(route)?.staticPaths.keyed.get(pathname) ?? {};
    return { path: pathname, route: numbers.get(route) ?? -1, props };
  });
  app.routeCache.clearAll();
  return pages;
}

/** Astro would ask the page for all of its paths again. */
async function giveProps(app: App, route: Route, { path, props }: SitePage): Promise<void> {
  const known = app.routeCache.get(route);
  if (known !== undefined) known.staticPaths.keyed.clear();
  else {
    const mod = await app.getComponentByRoute(route);
    app.routeCache.set(route, { mod, staticPaths: Object.assign([], { keyed: new Map() }) });
  }
  app.routeCache.get(route)?.staticPaths.keyed.set(path, { params: {}, props });
}

/** Pages end with a slash, and files of another kind do where their name has no ending. */
function addressOf({ site, base }: SSRManifest, { type }: Route, path: string): URL {
  const name = withoutSlashes(path);
  const ending = name === '' || (type === 'endpoint' && extname(name) !== '') ? '' : '/';
  return new URL(`${base.replace(/\/$/, '')}/${name}${ending}`, site ?? NOWHERE);
}

function fileOf({ type }: Route, path: string): string {
  const name = withoutSlashes(path);
  if (type === 'endpoint') return name;
  return STATUS_PAGES.includes(name) ? `${name}.html` : join(name, 'index.html');
}

const withoutSlashes = (path: string) => path.replace(/^\//, '').replace(/\/$/, '');
