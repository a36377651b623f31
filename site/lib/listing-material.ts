/** All that the page of a listing is made of beside the templates. What is not in here must not be shown there. */
import { createHash } from 'node:crypto';
import type { RankResource, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import {
  hasManifest,
  isStaticHost,
  readCatalogFacts,
  readCategories,
  readLanguages,
  readListing,
  readRank,
} from './catalog-data.ts';
import { once, onceInARow, oncePer } from './once.ts';
import { listingPreview } from './preview-image.ts';
import { exactPlace } from './standing.ts';

/** Without what moves whenever another listing does. */
export interface ShownRank extends Omit<RankResource, 'position' | 'total' | 'ranked_on'> {
  /** Only among the first. */
  place: number | undefined;
}

export interface ListingMaterial {
  listing: SoftwareListing;
  rank: ShownRank;
  hasManifest: boolean;
}

/** The pages of one listing are made one after the other. */
export const readMaterial = onceInARow((slug: string): ListingMaterial => {
  const listing = readListing(slug);
  const { position, total, ranked_on, ...rank } = readRank(listing);
  return { listing, rank: { ...rank, place: exactPlace(position) }, hasManifest: hasManifest(listing) };
});

/** Of the page of a listing in a language: the same key is the same page, as long as no template changes. */
export function pageKey(tag: string, slug: string): string {
  const preview = listingPreview(tag, readMaterial(slug).listing);
  return createHash('sha256')
    .update(frameOf(tag))
    .update(materialText(slug))
    .update(JSON.stringify(preview ?? null))
    .digest('base64url');
}

const materialText = onceInARow((slug: string) => JSON.stringify(readMaterial(slug)));

/** What every page shows. */
const frameOf = oncePer((tag: string) =>
  JSON.stringify([tag, isOnStaticHost(), readLanguages(), readCatalogFacts(), readCategories(tag).map(toWords)]),
);

/** The number of its listings stands on no page of a listing. */
const toWords = ({ slug, name }: { slug: string; name: string }) => [slug, name];

const isOnStaticHost = once(isStaticHost);
