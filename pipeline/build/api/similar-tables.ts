/**
 * Which listings are alike: looked for among the texts of all listings. That depends on no rank and no day, so that most builds
 * find the tables of the one before.
 */
import { createHash } from 'node:crypto';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { RelatedTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import { relatedListings } from '../listings/similar-listings.ts';
import type { KeyedFile } from '../writer/build-writer.ts';

interface Texts {
  ranked: readonly Pick<RankedListing, 'summary' | 'facts'>[];
  /** Digest of the program. */
  program: string;
}

export function* relatedTables({ ranked, program }: Texts): Generator<[path: string, file: KeyedFile<string>]> {
  // In an order that no rank changes.
  const bySlug = ranked.toSorted((one, other) => (one.summary.slug < other.summary.slug ? -1 : 1));
  const listings = bySlug.map(({ summary: { slug, category }, facts: { words, audience } }) => ({
    ...{ slug, category, audience, words },
  }));
  const digest = createHash('sha256').update(program);
  for (const { slug, category, audience, words } of listings)
    digest.update(JSON.stringify([slug, category, audience, words]));
  const key = digest.digest('hex');
  let found: ReadonlyMap<string, readonly [slug: string, related: string[]][]> | undefined;
  for (const path of new Set(listings.map(({ slug }) => files.related(slug)))) {
    const make = () => {
      found ??= Map.groupBy(relatedListings(listings), ([slug]) => files.related(slug));
      return compactJson(Object.fromEntries(found.get(path) ?? []) satisfies RelatedTable);
    };
    yield [path, { key, make }];
  }
}
