/** The table of the search index as rows. */
import { type Facet, type Narrowable, type Points, pricesOf } from '../../../schemas/search/filter-listings.ts';
import { readTraits } from '../../../schemas/search/public-sector-traits.ts';
import type { Coded, IndexTable } from '../../../schemas/search/static-index.ts';
import { foldText } from '../../../schemas/search/words.ts';

export interface FoundRow extends Narrowable {
  /** The name as it is shown. */
  title: string;
  vendor: string;
}

const made = new WeakMap<IndexTable, FoundRow[]>();

/** @returns the listings by their place */
export function rowsOf(table: IndexTable): FoundRow[] {
  const rows = made.get(table) ?? table.slugs.map((slug, place) => rowAt(table, slug, place));
  made.set(table, rows);
  return rows;
}

function rowAt(table: IndexTable, slug: string, place: number): FoundRow {
  const title = table.names[place] ?? slug;
  const single = (column: Coded) => {
    const value = valueAt(column, place);
    return value === null ? [] : [value];
  };
  const points = (of: keyof Points) => table.points[of][place] ?? 0;
  const values: Record<Facet, readonly string[]> = {
    category: single(table.category),
    kind: single(table.kind),
    license_type: single(table.license_type),
    platform: (valueAt(table.platforms, place) ?? '').split(' ').filter(Boolean),
    pricing: pricesOf(valueAt(table.pricing, place)),
    // No page filters by them.
    badge: [],
    verified: [valueAt(table.verified, place) ?? 'false'],
    publisher: single(table.publisher),
    ...readTraits(valueAt(table.traits, place) ?? ''),
    state: single(table.state),
  };
  return {
    ...{ slug, title, place, values },
    points: { score: points('score'), used: points('used'), kept: points('kept') },
    name: foldText(title),
    vendor: valueAt(table.vendors, place) ?? '',
    published_on: valueAt(table.published_on, place),
    updated_on: valueAt(table.updated_on, place),
  };
}

function valueAt({ values, rows }: Coded, place: number): string | null {
  const code = rows[place];
  return code === null || code === undefined ? null : (values[code] ?? null);
}
