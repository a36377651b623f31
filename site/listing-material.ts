/** All that the page of a listing is made of beside the templates. What is not in here must not be shown there. */
import { createHash } from 'node:crypto';
import type { RankResource, SoftwareListing } from '../schemas/generated/read-api.ts';
import {
  hasManifest,
  isStaticHost,
  readCatalogFacts,
  readCategories,
  readLanguages,
  readListing,
  readRank,
} from './catalog-data.ts';
import { once } from './once.ts';
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

export function readMaterial(slug: string): ListingMaterial {
  const listing = readListing(slug);
  const { position, total, ranked_on, ...rank } = readRank(listing);
  return { listing, rank: { ...rank, place: exactPlace(position) }, hasManifest: hasManifest(listing) };
}

/** Of the page of a listing in a language: the same key is the same page, as long as no template changes. */
export function pageKey(tag: string, slug: string): string {
  const material = readMaterial(slug);
  return createHash('sha256')
    .update(frameOf(tag))
    .update(JSON.stringify([material, listingPreview(tag, material.listing)]))
    .digest('base64url');
}

const frames = new Map<string, string>();

/** What every page shows. */
function frameOf(tag: string): string {
  const frame =
    frames.get(tag) ??
    JSON.stringify([tag, isOnStaticHost(), readLanguages(), readCatalogFacts(), readCategories(tag).map(toWords)]);
  frames.set(tag, frame);
  return frame;
}

/** The number of its listings stands on no page of a listing. */
const toWords = ({ slug, name }: { slug: string; name: string }) => [slug, name];

const isOnStaticHost = once(isStaticHost);
