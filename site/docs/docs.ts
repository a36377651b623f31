/** The pages of the docs, in the order in which they are listed. There is one language of them: English. */
import type { MarkdownInstance } from 'astro';
import { paths } from '../../schemas/contracts/addresses.ts';
import { isStaticHost } from '../catalog/catalog-data.ts';
import { DOCS_GROUPS, type DocsFrontmatter } from './docs-groups.ts';

export interface DocsEntry extends DocsFrontmatter {
  /** As in its address. */
  name: string;
  path: string;
  /** What the Markdown became. */
  html(): Promise<string>;
}

/** Of a page that a bare static host needs in other words. */
const STATIC = '-static';

// No content collection: its store lies in the project's folder, which all builds of that folder share.
const files = import.meta.glob<MarkdownInstance<DocsFrontmatter>>('../content/docs/en/*.md', { eager: true });
const pages = new Map(Object.entries(files).map(([path, page]) => [path.replace(/^.*\/|\.md$/g, ''), page]));

export function docsEntries(): DocsEntry[] {
  return [...pages]
    .filter(([name]) => !name.endsWith(STATIC))
    .map(([name, page]) => ({ name, page: (isStaticHost() && pages.get(name + STATIC)) || page }))
    .map(({ name, page }) => ({
      ...page.frontmatter,
      name,
      path: `${paths.docs}${name}/`,
      html: page.compiledContent,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ group, order }: DocsFrontmatter): number {
  return DOCS_GROUPS.indexOf(group) * 100 + order;
}
