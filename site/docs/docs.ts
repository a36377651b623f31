/** The pages of the docs, in the order in which they are listed. All are there in English, some in other languages, too. */
import type { MarkdownInstance } from 'astro';
import { paths } from '../../schemas/contracts/addresses.ts';
import { isStaticHost } from '../catalog/catalog-data.ts';
import { hasPage } from '../catalog/features-by-host.ts';
import { isWritten } from '../catalog/language.ts';
import { DOCS_GROUPS, type DocsFrontmatter } from './docs-groups.ts';

export interface DocsEntry extends DocsFrontmatter {
  /** As in its address. */
  name: string;
  path: string;
  /** It is written in this one. */
  language: string;
  /** What the Markdown became. */
  html(): Promise<string>;
}

/** Of a page that a bare static host needs in other words. */
const STATIC = '-static';

// No content collection: its store lies in the project's folder, which all builds of that folder share.
const files = import.meta.glob<MarkdownInstance<DocsFrontmatter>>('../content/docs/*/*.md', { eager: true });
/** By language and name, like en/rank. */
const pages = new Map(Object.entries(files).map(([path, page]) => [path.replace(/^.*\/docs\/|\.md$/g, ''), page]));
const names = [...pages.keys()]
  .filter((key) => key.startsWith('en/') && !key.endsWith(STATIC))
  .map((key) => key.slice('en/'.length));

/** @param tag of the language that is wanted: what is not written in it comes in English */
export function docsEntries(tag: string): DocsEntry[] {
  const entries = names.filter((name) => hasPage(pathOf(name))).map((name) => docsEntry(tag, name));
  return entries.sort((one, other) => placeOf(one) - placeOf(other));
}

function docsEntry(tag: string, name: string): DocsEntry {
  const path = pathOf(name);
  const language = isWritten(tag, path) ? tag : 'en';
  const page = (isStaticHost() && pages.get(`${language}/${name}${STATIC}`)) || pages.get(`${language}/${name}`);
  if (page === undefined) throw new Error(`The docs have no page ${language}/${name}.`);
  return { ...page.frontmatter, name, path, language, html: page.compiledContent };
}

const pathOf = (name: string) => `${paths.docs}${name}/`;

function placeOf({ group, order }: DocsFrontmatter): number {
  return DOCS_GROUPS.indexOf(group) * 100 + order;
}
