/** Slugs that are published no more, for the answers 308 and 410. */
import type { DepartedTable } from '../../../schemas/contracts/generated/read-api.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { presentSlug } from '../../repo/data/present-slug.ts';

/** A slug that was renamed leads to the last one; if that was withdrawn too, so was the listing. */
export function toDepartedTable({ ledger, listings }: CatalogData): DepartedTable {
  const table: DepartedTable = { renamed: {}, withdrawn: {} };
  for (const [slug, { state }] of ledger) {
    if (state !== 'renamed' && state !== 'withdrawn') continue;
    const present = presentSlug(slug, ledger);
    const last = ledger.get(present);
    if (listings.has(present)) table.renamed[slug] = present;
    else if (last?.state === 'withdrawn') table.withdrawn[slug] = last.reason ?? 'No reason was given.';
  }
  return table;
}
