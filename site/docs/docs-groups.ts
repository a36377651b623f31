/** How the docs are sorted: by who they are for, and within that by number. */
export const DOCS_GROUPS = ['publishers', 'developers', 'operators'] as const;

export type DocsGroup = (typeof DOCS_GROUPS)[number];

/** What stands at the top of a page's Markdown. */
export interface DocsFrontmatter {
  title: string;
  /** What the page is about, in one sentence: below its title, in the index, in llms.txt. */
  lead: string;
  group: DocsGroup;
  /** Place within the group. */
  order: number;
}

export const DOCS_TITLE = 'Docs';

export const DOCS_GROUP_TITLES: Record<DocsGroup, string> = {
  publishers: 'For publishers',
  developers: 'For developers',
  operators: 'For operators',
};

/** What pages beside the docs are about, for the index of the docs and for llms.txt, which are in English. */
export const PAGE_LEADS = {
  publish:
    'Three steps from a file on your own domain to a listing: formats, examples, a token, proof of the domain, badge.',
  validate: 'Checks a document in your browser and names every problem with its remedy.',
  plans: 'How often the API may be asked, and what to put where on the free plan.',
  changes: 'What was published, updated, renamed and withdrawn.',
};
