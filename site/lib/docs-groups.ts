/** Who the docs are for, in the order in which they are listed. */
export const DOCS_GROUPS = ['publishers', 'developers', 'operators'] as const;

export type DocsGroup = (typeof DOCS_GROUPS)[number];

export const DOCS_TITLE = 'Docs';

export const DOCS_GROUP_TITLES: Record<DocsGroup, string> = {
  publishers: 'For publishers',
  developers: 'For developers',
  operators: 'For operators',
};
