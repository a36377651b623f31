/** Lets a browser offer the catalog as a search engine (OpenSearch 1.1). */
import { paths } from '../../schemas/contracts/addresses.ts';
import { escapeMarkup } from '../base/escape.ts';
import { absolute } from '../base/links.ts';
import { describeCatalog, readCatalogFacts, readLanguages } from '../catalog/catalog-data.ts';

/** Limits of the specification, in characters. */
const MAX_NAME = 16;
const MAX_DESCRIPTION = 1024;

export function GET(): Response {
  const { name } = readCatalogFacts();
  const { summary } = describeCatalog(readLanguages()[0] ?? '');
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(name.slice(0, MAX_NAME))}</ShortName>
<Description>${escapeMarkup(summary.slice(0, MAX_DESCRIPTION))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${escapeMarkup(absolute('/favicon.svg'))}</Image>
<Url type="text/html" template="${escapeMarkup(absolute(paths.search))}?q={searchTerms}"/>
</OpenSearchDescription>
`);
}
