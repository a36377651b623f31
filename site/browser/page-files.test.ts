/** Every page of both hosts, read as the file that is served: what it may hold, and what it may load. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, inject, it } from 'vitest';
import { CONTENT_POLICY } from '../frame/page-headers.ts';
import { HOSTILE } from '../testing/hostile-listing.ts';

/** Of the theme and of the search in the header. */
const SCRIPTS_OF_ALL = 2;
/** Pages that load one script more. */
const WITH_SCRIPT =
  /^(?:de\/)?(?:404[./]|software\/(?!_a-z|withdrawn)|categories\/.+\/|publishers\/.+\/|docs\/api\/|(?:validate|publish|manage|search|compare|rank)\/)/;
/** What the host computes, besides its files. */
const NOTHING = /^$/;

interface Page {
  scripts: string[];
  /** Addresses of this site that it leads to, without the part behind a question mark or number sign. */
  links: string[];
  sheets: number;
  headings: number;
  policies: unknown[];
  /** What its policy forbids. */
  forbidden: string[];
}

function readPage(html: string): Page {
  const page: Page = { scripts: [], links: [], sheets: 0, headings: 0, policies: [], forbidden: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, rel, type, content, href } = attributes;
      const [path = ''] = href?.split(/[?#]/) ?? [];
      if (name === 'a' && path.startsWith('/')) page.links.push(path);
      if (name === 'script' && src !== undefined) page.scripts.push(src);
      const isData = type === 'application/ld+json';
      if ((name === 'script' && src === undefined && !isData) || name === 'style') page.forbidden.push(`<${name}>`);
      page.forbidden.push(...Object.entries(attributes).flatMap(forbiddenIn));
      if (name === 'link' && rel === 'stylesheet') page.sheets += 1;
      if (name === 'h1') page.headings += 1;
      if (attributes['http-equiv'] === 'Content-Security-Policy') page.policies.push(content);
    },
  });
  parser.end(html);
  return page;
}

function forbiddenIn([name, value]: [string, string]): string[] {
  const runs = name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value);
  return runs ? [`${name}="${value}"`] : [];
}

describe.each([
  ['a worker', inject('builds').catalog, 3, /^\/api\/v1\/|^\/software\/[^/]+\/news\.(?:atom|json)$/],
  // With one sheet for the color of its operator.
  ['a bare static host', inject('builds').staticCatalog, 4, NOTHING],
])('each page of %s', (_host, folder, mostSheets, computed) => {
  // What lies below api/ is no page.
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['api/**'] }).map((path): [string, Page] => [
    path,
    readPage(readFileSync(join(folder, path), 'utf8')),
  ]);
  /** @returns the pages of which something else is true than of all others */
  const exceptions = (of: (page: Page, path: string) => unknown) =>
    pages.flatMap(([path, page]) => {
      const found = of(page, path);
      return found === undefined ? [] : [[path, found]];
    });

  it('holds no script, no style and no handler in itself, whatever a listing says', () => {
    expect(pages.length).toBeGreaterThan(400);
    expect(pages.map(([path]) => path)).toContain(`software/${HOSTILE}/index.html`);
    expect(exceptions(({ forbidden }) => (forbidden.length > 0 ? forbidden : undefined))).toEqual([]);
  });

  it('leads to pages and files that are there', () => {
    // {{…}} is filled in the browser.
    const isThere = (path: string) => existsSync(join(folder, path)) || computed.test(path) || path.includes('{{');
    const missing = (links: string[]) => [...new Set(links)].filter((path) => !isThere(decodeURIComponent(path)));
    expect(exceptions(({ links }) => (missing(links).length > 0 ? missing(links) : undefined))).toEqual([]);
  });

  it('says in the language of the page that a version was withdrawn', () => {
    const words = ['', 'de/'].map((language) =>
      readFileSync(join(folder, `${language}software/${HOSTILE}/index.html`), 'utf8'),
    );
    expect(words.map((html) => /Withdrawn on|Zurückgezogen am/.exec(html)?.[0])).toEqual([
      'Withdrawn on',
      'Zurückgezogen am',
    ]);
  });

  it('says the policy that lets only files of this host run', () => {
    expect(exceptions(({ policies }) => (policies.join() === CONTENT_POLICY ? undefined : policies))).toEqual([]);
  });

  it('loads the theme, the search, and one script more only where it needs one', () => {
    // Which bundle a page has is the builder's affair; how many, and that no other page has any, is ours.
    const wanted = (path: string) => SCRIPTS_OF_ALL + (WITH_SCRIPT.test(path) ? 1 : 0);
    const isRight = ({ scripts }: Page, path: string) =>
      scripts.length === wanted(path) && scripts.filter((source) => source.includes('theme')).length === 1;
    expect(exceptions((page, path) => (isRight(page, path) ? undefined : page.scripts))).toEqual([]);
  });

  it('loads few sheets of style, and has one heading of the first level', () => {
    expect(exceptions(({ sheets }) => (sheets > mostSheets ? sheets : undefined))).toEqual([]);
    expect(exceptions(({ headings }) => (headings === 1 ? undefined : headings))).toEqual([]);
  });
});
