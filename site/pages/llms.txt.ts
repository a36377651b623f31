/** What a language model needs to find its way (llmstxt.org): the API before the pages. */
import { files, paths } from '../../schemas/contracts/addresses.ts';
import { absolute } from '../base/links.ts';
import { describeCatalog, isStaticHost, readCatalogFacts, readCategories } from '../catalog/catalog-data.ts';
import { hasPage } from '../catalog/features-by-host.ts';
import { languageOf } from '../catalog/language.ts';
import { docsEntries } from '../docs/docs.ts';

export function GET(): Response {
  const { api, docsPages, plansPage, publishPage } = languageOf({ lang: 'en' }).texts;
  const { summary } = describeCatalog('en');
  const ending = isStaticHost() ? '.json' : '';
  // Braces would be escaped in an address.
  const apiAt = (path: string) => absolute(path).replace('SLUG', '{slug}') + ending;
  const link = (address: string, title: string, text: string) => `- [${title}](${address}): ${text}`;
  const categories = readCategories('en').filter(({ listing_count }) => listing_count > 0);
  const lines = [
    `# ${readCatalogFacts().name}`,
    '',
    `> ${summary}`,
    '',
    `## ${api.title}`,
    '',
    api.lead,
    '',
    link(apiAt('/api/v1/software'), 'Software', api.software),
    link(apiAt('/api/v1/software/SLUG'), 'Listing', api.listing),
    link(apiAt('/api/v1/categories'), 'Categories', api.categories),
    link(apiAt('/api/v1/changes'), 'Changes', docsPages.leads.changes),
    link(absolute(files.manifest), 'Manifest', api.manifest),
    link(absolute(files.manifestSchema), 'Schema', api.schema),
    '',
    '## Docs',
    '',
    link(absolute(paths.publish), publishPage.title, docsPages.leads.publish),
    ...(hasPage(paths.plans) ? [link(absolute(paths.plans), plansPage.title, docsPages.leads.plans)] : []),
    ...docsEntries('en').map(({ path, title, lead }) => link(absolute(path), title, lead)),
    '',
    '## Categories',
    '',
    ...categories.map(({ slug, name, description }) => link(absolute(paths.categoryPage(slug)), name, description)),
    '',
  ];
  return new Response(lines.join('\n'));
}
