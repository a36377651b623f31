/**
 * Which listings are alike, and which are of one publisher. Both are looked for among the texts of all listings and depend on
 * no rank and no day, so that most builds find the tables of the one before.
 */
import { createHash } from 'node:crypto';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { PublisherTable, RelatedTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { publishersOf } from '../listings/publishers.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import { relatedListings } from '../listings/related.ts';
import type { KeyedFile } from '../writer/build-writer.ts';

interface Texts {
  ranked: readonly Pick<RankedListing, 'summary' | 'facts'>[];
  /** Digest of the program. */
  program: string;
}

export function* textTables({ ranked, program }: Texts): Generator<[path: string, file: KeyedFile<string>]> {
  const known = new Map(
    ranked.map(({ summary: { slug, category }, facts: { words, audience, vendor } }) => [
      slug,
      { slug, category, audience, words, vendor },
    ]),
  );
  // In an order that no rank changes.
  const listings = [...known.keys()].sort().flatMap((slug) => known.get(slug) ?? []);
  const keyOf = (texts: (listing: (typeof listings)[number]) => unknown) => {
    const digest = createHash('sha256').update(program);
    for (const listing of listings) digest.update(JSON.stringify(texts(listing)));
    return digest.digest('hex');
  };

  const key = keyOf(({ slug, category, audience, words }) => [slug, category, audience, words]);
  let found: ReadonlyMap<string, readonly [slug: string, related: string[]][]> | undefined;
  for (const path of new Set(listings.map(({ slug }) => files.related(slug)))) {
    const make = () => {
      found ??= Map.groupBy(relatedListings(listings), ([slug]) => files.related(slug));
      return compactJson(Object.fromEntries(found.get(path) ?? []) satisfies RelatedTable);
    };
    yield [path, { key, make }];
  }
  const publishers = () => compactJson({ data: publishersOf(listings) } satisfies PublisherTable);
  yield [files.publishers, { key: keyOf(({ slug, vendor }) => [slug, vendor]), make: publishers }];
}
