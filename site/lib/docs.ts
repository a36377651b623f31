/** The pages of the docs, in the order in which they are listed. There is one language of them: English. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { paths } from '../../schemas/contracts/addresses.ts';
import { isStaticHost } from './catalog-data.ts';
import { DOCS_GROUPS, type DocsGroup } from './docs-groups.ts';

export interface DocsEntry {
  /** As in its address. */
  name: string;
  path: string;
  title: string;
  lead: string;
  group: DocsGroup;
  /** What the Markdown became. */
  html: string;
}

/** Of a page that a bare static host needs in other words. */
const STATIC = '-static';

export async function docsEntries(): Promise<DocsEntry[]> {
  const all: CollectionEntry<'docs'>[] = await getCollection('docs');
  const entries = new Map(all.map((entry) => [entry.id.replace(/^en\//, ''), entry]));
  const place = ({ data }: CollectionEntry<'docs'>) => DOCS_GROUPS.indexOf(data.group) * 100 + data.order;
  return [...entries]
    .filter(([name]) => !name.endsWith(STATIC))
    .map(([name, entry]) => ({ name, entry: (isStaticHost() && entries.get(name + STATIC)) || entry }))
    .sort((one, other) => place(one.entry) - place(other.entry))
    .map(({ name, entry }) => ({
      name,
      path: `${paths.docs}${name}/`,
      title: entry.data.title,
      lead: entry.data.lead,
      group: entry.data.group,
      html: entry.rendered?.html ?? '',
    }));
}
