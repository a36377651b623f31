/** How the docs are sorted: by who they are for, and within that by number. */
export const DOCS_GROUPS = ['publishers', 'developers', 'operators'] as const;

type DocsGroup = (typeof DOCS_GROUPS)[number];

/** What stands at the top of a page's Markdown. */
export interface DocsFrontmatter {
  title: string;
  /** What the page is about, in one sentence: below its title, in the index, in llms.txt. */
  lead: string;
  group: DocsGroup;
  /** Place within the group. */
  order: number;
}
