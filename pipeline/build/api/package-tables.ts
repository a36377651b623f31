/** Which listings a package or a repository belongs to, for those who know a product by such a name. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { NameTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import { approvedByPerson } from '../listings/shown-install-commands.ts';
import type { EmittedFile } from '../writer/build-writer.ts';

interface Named {
  ranked: readonly Pick<RankedListing, 'summary' | 'facts'>[];
  catalog: Pick<ShownCatalog, 'ledger'>;
}

export function* nameTables({ ranked, catalog }: Named): Generator<EmittedFile> {
  const named = ranked.flatMap(({ summary: { slug }, facts: { names } }) => {
    const approved = new Set(approvedByPerson(catalog.ledger.get(slug)));
    // Anybody can name the package of somebody else.
    return [...names.own, ...names.claimed.filter((purl) => approved.has(purl))].map((name) => ({ name, slug }));
  });
  for (const [path, entries] of Map.groupBy(named, ({ name }) => files.named(name))) {
    const slugs = Map.groupBy(entries, ({ name }) => name);
    const table = Array.from(slugs, ([name, of]) => [name, of.map(({ slug }) => slug).sort(compareText)]);
    yield [path, compactJson(Object.fromEntries(table) satisfies NameTable)];
  }
}
